// SPDX-License-Identifier: MIT
#include "app/images/png.hpp"

#include <png.h>

#include <algorithm>
#include <array>
#include <bit>
#include <csetjmp>
#include <limits>
#include <new>
#include <utility>
#include <vector>

#include "app/images/png_chunks.hpp"

namespace reckon::images {
namespace {

// libpng leaves a failing call by longjmp, over our frames and its own, so these must not contain
// objects with destructors. So every step is a function object of references, called from here.
struct Trouble {
  std::array<char, 200> message{};
};

[[noreturn]] void fail(png_structp png, png_const_charp message) {
  auto* const trouble = static_cast<Trouble*>(png_get_error_ptr(png));
  std::snprintf(trouble->message.data(), trouble->message.size(), "%s", message);
  png_longjmp(png, 1);
}

void ignore(png_structp /*png*/, png_const_charp /*warning*/) {}

template <typename Step>
bool succeeds(png_structp png, const Step& step) {
  // NOLINTNEXTLINE(cert-err52-cpp,modernize-avoid-setjmp-longjmp): so libpng says that it fails
  if (setjmp(png_jmpbuf(png)) != 0) return false;
  step();
  return true;
}

constexpr bool kSwapped =
    std::endian::native == std::endian::little;  // 16 bits in the file and here

// Returns an element seen through alpha on white, rounded to the nearest.
template <typename T>
T on_white(T value, T alpha) {
  constexpr std::uint64_t kMost = std::numeric_limits<T>::max();
  return static_cast<T>((std::uint64_t{value} * alpha + kMost * (kMost - alpha) + kMost / 2) /
                        kMost);
}

}  // namespace

// --- Reading

// libpng gets its bytes piece by piece instead of reading them itself. Asked for the last row, it
// would otherwise decompress all data after that row, possibly thousands of times as much.
class PngReader::State {
 public:
  explicit State(PngChunks::File file) : chunks_(std::move(file)) {}
  State(const State&) = delete;
  State& operator=(const State&) = delete;
  ~State() { png_destroy_read_struct(&png_, &info_, nullptr); }

  Result<void> open() {
    png_ = png_create_read_struct(PNG_LIBPNG_VER_STRING, &trouble_, fail, ignore);
    info_ = png_ == nullptr ? nullptr : png_create_info_struct(png_);
    if (info_ == nullptr) return failure("memory ran out");
    png_set_progressive_read_fn(png_, this, &begin_rows, &take_row, &end);
    png_set_user_limits(png_, PNG_UINT_31_MAX, PNG_UINT_31_MAX);
    while (row_bytes_ == 0) {
      auto fed = feed();
      if (!fed && too_large()) {
        return failure("the picture has " + std::to_string(shape_.columns) + " x " +
                       std::to_string(shape_.rows) + " pixels: give one of at most " +
                       std::to_string(kMostPixels));
      }
      if (!fed) return fed;
    }
    return {};
  }

  const PictureShape& shape() const { return shape_; }

  template <typename T>
  Result<std::span<const T>> row() {
    if (auto read = read_row(); !read) return std::unexpected(std::move(read).error());
    // The allocator aligns for 16 bits, and rows of such elements have an even number of bytes.
    // NOLINTNEXTLINE(cppcoreguidelines-pro-type-reinterpret-cast)
    T* const elements = reinterpret_cast<T*>(pixels_.data() + begin_);
    begin_ += row_bytes_;
    ++next_;
    const std::size_t count = shape_.columns * shape_.channels;
    if (has_alpha_) {
      for (std::size_t i = 0, from = 0; i < count; ++from) {
        const T alpha = elements[from + shape_.channels];
        for (std::size_t k = 0; k < shape_.channels; ++k) {
          elements[i++] = on_white(elements[from++], alpha);
        }
      }
    }
    return std::span<const T>(elements, count);
  }

 private:
  // The callbacks of libpng.
  static State& of(png_structp png) { return *static_cast<State*>(png_get_progressive_ptr(png)); }

