/// Text with a maximum length, so that printing ends for a value that contains itself many times.
struct TextSink: TextOutputStream {
  private(set) var text = ""
  private(set) var isFull = false
  private var left: Int

  init(limit: Int) {
    left = limit
  }

  mutating func write(_ string: String) {
    guard !isFull else { return }
    left -= string.utf8.count
    if left < 0 {
      isFull = true
    } else {
      text += string
    }
  }
}
