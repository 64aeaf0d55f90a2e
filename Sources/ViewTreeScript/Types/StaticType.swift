/// The static type of an expression.
///
/// A type that a document doesn't specify is `unknown`. Such a value may be used as anything, and
/// its type is checked at run time.
indirect enum StaticType: Hashable, Sendable {
  case unknown
  /// A type that is still to be found, by its number in the `TypeSolver`.
  case variable(Int)
  /// A generic parameter where it is declared: of a signature, or of a function of the script.
  case parameter(String)
  /// A type with a name and its generic arguments: `Int`, `Array<Int>`, `Optional<CGFloat>`.
  case named(String, [StaticType])
  /// No element for `Void`, or two and more.
  case tuple([TupleElement])
  case function(FunctionType)
  /// The type of a type used as a value.
  case metatype(StaticType)

  /// An element of a tuple type.
  struct TupleElement: Hashable, Sendable {
    var label: String?
    var type: StaticType
  }

  /// The type of a function: its parameters and its result.
  struct FunctionType: Hashable, Sendable {
    var parameters: [Parameter]
    var result: StaticType

    struct Parameter: Hashable, Sendable {
      var type: StaticType
      var isInout = false
      var isVariadic = false
    }

    init(_ parameters: [StaticType], _ result: StaticType) {
      self.parameters = parameters.map { Parameter(type: $0) }
      self.result = result
    }

    init(parameters: [Parameter], result: StaticType) {
      self.parameters = parameters
      self.result = result
    }
  }
}

// MARK: Common types

extension StaticType {
  static let void = StaticType.tuple([])
  static let never = StaticType.named("Never", [])
  static let bool = StaticType.named("Bool", [])
  static let int = StaticType.named("Int", [])
  static let double = StaticType.named("Double", [])
  static let cgFloat = StaticType.named("CGFloat", [])
  static let float = StaticType.named("Float", [])
  static let string = StaticType.named("String", [])
  static let localizedKey = StaticType.named("LocalizedStringKey", [])
  static let character = StaticType.named("Character", [])
  static let substring = StaticType.named("Substring", [])
  static let point = StaticType.named("CGPoint", [])
  static let size = StaticType.named("CGSize", [])
  static let rect = StaticType.named("CGRect", [])
  static let any = StaticType.named("Any", [])
  static let error = StaticType.named("Error", [])

  static func optional(_ wrapped: StaticType) -> StaticType { .named("Optional", [wrapped]) }
  static func array(_ element: StaticType) -> StaticType { .named("Array", [element]) }
  static func set(_ element: StaticType) -> StaticType { .named("Set", [element]) }
  static func dictionary(_ key: StaticType, _ value: StaticType) -> StaticType {
    .named("Dictionary", [key, value])
  }
  static func function(_ parameters: [StaticType], _ result: StaticType) -> StaticType {
    .function(FunctionType(parameters, result))
  }
}

// MARK: Queries

extension StaticType {
  var isUnknown: Bool {
    if case .unknown = self { return true }
    return false
  }

  var isVoid: Bool { self == .void }

  /// The name of a type that has one.
  var name: String? {
    if case .named(let name, _) = self { return name }
    return nil
  }

  /// The type that an optional wraps. `nil` for any other type.
  var wrapped: StaticType? {
    if case .named("Optional", let arguments) = self { return arguments.first }
    return nil
  }

  /// The type without any outer optionals.
  var unwrapped: StaticType { wrapped?.unwrapped ?? self }

  /// True for `Double` and `CGFloat`, which Swift converts implicitly.
  var isDoubleLike: Bool { self == .double || self == .cgFloat }

  /// The kind of number, or `nil` for other types.
  var numberKind: NumberKind? {
    guard case .named(let name, _) = self else { return nil }
    return NumberKind(typeName: name)
  }

  /// The type with parts replaced. `change` returns the replacement of a part, or `nil` to keep it.
  func mapped(_ change: (StaticType) -> StaticType?) -> StaticType {
    replaced(change) ?? self
  }

  /// The changed type, or `nil` if no part changes. Most types don't change, so nothing is
  /// allocated.
  private func replaced(_ change: (StaticType) -> StaticType?) -> StaticType? {
    if let changed = change(self) { return changed }
    switch self {
    case .unknown, .variable, .parameter: return nil
    case .named(let name, let arguments):
      return Self.replacing(arguments) { $0.replaced(change) }.map { .named(name, $0) }
    case .tuple(let elements):
      return Self.replacing(elements) { element in
        element.type.replaced(change).map { TupleElement(label: element.label, type: $0) }
      }.map { .tuple($0) }
    case .function(let function):
      let parameters = Self.replacing(function.parameters) { parameter in
        parameter.type.replaced(change).map {
          FunctionType.Parameter(
            type: $0, isInout: parameter.isInout, isVariadic: parameter.isVariadic)
        }
      }
      let result = function.result.replaced(change)
      guard parameters != nil || result != nil else { return nil }
      return .function(
        FunctionType(
          parameters: parameters ?? function.parameters, result: result ?? function.result))
    case .metatype(let type): return type.replaced(change).map { .metatype($0) }
    }
  }

  private static func replacing<Part>(
    _ parts: [Part], _ replacement: (Part) -> Part?
  ) -> [Part]? {
    var result: [Part]?
    for (place, part) in parts.enumerated() {
      guard let new = replacement(part) else { continue }
      if result == nil { result = parts }
      result?[place] = new
    }
    return result
  }

  /// True if `holds` returns true for the type or any part of it.
  func contains(_ holds: (StaticType) -> Bool) -> Bool {
    if holds(self) { return true }
    switch self {
    case .unknown, .variable, .parameter: return false
    case .named(_, let arguments): return arguments.contains { $0.contains(holds) }
    case .tuple(let elements): return elements.contains { $0.type.contains(holds) }
    case .function(let function):
      return function.result.contains(holds)
        || function.parameters.contains { $0.type.contains(holds) }
    case .metatype(let type): return type.contains(holds)
    }
  }
}

// MARK: Description

extension StaticType: CustomStringConvertible {
  /// The type as Swift writes it, with `_` for unknown parts.
  var description: String {
    switch self {
    case .unknown, .variable: "_"
    case .parameter(let name): name
    case .named("Optional", let arguments):
      if case .function? = arguments.first { "(\(arguments[0]))?" } else { "\(arguments[0])?" }
    case .named("Array", let arguments): "[\(arguments[0])]"
    case .named("Dictionary", let arguments): "[\(arguments[0]): \(arguments[1])]"
    case .named(let name, let arguments):
      arguments.isEmpty
        ? TypeNames.shown(name)
        : TypeNames.shown(name) + "<" + arguments.map(\.description).joined(separator: ", ") + ">"
    case .tuple(let elements):
      "("
        + elements.map { element in
          (element.label.map { $0 + ": " } ?? "") + element.type.description
        }.joined(separator: ", ") + ")"
    case .function(let function):
      "("
        + function.parameters.map {
          ($0.isInout ? "inout " : "") + $0.type.description + ($0.isVariadic ? "..." : "")
        }.joined(separator: ", ") + ") -> \(function.result)"
    case .metatype(let type): "\(type).Type"
    }
  }
}
