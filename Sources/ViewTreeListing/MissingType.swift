import ViewTreeDocument
import ViewTreeNumbers
import ViewTreeScript
import ViewTreeSyntax

/// A declaration of a document without a known type.
struct MissingType {
  /// The kind of declaration, with its value if it has one.
  enum Kind {
    case method(DocumentSections.Method, fields: [ScopeName])
    case key(Int, Argument?)
    case value(Argument)
  }

  /// The node of the declaration. For a method, the node of its body.
  let node: SyntaxNode.Index
  let kind: Kind

  /// All of a document.
  static func all(in document: Document) -> [MissingType] {
    methods(in: document) + keys(in: document) + values(in: document)
  }

  // MARK: - Missing types

  /// The methods of types and the functions of layouts, components and the document that declare no
  /// result.
  private static func methods(in document: Document) -> [MissingType] {
    let sections = DocumentSections(document.tree)
    var places: [MissingType] = []
    for owner in sections.methodOwners {
      let fields = sections.fields(besides: owner).map {
        ScopeName($0.name, storage: .state, typeName: $0.type, type: document.types.type($0.type))
      }
      for method in sections.methods(owner) where method.returns == nil && !method.isPasted {
        places.append(MissingType(node: method.body, kind: .method(method, fields: fields)))
      }
    }
    for (_, layout) in sections.members(of: "layouts") {
      if let closure = sections.member("makeCache", of: layout) {
        let method = DocumentSections.Method(
          name: "makeCache", parameters: [("subviews", "Subviews")], body: closure)
        places.append(MissingType(node: closure, kind: .method(method, fields: [])))
      }
    }
    return places
  }

  private static func keys(in document: Document) -> [MissingType] {
    var places: [MissingType] = []
    let declared = document.navigationTitleKey ?? document.preferenceKeys.count
    for (place, key) in document.preferenceKeys.prefix(declared).enumerated()
    where key.typeName == nil {
      places.append(MissingType(node: key.syntax, kind: .key(place, key.defaultValue)))
    }
    return places
  }

  private static func values(in document: Document) -> [MissingType] {
    var places: [MissingType] = []
    for key in document.environmentKeys where key.typeName == nil && !key.isObject {
      places.append(MissingType(node: key.syntax, kind: .value(key.defaultValue)))
    }
    for key in document.layoutValueKeys
    where DocumentSections(document.tree).member("type", of: key.syntax + 1) == nil {
      places.append(MissingType(node: key.syntax, kind: .value(key.defaultValue)))
    }
    for variable in document.state + document.components.flatMap(\.state)
    where variable.typeName == nil {
      places.append(MissingType(node: variable.syntax, kind: .value(variable.initial)))
    }
    return places.filter { place in
      guard case .value(let argument) = place.kind else { return true }
      return !document.type(of: argument).isComplete && !document.isTyped(argument)
    }
  }

  // MARK: - Candidates

  /// The types that it may have, the likeliest first.
  func candidates(in document: Document) -> [String] {
    switch kind {
    case .method(let method, let fields):
      return Self.inferredResult(of: method, fields, in: document)
        + Self.results(of: DocumentSections(document.tree).script(method.body), in: document)
    case .key(let place, let argument):
      let evidence = document.typesWritten(to: place)
      return Self.types(for: argument, evidence: evidence, in: document)
    case .value(let argument): return Self.types(for: argument, evidence: [], in: document)
    }
  }

  /// True if the document writes a value of another type to this preference key.
  func contradicts(_ type: String, in document: Document) -> Bool {
    guard case .key(let place, _) = kind else { return false }
    return document.typesWritten(to: place).contains { written in
      if written.contains("_") || written == type || "\(written)?" == type { return false }
      return !(Self.isNumeric(written) && Self.isNumeric(type))
    }
  }

  /// True for a numeric type, whose literals may also have another numeric type.
  private static func isNumeric(_ type: String) -> Bool {
    let inner = type.filter { !"[]?: ".contains($0) }
    return numbers.contains { inner.hasSuffix($0) }
  }

  private static let numbers = ["Int", "CGFloat", "Double"]
  private static let geometry = [
    "CGPoint", "CGSize", "CGRect", "Anchor<CGRect>", "Anchor<CGPoint>", "Color", "Angle",
  ]

  private static func scalars(in document: Document) -> [String] {
    ["String"] + numbers + ["Bool"] + geometry
      + DocumentSections(document.tree).members(of: "types").map(\.name)
  }

  /// The return type of a body, inferred from the body alone.
  private static func inferredResult(
    of method: DocumentSections.Method, _ fields: [ScopeName], in document: Document
  ) -> [String] {
    let names = method.parameters.map { parameter in
      parameter.name.hasPrefix("_ ") ? String(parameter.name.dropFirst(2)) : parameter.name
    }
    let types = method.parameters.map { document.types.type($0.type) }
    let result = ScriptCompiler(types: document.types).compile(
      Array(DocumentSections(document.tree).script(method.body).utf8),
      as: .action(parameters: names), in: ScriptScope().pushing(fields), parameters: types)
    guard result.problems.isEmpty, let type = result.program?.resultType, type.isComplete,
      type.description != "()"
    else { return [] }
    return [type.description]
  }

