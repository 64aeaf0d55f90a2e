import ViewTreeScript
import ViewTreeSyntax

/// Values for arguments that the files don't provide.
///
/// They follow from the type and the name alone, so that every run and every machine shows the
/// same.
extension SwiftLowering {
  /// The types and names around a value.
  struct StandInContext {
    var generics: [FunctionSyntax.GenericParameter] = []
    var requirements: [(TypeSyntax, Name, TypeSyntax)] = []
    /// The number of structures and arrays around the value.
    var depth = 0
    /// The optional values that views are shown for.
    var unwrapped: Set<String> = []
    /// The optional members of values that views are shown for.
    var members: Set<String> = []
    /// The truth values that views are shown for.
    var holding: Set<String> = []
    /// The number of the element in an array around the value.
    var element: Int?
    /// The type whose property or argument the value is.
    var owner: String?
    /// The expression that the value replaces, which is no better.
    var failed: String?

    /// The constraints of a generic parameter, or `nil` if no parameter has the name.
    func constraints(of name: String) -> [String]? {
      let own = generics.filter { $0.name.text == name }
      guard !own.isEmpty else { return nil }
      return own.compactMap { $0.constraint?.lastName }
        + requirements.filter { $0.0.lastName == name }.compactMap(\.2.lastName)
    }

    var inside: StandInContext {
      var inside = self
      inside.depth += 1
      inside.unwrapped = []
      inside.holding = []
      inside.generics = []
      inside.requirements = []
      return inside
    }
  }

  /// The maximum number of structures and arrays around a value.
  private static let depthLimit = 4
  /// The maximum number of values inside one. Structures of structures grow fast.
  private static let standInLimit = 500
  /// The maximum number of structures, arrays and aliases around an alias.
  private static let aliasLimit = 6

  /// An expression for a placeholder of a type, for a declaration with a name.
  func standIn(for type: TypeSyntax, _ name: String, _ context: StandInContext) -> String {
    if context.depth == 0 { standInCount = 0 }
    standInCount += 1
    guard standInCount <= Self.standInLimit else { return unknown(name) }
    switch type.form {
    case .optional(let inner)
    where context.unwrapped.contains(name) || context.depth > 0 && context.members.contains(name):
      return standIn(for: inner, name, context)
    case .optional: return "nil"
    case .unwrapped(let inner): return standIn(for: inner, name, context)
    case .array(let element): return standIns(for: element, name, context)
    case .dictionary: return "[:]"
    case .opaque(_, let inner) where inner.lastName.map(names.protocols.contains) ?? false:
      return standIn(for: inner, name, context)
    case .tuple(let parts):
      return "("
        + parts.map { part in
          (part.label.map { "\($0.text): " } ?? "") + standIn(for: part.type, name, context)
        }.joined(separator: ", ") + ")"
    case .named(let base, let own, let arguments):
      if base == nil, let known = known(own.text, arguments, name, context) { return known }
      let start = base.map { afterModule($0) ?? $0.range.lowerBound } ?? own.range.lowerBound
      let path = base == nil ? own.text : text(start..<own.range.upperBound)
      return standIn(of: path, name, context) ?? (base == nil ? made(own.text) : unknown(name))
    default:
      guard let function = type.function else { return unknown(name) }
      return closure(function, name, context)
    }
  }

  /// A value of a type that the files don't declare. A name that is like a known one would be
  /// taken for a mistake.
  private func made(_ type: String) -> String {
    type.first?.isUppercase != true || facts.isLikeType(type) ? unknown(type) : "\(type)()"
  }

  /// A value of no known type.
  func unknown(_ name: String) -> String { "Unknown_\(name)()" }

  /// A closure of a type, or an empty closure.
  func standInClosure(_ type: TypeSyntax?, _ name: String, _ context: StandInContext) -> String {
    type.flatMap { functionType($0) }.map { closure($0, name, context) } ?? "{ }"
  }