  static void begin_rows(png_structp png, png_infop info) {
    State& state = of(png);
    PictureShape& shape = state.shape_;
    shape.rows = png_get_image_height(png, info);
    shape.columns = png_get_image_width(png, info);
    if (state.too_large()) png_error(png, "too large");
    shape.bits = png_get_bit_depth(png, info) == 16 ? 16 : 8;
    state.interlaced_ = png_get_interlace_type(png, info) != PNG_INTERLACE_NONE;
    // Before compression, each row has a byte more, and an interlaced picture up to twice as many
    // rows. Incompressible data grows by some bytes.
    const std::uint64_t packed = shape.rows * (std::uint64_t{png_get_rowbytes(png, info)} + 1);
    state.chunks_.allow(2 * packed);
    png_set_expand(png);
    if (kSwapped) png_set_swap(png);
    png_set_interlace_handling(png);
    png_read_update_info(png, info);
    state.row_bytes_ = png_get_rowbytes(png, info);
    const std::size_t channels = png_get_channels(png, info);
    state.has_alpha_ = channels % 2 == 0;
    shape.channels = channels - (state.has_alpha_ ? 1 : 0);
  }

  static void take_row(png_structp png, png_bytep row, png_uint_32 number, int pass) {
    State& state = of(png);
    if (!state.interlaced_) {
      if (!state.keep(row)) png_error(png, "memory ran out");
    } else if (row != nullptr) {  // otherwise this pass adds nothing to the row
      png_progressive_combine_row(png, state.pixels_.data() + number * state.row_bytes_, row);
    }
    constexpr int kLastPass = 6;
    if (number + 1 == state.shape_.rows && (!state.interlaced_ || pass == kLastPass)) {
      state.complete_ = true;
    }
  }

  static void end(png_structp png, png_infop /*info*/) { of(png).ended_ = true; }

  bool keep(const png_byte* row) {
    try {
      pixels_.insert(pixels_.end(), row, row + row_bytes_);
    } catch (const std::bad_alloc&) {  // exceptions must not pass through libpng
      return false;
    }
    return true;
  }

  bool too_large() const { return std::uint64_t{shape_.rows} * shape_.columns > kMostPixels; }

  // Passes the next bytes to libpng.
  Result<void> feed() {
    if (ended_) return damaged_png("it has too few pixels");
    auto piece = chunks_.next();
    if (!piece) return std::unexpected(std::move(piece).error());
    if (succeeds(png_, [&] { png_process_data(png_, info_, piece->data(), piece->size()); })) {
      return {};
    }
    ended_ = true;  // libpng must stop here
    return damaged_png(trouble_.message.data());
  }

  // Reads until the row at `begin_` is complete; for the last row, until the end of the file.
  Result<void> read_row() {
    if (interlaced_) {
      pixels_.resize(shape_.rows * row_bytes_);
    } else if (begin_ == pixels_.size()) {
      pixels_.clear();
      begin_ = 0;
    }
    const bool last = next_ + 1 == shape_.rows;
    while (!(last || interlaced_ ? complete_ && ended_ : begin_ < pixels_.size())) {
      if (auto fed = feed(); !fed) return fed;
    }
    return {};
  }

  PngChunks chunks_;
  Trouble trouble_;
  png_structp png_ = nullptr;
  png_infop info_ = nullptr;
  PictureShape shape_;
  bool has_alpha_ = false;
  bool interlaced_ = false;
  bool complete_ = false;         // all rows have been decoded
  bool ended_ = false;            // the file has ended, or is bad
  std::size_t row_bytes_ = 0;     // 0 until the rows begin
  std::size_t next_ = 0;          // the row to return next
  std::size_t begin_ = 0;         // start of that row in
  std::vector<png_byte> pixels_;  // the rows of a piece, or all rows if interlaced
};

PngReader::PngReader(std::unique_ptr<State> state) : state_(std::move(state)) {}
PngReader::PngReader(PngReader&&) noexcept = default;
PngReader& PngReader::operator=(PngReader&&) noexcept = default;
PngReader::~PngReader() = default;

Result<PngReader> PngReader::open(std::unique_ptr<std::FILE, int (*)(std::FILE*)> file) {
  auto state = std::make_unique<State>(std::move(file));
  if (auto opened = state->open(); !opened) return std::unexpected(std::move(opened).error());
  return PngReader(std::move(state));
}

const PictureShape& PngReader::shape() const { return state_->shape(); }

Result<std::span<const std::uint8_t>> PngReader::row_of_8_bits() {
  return state_->row<std::uint8_t>();
}

Result<std::span<const std::uint16_t>> PngReader::row_of_16_bits() {
  return state_->row<std::uint16_t>();
}

// --- Writing

class PngWriter::State {
 public:
  State() = default;
  State(const State&) = delete;
  State& operator=(const State&) = delete;
  ~State() { png_destroy_write_struct(&png_, &info_); }

