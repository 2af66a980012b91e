#include "app/images/png.hpp"

#include <png.h>

#include <algorithm>
#include <array>
#include <bit>
#include <csetjmp>
#include <limits>
#include <utility>
#include <vector>

namespace reckon::images {
namespace {

// libpng leaves a call that fails by longjmp, over frames of ours and its own; none of them may
// hold what must be destroyed. So every step is a function object of references, called from here.
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

// What an element seen through alpha on white is, rounded to the nearest.
template <typename T>
T on_white(T value, T alpha) {
  constexpr std::uint64_t kMost = std::numeric_limits<T>::max();
  return static_cast<T>((std::uint64_t{value} * alpha + kMost * (kMost - alpha) + kMost / 2) /
                        kMost);
}

}  // namespace

// --- Reading

class PngReader::State {
 public:
  explicit State(std::unique_ptr<std::FILE, int (*)(std::FILE*)> file) : file_(std::move(file)) {}
  State(const State&) = delete;
  State& operator=(const State&) = delete;
  ~State() { png_destroy_read_struct(&png_, &info_, nullptr); }

  Result<void> open() {
    constexpr std::size_t kSignature = 8;
    std::array<png_byte, kSignature> signature{};
    if (std::fread(signature.data(), 1, kSignature, file_.get()) != kSignature ||
        png_sig_cmp(signature.data(), 0, kSignature) != 0) {
      return failure("this is no PNG file: give a picture in PNG");
    }
    png_ = png_create_read_struct(PNG_LIBPNG_VER_STRING, &trouble_, fail, ignore);
    info_ = png_ == nullptr ? nullptr : png_create_info_struct(png_);
    if (info_ == nullptr) return failure("memory ran out");
    if (!succeeds(png_, [&] {
          // Chunks other than pixels are of no use here, whatever they would unpack to.
          png_set_keep_unknown_chunks(png_, PNG_HANDLE_CHUNK_NEVER, nullptr, 0);
          png_set_chunk_cache_max(png_, 1);
          png_set_chunk_malloc_max(png_, 1U << 20U);
          png_set_user_limits(png_, PNG_UINT_31_MAX, PNG_UINT_31_MAX);
          png_init_io(png_, file_.get());
          png_set_sig_bytes(png_, kSignature);
          png_read_info(png_, info_);
        })) {
      return damaged();
    }
    shape_.rows = png_get_image_height(png_, info_);
    shape_.columns = png_get_image_width(png_, info_);
    if (std::uint64_t{shape_.rows} * shape_.columns > kMostPixels) {
      return failure("the picture has " + std::to_string(shape_.columns) + " x " +
                     std::to_string(shape_.rows) + " pixels: give one of at most " +
                     std::to_string(kMostPixels));
    }
    shape_.bits = png_get_bit_depth(png_, info_) == 16 ? 16 : 8;
    interlaced_ = png_get_interlace_type(png_, info_) != PNG_INTERLACE_NONE;
    if (!succeeds(png_, [&] {
          png_set_expand(png_);
          if (kSwapped) png_set_swap(png_);
          png_set_interlace_handling(png_);
          png_read_update_info(png_, info_);
          row_bytes_ = png_get_rowbytes(png_, info_);
        })) {
      return damaged();
    }
    const std::size_t channels = png_get_channels(png_, info_);
    has_alpha_ = channels % 2 == 0;
    shape_.channels = channels - (has_alpha_ ? 1 : 0);
    return {};
  }

  const PictureShape& shape() const { return shape_; }

  template <typename T>
  Result<std::span<const T>> row() {
    if (auto read = interlaced_ ? read_all() : read_row(); !read) {
      return std::unexpected(std::move(read).error());
    }
    const std::size_t first = interlaced_ ? next_ * row_bytes_ : 0;
    ++next_;
    // The allocator aligns for 16 bits, and rows of them have an even number of bytes.
    // NOLINTNEXTLINE(cppcoreguidelines-pro-type-reinterpret-cast)
    T* const elements = reinterpret_cast<T*>(pixels_.data() + first);
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
  Result<void> damaged() const {
    return failure("the file is damaged or cut off: " + std::string(trouble_.message.data()));
  }

  Result<void> read_row() {
    pixels_.resize(row_bytes_);
    const bool last = next_ + 1 == shape_.rows;
    if (!succeeds(png_, [&] {
          png_read_row(png_, pixels_.data(), nullptr);
          if (last) png_read_end(png_, nullptr);
        })) {
      return damaged();
    }
    return {};
  }

  // With the first row.
  Result<void> read_all() {
    if (next_ > 0) return {};
    pixels_.resize(shape_.rows * row_bytes_);
    std::vector<png_bytep> rows(shape_.rows);
    for (std::size_t r = 0; r < rows.size(); ++r) rows[r] = pixels_.data() + r * row_bytes_;
    if (!succeeds(png_, [&] {
          png_read_image(png_, rows.data());
          png_read_end(png_, nullptr);
        })) {
      return damaged();
    }
    return {};
  }

  std::unique_ptr<std::FILE, int (*)(std::FILE*)> file_;
  Trouble trouble_;
  png_structp png_ = nullptr;
  png_infop info_ = nullptr;
  PictureShape shape_;
  bool has_alpha_ = false;
  bool interlaced_ = false;
  std::size_t row_bytes_ = 0;
  std::size_t next_ = 0;
  std::vector<png_byte> pixels_;  // a row, or all of them if interlaced
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
