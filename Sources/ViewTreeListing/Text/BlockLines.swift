import ViewTreeNumbers
import ViewTreeScript

/// Blocks of several statements on one line, `{ a; b }`, which get separate lines in a listing.
struct BlockLines {
  /// An open brace.
  private struct Open {
    /// The start of its statements: after the brace, or after the parameters of a closure.
    var start: Int
    /// The semicolons between them.
    var semicolons: [Range<Int>] = []
    /// True for a brace whose closure parameters, if any, weren't read yet.
    let isBlock: Bool
    var mayHaveHeader = true
  }

  /// The text with a line break at each brace of such a block and instead of its semicolons.
  static func broken(_ text: [UInt8]) -> [UInt8] {
    guard text.contains(UInt8(ascii: ";")), let words = ScriptOutline(text)?.words else {
      return text
    }
    var lines = BlockLines(text: text)
    for (place, word) in words.enumerated() {
      lines.pass(word, isFirst: place == 0)
    }
    return lines.result()
  }

  private let text: [UInt8]
  private var open: [Open] = []
  /// The ranges to replace with line ends.
  private var breaks: [Range<Int>] = []

  private init(text: [UInt8]) { self.text = text }

  private mutating func pass(_ word: ScriptOutline.Word, isFirst: Bool) {
    switch word.text {
    // The braces of the whole text are removed, so they aren't a block.
    case "{": open.append(Open(start: word.range.upperBound, isBlock: !isFirst))
    case "(", "[": open.append(Open(start: word.range.upperBound, isBlock: false))
    case "}", ")", "]":
      if let block = open.popLast(), block.isBlock { close(block, at: word.range.lowerBound) }
    case ";":
      if !open.isEmpty {
        open[open.count - 1].semicolons.append(word.range)
        open[open.count - 1].mayHaveHeader = false
      }
    case "for": if !open.isEmpty { open[open.count - 1].mayHaveHeader = false }
    case "in":
      guard !open.isEmpty, open[open.count - 1].mayHaveHeader else { return }
      open[open.count - 1].start = word.range.upperBound
      open[open.count - 1].mayHaveHeader = false
    default: break
    }
  }

  private mutating func close(_ block: Open, at end: Int) {
    guard !block.semicolons.isEmpty, !text[block.start..<end].contains(10) else { return }
    breaks += [block.start..<block.start] + block.semicolons + [end..<end]
  }

  private func result() -> [UInt8] {
    var result: [UInt8] = []
    var place = 0
    for part in breaks.sorted(by: { $0.lowerBound < $1.lowerBound }) {
      result += text[place..<part.lowerBound] + [10]
      place = part.upperBound
    }
    return result + text[place...]
  }
}
