/// Views, control forms and modifiers.
extension DocumentSchema {
  /// Views by name and as objects, and the forms that decide which views there are.
  var viewDefinitions: [(String, SchemaValue)] {
    [
      (
        "content",
        .any([
          [
            "type": "array",
            "items": .any(
              [.reference("entry")] + Self.statements.map { .reference($0.0) }),
          ], .reference("entry"),
        ])
      ),
      (
        "entry",
        .any(
          [.reference("viewName"), .reference("view")]
            + Self.controlForms.map { .reference($0.0) })
      ),
      ("knownView", ["enum": .texts(views.map(\.name))]),
      ("viewName", ["anyOf": [.reference("knownView"), ["type": "string"]]]),
      ("view", view),
    ] + Self.controlForms + Self.statements
  }

  /// An object with `view`. Each view of SwiftUI has its own members. Any other name is a declared
  /// view, which has its own members.
  private var view: SchemaValue {
    [
      "type": "object",
      "required": ["view"],
      "properties": .object(Self.commonMembers.map { ($0, $1) }),
      "allOf": .list(
        views.map { definition in
          [
            "if": ["properties": ["view": ["const": .text(definition.name)]]],
            "then": members(of: definition),
          ]
        }),
    ]
  }

  private static let commonMembers: [(String, SchemaValue)] = [
    ("view", SchemaValue.reference("viewName").described("The view's name.")),
    ("id", SchemaValue.reference("text").described("The name of the view in reports.")),
    (
      "modifiers",
      SchemaValue.object([("type", "array"), ("items", .reference("modifier"))])
        .described("The modifiers in the order of Swift.")
    ),
    (
      "let",
      SchemaValue.dictionary(of: .reference("script"))
        .described("Names for values that the view's members use.")
    ),
    (
      "standIn",
      SchemaValue.object([("type", "boolean")])
        .described("True for a placeholder. Reports mark it with ~.")
    ),
    ("comment", true),
  ]

  private func members(of definition: ViewDefinition) -> SchemaValue {
    .object([
      ("description", .text(definition.summary)),
      (
        "properties",
        .object(arguments(of: definition) + Self.commonMembers.map { ($0.0, true) })
      ),
      ("additionalProperties", false),
    ])
    .requiring(required(definition))
  }

  /// The arguments under all their names.
  private func arguments(of definition: Definition) -> [(String, SchemaValue)] {
    definition.parameters.flatMap { parameter in
      [parameter.name, parameter.alias].compactMap(\.self).map { ($0, schema(of: parameter)) }
    }
  }

  /// The required arguments without an alternative.
  private func required(_ definition: Definition) -> [String] {
    definition.parameters
      .filter { $0.isRequired && $0.alternative == nil && $0.alias == nil }.map(\.name)
  }

  // MARK: - Control forms

  /// The name of an optional's value and the optional.
  private static let unwrapped: SchemaValue = [
    "anyOf": [
      ["type": "string"],
      [
        "type": "object", "additionalProperties": .reference("script"), "minProperties": 1,
        "maxProperties": 1,
      ],
    ]
  ]

  /// The schemas of statements between the views of a list.
  private static let statements: [(String, SchemaValue)] = [
    (
      "letStatement",
      .closed([("let", .dictionary(of: .reference("script")))], required: ["let"])
    ),
    (
      "varStatement",
      .closed([("var", .dictionary(of: .reference("script")))], required: ["var"])
    ),
    (
      "environmentStatement",
      .closed([("environment", .reference("environmentNames"))], required: ["environment"])
    ),
    (
      "guard",
      .closed(
        [("guard", ["type": ["boolean", "string", "array"]]), ("else", .reference("content"))],
        required: ["guard", "else"])
    ),
    (
      "guardLet",
      .closed(
        [("guard let", unwrapped), ("else", .reference("content"))],
        required: ["guard let", "else"])
    ),
  ]

  private static let controlForms: [(String, SchemaValue)] = [
    (
      "if",
      .closed(
        [
          ("if", ["type": ["boolean", "string", "array"]]), ("then", .reference("content")),
          ("else", .reference("content")),
        ], required: ["if", "then"])
    ),
    (
      "ifLet",
      .closed(
        [
          (
            "if let", unwrapped
          ), ("then", .reference("content")), ("else", .reference("content")),
        ], required: ["if let", "then"])
    ),
    (
      "forEach",
      .closed(
        [
          ("forEach", true), ("as", ["type": "string"]), ("id", .reference("script")),
          ("content", .reference("content")),
        ], required: ["forEach", "content"])
    ),
    (
      "switch",
      .closed(
        [
          ("switch", .reference("script")), ("cases", .dictionary(of: .reference("content"))),
        ], required: ["switch", "cases"])
    ),
    (
      "slot",
      .closed(
        [
          ("slot", ["type": "string"]), ("with", ["type": "object"]),
          ("modifiers", ["type": "array", "items": .reference("modifier")]),
        ], required: ["slot"])
    ),
  ]

  // MARK: - Modifiers

  /// A modifier: its name, or an object of its name and its arguments.
  var modifierDefinition: (String, SchemaValue) {
    let alone = modifiers.filter { required($0).isEmpty }.map(\.name)
    return (
      "modifier",
      [
        "anyOf": [
          ["enum": .texts(alone)],
          [
            "type": "object", "minProperties": 1, "maxProperties": 1,
            "properties": .object(modifiers.map { ($0.name, schema(of: $0)) }),
            "additionalProperties": false,
          ],
        ]
      ]
    )
  }

  /// The arguments with their labels, or a single argument without a label.
  private func schema(of definition: ModifierDefinition) -> SchemaValue {
    let required = required(definition)
    let labelled = SchemaValue.closed(arguments(of: definition), required: required)
    if case .environmentValue = definition.meaning {
      return SchemaValue.any([labelled, Self.environmentValue, ["type": "string"]])
        .described(definition.summary)
    }
    let direct = definition.parameters.filter(\.isUnlabelled).map(\.type)
    var forms = [labelled]
    // Adds each kind of value once. The member names distinguish content from arguments.
    for (place, type) in direct.enumerated() where !direct[..<place].contains(type) {
      forms.append(directSchema(of: type))
    }
    if required.isEmpty { forms.append(["type": "null"]) }
    return SchemaValue.any(forms).described(definition.summary)
  }

  /// A value of the environment under its name. Documents can declare more than the system's.
  private static let environmentValue: SchemaValue = [
    "type": "object", "minProperties": 1,
    "properties": .object(
      SystemEnvironmentValue.allCases.filter(\.isSettable).map { value in
        (value.rawValue, value.options.isEmpty ? true : suggested(value.options))
      }),
    "additionalProperties": true,
  ]

  /// The schema of an argument without its label.
  private func directSchema(of type: ParameterType) -> SchemaValue {
    switch type {
    // An object would be read as the arguments.
    case .any, .expression: ["anyOf": [["not": ["type": "object"]], .reference("expression")]]
    case .ratio, .lengthOrInsets: .reference("number")
    case .point, .insets: ["type": "string"]
    default: schema(of: type)
    }
  }
}

extension SchemaValue {
  /// The object with required members.
  fileprivate func requiring(_ names: [String]) -> SchemaValue {
    guard case .object(let members) = self, !names.isEmpty else { return self }
    return .object(members + [("required", .texts(names))])
  }
}