  private static func results(of body: String, in document: Document) -> [String] {
    let outline = ScriptOutline(Array(body.utf8))
    let isExpression = outline.map { !$0.words.dropFirst().contains(where: \.beginsLine) } ?? false
    guard isExpression || outline?.uses("return") ?? false else { return ["Void"] }
    let scalars = ["Bool"] + scalars(in: document).filter { $0 != "Bool" }
    return scalars + scalars.map { "[\($0)]" } + scalars.map { "\($0)?" } + ["Void"]
  }

  private static func types(
    for argument: Argument?, evidence: [String], in document: Document
  ) -> [String] {
    let value = argument.flatMap { document.constantValue(of: $0) }
    let known = document.type(of: argument).description
    if !known.contains("_") { return [known] }
    let base: [String]
    switch value {
    case .int?: base = numbers
    case .double?: base = ["CGFloat", "Double"]
    case .none? where argument != nil, nil where argument == nil:
      base = scalars(in: document).map { "\($0)?" } + scalars(in: document).map { "[\($0)]?" }
    case .dictionary(let dictionary)?:
      let keys = dictionary.keys.isEmpty ? ["String", "Int"] : ["String"]
      base = keys.flatMap { key in scalars(in: document).map { "[\(key): \($0)]" } }
    case .array(let elements)?:
      base =
        elements.isEmpty
        ? scalars(in: document).map { "[\($0)]" } : numbers.map { "[\($0)]" }
    default:
      base = known.contains("_") ? scalars(in: document).map { known.replacing("_", $0) } : [known]
    }
    let isOptional = base.first?.hasSuffix("?") ?? false
    let likely = evidence.filter { !$0.contains("_") && !$0.hasPrefix("(") }
      .map { isOptional && !$0.hasSuffix("?") ? "\($0)?" : $0 }
    return likely + base
  }
}

extension ScriptType {
  /// True if the whole type is known, as Swift requires.
  var isComplete: Bool { !description.contains("_") }
}

extension String {
  /// The text with each occurrence of a part replaced.
  func replacing(_ part: Character, _ other: String) -> String {
    map { $0 == part ? other : String($0) }.joined()
  }
}

extension Document {
  /// True if an argument is a call whose type Swift infers, such as `[Item: CGRect]()`.
  func isTyped(_ argument: Argument) -> Bool {
    guard case .script(let script) = argument, scripts[script].composedText == nil else {
      return false
    }
    let text = DocumentSections(tree).script(scripts[script].syntax).trimmed
    return text.hasSuffix(")") && !text.hasPrefix(".")
  }

  /// The type of an argument, if known. An integer in JSON may have any numeric type.
  func type(of argument: Argument?) -> ScriptType {
    switch argument {
    case .script(let script)?: scripts[script].program.resultType
    case .constant(let place)?: ScriptType(of: constants[place])
    case .text?, .markdown?: .string
    default: .unknown
    }
  }

  /// The value of an argument that is always the same.
  func constantValue(of argument: Argument) -> Value? {
    switch argument {
    case .constant(let place): constants[place]
    case .script(let script): scripts[script].program.constant
    default: nil
    }
  }

  /// The type of the anchors of a source, found from its text where no type is known.
  private func anchorType(of argument: Argument) -> String? {
    guard case .script(let script) = argument else { return nil }
    let text = DocumentSections(tree).script(scripts[script].syntax).filter { $0 != " " }
    if text.hasPrefix(".init([") {
      return text.contains(".bounds") || text.contains(".rect")
        ? "Anchor<[CGRect]>"
        : "Anchor<[CGPoint]>"
    }
    if text.hasPrefix(".rect(") { return "Anchor<CGRect>" }
    return text.hasPrefix(".point(") || text.hasPrefix(".unitPoint(") ? "Anchor<CGPoint>" : nil
  }

  /// The types of the values that modifiers write to a key, without repetitions.
  func typesWritten(to key: Int) -> [String] {
    var types: [String] = []
    for modifier in modifiers {
      let definition = ModifierRegistry.standard.definitions[modifier.definition]
      let argument: Argument
      var anchor: String?
      switch definition.meaning {
      case .preference(_, let value): argument = self.argument(value, of: modifier)
      case .anchorPreference(_, let source, let transform):
        argument = self.argument(transform, of: modifier)
        anchor = anchorType(of: self.argument(source, of: modifier))
      default: continue
      }
      guard let handle = definition.preferenceKey,
        let written = preferenceKey(handle, of: modifier), written.index == key
      else { continue }
      var type = type(of: argument)
      if !type.isComplete, let value = constantValue(of: argument) {
        type = ScriptType(exactly: value)
      }
      var text = type.description
      if let anchor { text = text.replacing("_", anchor) }
      if !types.contains(text) { types.append(text) }
    }
    // A number with a fraction is stronger evidence than a possible `Int`.
    return types.filter { $0 != "Int" } + types.filter { $0 == "Int" }
  }
}
