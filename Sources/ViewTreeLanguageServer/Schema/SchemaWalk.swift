import ViewTreeDocument
import ViewTreeInspector
import ViewTreeSyntax

/// The path through the schema of documents to a position. Completions and explanations come from
/// the schema, and so from the registries.
struct SchemaWalk {
  /// The schema of all documents.
  static let standard = SchemaWalk(
    DocumentSchema(lints: LintRegistry.standard.lints.map { ($0.name, $0.summary) }).schema)

  /// The schema of configurations.
  static let configuration = SchemaWalk(
    DocumentSchema(lints: LintRegistry.standard.lints.map { ($0.name, $0.summary) }).configuration)

  /// The maximum number of objects and lists around a position that is explained, completed, found
  /// or outlined.
  static let deepest = 4_000

  private let root: OrderedJSON
  private let definitions: [String: OrderedJSON]
  /// The members of views by the views' names.
  private let views: [String: OrderedJSON]
  /// The members of custom views, and the arguments of custom modifiers, by name.
  private var ownViews: [String: OrderedJSON] = [:]
  private var ownModifiers: [String: OrderedJSON] = [:]

  private init(_ schema: OrderedJSON) {
    root = schema
    definitions = Dictionary(schema["definitions"]?.members ?? [], uniquingKeysWith: { $1 })
    let views = (definitions["view"]?["allOf"]?.elements ?? []).compactMap { choice in
      choice["if"]?["properties"]?["view"]?["const"]?.string.flatMap { name in
        choice["then"].map { (name, $0) }
      }
    }
    self.views = Dictionary(views, uniquingKeysWith: { $1 })
  }

  /// The walk for a document that declares views and modifiers.
  func declaring(_ declared: DeclaredNames) -> SchemaWalk {
    var walk = self
    for name in declared.all {
      switch name.kind {
      case .component, .layout:
        walk.ownViews[name.name] = Self.members(name.parameters + [("children", "View")])
      case .modifier: walk.ownModifiers[name.name] = Self.members(name.parameters)
      default: break
      }
    }
    return walk
  }

  // MARK: - Traversal

  /// The schema at a path.
  func place(_ path: [PathStep]) -> SchemaPlace {
    var place = expanded(root)
    guard path.count <= Self.deepest else { return SchemaPlace() }
    for (number, step) in path.enumerated() {
      place = inner(place, step, isOfDocument: number == 0)
    }
    return place
  }

  /// The schema of the next step of the path.
  func inner(_ place: SchemaPlace, _ step: PathStep, isOfDocument: Bool) -> SchemaPlace {
    guard case .member(let key, let object) = step else {
      return joined(place.alternatives.compactMap { $0.schema["items"] }.map { expanded($0) })
    }
    // The schema describes views in a part that isn't required of all documents.
    if isOfDocument, key == "root" {
      var content = expanded(Self.reference("content"))
      content.summary = place.members.first { $0.name == key }?.summary
      return content
    }
    if place.isAny(of: ["modifier"]), let own = ownModifiers[key] { return expanded(own) }
    if Self.isComponent(place) {
      if key == "body" { return expanded(Self.reference("content")) }
      if key == "views" { return expanded(["additionalProperties": Self.reference("content")]) }
    }
    let fitting = narrowed(place.alternatives, to: object)
    let named = fitting.compactMap { $0.schema["properties"]?[key] }
    let others = named.isEmpty ? fitting.compactMap { $0.schema["additionalProperties"] } : named
    return joined(others.map { expanded($0) })
  }

  private static func isComponent(_ place: SchemaPlace) -> Bool {
    place.alternatives.contains {
      $0.schema["properties"]?["body"] != nil && $0.schema["properties"]?["parameters"] != nil
    }
  }

  /// The alternatives that allow all existing members of an object. If none does, all.
  private func narrowed(
    _ alternatives: [SchemaPlace.Alternative], to object: PathObject
  ) -> [SchemaPlace.Alternative] {
    var all = alternatives
    let isView = all.contains { $0.references.contains("view") }
    if isView, let view = object.view, let members = ownViews[view] ?? views[view] {
      // Combines the members of all views with the members of this view.
      all =
        all.filter { $0.references.contains("view") }
        + [SchemaPlace.Alternative(schema: members, references: ["view"])]
      return all
    }
    guard object.keys.count > 1 else { return all }
    let fitting = all.filter { alternative in
      let known = alternative.schema["properties"]?.members.map(\.0) ?? []
      return object.keys.allSatisfy(known.contains)
    }
    return fitting.isEmpty ? all : fitting
  }

  /// The schema at an object, narrowed by its members.
  func place(_ path: [PathStep], in object: PathObject) -> SchemaPlace {
    var place = place(path)
    place.alternatives = narrowed(place.alternatives, to: object)
    return place
  }

  /// The values that an argument of a definition accepts.
  func values(of parameter: ParameterDefinition) -> [String] {
    expanded(DocumentSchema(lints: []).schema(of: parameter)).names
  }

  // MARK: - Expanding

  private static func reference(_ name: String) -> OrderedJSON {
    ["$ref": .text("#/definitions/\(name)")]
  }

  /// The members for some parameters, by their Swift types.
  private static func members(_ parameters: [(name: String, type: String)]) -> OrderedJSON {
    [
      "properties": .object(
        parameters.map { name, type in
          let isContent = ["View", "Content"].contains { type.contains($0) }
          let isText = ["String", "String?", "LocalizedStringKey"].contains(type)
          let value = isContent ? "content" : isText ? "text" : "swift"
          return (name, ["description": .text(type), "anyOf": [reference(value)]])
        })
    ]
  }

  /// The union of several schemas. An alternative in two of them appears once. Otherwise, the
  /// number would grow with every step.
  private func joined(_ places: [SchemaPlace]) -> SchemaPlace {
    var known: Set<String> = []
    let alternatives = places.flatMap(\.alternatives).filter {
      $0.origin.isEmpty || known.insert($0.origin).inserted
    }
    return SchemaPlace(
      alternatives: alternatives, summary: places.compactMap(\.summary).first)
  }

  /// A schema with its references resolved.
  private func expanded(
    _ schema: OrderedJSON, around references: Set<String> = [], origin: String = ""
  ) -> SchemaPlace {
    var place = SchemaPlace()
    place.summary = schema["description"]?.string
    if let name = schema["$ref"]?.string?.split(separator: "/").last.map(String.init) {
      // Stops at a cycle. The schema refers to itself only through members and elements.
      guard !references.contains(name), let definition = definitions[name] else { return place }
      let inner = expanded(definition, around: references.union([name]), origin: name)
      place.alternatives = inner.alternatives
      place.summary = place.summary ?? inner.summary
      return place
    }
    let choices = schema["anyOf"]?.elements ?? []
    for (number, choice) in choices.enumerated() {
      let inner = expanded(
        choice, around: references, origin: origin.isEmpty ? "" : "\(origin).\(number)")
      place.alternatives += inner.alternatives
      place.summary = place.summary ?? inner.summary
    }
    if choices.isEmpty {
      place.alternatives = [
        SchemaPlace.Alternative(schema: schema, references: references, origin: origin)
      ]
    }
    return place
  }
}
