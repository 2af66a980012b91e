// SPDX-License-Identifier: MIT
#include "app/course/zip.hpp"

#include <zlib.h>

#include <cstdint>
#include <vector>

namespace reckon::course {

namespace {

void put(std::string& bytes, std::uint32_t value, int size) {
  for (int i = 0; i < size; ++i) bytes += static_cast<char>(value >> (8 * i) & 0xFFU);
}

constexpr std::uint32_t kUtf8Names = 1U << 11U;
constexpr std::uint32_t kVersion = 20;
constexpr std::uint32_t kFirstDay = 1U << 5U | 1U;  // 1 January 1980

// The common part of a member's header and its entry in the directory.
std::string description_of(const ZipMember& member) {
  std::string bytes;
  put(bytes, kVersion, 2);
  put(bytes, kUtf8Names, 2);
  put(bytes, 0, 2);  // stored
  put(bytes, 0, 2);  // midnight
  put(bytes, kFirstDay, 2);
  const std::string& content = member.content;
  const std::vector<Bytef> unsigned_content(content.begin(), content.end());
  put(bytes, static_cast<std::uint32_t>(crc32_z(0, unsigned_content.data(), content.size())), 4);
  put(bytes, static_cast<std::uint32_t>(content.size()), 4);
  put(bytes, static_cast<std::uint32_t>(content.size()), 4);
  put(bytes, static_cast<std::uint32_t>(member.name.size()), 2);
  put(bytes, 0, 2);  // nothing extra
  return bytes;
}

}  // namespace

std::string to_zip(std::span<const ZipMember> members) {
  constexpr std::uint32_t kMember = 0x04034b50;
  constexpr std::uint32_t kLine = 0x02014b50;
  constexpr std::uint32_t kEnd = 0x06054b50;
  std::string bytes;
  std::string directory;
  for (const ZipMember& member : members) {
    const auto place = static_cast<std::uint32_t>(bytes.size());
    const std::string description = description_of(member);
    put(bytes, kMember, 4);
    bytes += description + member.name + member.content;
    put(directory, kLine, 4);
    put(directory, kVersion, 2);
    directory += description;
    put(directory, 0, 2);  // no comment
    put(directory, 0, 2);  // first disk
    put(directory, 0, 2);
    put(directory, 0, 4);  // no attributes
    put(directory, place, 4);
    directory += member.name;
  }
  const auto place = static_cast<std::uint32_t>(bytes.size());
  bytes += directory;
  put(bytes, kEnd, 4);
  put(bytes, 0, 4);  // one disk
  put(bytes, static_cast<std::uint32_t>(members.size()), 2);
  put(bytes, static_cast<std::uint32_t>(members.size()), 2);
  put(bytes, static_cast<std::uint32_t>(directory.size()), 4);
  put(bytes, place, 4);
  put(bytes, 0, 2);  // no comment
  return bytes;
}

}  // namespace reckon::course
