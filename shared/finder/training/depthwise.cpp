#include <ATen/Parallel.h>
#include <torch/extension.h>

namespace {
// Channels that are summed at once: their 16 float sums fit into two 256-bit registers.
constexpr int BLOCK = 16;

template <int N>
void add_row(const float *source, const float *target, float *sum, int64_t from, int64_t to, int64_t channels) {
  float total[N] = {};
  for (int64_t x = from; x < to; x++)
    for (int c = 0; c < N; c++) total[c] += source[x * channels + c] * target[x * channels + c];
  for (int c = 0; c < N; c++) sum[c] += total[c];
}
}  // namespace

// Gradient of a depthwise convolution's weights at stride 1 with SAME padding.
// x, grad: float [n][h][w][channels]; returns [kernel * kernel][channels].
torch::Tensor weight_gradient(torch::Tensor x, torch::Tensor grad, int64_t kernel, int64_t dilation) {
  const int64_t count = x.size(0), height = x.size(1), width = x.size(2), channels = x.size(3);
  const int64_t pad = (kernel - 1) * dilation / 2, taps = kernel * kernel, rows = count * height;
  const int64_t parts = at::get_num_threads();
  auto sums = torch::zeros({parts, taps, channels}, x.options());
  const float *in = x.data_ptr<float>(), *out = grad.data_ptr<float>();
  float *all = sums.data_ptr<float>();
  at::parallel_for(0, parts, 1, [&](int64_t first, int64_t last) {
    for (int64_t part = first; part < last; part++) {
      float *mine = all + part * taps * channels;
      for (int64_t row = rows * part / parts; row < rows * (part + 1) / parts; row++) {
        const int64_t image = row / height, y = row % height;
        for (int64_t ky = 0; ky < kernel; ky++) {
          const int64_t sy = y + ky * dilation - pad;
          if (sy < 0 || sy >= height) continue;
          for (int64_t kx = 0; kx < kernel; kx++) {
            const int64_t shift = kx * dilation - pad;
            const int64_t from = std::max<int64_t>(0, -shift), to = std::min(width, width - shift);
            const float *source = in + ((image * height + sy) * width + shift) * channels;
            const float *target = out + row * width * channels;
            float *sum = mine + (ky * kernel + kx) * channels;
            int64_t c = 0;
            for (; c + BLOCK <= channels; c += BLOCK) add_row<BLOCK>(source + c, target + c, sum + c, from, to, channels);
            for (; c < channels; c++) add_row<1>(source + c, target + c, sum + c, from, to, channels);
          }
        }
      }
    }
  });
  return sums.sum(0);
}

PYBIND11_MODULE(TORCH_EXTENSION_NAME, m) { m.def("weight_gradient", &weight_gradient); }