  Result<void> open(const PictureShape& shape) {
    rows_left_ = shape.rows;
    png_ = png_create_write_struct(PNG_LIBPNG_VER_STRING, &trouble_, fail, ignore);
    info_ = png_ == nullptr ? nullptr : png_create_info_struct(png_);
    if (info_ == nullptr) return failure("memory ran out");
    return step([&] {
      png_set_user_limits(png_, PNG_UINT_31_MAX, PNG_UINT_31_MAX);
      png_set_write_fn(png_, &bytes_, &append, nullptr);
      png_set_IHDR(png_, info_, static_cast<png_uint_32>(shape.columns),
                   static_cast<png_uint_32>(shape.rows), static_cast<int>(shape.bits),
                   shape.channels == 1 ? PNG_COLOR_TYPE_GRAY : PNG_COLOR_TYPE_RGB,
                   PNG_INTERLACE_NONE, PNG_COMPRESSION_TYPE_DEFAULT, PNG_FILTER_TYPE_DEFAULT);
      png_write_info(png_, info_);
      if (shape.bits == 1) png_set_packing(png_);
      if (shape.bits == 16 && kSwapped) png_set_swap(png_);
    });
  }

  Result<void> write(const png_byte* row) {
    const bool last = --rows_left_ == 0;
    return step([&] {
      png_write_row(png_, row);
      if (last) png_write_end(png_, nullptr);
    });
  }

  std::string take_bytes() { return std::exchange(bytes_, {}); }

 private:
  static void append(png_structp png, png_bytep data, std::size_t size) {
    // NOLINTNEXTLINE(cppcoreguidelines-pro-type-reinterpret-cast): bytes are bytes
    static_cast<std::string*>(png_get_io_ptr(png))->append(reinterpret_cast<char*>(data), size);
  }

  template <typename Step>
  Result<void> step(const Step& what) {
    if (succeeds(png_, what)) return {};
    return failure("the picture cannot be written: " + std::string(trouble_.message.data()));
  }

  Trouble trouble_;
  png_structp png_ = nullptr;
  png_infop info_ = nullptr;
  std::size_t rows_left_ = 0;
  std::string bytes_;
};

PngWriter::PngWriter(std::unique_ptr<State> state) : state_(std::move(state)) {}
PngWriter::PngWriter(PngWriter&&) noexcept = default;
PngWriter& PngWriter::operator=(PngWriter&&) noexcept = default;
PngWriter::~PngWriter() = default;

Result<PngWriter> PngWriter::make(const PictureShape& shape) {
  auto state = std::make_unique<State>();
  if (auto opened = state->open(shape); !opened) return std::unexpected(std::move(opened).error());
  return PngWriter(std::move(state));
}

Result<void> PngWriter::write(std::span<const std::uint8_t> row) {
  return state_->write(row.data());
}

Result<void> PngWriter::write(std::span<const std::uint16_t> row) {
  // NOLINTNEXTLINE(cppcoreguidelines-pro-type-reinterpret-cast): libpng takes bytes
  return state_->write(reinterpret_cast<const png_byte*>(row.data()));
}

std::string PngWriter::take_bytes() { return state_->take_bytes(); }

}  // namespace reckon::images
