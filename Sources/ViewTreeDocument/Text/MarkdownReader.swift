import ViewTreeNumbers
import ViewTreeScript

/// Reads the Markdown of one text from its start to its end.
struct MarkdownReader {
  typealias Scalar = Unicode.Scalar

  /// Characters with the same emphasis, or the remaining delimiters of a run.
  struct Piece {
    var text: [Scalar]
    var emphasis: TextEmphasis = []
    var delimiter: Delimiter?
  }

  /// A run of `*`, `_` or `~`, which may open or close an emphasis.
  struct Delimiter {
    let scalar: Scalar
    let length: Int
    let canOpen: Bool
    let canClose: Bool
  }

  /// The maximum length of an address, so that text isn't searched repeatedly.
  private static let longestAddress = 2_000

  private let source: [Scalar]
  /// The index of the closing bracket for each opening bracket.
  private let closingBrackets: [Int: Int]
  /// The lengths of runs of backticks without a closing run after some index.
  private var missingBackticks: Set<Int> = []

  init(_ source: [Scalar]) {
    self.source = source
    closingBrackets = Self.brackets(in: source)
  }

  private static func brackets(in source: [Scalar]) -> [Int: Int] {
    var found: [Int: Int] = [:]
    var open: [Int] = []
    var place = 0
    while place < source.count {
      switch source[place] {
      case "\\", LocalizedKey.mark: place += 1
      case "[": open.append(place)
      case "]": if let start = open.popLast() { found[start] = place }
      default: break
      }
      place += 1
    }
    return found
  }

  /// The pieces of a part of the text. The text of a link contains no links.
  mutating func pieces(in range: Range<Int>, links: Bool) -> [Piece] {
    var pieces = [Piece(text: [])]
    var place = range.lowerBound
    func add(_ scalar: Scalar) {
      if pieces[pieces.count - 1].delimiter != nil || !pieces[pieces.count - 1].emphasis.isEmpty {
        pieces.append(Piece(text: []))
      }
      pieces[pieces.count - 1].text.append(scalar)
    }
    missingBackticks = []
    while place < range.upperBound {
      let scalar = source[place]
      let next = place + 1
      switch scalar {
      case LocalizedKey.mark where next < range.upperBound:
        add(source[next])
        place += 2
      case "\\" where next < range.upperBound && Self.isPunctuation(source[next]):
        add(source[next])
        place += 2
      case "`":
        let code = code(at: place, range)
        if let text = code.text {
          pieces.append(Piece(text: text, emphasis: .code))
        } else {
          for _ in place..<code.end { add("`") }
        }
        place = code.end
      case "*", "_", "~":
        place = delimiters(at: place, range, &pieces)
      case "<":
        guard let end = addressEnd(next, range, closing: ">"),
          source[next..<end].contains(":") || source[next..<end].contains("@")
        else {
          add(scalar)
          place = next
          continue
        }
        pieces.append(Piece(text: Array(source[next..<end]), emphasis: .link))
        place = end + 1
      case "["
      where pieces[pieces.count - 1].text.last == "^" && attributesEnd(place, range) != nil:
        let end = closingBrackets[place] ?? next
        pieces[pieces.count - 1].text.removeLast()
        let inside = self.pieces(in: next..<end, links: links)
        let attributes = attributesEnd(place, range) ?? end
        let inflects = Inflection.isWanted(source[end..<attributes])
        pieces += inflects ? Inflection.inflected(inside) : inside
        pieces.append(Piece(text: []))
        place = attributes + 1
      case "[" where links:
        guard let end = closingBrackets[place], end < range.upperBound,
          end + 1 < range.upperBound, source[end + 1] == "(",
          let address = addressEnd(end + 2, range, closing: ")")
        else {
          add(scalar)
          place = next
          continue
        }
        let isImage = dropImageMark(&pieces)
        let missing = missingBackticks
        pieces += self.pieces(in: next..<end, links: false).map { piece in
          var piece = piece
          if !isImage { piece.emphasis.formUnion(.link) }
          return piece
        }
        missingBackticks = missing
        pieces.append(Piece(text: []))
        place = address + 1
      default:
        add(scalar)
        place = next
      }
    }
    pair(&pieces)
    return pieces
  }

  /// The end of the attributes in `^[text](inflect: true)`, or `nil` if there are none.
  private func attributesEnd(_ start: Int, _ range: Range<Int>) -> Int? {
    guard let end = closingBrackets[start], end + 1 < range.upperBound, source[end + 1] == "("
    else { return nil }
    return source[(end + 2)..<range.upperBound].firstIndex(of: ")")
  }

  /// Shows an image as its description. Returns true for an image.
  private func dropImageMark(_ pieces: inout [Piece]) -> Bool {
    let last = pieces.count - 1
    guard pieces[last].delimiter == nil, pieces[last].text.last == "!" else { return false }
    pieces[last].text.removeLast()
    return true
  }

  // MARK: - Code and addresses

  /// Reads code between runs of backticks of one length, or `nil` if the backticks are text.
  private mutating func code(
    at start: Int, _ range: Range<Int>
  ) -> (text: [Scalar]?, end: Int) {
    var inside = start
    while inside < range.upperBound, source[inside] == "`" { inside += 1 }
    let length = inside - start
    guard !missingBackticks.contains(length), let end = backticks(length, from: inside, range)
    else {
      missingBackticks.insert(length)
      return (nil, inside)
    }
    var text = source[inside..<end].filter { $0 != LocalizedKey.mark }.map { $0 == "\n" ? " " : $0 }
    if text.count > 2, text.first == " ", text.last == " ", text.contains(where: { $0 != " " }) {
      text = Array(text.dropFirst().dropLast())
    }
    return (text, end + length)
  }

