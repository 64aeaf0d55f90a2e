/// The schemas of argument values.
extension DocumentSchema {
  /// The definitions that several parts of the schema refer to.
  var sharedDefinitions: [(String, SchemaValue)] {
    Self.scripts + Self.declarations + [
      ("number", Self.orExpression(["type": ["number", "string", "null"]])),
      (
        "positive",
        Self.orExpression(["type": ["number", "string", "null"], "exclusiveMinimum": 0])
      ),
      ("bool", Self.orExpression(["type": ["boolean", "string"]])),
      ("text", Self.orExpression(["type": "string"])),
      ("swift", Self.orExpression(["type": "string"])),
      ("preferenceKeyName", ["type": "string"]),
      ("layoutValueKeyName", ["type": "string"]),
      ("environmentKeyName", ["type": "string"]),
      ("shownView", ["type": "string"]),
      ("style", Self.orExpression(["type": ["string", "number", "boolean", "null", "array"]])),
      ("size", Self.numbers(["width", "height"], .reference("number"))),
      (
        "point",
        Self.orExpression(["type": ["string", "null"]], Self.numbers(["x", "y"], Self.number))
      ),
      (
        "insets",
        Self.orExpression(
          ["type": ["string", "null"]],
          Self.numbers(["top", "leading", "bottom", "trailing"], Self.number))
      ),
      ("gridItems", Self.orExpression(["type": "string"], gridItems)),
      ("font", font),
      ("styledText", Self.orExpression(["type": "string"], textParts)),
    ] + Self.memberDefinitions
  }

  // MARK: - Scripts and declarations

  private static let scripts: [(String, SchemaValue)] = [
    (
      "script",
      ([
        "description": "Swift code: a string, or a list of lines.", "type": ["string", "array"],
        "items": ["type": "string"],
      ])
    ),
    (
      "expression",
      .closed([("$", .reference("script"))], required: ["$"], comment: false)
        .described("A Swift expression, allowed instead of any value.")
    ),
    ("names", ["type": ["string", "array"], "items": ["type": "string"]]),
    (
      "environmentNames",
      [
        "description": "Names for environment values, with their key paths.",
        "type": ["object", "string", "array"], "items": ["type": "string"],
        "additionalProperties": ["type": "string"],
      ]
    ),
  ]

  private static let declarations: [(String, SchemaValue)] = [
    (
      "parameters",
      .dictionary(of: [
        "anyOf": [
          ["type": "string"],
          .closed(
            [("type", ["type": "string"]), ("defaultValue", true)], required: ["type"],
            comment: false),
        ]
      ])
    ),
    (
      "methods",
      .dictionary(of: [
        "anyOf": [
          .reference("script"),
          .closed(
            [
              ("parameters", .dictionary(of: ["type": "string"])), ("returns", ["type": "string"]),
              ("body", .reference("script")),
            ], required: ["body"]),
        ]
      ])
    ),
    (
      "window",
      [
        "anyOf": [
          ["enum": .texts(Device.all.flatMap { [$0.name, "\($0.name) landscape"] })],
          ["type": "string"],
          .closed(
            [
              ("width", length), ("height", length), ("scale", ["enum": [1, 2, 3]]),
              ("safeArea", numbers(["top", "leading", "bottom", "trailing"], length)),
            ], required: ["width", "height"], comment: false),
        ]
      ]
    ),
  ]

  private static let length: SchemaValue =
    ["type": ["number", "string"], "minimum": 0, "maximum": 1_000_000]

  /// A number, or an expression for one.
  static let number: SchemaValue = ["type": ["number", "string"]]

  // MARK: - Kinds of values

  /// Some kind of value, or an expression.
  private static func orExpression(_ values: SchemaValue...) -> SchemaValue {
    ["anyOf": .list(values + [.reference("expression")])]
  }

  private static func numbers(_ names: [String], _ number: SchemaValue) -> SchemaValue {
    .closed(names.map { ($0, number) }, comment: false)
  }

  /// Names that an editor suggests. Any other text is an expression.
  static func suggested(_ names: [String], orAlso others: SchemaValue...) -> SchemaValue {
    .any([["enum": .texts(names)]] + others + [.reference("text")])
  }