  /// A closure that returns a value: its argument if that has the type of the result.
  private func closure(
    _ type: (inputs: [TypeSyntax.FunctionParameter], result: TypeSyntax), _ name: String,
    _ context: StandInContext
  ) -> String {
    let inputs = type.inputs.map { _ in "_" }.joined(separator: ", ")
    let written = text(type.result.range)
    let isAction = written == "Void" || written == "()"
    if type.inputs.count == 1, text(type.inputs[0].type.range) == written { return "{ $0 }" }
    if isAction, inputs.isEmpty { return "{ }" }
    let result = isAction ? "" : standIn(for: type.result, name, context.inside)
    return "{ \(inputs.isEmpty ? "" : inputs + " in ")\(result) }"
  }

  /// Three values in an array, one deep inside others.
  func standIns(
    for element: TypeSyntax, _ name: String, _ context: StandInContext
  ) -> String {
    guard context.depth < Self.depthLimit else { return "[]" }
    let single = name.count > 3 && name.hasSuffix("s") ? String(name.dropLast()) : name
    let values = (0..<(context.depth < 2 ? 3 : 1)).map { number in
      var inside = context
      inside.depth += 1
      inside.element = number
      return standIn(for: element, single, inside)
    }
    return "[\(values.joined(separator: ", "))]"
  }

  /// A value of a type of Swift or SwiftUI.
  private func known(
    _ type: String, _ arguments: [TypeSyntax], _ name: String, _ context: StandInContext
  ) -> String? {
    let number = context.element.map { $0 + 1 }
    switch type {
    case "String", "Substring", "LocalizedStringKey", "AttributedString", "LocalizedStringResource":
      return "\"\(words(in: name))\(number.map { " \($0)" } ?? "")\""
    case "Int", "UInt", "Int8", "Int16", "Int32", "Int64", "UInt8", "UInt16", "UInt32", "UInt64":
      return String(number ?? 3)
    case "Double", "CGFloat", "Float", "TimeInterval":
      return Self.shares.contains { name.lowercased().contains($0) } ? "0.5" : "12.5"
    case "Bool": return context.holding.contains(name) ? "true" : "false"
    case "CGRect", "CGSize", "CGPoint", "Angle": return "\(type).zero"
    case "EdgeInsets": return "EdgeInsets()"
    case "Axis": return "Axis.vertical"
    case "ControlSize": return "ControlSize.regular"
    case "ScenePhase": return "ScenePhase.active"
    case "UUID": return "UUID()"
    // Results must not depend on the current time.
    case "Date":
      return number.map { "Date(timeIntervalSinceNow: \(-86400 * $0))" } ?? "Date()"
    case "DateComponents": return "DateComponents()"
    case "Calendar", "Locale", "TimeZone": return "\(type).current"
    case "DateInterval": return "DateInterval(start: Date(), duration: 3600)"
    case "Decimal": return "12.5"
    case "Error": return "NSError(domain: \"App\", code: 1)"
    case "Color": return "Color.gray"
    case "Font": return "Font.body"
    case "Alignment", "HorizontalAlignment", "VerticalAlignment": return "\(type).center"
    case "Optional": return "nil"
    case "Array" where arguments.count == 1: return standIns(for: arguments[0], name, context)
    case "Set" where arguments.count == 1: return "[]"
    case "Dictionary": return "[:]"
    case "FetchedResults" where arguments.count == 1:
      return standIns(for: arguments[0], name, context)
    case "Binding" where arguments.count == 1:
      return ".constant(\(standIn(for: arguments[0], name, context)))"
    case "Range" where arguments.count == 1: return range("..<", of: arguments[0], name, context)
    case "ClosedRange" where arguments.count == 1:
      return range("...", of: arguments[0], name, context)
    default:
      if names.typeNames.contains(type) { return nil }
      return ScriptCatalogue.firstCase(of: type).map { "\(type).\($0)" }
    }
  }

