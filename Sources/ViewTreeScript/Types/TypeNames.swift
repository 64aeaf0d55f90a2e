import ViewTreeNumbers
import ViewTreeSyntax

/// Turns written types into types.
struct TypeNames {
  let types: TypeTable
  let generics: Set<String>
  let selfType: StaticType?
  /// Other names of types.
  let aliases: [String: StaticType]
  /// The table's names for the types declared in the enclosing blocks, by source name.
  let localTypes: [String: String]
  /// Undeclared names.
  var unknownNames: [Name] = []
  private var aliasDepth = 0

  init(
    types: TypeTable, generics: Set<String> = [], selfType: StaticType? = nil,
    aliases: [String: StaticType] = [:], localTypes: [String: String] = [:]
  ) {
    self.aliases = aliases
    self.localTypes = localTypes
    self.types = types
    self.generics = generics
    self.selfType = selfType
  }

  /// The type that is written. `unknown` where a name isn't known.
  mutating func type(_ syntax: TypeSyntax) -> StaticType {
    switch syntax.form {
    case .named(let base, let name, let arguments): return named(base, name, arguments)
    case .optional(let wrapped), .unwrapped(let wrapped): return .optional(type(wrapped))
    case .array(let element): return .array(type(element))
    case .dictionary(let key, let value): return .dictionary(type(key), type(value))
    case .tuple(let elements):
      if elements.count == 1 { return type(elements[0].type) }
      return .tuple(
        elements.map { StaticType.TupleElement(label: $0.label?.text, type: type($0.type)) })
    case .function(let parameters, let result):
      return .function(
        StaticType.FunctionType(
          parameters: parameters.map {
            StaticType.FunctionType.Parameter(
              type: type($0.type), isInout: $0.isInout, isVariadic: $0.isVariadic)
          }, result: type(result)))
    case .opaque(_, let constraint):
      let found = type(constraint)
      return isProtocol(found) ? .unknown : found
    case .composition: return .unknown
    case .metatype(let instance): return .metatype(type(instance))
    }
  }

  private mutating func named(
    _ base: TypeSyntax?, _ name: Name, _ arguments: [TypeSyntax]
  ) -> StaticType {
    var text = name.text
    var outerArguments: [StaticType] = []
    if let base {
      guard case .named(let outer, let arguments) = type(base) else { return .unknown }
      outerArguments = arguments
      if !Self.modules.contains(outer) { text = outer + "." + text }
    } else {
      if generics.contains(text) { return .parameter(text) }
      if let alias = aliases[text] { return alias }
      if text == "Self", let selfType { return selfType }
      if let nested = types.nested(text, in: selfType?.name) {
        text = nested
      } else if let alias = selfType?.name.flatMap({ types.alias($0 + "." + text) }) {
        return aliased(alias)
      } else if let local = localTypes[text] {
        text = local
      }
    }
    if base != nil, let alias = types.alias(text) { return aliased(alias) }
    if text == "IndexSet", types.entry(text) == nil { return .named("Set", [.int]) }
    // A nested type has the generic parameters of its enclosing type.
    let given = arguments.isEmpty ? outerArguments : arguments.map { type($0) }
    return resolved(text, given, name)
  }

  /// The type that an alias denotes. An alias of itself is invalid.
  private mutating func aliased(_ text: String) -> StaticType {
    guard aliasDepth < 16, let syntax = types.texts.syntax(text) else { return .unknown }
    aliasDepth += 1
    defer { aliasDepth -= 1 }
    return type(syntax)
  }

  private mutating func resolved(
    _ text: String, _ given: [StaticType], _ name: Name
  ) -> StaticType {
    let plain = Self.plain(text)
    switch (plain, given.count) {
    case ("Void", 0): return .void
    case ("_", _): return .unknown
    default: break
    }
    if let entry = types.entry(plain) {
      return .named(plain, fitted(given, entry.generics.count))
    }
    guard let standard = StandardTypes.named(plain) else {
      if Self.modules.contains(plain) { return .named(plain, []) }
      if !Self.isKnownElsewhere(plain) { unknownNames.append(name) }
      return .unknown
    }
    return .named(plain, fitted(given, standard.parameters.count))
  }

  private func fitted(_ given: [StaticType], _ count: Int) -> [StaticType] {
    given.count == count ? given : (0..<count).map { _ in .unknown }
  }

  private func isProtocol(_ type: StaticType) -> Bool {
    guard let name = type.name else { return true }
    return types.entry(name) == nil
  }

  // MARK: Names

  static let modules: Set = ["Swift", "SwiftUI", "Foundation", "CoreGraphics"]

  /// True if a name is that of a known type.
  static func isType(_ name: String, _ types: TypeTable) -> Bool {
    types.index(name) != nil || StandardTypes.named(plain(name)) != nil
  }

  /// Names of protocols and types that are valid but not modeled.
  private static func isKnownElsewhere(_ name: String) -> Bool {
    elsewhere.contains(name) || name.contains(".")
  }

  private static let elsewhere: Set = [
    "ObservableObject", "Content", "Body", "Label", "Date", "Calendar", "Data", "TimeZone", "Task",
    "MainActor", "NSObject", "UIImage", "UIFont", "NSNumber", "InsettableShape",
    "IteratorProtocol", "Result", "Namespace",
  ]

  /// The separator between the name of a type that a block declares and a number that makes it
  /// unique. Source text can't contain it in a name.
  static let localMark: Character = "'"

  /// The name of the type whose static members are the constants and functions outside types.
  static let globals = "globals\(localMark)"

  /// A name of the table as Swift writes it. A structure that represents a value of unknown type
  /// has the name of the value.
  static func shown(_ name: String) -> String {
    let prefix = NominalValue.unknownPrefix
    if name.hasPrefix(prefix) {
      let value = name.dropFirst(prefix.count)
      return value.prefix(1).uppercased() + value.dropFirst()
    }
    let name = UniqueName.written(in: name)
    guard name.utf8.contains(UInt8(ascii: "'")) else { return name }
    return name.split(separator: ".").map { $0.prefix { $0 != localMark } }
      .joined(separator: ".")
  }

  /// The canonical name of a type with several names.
  static func plain(_ name: String) -> String {
    switch name {
    case "Float64", "TimeInterval", "CFTimeInterval": "Double"
    case "Float32": "Float"
    case "CVarArg": "Any"
    // Dictionaries keep their order.
    case "KeyValuePairs": "Dictionary"
    case "LayoutSubviews.Element", "Subviews.Element", "LayoutSubviews.SubSequence.Element":
      "LayoutSubview"
    case "Subviews": "LayoutSubviews"
    default: name
    }
  }
}