  private func backticks(_ length: Int, from start: Int, _ range: Range<Int>) -> Int? {
    var place = start
    while place < range.upperBound {
      guard source[place] == "`" else {
        place += source[place] == LocalizedKey.mark ? 2 : 1
        continue
      }
      let first = place
      while place < range.upperBound, source[place] == "`" { place += 1 }
      if place - first == length { return first }
    }
    return nil
  }

  /// The end of an address, which has no white space and balanced brackets, or `nil` for other
  /// text.
  private func addressEnd(_ start: Int, _ range: Range<Int>, closing: Scalar) -> Int? {
    var depth = 0
    let limit = min(range.upperBound, start + Self.longestAddress)
    var place = start
    while place < limit {
      let scalar = source[place]
      if scalar == closing, depth == 0 { return place }
      if scalar.properties.isWhitespace || scalar == "<" || scalar == "[" { return nil }
      if scalar == "(" { depth += 1 }
      if scalar == ")" { depth -= 1 }
      place += 1
    }
    return nil
  }

  // MARK: - Emphasis

  private func delimiters(at start: Int, _ range: Range<Int>, _ pieces: inout [Piece]) -> Int {
    let scalar = source[start]
    var end = start
    while end < range.upperBound, source[end] == scalar { end += 1 }
    let before: Scalar = start > range.lowerBound ? source[start - 1] : " "
    let after: Scalar = end < range.upperBound ? source[end] : " "
    let (spaceBefore, spaceAfter) = (before.properties.isWhitespace, after.properties.isWhitespace)
    let (markBefore, markAfter) = (Self.isPunctuation(before), Self.isPunctuation(after))
    let opens = !spaceAfter && (!markAfter || spaceBefore || markBefore)
    let closes = !spaceBefore && (!markBefore || spaceAfter || markAfter)
    let isWord = scalar == "_"
    pieces.append(
      Piece(
        text: Array(source[start..<end]),
        delimiter: Delimiter(
          scalar: scalar, length: end - start,
          canOpen: opens && (!isWord || !closes || markBefore),
          canClose: closes && (!isWord || !opens || markAfter))))
    return end
  }

  /// Matches opening and closing delimiters, the innermost first.
  private func pair(_ pieces: inout [Piece]) {
    // For each kind of closer, the index of the piece below which no opener is left.
    var bottoms: [Int: Int] = [:]
    var open: [Int] = []
    for closer in pieces.indices {
      guard let closing = pieces[closer].delimiter else { continue }
      let kind =
        Int(closing.scalar.value) * 8 + closing.length % 3 * 2 + (closing.canOpen ? 1 : 0)
      while closing.canClose, !pieces[closer].text.isEmpty {
        let bottom = bottoms[kind] ?? 0
        guard
          let place = open.lastIndex(where: {
            $0 < bottom || fits(pieces[$0], closing, pieces[closer].text.count)
          }), open[place] >= bottom
        else {
          bottoms[kind] = closer
          break
        }
        let opener = open[place]
        let count = emphasize(&pieces, from: opener, to: closer)
        open.removeSubrange((place + 1)...)
        pieces[opener].text.removeLast(count)
        pieces[closer].text.removeLast(count)
        if pieces[opener].text.isEmpty { open.removeLast() }
      }
      if closing.canOpen, !pieces[closer].text.isEmpty { open.append(closer) }
    }
  }

  /// True if the opening run and the closing run match.
  private func fits(_ opener: Piece, _ closing: Delimiter, _ left: Int) -> Bool {
    guard let opening = opener.delimiter, opening.scalar == closing.scalar else { return false }
    if closing.scalar == "~" { return opening.length == closing.length && closing.length <= 2 }
    guard opening.canClose || closing.canOpen else { return true }
    return !(opening.length + closing.length).isMultiple(of: 3)
      || opening.length.isMultiple(of: 3) && closing.length.isMultiple(of: 3)
  }

  /// Gives the text between two runs its emphasis, and returns the number of characters used of
  /// each.
  private func emphasize(_ pieces: inout [Piece], from opener: Int, to closer: Int) -> Int {
    let isStrike = pieces[closer].delimiter?.scalar == "~"
    let count =
      isStrike
      ? pieces[closer].text.count
      : pieces[opener].text.count >= 2 && pieces[closer].text.count >= 2 ? 2 : 1
    let emphasis: TextEmphasis = isStrike ? .strikethrough : count == 2 ? .strong : .emphasized
    for place in opener + 1..<closer { pieces[place].emphasis.formUnion(emphasis) }
    return count
  }

  /// A character of ASCII that is neither a letter, a digit nor a space, or one of Unicode's
  /// punctuation.
  private static func isPunctuation(_ scalar: Scalar) -> Bool {
    switch scalar.value {
    case 0x21...0x2F, 0x3A...0x40, 0x5B...0x60, 0x7B...0x7E: return true
    case 0..<0x80: return false
    default: break
    }
    switch scalar.properties.generalCategory {
    case .connectorPunctuation, .dashPunctuation, .openPunctuation, .closePunctuation,
      .initialPunctuation, .finalPunctuation, .otherPunctuation, .currencySymbol, .mathSymbol,
      .modifierSymbol, .otherSymbol:
      return true
    default: return false
    }
  }
}