  /// A range of some numbers, or of one other value.
  private func range(
    _ sign: String, of bound: TypeSyntax, _ name: String, _ context: StandInContext
  ) -> String {
    let value = standIn(for: bound, name, context.inside)
    return Double(value) == nil ? "(\(value))\(sign)(\(value))" : "0\(sign)3"
  }

  /// Words in names of numbers from 0 to 1.
  private static let shares = [
    "progress", "ratio", "fraction", "opacity", "percent", "alpha", "discount", "growth",
  ]

  /// A value of a type of the files, or of a generic parameter.
  func standIn(
    of type: String, _ name: String, _ context: StandInContext
  ) -> String? {
    if let constraints = context.constraints(of: type) {
      return value(of: constraints, name, context)
    }
    // An alias may refer to itself, as in `typealias Item = Models.Item`.
    if let alias = names.aliases[type], context.depth < Self.aliasLimit {
      return standIn(for: alias, name, context.inside)
    }
    if let sample = sample(of: type), !(context.failed.map { sample.hasSuffix($0) } ?? false) {
      return sample
    }
    if isObject(type) { return object(type, context) }
    if names.protocols.contains(type) { return conforming(to: type, name, context) }
    guard let (path, declaration) = declaration(of: type, context) else { return nil }
    return firstCase(of: path, declaration, name, context) ?? structure(path, declaration, context)
  }

  /// A value of a type that conforms to a protocol. Types for previews and tests come first.
  private func conforming(
    to name: String, _ label: String, _ context: StandInContext
  ) -> String? {
    guard context.depth < Self.depthLimit else { return nil }
    let types = facts.types(conformingTo: name)
    func isMadeUp(_ type: String) -> Bool { Self.madeUp.contains { type.contains($0) } }
    for type in types.filter(isMadeUp) + types.filter({ !isMadeUp($0) }) {
      if let made = standIn(of: type, label, context.inside) { return made }
    }
    return nil
  }

  /// Words in names of types for previews and tests.
  private static let madeUp = [
    "Preview", "Mock", "Sample", "Stub", "Fake", "Dummy", "InMemory", "Noop", "NoOp",
  ]

  /// The declaration of a type of values, with its full name. A nested type may be written without
  /// the name of its owner.
  private func declaration(
    of type: String, _ context: StandInContext
  ) -> (path: String, TypeDeclaration)? {
    var owner = context.owner
    while let name = owner {
      let path = name + "." + type
      // A type that the document declares apart has no prefix.
      if let declaration = declaration(at: path) {
        return (names.isDeclaredApart(declaration) ? type : path, declaration)
      }
      owner = name.lastIndex(of: ".").map { String(name[..<$0]) }
    }
    return declaration(at: type).map { (type, $0) }
  }

  private func declaration(at path: String) -> TypeDeclaration? {
    if let known = names.type(named: path) { return known }
    guard let dot = path.lastIndex(of: ".") else { return nil }
    let owner = String(path[..<dot])
    let own = path[path.index(after: dot)...]
    let members =
      (declaration(at: owner) ?? names.views[owner]?.declaration)?.members ?? []
    for case .type(let inner) in members where inner.name.lastName.map({ $0 == own }) ?? false {
      return inner
    }
    return nil
  }

  /// A value for a generic parameter.
  private func value(
    of constraints: [String], _ name: String, _ context: StandInContext
  ) -> String {
    let isList = constraints.contains {
      $0.hasSuffix("Collection") || $0 == "Sequence"
    }
    if let own = constraints.first(where: { !isList && !Self.ofNumbers.contains($0) }) {
      let made = names.protocols.contains(own) ? conforming(to: own, name, context) : nil
      return made ?? unknown(name)
    }
    return isList ? "[0, 1, 2]" : String((context.element ?? -1) + 1)
  }