  private static let memberDefinitions: [(String, SchemaValue)] = {
    let both = SchemaValue.closed(
      [
        ("horizontal", .reference("horizontalAlignment")),
        ("vertical", .reference("verticalAlignment")),
      ], comment: false)
    func set(_ type: ParameterType) -> SchemaValue {
      let known = NamedMember.names(of: type)
      return suggested(known, orAlso: ["type": "array", "items": suggested(known)])
    }
    return [
      ("horizontalAlignment", suggested(NamedMember.names(of: .horizontalAlignment))),
      ("verticalAlignment", suggested(NamedMember.names(of: .verticalAlignment))),
      ("alignment", suggested(NamedMember.names(of: .alignment), orAlso: both)),
      ("guide", suggested(AlignmentGuideNames.all)),
      ("edges", set(.edges)),
      ("axes", set(.axes)),
      ("unitPoint", suggested(NamedMember.names(of: .unitPoint))),
      ("dynamicTypeSize", suggested(DynamicTypeSizeNames.all)),
      ("anchorSource", suggested(NamedMember.anchorSources, orAlso: .reference("script"))),
    ]
  }()

  private var font: SchemaValue {
    .any([
      ["enum": .texts(FontNames.styles.map(\.name))],
      ["type": ["number", "string", "null"], "exclusiveMinimum": 0],
      .closed(FontMembers.parameters.map { ($0.name, schema(of: $0)) }),
      .reference("expression"),
    ])
  }

  private var textParts: SchemaValue {
    let part = SchemaValue.closed(
      ParameterDefinition.argumentsOfPart.map { ($0.name, schema(of: $0)) },
      required: [ParameterDefinition.textOfPart.name])
    return ["type": "array", "items": ["anyOf": [.reference("text"), part]]]
  }

  private var gridItems: SchemaValue {
    let length: SchemaValue = ["type": ["number", "string"], "minimum": 0]
    let bounds = Self.numbers(["minimum", "maximum"], length)
    return [
      "type": "array",
      "items": .closed(
        [
          ("fixed", length), ("flexible", bounds), ("adaptive", bounds),
          ("spacing", Self.number), ("alignment", .reference("alignment")),
        ], comment: false),
    ]
  }

  // MARK: - Arguments

  /// The schema of an argument, with its summary.
  package func schema(of parameter: ParameterDefinition) -> SchemaValue {
    schema(of: parameter.type, isPositive: parameter.isPositive).described(parameter.summary)
  }

  /// The schema of an argument.
  func schema(of type: ParameterType, isPositive: Bool = false) -> SchemaValue {
    switch type {
    case .number, .integer, .lineLimit: .reference(isPositive ? "positive" : "number")
    case .lengthOrInsets: .reference("number")
    case .ratio: .any([.reference("number"), .reference("size")])
    case .bool, .presented, .boundBool: .reference("bool")
    case .text: .reference("text")
    case .angle, .binding, .attachmentAnchor, .watchedValue, .keyPathText: .reference("swift")
    case .styledText, .textView: .reference("styledText")
    case .option(let names): Self.suggested(names)
    case .horizontalAlignment: .reference("horizontalAlignment")
    case .verticalAlignment: .reference("verticalAlignment")
    case .alignment: .reference("alignment")
    case .guide: .reference("guide")
    case .edges: .reference("edges")
    case .axes: .reference("axes")
    case .point: .reference("point")
    case .insets: .reference("insets")
    case .gridItems: .reference("gridItems")
    case .unitPoint: .reference("unitPoint")
    case .font: .reference("font")
    case .dynamicTypeSize: .reference("dynamicTypeSize")
    case .style: .reference("style")
    case .any, .expression: true
    case .preferenceKey: .reference("preferenceKeyName")
    case .layoutValueKey: .reference("layoutValueKeyName")
    case .environmentKey: .reference("environmentKeyName")
    case .anchorSource: .reference("anchorSource")
    case .size: .reference("size")
    case .parameterName: .reference("names")
    case .closure: .reference("script")
    case .content: .reference("content")
    }
  }
}
