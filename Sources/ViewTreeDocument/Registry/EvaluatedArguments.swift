import ViewTreeLayout
import ViewTreeNumbers
import ViewTreeScript
import ViewTreeSyntax

/// The arguments of one view or modifier, by the indices of its definition's parameters.
///
/// Constants are read in place in the document. Only arguments of a view with scripts are evaluated
/// and copied. A class, because reading from a struct would first retain two arrays.
public final class EvaluatedArguments {
  /// All arguments of the document.
  private let arguments: [Argument]
  /// The first argument of the view or modifier.
  @exclusivity(unchecked) private var first = 0
  /// The number of arguments in the document. Parameters after them have no argument.
  @exclusivity(unchecked) private var count = 0
  /// The evaluated arguments, or none if the document's own will do.
  @exclusivity(unchecked) private var evaluated: [EvaluatedArgument] = []

  /// Creates a reader of a document's arguments.
  public init(of document: Document) {
    arguments = document.arguments
  }

  /// Switches to arguments that are all constants.
  public func turn(to first: ID<Argument>, count: Int) {
    self.first = first.index
    self.count = count
    if !evaluated.isEmpty { evaluated.removeAll(keepingCapacity: true) }
  }

  /// Adds the next argument, evaluated. From now on only such arguments count.
  public func append(_ argument: consuming EvaluatedArgument) {
    evaluated.append(argument)
  }

  /// An argument by its index, evaluated or as the document gives it, or `absent` if there is none.
  subscript(index: Int) -> EvaluatedArgument {
    if !evaluated.isEmpty { return index < evaluated.count ? evaluated[index] : .absent }
    guard index < count else { return .absent }
    switch constant(index) {
    case .number(let value): return .number(value)
    case .bool(let value): return .bool(value)
    case .option(let value): return .option(value)
    case .preferenceKey(let key): return .option(key.rawValue)
    case .alignment(let value): return .alignment(value)
    case .edges(let value): return .edges(value)
    case .axes(let value): return .axes(value)
    case .unitPoint(let value): return .unitPoint(NamedMember.unitPoints[Int(value)].value)
    case .text(let node): return .literal(node)
    case .member(let node): return .member(node)
    case .size(let first): return .size(width: length(first.index), height: length(first.index + 1))
    case .absent, .content, .constant, .script, .anchorSource, .styledText, .markdown, .font:
      return .absent
    }
  }

  /// The node of a string argument without interpolations, or `nil` for any other argument.
  public func literal(_ index: Int) -> SyntaxNode.Index? {
    guard evaluated.isEmpty, index < count, case .text(let node) = constant(index) else {
      return nil
    }
    return node
  }

  /// An argument's value, or `nil` if it's missing or of another type. Most arguments are missing
  /// or constants, which are read in place.
  subscript<Content: ArgumentValue>(_ handle: Handle<Content>) -> Content? {
    if evaluated.isEmpty {
      guard handle.place < count, !constant(handle.place).isAbsent else { return nil }
      if let value = Content.read(constant: constant(handle.place)) { return value }
    }
    return Content.read(self[handle.place])
  }

  /// True if all of some adjacent arguments are absent. A single check for arguments in the
  /// document.
  func areAbsent(_ places: ClosedRange<Int>) -> Bool {
    guard evaluated.isEmpty else { return false }
    let end = min(places.upperBound + 1, count)
    return places.lowerBound >= end
      || arguments[first + places.lowerBound..<first + end].allSatisfy(\.isAbsent)
  }

  /// The size, read in place in the document if its numbers are constants.
  func size(_ handle: Handle<EvaluatedArgument.GivenSize>) -> EvaluatedArgument.GivenSize? {
    guard evaluated.isEmpty else { return self[handle] }
    guard handle.place < count, case .size(let first) = constant(handle.place) else { return nil }
    return EvaluatedArgument.GivenSize(
      width: length(first.index), height: length(first.index + 1))
  }

  /// The value of the chosen name, or `nil` if there is none.
  subscript<Content>(_ choice: Choice<Content>) -> Content? {
    self[choice.handle].flatMap { choice.value(at: $0) }
  }

  /// The evaluated argument, of any type.
  public func argument<Content>(_ handle: Handle<Content>) -> EvaluatedArgument {
    self[handle.place]
  }

  /// True if an argument other than views or closures is present.
  public func isGiven<Content>(_ handle: Handle<Content>) -> Bool {
    if evaluated.isEmpty {
      return handle.place < count && constant(handle.place).isReadInPlace
    }
    if case .absent = self[handle.place] { return false }
    return true
  }

  /// An argument as the document gives it. The index must be valid.
  private func constant(_ place: Int) -> Argument { arguments[first + place] }

  /// True if there are views for an argument.
  public func hasContent(_ handle: Handle<TemplateRange>) -> Bool {
    guard handle.place < count, case .content(let range) = arguments[first + handle.place] else {
      return false
    }
    return !range.isEmpty
  }

  private func length(_ index: Int) -> Double {
    if case .number(let value) = arguments[index] { return value }
    return .nan
  }
}

extension Argument {
  /// True if it's a constant that is read in place in the document.
  fileprivate var isReadInPlace: Bool {
    switch self {
    case .number, .bool, .option, .preferenceKey, .alignment, .edges, .axes, .unitPoint, .text,
      .member, .size:
      true
    case .absent, .content, .constant, .script, .anchorSource, .styledText, .markdown, .font:
      false
    }
  }
}
