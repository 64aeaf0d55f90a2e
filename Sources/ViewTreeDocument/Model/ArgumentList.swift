import ViewTreeLayout
import ViewTreeNumbers
import ViewTreeSyntax

/// The arguments of a document, eight bytes each.
///
/// An `Argument` takes sixteen, and there are four or five of them to a view. Most are numbers, or are not given at all;
/// so each is a number as it stands, and all others are numbers that nobody can write: those with the uppermost
/// fourteen bits set, of which arithmetic makes none either.
public struct ArgumentList: RandomAccessCollection, Sendable {
  private var words: [UInt64] = []
  /// The pairs that do not fit beside their kind.
  private var pairs: [Pair] = []

  /// Two numbers of an argument.
  private struct Pair {
    var first: UInt32
    var second: UInt32
  }

  /// What the bits behind the uppermost fourteen say.
  private enum Kind: UInt64 {
    case absent, bool, option, alignment, edges, axes, unitPoint, text, markdown, member, constant
    case script, anchorSource, preferenceKey, size, styledText, font, content, longContent
  }

  private static let kindShift: UInt64 = 45
  private static let payloadMask: UInt64 = 1 << kindShift - 1
  /// Whatever is less is a number.
  private static let firstOther: UInt64 = 0xFFFC << 48
  private static var firstText: UInt64 { firstOther | Kind.text.rawValue &<< kindShift }
  /// A bit for each kind that has no value before it is evaluated.
  private static var scripts: UInt64 {
    1 &<< Kind.script.rawValue | 1 &<< Kind.constant.rawValue | 1 &<< Kind.styledText.rawValue
      | 1 &<< Kind.markdown.rawValue | 1 &<< Kind.font.rawValue
  }
  /// How many bits the number of templates may have beside the first one.
  private static let countBits: UInt64 = 13

  init() {}

  // MARK: - The list

  /// Where the first argument is: 0.
  public var startIndex: Int { 0 }
  /// How many arguments there are.
  public var endIndex: Int { words.count }

  /// An argument by its place.
  public internal(set) subscript(place: Int) -> Argument {
    get {
      let word = words[place]
      return word < Self.firstOther ? .number(Double(bitPattern: word)) : other(word)
    }
    set {
      // Most that are given are numbers.
      if case .number(let value) = newValue, !value.isNaN {
        words[place] = value.bitPattern
      } else {
        words[place] = self.word(newValue)
      }
    }
  }

  /// An argument by its number, which must be there.
  public internal(set) subscript(id: ID<Argument>) -> Argument {
    get { self[id.index] }
    set { self[id.index] = newValue }
  }

  /// The argument that is so many places behind the first one of a view or a modifier.
  public internal(set) subscript(first: ID<Argument>, place: Int) -> Argument {
    get { self[first.index + place] }
    set { self[first.index + place] = newValue }
  }

  /// Arguments that follow one another, which must be there.
  public subscript(range: Range<ID<Argument>>) -> Slice<ArgumentList> {
    self[range.lowerBound.index..<range.upperBound.index]
  }

  /// The number of the next argument that is added.
  var nextID: ID<Argument> { ID(words.count) }

  // What is asked of most arguments is told without making one.

  /// Whether an argument was not given.
  func isAbsent(_ place: Int) -> Bool { words[place] == Self.firstOther }

  /// Whether none of some arguments was given.
  func areAbsent(_ places: Range<Int>) -> Bool {
    words[places].allSatisfy { $0 == Self.firstOther }
  }

  /// The string of the document that an argument is as it stands; `nil` if it is something else.
  func literal(_ place: Int) -> SyntaxNode.Index? {
    let word = words[place]
    return word &>> 32 == Self.firstText &>> 32 ? UInt32(truncatingIfNeeded: word) : nil
  }

  /// Whether an argument has no value before it is evaluated; of a size, its parts tell.
  func isScript(_ place: Int) -> Bool {
    let word = words[place]
    return word >= Self.firstOther
      && Self.scripts & 1 &<< ((word &- Self.firstOther) &>> Self.kindShift) != 0
  }

  mutating func append(_ argument: Argument) {
    let word = self.word(argument)
    words.append(word)
  }

