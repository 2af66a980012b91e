// SPDX-License-Identifier: MIT
#include "app/traffic/shares.hpp"

#include <utility>

namespace reckon::traffic {

void Shares::add(const Address& address) {
  std::size_t& count = counts_[address];
  if (count != 0) order_.erase({count, address});
  ++count;
  order_.emplace(count, address);
  ++total_;
}

void Shares::remove(const Address& address) {
  const auto found = counts_.find(address);
  if (found == counts_.end()) return;
  order_.erase({found->second, address});
  --total_;
  if (--found->second == 0) {
    counts_.erase(found);
  } else {
    order_.emplace(found->second, address);
  }
}

std::size_t Shares::of(const Address& address) const {
  const auto found = counts_.find(address);
  return found == counts_.end() ? 0 : found->second;
}

std::optional<Address> Shares::greediest() const {
  if (order_.empty()) return std::nullopt;
  return order_.rbegin()->second;
}

std::optional<Address> Shares::yields_to(const Address& newcomer) const {
  if (order_.empty()) return std::nullopt;
  const auto& [most, holder] = *order_.rbegin();
  // Moving a place from one address to the other must leave them closer, or equal.
  if (most < of(newcomer) + 2) return std::nullopt;
  return holder;
}

}  // namespace reckon::traffic
