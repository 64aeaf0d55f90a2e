import ViewTreeDocument
import ViewTreeScript
import ViewTreeSyntax

/// Something of a document whose type is not known.
struct OpenPlace {
  /// What it is, with its value where it has one.
  enum Kind {
    case method(body: String)
    case key(Int, Argument?)
    case value(Argument)
  }

  /// Where it is declared; of a method, its body.
  let node: SyntaxNode.Index
  let kind: Kind

  /// All of a document.
  static func all(in document: Document) -> [OpenPlace] {
    methods(in: document) + keys(in: document) + values(in: document)
  }

  // MARK: - Places

  /// The methods of types and the functions of layouts, components and the document that say no result.
  private static func methods(in document: Document) -> [OpenPlace] {
    let sections = DocumentSections(document.tree)
    var places: [OpenPlace] = []
    for owner in sections.methodOwners {
      for method in sections.methods(owner) where method.returns == nil && !method.isPasted {
        places.append(
          OpenPlace(node: method.body, kind: .method(body: sections.script(method.body))))
      }
    }
    for (_, layout) in sections.members(of: "layouts") {
      if let closure = sections.member("makeCache", of: layout) {
        places.append(OpenPlace(node: closure, kind: .method(body: sections.script(closure))))
      }
    }
    return places
  }

  private static func keys(in document: Document) -> [OpenPlace] {
    var places: [OpenPlace] = []
    let declared = document.navigationTitleKey ?? document.preferenceKeys.count
    for (place, key) in document.preferenceKeys.prefix(declared).enumerated()
    where key.typeName == nil && !document.type(of: key.defaultValue).isComplete {
      places.append(OpenPlace(node: key.syntax, kind: .key(place, key.defaultValue)))
    }
    return places
  }

  private static func values(in document: Document) -> [OpenPlace] {
    var places: [OpenPlace] = []
    for key in document.environmentKeys where key.typeName == nil {
      places.append(OpenPlace(node: key.syntax, kind: .value(key.defaultValue)))
    }
    for key in document.layoutValueKeys
    where DocumentSections(document.tree).member("type", of: key.syntax + 1) == nil {
      places.append(OpenPlace(node: key.syntax, kind: .value(key.defaultValue)))
    }
    for variable in document.state + document.components.flatMap(\.state)
    where variable.typeName == nil {
      places.append(OpenPlace(node: variable.syntax, kind: .value(variable.initial)))
    }
    return places.filter { place in
      guard case .value(let argument) = place.kind else { return true }
      return !document.type(of: argument).isComplete
    }
  }

  // MARK: - Candidates

  /// The types that it may have, the likeliest first.
  func candidates(in document: Document) -> [String] {
    switch kind {
    case .method(let body): return Self.results(of: body, in: document)
    case .key(let place, let argument):
      let evidence = document.typesWritten(to: place)
      return Self.types(for: argument, evidence: evidence, in: document)
    case .value(let argument): return Self.types(for: argument, evidence: [], in: document)
    }
  }

  private static let numbers = ["Int", "CGFloat", "Double"]
  private static let geometry = [
    "CGPoint", "CGSize", "CGRect", "Anchor<CGRect>", "Anchor<CGPoint>", "Color", "Angle",
  ]

  private static func scalars(in document: Document) -> [String] {
    ["String"] + numbers + ["Bool"] + geometry
      + DocumentSections(document.tree).members(of: "types").map(\.name)
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
  /// Whether all of it is known, as Swift wants it.
  var isComplete: Bool { !description.contains("_") }
}

extension String {
  /// The text with another one in place of a part, wherever that stands.
  func replacing(_ part: Character, _ other: String) -> String {
    map { $0 == part ? other : String($0) }.joined()
  }
}

extension Document {
  /// What is known of the type of an argument; a whole number in JSON may be any number.
  func type(of argument: Argument?) -> ScriptType {
    switch argument {
    case .script(let script)?: scripts[Int(script)].program.resultType
    case .constant(let place)?: ScriptType(of: constants[Int(place)])
    case .text?: .string
    default: .unknown
    }
  }

  /// The value of an argument that is always the same.
  func constantValue(of argument: Argument) -> Value? {
    switch argument {
    case .constant(let place): constants[Int(place)]
    case .script(let script): scripts[Int(script)].program.constant
    default: nil
    }
  }

  /// The types of the values that modifiers write to a key, without repetitions.
  func typesWritten(to key: Int) -> [String] {
    var types: [String] = []
    for modifier in modifiers {
      let definition = ModifierRegistry.standard.definitions[Int(modifier.definition)]
      let place: Int
      switch definition.meaning {
      case .preference: place = 1
      case .anchorPreference: place = 3
      default: continue
      }
      let first = Int(modifier.firstArgument)
      guard place < Int(modifier.argumentCount),
        case .preferenceKey(let written) = arguments[first], written == key
      else { continue }
      let argument = arguments[first + place]
      var type = type(of: argument)
      if !type.isComplete, let value = constantValue(of: argument) {
        type = ScriptType(exactly: value)
      }
      if !types.contains(type.description) { types.append(type.description) }
    }
    // A number that is no whole one says more than one that may be.
    return types.filter { $0 != "Int" } + types.filter { $0 == "Int" }
  }
}
