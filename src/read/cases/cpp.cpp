#include <vector>
#include "runner.h"

#define SQUARE(x) \
  do {            \
    int y = (x);  \
    y *= y;       \
    use(y);       \
    use(y);       \
  } while (0)

namespace example {

/// Runs everything.
template <typename T>
class Runner : public Base<T> {
 public:
  explicit Runner(int size)
      : size_{size},
        items_(size, T()) {
    open();
    close();
    open();
    close();
    open();
  }

  /// How often.
  int count() const { return count_; }
  virtual void run(const std::vector<T>& items) = 0;
  bool operator==(const Runner& other) const;

 private:
  int size_ = 1'000;
  char quote_ = '{';
  std::vector<T> items_;
  const char* raw_ = R"x({ ")x";
};

enum class Level { kLow, kHigh };

static const int kTable[] = {
    1, 2, 3,
    4, 5, 6,
    7, 8, 9,
    1, 2, 3,
    4, 5, 6,
    7, 8, 9,
    1, 2, 3,
};

bool Runner::operator==(const Runner& other) const {
  auto same = [&](int a) {
    return a == 1;
  };
  if (same(1)) return false;
  return size_ == other.size_;
}

int short_one() { return 1; }

}  // namespace example
