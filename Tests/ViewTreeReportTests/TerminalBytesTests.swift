import Testing
import ViewTreeRandom

@testable import ViewTreeReport

@Suite("Looking at texts")
struct TerminalBytesTests {
  /// Shows some bytes at each place of a memory word.
  private func eachText(of bytes: [UInt8], _ body: (UnsafeBufferPointer<UInt8>) -> Void) {
    for start in 0..<min(9, bytes.count + 1) {
      bytes[start...].withUnsafeBufferPointer(body)
    }
  }

  private func isPlain(_ byte: UInt8) -> Bool {
    0x20..<0x7F ~= byte && byte != UInt8(ascii: "\"") && byte != UInt8(ascii: "\\")
  }

  @Test("One byte that is not plain is found at every place of texts of every length")
  func oneByte() {
    var wrong: [UInt8] = []
    for count in 0..<20 {
      for place in 0..<max(count, 1) {
        for byte in UInt8.min...UInt8.max {
          var bytes = [UInt8](repeating: UInt8(ascii: "~"), count: count)
          if count > 0 { bytes[place] = byte }
          bytes.withUnsafeBufferPointer { text in
            if TerminalBytes.isPlain(text) != text.allSatisfy(isPlain) { wrong.append(byte) }
          }
        }
      }
    }
    #expect(wrong == [])
  }

  @Test("Random bytes are plain, and harmless, where each of them is")
  func randomBytes() {
    var random = SplitMix64(seed: 18)
    var wrong: [[UInt8]] = []
    for _ in 0..<Rounds.of(20_000) {
      let bytes = (0..<random.below(30)).map { _ in
        UInt8(random.number(in: random.below(20) == 0 ? 0...255 : 0x20...0x7E))
      }
      eachText(of: bytes) { text in
        if TerminalBytes.isPlain(text) == text.allSatisfy(isPlain),
          TerminalBytes.mayBeUnsafe(text) == text.contains(where: { TerminalBytes.mark($0) != 0 })
        {
          return
        }
        wrong.append(bytes)
      }
    }
    #expect(wrong == [])
  }

  @Test("Two bytes side by side are found at every place of plain texts")
  func pairs() {
    var wrong: [Int] = []
    for count in 2..<30 {
      for place in 0..<count - 1 {
        var bytes = (0..<count).map { _ in UInt8(ascii: "a") }
        let has = { (first: UInt8, second: UInt8) in
          bytes.withUnsafeBufferPointer {
            TerminalBytes.mayHave(first, before: second, in: $0)
          }
        }
        bytes[place] = UInt8(ascii: " ")
        let isEarly = count > 7 && has(UInt8(ascii: " "), UInt8(ascii: " "))
        bytes[place + 1] = UInt8(ascii: "b")
        if isEarly || !has(UInt8(ascii: " "), UInt8(ascii: "b"))
          || count > 7 && has(UInt8(ascii: "b"), UInt8(ascii: " "))
        {
          wrong.append(count)
        }
      }
    }
    #expect(wrong == [])
  }
}
