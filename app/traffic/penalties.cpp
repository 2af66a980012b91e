// SPDX-License-Identifier: MIT
#include "app/traffic/penalties.hpp"

#include <algorithm>

namespace reckon::traffic {

namespace {

// This many beyond the free ones count; further ones change nothing.
constexpr std::int64_t kMostBeyond = 20;
constexpr std::int64_t kNetworkFactor = 10;

Penalties::Rule for_networks(Penalties::Rule rule) {
  rule.free *= kNetworkFactor;
  rule.forgiven = std::max(rule.forgiven / kNetworkFactor, std::int64_t{1});
  return rule;
}

}  // namespace

Penalties::Penalties(const Rule& rule) : addresses_(rule), networks_(for_networks(rule)) {}

std::int64_t Penalties::wait(const Address& address, std::int64_t now) const {
  return std::max(addresses_.wait(address, now), networks_.wait(address.network(), now));
}

void Penalties::charge(const Address& address, std::int64_t now, std::int64_t times) {
  addresses_.charge(address, now, times);
  networks_.charge(address.network(), now, times);
}

std::int64_t Penalties::Table::wait(const Address& address, std::int64_t now) const {
  const auto entry = entries_.find(address);
  if (entry == entries_.end()) return 0;
  return std::max(entry->second.barred_until - now, std::int64_t{0});
}

void Penalties::Table::charge(const Address& address, std::int64_t now, std::int64_t times) {
  forget(now);
  const auto [place, is_new] = entries_.try_emplace(address);
  Entry& entry = place->second;
  if (!is_new) order_.erase({entry.forgiven_at, address});
  const std::int64_t most = now + (rule_.free + kMostBeyond) * rule_.forgiven;
  entry.forgiven_at = std::min(std::max(entry.forgiven_at, now) + times * rule_.forgiven,
                               std::max(most, entry.forgiven_at));
  order_.emplace(entry.forgiven_at, address);
  const std::int64_t count = (entry.forgiven_at - now + rule_.forgiven - 1) / rule_.forgiven;
  const std::int64_t beyond = std::min(count - rule_.free, kMostBeyond);
  if (beyond < 0) return;
  const std::int64_t wait = rule_.first_wait << beyond;
  entry.barred_until = now + std::min(wait, rule_.longest_wait);
}

// Makes room for one more address.
void Penalties::Table::forget(std::int64_t now) {
  while (!order_.empty() && (order_.begin()->first <= now || entries_.size() >= rule_.addresses)) {
    entries_.erase(order_.begin()->second);
    order_.erase(order_.begin());
  }
}

}  // namespace reckon::traffic