  /// Protocols that a number conforms to.
  private static let ofNumbers: Set = [
    "Any", "BinaryInteger", "Codable", "Comparable", "CustomStringConvertible", "Decodable",
    "Encodable",
    "Equatable", "Hashable", "Identifiable", "LosslessStringConvertible", "Numeric", "Sendable",
    "SignedInteger", "SignedNumeric", "Strideable",
  ]

  /// The names of values that types declare for previews and tests.
  static let samples = ["preview", "sample", "mock", "example", "placeholder"]

  /// A value that the type declares for previews and tests.
  private func sample(of type: String) -> String? {
    let declarations = [names.type(named: type)].compactMap(\.self) + facts.extensions(of: type)
    for name in Self.samples {
      let isDeclared = declarations.contains { declaration in
        !holes.contains(declaration.range.lowerBound)
          && declaration.members.contains { member in
            guard case .variable(let variable) = member else { return false }
            return variable.isStatic && variable.boundName?.text == name
              && !holes.contains(variable.range.lowerBound)
              && [nil, type, "Self"].contains(variable.type?.lastName)
          }
      }
      if isDeclared { return "\(type).\(name)" }
      if declarations.contains(where: { makes(type, named: name, $0) }) {
        return "\(type).\(name)()"
      }
    }
    return nil
  }

  /// True if a type has a static function without required parameters that returns a value of it.
  private func makes(_ type: String, named name: String, _ declaration: TypeDeclaration) -> Bool {
    declaration.members.contains { member in
      guard case .function(let function) = member else { return false }
      return function.isStatic && function.name.text == name
        && function.parameters.allSatisfy { $0.defaultValue != nil }
        && !holes.contains(function.range.lowerBound)
        && [type, "Self"].contains(function.result?.lastName)
    }
  }

  /// An object, made by its first initializer.
  private func object(_ type: String, _ context: StandInContext) -> String? {
    guard context.depth < Self.depthLimit else { return nil }
    placeholderClasses.insert(type)
    let initialisers = (names.classes[type]?.members ?? []).compactMap { member in
      if case .function(let function) = member, function.name.text == "init" {
        function
      } else {
        nil
      }
    }
    func needed(_ function: FunctionSyntax) -> [ParameterSyntax] {
      function.parameters.filter { $0.defaultValue == nil }
    }
    guard let made = initialisers.min(by: { needed($0).count < needed($1).count }) else {
      return "\(type)()"
    }
    return call(of: type, needed(made), context)
  }

  /// A call of an initializer with values for its parameters.
  private func call(
    of type: String, _ parameters: [ParameterSyntax], _ context: StandInContext
  ) -> String {
    let arguments = parameters.map { parameter in
      let name = parameter.name.text
      let value = parameter.type.map { standIn(for: $0, name, context.inside) }
      return (parameter.label.map { "\($0.text): " } ?? "") + (value ?? unknown(name))
    }
    return "\(type)(\(arguments.joined(separator: ", ")))"
  }

  /// A structure of the files, made of values for its properties.
  private func structure(
    _ type: String, _ declaration: TypeDeclaration, _ context: StandInContext
  ) -> String? {
    guard context.depth < Self.depthLimit, declaration.kind == .structure,
      declaration.generics.isEmpty
    else { return nil }
    var needed: [(label: String, type: TypeSyntax?)] = []
    for member in declaration.members {
      switch member {
      case .function(let function)
      where function.name.text == "init" && !function.isDecoding && !function.isFailable
        && !holes.contains(function.range.lowerBound):
        var inside = context
        inside.owner = type
        return call(of: type, function.parameters.filter { $0.defaultValue == nil }, inside)
      case .variable(let variable)
      where variable.isToBeGiven || isEmptyList(variable) || isWanted(variable, context):
        needed.append((variable.boundName?.text ?? "_", variable.type))
      default: break
      }
    }
    var inside = context.inside
    inside.element = context.element
    inside.owner = type
    let arguments = needed.map { property in
      let value = property.type.map { standIn(for: $0, property.label, inside) }
      return "\(property.label): \(value ?? unknown(property.label))"
    }
    return "\(type)(\(arguments.joined(separator: ", ")))"
  }

