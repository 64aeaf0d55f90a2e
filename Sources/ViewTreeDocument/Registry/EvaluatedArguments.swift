import ViewTreeLayout
import ViewTreeScript

/// The arguments of one view or modifier, by the places of its definition's parameters.
///
/// Constants are read where the document keeps them; only arguments of a view with scripts are
/// evaluated and copied.
public struct EvaluatedArguments {
  /// All arguments of the document.
  private let arguments: [Argument]
  /// The first argument of the view or modifier.
  private var first = 0
  /// How many the document has; those of the parameters after them are absent.
  private var count = 0
  /// The evaluated arguments, or none if the document's own will do.
  private var evaluated: [EvaluatedArgument] = []

  /// Makes a reader of a document's arguments.
  public init(of document: Document) {
    arguments = document.arguments
  }

  /// Turns to some arguments from a place on, all of them constants.
  public mutating func turn(to first: UInt32, count: Int) {
    self.first = Int(first)
    self.count = count
    if !evaluated.isEmpty { evaluated.removeAll(keepingCapacity: true) }
  }

  /// Adds the next argument, evaluated; from now on only such arguments count.
  public mutating func append(_ argument: EvaluatedArgument) {
    evaluated.append(argument)
  }

  /// An argument as it was evaluated, or as the document gives it; absent where there is none.
  public subscript(index: Int) -> EvaluatedArgument {
    if !evaluated.isEmpty { return index < evaluated.count ? evaluated[index] : .absent }
    guard index < count else { return .absent }
    switch arguments[first + index] {
    case .number(let value): return .number(value)
    case .bool(let value): return .bool(value)
    case .option(let value), .preferenceKey(let value): return .option(value)
    case .alignment(let value): return .alignment(value)
    case .edges(let value): return .edges(value)
    case .axes(let value): return .axes(value)
    case .unitPoint(let value): return .unitPoint(NamedMember.unitPoints[Int(value)].value)
    case .text(let node): return .literal(node)
    case .member(let node): return .member(node)
    case .size(let first): return .size(width: length(Int(first)), height: length(Int(first) + 1))
    case .absent, .content, .constant, .script, .anchorSource, .styledText, .font: return .absent
    }
  }

  /// What an argument is; `nil` if it was not given or is something else.
  subscript<Content: ArgumentValue>(_ handle: Handle<Content>) -> Content? {
    Content.read(self[handle.place])
  }

  /// What the name that was given stands for; `nil` if none was given.
  subscript<Content>(_ choice: Choice<Content>) -> Content? {
    self[choice.handle].flatMap { choice.value(at: $0) }
  }

  /// An argument as it was evaluated, whatever it is.
  public func argument<Content>(_ handle: Handle<Content>) -> EvaluatedArgument {
    self[handle.place]
  }

  /// Whether an argument was given, other than views and closures.
  public func isGiven<Content>(_ handle: Handle<Content>) -> Bool {
    if case .absent = self[handle.place] { return false }
    return true
  }

  /// Whether views were given for an argument.
  public func hasContent(_ handle: Handle<TemplateRange>) -> Bool { hasContent(handle.place) }

  /// Whether views were given for an argument.
  public func hasContent(_ index: Int) -> Bool {
    guard index < count, case .content(let range) = arguments[first + index] else { return false }
    return !range.isEmpty
  }

  private func length(_ index: Int) -> Double {
    if case .number(let value) = arguments[index] { return value }
    return .nan
  }

  /// A number, or `nil` if it was not given.
  public func number(_ index: Int) -> Double? {
    if case .number(let value) = self[index] { return value }
    return nil
  }

  /// Numbers of lines, or `nil` if there is no limit.
  public func lineLimit(_ index: Int) -> EvaluatedArgument.LineRange? {
    switch self[index] {
    case .number(let number): EvaluatedArgument.LineRange(atLeast: 1, atMost: number)
    case .lines(let lines): lines
    default: nil
    }
  }

  /// A truth value, or `nil` if it was not given.
  public func bool(_ index: Int) -> Bool? {
    if case .bool(let value) = self[index] { return value }
    return nil
  }

  /// The place of the chosen name among the options, or `nil` if none was given.
  public func option(_ index: Int) -> Int? {
    if case .option(let value) = self[index] { return Int(value) }
    return nil
  }

  /// An alignment, the centre if none was given.
  public func alignment(_ index: Int) -> Alignment {
    if case .alignment(let value) = self[index] { return value }
    return .center
  }

  /// A set of edges, or `nil` if none was given.
  public func edges(_ index: Int) -> EdgeSet? {
    if case .edges(let value) = self[index] { return value }
    return nil
  }

  /// A set of axes, or `nil` if none was given.
  public func axes(_ index: Int) -> AxisSet? {
    if case .axes(let value) = self[index] { return value }
    return nil
  }

  /// An angle in radians, or `nil` if none was given.
  public func angle(_ index: Int) -> Double? {
    if case .angle(let value) = self[index] { return value }
    return nil
  }

  /// A point, or `nil` if none was given.
  public func point(_ index: Int) -> Point? {
    if case .point(let value) = self[index] { return value }
    return nil
  }

  /// A point of a unit square, or `nil` if none was given.
  public func unitPoint(_ index: Int) -> UnitPoint? {
    if case .unitPoint(let value) = self[index] { return value }
    return nil
  }

  /// Insets in points, or `nil` if none were given.
  public func insets(_ index: Int) -> EdgeInsets? {
    if case .insets(let value) = self[index] { return value }
    return nil
  }

  /// The columns or rows of a lazy grid, none if they were not given.
  public func gridItems(_ index: Int) -> [GridItem] {
    if case .gridItems(let value) = self[index] { return value }
    return []
  }

  /// A font, or `nil` if none was given.
  public func font(_ index: Int) -> Font? {
    if case .font(let value, _) = self[index] { return value }
    return nil
  }

  /// A size in points, or `nil` if none was given; an axis that was left out is `nil`.
  public func size(_ index: Int) -> (width: Double?, height: Double?)? {
    guard case .size(let width, let height) = self[index] else { return nil }
    return (width.isNaN ? nil : width, height.isNaN ? nil : height)
  }
}
