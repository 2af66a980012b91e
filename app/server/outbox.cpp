// SPDX-License-Identifier: MIT
#include "app/server/outbox.hpp"

#include <algorithm>

namespace reckon::server {

void Outbox::push(const rooms::Sending& sending) {
  if (sending.whole) {
    const auto begin = waiting_.begin() + (writing_ ? 1 : 0);
    const auto end = std::remove_if(begin, waiting_.end(), [&](const Waiting& one) {
      const bool goes = one.subject == sending.subject;
      if (goes) bytes_ -= one.text->size();
      return goes;
    });
    waiting_.erase(end, waiting_.end());
  }
  waiting_.push_back({.text = sending.text, .subject = sending.subject});
  bytes_ += sending.text->size();
}

std::size_t Outbox::clear() {
  const std::size_t stays = writing_ ? 1 : 0;
  const std::size_t gone = waiting_.size() - stays;
  waiting_.resize(stays);
  bytes_ = writing_ ? waiting_.front().text->size() : 0;
  return gone;
}

std::shared_ptr<const std::string> Outbox::begin() {
  writing_ = true;
  return waiting_.front().text;
}

void Outbox::finish() {
  writing_ = false;
  bytes_ -= waiting_.front().text->size();
  waiting_.pop_front();
}

}  // namespace reckon::server