  /// True for an optional property for which a view shows more.
  private func isWanted(_ variable: VariableSyntax, _ context: StandInContext) -> Bool {
    guard variable.isVariable, !variable.isStatic, variable.value == nil,
      variable.accessors?.getter == nil, let name = variable.boundName
    else { return false }
    return context.members.contains(name.text) && variable.type?.isOptional ?? false
  }

  /// True for a list of structures or objects of the files that is empty at first: an app fills it.
  private func isEmptyList(_ variable: VariableSyntax) -> Bool {
    guard variable.isVariable, !variable.isStatic, variable.accessors?.getter == nil,
      case .array(let empty)? = variable.value?.form, empty.isEmpty,
      case .array(let element)? = variable.type?.form, let type = element.lastName,
      let name = variable.boundName?.text
    else { return false }
    return !isTransient(name) && (isObject(type) || names.type(named: type)?.kind == .structure)
  }

  /// True for the name of a value that most screens don't have.
  func isTransient(_ name: String) -> Bool {
    let name = name.lowercased()
    return Self.transient.contains { name.contains($0) }
  }

  /// Words in names of values that most screens don't have.
  private static let transient = ["path", "route", "select", "error", "alert", "stack", "toast"]

  private func firstCase(
    of type: String, _ declaration: TypeDeclaration, _ name: String, _ context: StandInContext
  ) -> String? {
    var context = context
    context.owner = type
    for case .cases(let cases) in declaration.members {
      guard let first = cases.first else { continue }
      if first.payload.isEmpty { return "\(type).\(first.name.text)" }
      guard context.depth < Self.depthLimit else { return nil }
      let payload = first.payload.map { parameter in
        let name = parameter.label?.text ?? name
        return (parameter.label.map { "\($0.text): " } ?? "")
          + (parameter.type.map { standIn(for: $0, name, context.inside) } ?? unknown(name))
      }
      return "\(type).\(first.name.text)(\(payload.joined(separator: ", ")))"
    }
    return nil
  }

  // MARK: - Words of a name

  /// The words of a name, such as "Last name" for `lastName`.
  func words(in name: String) -> String {
    if name.lowercased().hasSuffix("initials") { return "AB" }
    if Self.prose.contains(name.lowercased()) { return Self.proseText }
    let letters = name.filter { $0.isLetter || $0.isNumber || $0 == "_" }
    var words = ""
    for (place, letter) in zip(letters.indices, letters) {
      let next = letters[place...].dropFirst().first
      // The last capital letter of a row begins a word: the "S" of `URLString`.
      let beginsWord =
        letter.isUppercase
        && (words.last?.isLowercase ?? false
          || words.last?.isUppercase ?? false && next?.isLowercase ?? false)
      if letter == "_" || beginsWord { words += " " }
      if letter == "_" { continue }
      words += beginsWord && next?.isLowercase ?? false ? letter.lowercased() : String(letter)
    }
    return words.prefix(1).uppercased() + words.dropFirst()
  }

  /// Names of strings with more than a few words.
  private static let prose: Set = ["subtitle", "description", "body", "summary", "detail", "bio"]
  private static let proseText =
    "A few sentences that show how a longer text wraps. They have no other meaning."
}

extension FunctionSyntax {
  /// True for `init(from:)`, which makes a value of data, and `encode(to:)`.
  var isDecoding: Bool {
    guard parameters.count == 1, let type = parameters[0].type?.lastName else { return false }
    return name.text == "init" && type == "Decoder" || name.text == "encode" && type == "Encoder"
  }
}

extension VariableSyntax {
  /// True if it's a stored property that the memberwise initializer requires.
  fileprivate var isToBeGiven: Bool {
    accessors?.getter == nil && !isStatic && value == nil
      && !(isVariable && (type?.isOptional ?? false))
  }
}
