import ViewTreeNumbers
import ViewTreeScript
import ViewTreeSyntax

/// Rewrites stores of the Composable Architecture as the values that they hold.
///
/// A file that imports the package is read as if its views had their state themselves: the type
/// `StoreOf<Feature>` is `Feature.State`, `store.scope(state: \.row, action: \.row)` is `store.row`, and
/// `Store(initialState: state) { Feature() }` is `state`. Actions that are sent change nothing. No
/// replacement is longer than the code that it replaces, so that each offset stays as it is.
struct StoreRewriter {
  private static let module = Array("ComposableArchitecture".utf8)

  private(set) var bytes: [UInt8]
  let tokens: [SwiftToken]
  /// The text of each token.
  let words: [String]
  /// For each bracket the index of its partner. A bracket without a partner has its own index.
  let partners: [Int]

  /// The source as it's read, which is the same if no file imports the package.
  static func rewritten(_ source: SourceFile) -> SourceFile {
    var bytes = source.bytes
    var isChanged = false
    for range in source.ranges where importsModule(source.bytes[range]) {
      var rewriter = StoreRewriter(source.bytes[range])
      rewriter.rewrite()
      bytes.replaceSubrange(range, with: rewriter.bytes)
      isChanged = true
    }
    return isChanged ? source.read(as: bytes) : source
  }

  /// The place of the first import of the package.
  static func importPlace(in source: SourceFile) -> SourceRange? {
    find(module, in: source.bytes[...]).map { SourceRange($0..<$0 + module.count) }
  }

  private static func importsModule(_ bytes: ArraySlice<UInt8>) -> Bool {
    guard let place = find(module, in: bytes) else { return false }
    let line = bytes[..<place].lastIndex { Byte.isLineEnd($0) } ?? bytes.startIndex
    return find(Array("import".utf8), in: bytes[line..<place]) != nil
  }

  private static func find(_ word: [UInt8], in bytes: ArraySlice<UInt8>) -> Int? {
    bytes.withUnsafeBufferPointer { text in
      guard text.count >= word.count else { return nil }
      for start in 0...text.count - word.count where text[start] == word[0] {
        if text[start..<start + word.count].elementsEqual(word) { return bytes.startIndex + start }
      }
      return nil
    }
  }

  private init(_ file: ArraySlice<UInt8>) {
    bytes = Array(file)
    let text = bytes
    tokens = SwiftTokens.all(in: text[...]).filter { $0.kind != .comment }
    words = tokens.map { String(decoding: text[$0.range], as: UTF8.self) }
    partners = Self.partners(words)
  }

  private static func partners(_ words: [String]) -> [Int] {
    var partners = Array(words.indices)
    var open: [Int] = []
    for (place, word) in words.enumerated() {
      switch word {
      case "(", "[", "{": open.append(place)
      case ")", "]", "}":
        guard let start = open.popLast() else { continue }
        (partners[start], partners[place]) = (place, start)
      default: break
      }
    }
    return partners
  }

  /// Replaces inner code before the code around it.
  private mutating func rewrite() {
    for place in tokens.indices { rewriteCasePath(place) }
    for place in tokens.indices.reversed() where tokens[place].kind == .name {
      rewriteCall(place)
      rewriteType(place)
      rewriteAttribute(place)
      rewriteReducer(place)
    }
  }

  // MARK: - Code

  /// The word at a place, or an empty one outside the file.
  func word(_ place: Int) -> String { words.indices.contains(place) ? words[place] : "" }

  /// The code of some tokens as it's rewritten so far, in one line.
  func code(_ range: Range<Int>) -> String {
    guard let first = range.first, let last = range.last, range.upperBound <= tokens.count else {
      return ""
    }
    let part = bytes[tokens[first].range.lowerBound..<tokens[last].range.upperBound]
    let pieces = part.split { Byte.isLineEnd($0) || $0 == Byte.space }
    return pieces.map { String(decoding: $0, as: UTF8.self) }.joined(separator: " ")
  }

  /// Replaces tokens by text, followed by spaces, unless the text is too long.
  @discardableResult
  mutating func replace(_ range: Range<Int>, with text: String = "") -> Bool {
    guard let first = range.first, let last = range.last, last < tokens.count else { return false }
    let place = tokens[first].range.lowerBound..<tokens[last].range.upperBound
    let new = Array(text.utf8)
    guard new.count <= place.count else { return false }
    for offset in place where !Byte.isLineEnd(bytes[offset]) { bytes[offset] = Byte.space }
    bytes.replaceSubrange(place.lowerBound..<place.lowerBound + new.count, with: new)
    return true
  }
}