  /// Adds some that are not given.
  mutating func appendAbsent(count: Int) {
    for _ in 0..<count { words.append(Self.firstOther) }
  }

  mutating func removeLast(_ count: Int) { words.removeLast(count) }

  mutating func reserveCapacity(_ count: Int) { words.reserveCapacity(count) }

  // MARK: - One argument

  private func other(_ word: UInt64) -> Argument {
    let payload = word & Self.payloadMask
    let number = UInt32(truncatingIfNeeded: payload)
    let short = UInt16(truncatingIfNeeded: payload)
    switch Kind(rawValue: (word &- Self.firstOther) &>> Self.kindShift) {
    case .absent, nil: return .absent
    case .bool: return .bool(payload != 0)
    case .option: return .option(short)
    case .alignment: return .alignment(Alignment(number: number))
    case .edges: return .edges(EdgeSet(rawValue: UInt8(truncatingIfNeeded: payload)))
    case .axes: return .axes(AxisSet(rawValue: UInt8(truncatingIfNeeded: payload)))
    case .unitPoint: return .unitPoint(short)
    case .text: return .text(number)
    case .markdown: return .markdown(number)
    case .member: return .member(number)
    case .constant: return .constant(ID(number))
    case .script: return .script(ID(number))
    case .anchorSource: return .anchorSource(short)
    case .preferenceKey: return .preferenceKey(ShortID(short))
    case .size: return .size(firstArgument: ID(number))
    case .font: return .font(firstArgument: ID(number))
    case .styledText:
      let pair = pairs[Int(number)]
      return .styledText(firstArgument: ID(pair.first), count: pair.second)
    case .content:
      let first = UInt32(truncatingIfNeeded: payload >> Self.countBits)
      let count = UInt32(truncatingIfNeeded: payload & (1 << Self.countBits - 1))
      return .content(TemplateRange(first: ID(first), end: ID(first &+ count)))
    case .longContent:
      let pair = pairs[Int(number)]
      return .content(TemplateRange(first: ID(pair.first), end: ID(pair.second)))
    }
  }

  private mutating func word(_ argument: Argument) -> UInt64 {
    switch argument {
    // All that are no numbers are the same one.
    case .number(let value): value.isNaN ? Double.nan.bitPattern : value.bitPattern
    case .absent: Self.firstOther
    case .bool(let value): Self.word(.bool, value ? 1 : 0)
    case .option(let place): Self.word(.option, place)
    case .alignment(let alignment): Self.word(.alignment, alignment.number)
    case .edges(let edges): Self.word(.edges, edges.rawValue)
    case .axes(let axes): Self.word(.axes, axes.rawValue)
    case .unitPoint(let place): Self.word(.unitPoint, place)
    case .text(let node): Self.word(.text, node)
    case .markdown(let node): Self.word(.markdown, node)
    case .member(let node): Self.word(.member, node)
    case .constant(let place): Self.word(.constant, place.rawValue)
    case .script(let script): Self.word(.script, script.rawValue)
    case .anchorSource(let place): Self.word(.anchorSource, place)
    case .preferenceKey(let place): Self.word(.preferenceKey, place.rawValue)
    case .size(let first): Self.word(.size, first.rawValue)
    case .font(let first): Self.word(.font, first.rawValue)
    case .styledText(let first, let count):
      word(.styledText, Pair(first: first.rawValue, second: count))
    case .content(let range): word(range)
    }
  }

  private mutating func word(_ range: TemplateRange) -> UInt64 {
    let (first, end) = (range.first.rawValue, range.end.rawValue)
    guard end >= first, end - first < 1 << Self.countBits else {
      return word(.longContent, Pair(first: first, second: end))
    }
    return Self.word(.content, UInt64(first) << Self.countBits | UInt64(end - first))
  }

  private mutating func word(_ kind: Kind, _ pair: Pair) -> UInt64 {
    pairs.append(pair)
    return Self.word(kind, UInt64(pairs.count - 1))
  }

  private static func word(_ kind: Kind, _ payload: some FixedWidthInteger) -> UInt64 {
    firstOther | kind.rawValue &<< kindShift | UInt64(truncatingIfNeeded: payload)
  }
}
