import ViewTreeScript
import ViewTreeSyntax

/// The position of a cursor in Swift: in a file, or in a script of a document.
struct SwiftCursor {
  /// The kind of completions at the cursor.
  enum Role: Equatable {
    /// A member of the expression before the dot. `nil` if the context implies the type.
    case member(of: Range<Int>?)
    /// A name.
    case name
    /// No completion: in a string or a comment, or after a number.
    case nothing
  }

  /// The enclosing call of the cursor.
  struct Call: Equatable {
    let name: String
    /// True if the name follows a dot.
    let isMember: Bool
    /// The label of the argument at the cursor, if it has one.
    let label: String?
    /// True if the argument starts at the cursor's word.
    let isAtStart: Bool
    /// The labels that the call already has.
    let labels: [String]
  }

  let role: Role
  /// The word at the cursor.
  let word: Range<Int>
  let call: Call?

  init(in bytes: ArraySlice<UInt8>, at cursor: Int) {
    self.init(SwiftTokens.all(in: bytes), in: bytes, at: cursor)
  }

  init(_ tokens: [SwiftToken], in bytes: ArraySlice<UInt8>, at cursor: Int) {
    let before = tokens.prefix { $0.range.lowerBound < cursor }
    let last = before.last
    let isInside = last.map { $0.range.upperBound >= cursor } ?? false
    let isInText = tokens[before.count...].first.map {
      $0.kind == .text && $0.range.lowerBound == cursor
    }
    if isInText ?? false || isInside && last?.kind != .mark && last?.kind != .name {
      // There is no completion after a line comment or in the last line of text either.
      role = .nothing
      word = cursor..<cursor
      call = nil
      return
    }
    let hasWord = isInside && last?.kind == .name
    word = hasWord ? last?.range ?? cursor..<cursor : cursor..<cursor
    let rest = Array(hasWord ? before.dropLast() : before).filter { $0.kind != .comment }
    call = SwiftCall.around(rest, in: bytes)
    if let dot = rest.last, dot.isMark(".") {
      role = .member(of: SwiftReceiver.range(before: rest.dropLast(), in: bytes))
    } else {
      role = .name
    }
  }

  /// True if the word is the label of an argument.
  func isLabel(in tokens: [SwiftToken]) -> Bool {
    guard call?.isAtStart == true else { return false }
    return tokens.first { $0.range.lowerBound >= word.upperBound }?.isMark(":") ?? false
  }
}
