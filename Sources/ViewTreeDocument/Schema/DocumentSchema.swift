import ViewTreeSyntax

/// The JSON Schema (draft 7, which editors support) of documents, made from the registries.
///
/// It checks only a document's shape: names, kinds of values, and required members. It doesn't
/// check expressions. A view with a name that isn't SwiftUI's may have any members, because
/// documents declare views. If a document declares modifiers or styles, the schema doesn't check
/// its views, because their names could be any.
public struct DocumentSchema {
  /// A lint that documents can give a level: its name and one sentence.
  public typealias Lint = (name: String, summary: String)

  /// The views and modifiers.
  let views = ViewRegistry.standard.definitions
  let modifiers = ModifierRegistry.standard.definitions
  let lints: [Lint]

  /// A schema that knows these lints.
  public init(lints: [Lint]) {
    self.lints = lints
  }

  /// The schema as formatted JSON. The bytes are always the same.
  public func json() -> [UInt8] { Self.formatted(schema) }

  private static func formatted(_ schema: SchemaValue) -> [UInt8] {
    var output = ByteBuffer()
    schema.write(to: &output)
    let source = SourceFile(name: "schema", bytes: output.takeAll())
    return FormattedJSON.write(JSONReader.read(source))
  }

  /// The schema of a project's configuration, in the same form (docs/reference/configuration.md).
  public func configurationJSON() -> [UInt8] { Self.formatted(configuration) }

  /// The schema of a project's configuration.
  package var configuration: SchemaValue {
    let texts: SchemaValue = ["type": "array", "items": ["type": "string"]]
    let scalars: SchemaValue = ["type": ["string", "number", "boolean", "null"]]
    let sections = DocumentDecoder.configurationSections.map { section in
      (section.rawValue, schema(of: section).described(section.summary))
    }
    return [
      "$schema": "http://json-schema.org/draft-07/schema#",
      "title": "viewtree configuration",
      "description": "Default settings for the documents of a project.",
      "type": "object",
      "properties": .object(
        sections + [
          (
            DocumentDecoder.exclude,
            texts.described("Patterns of files and folders that viewtree skips.")
          ),
          (
            DocumentDecoder.targets,
            texts.described("The targets to use for Swift files that are in several.")
          ),
          (
            DocumentDecoder.assume,
            SchemaValue.dictionary(of: scalars)
              .described("The values of Swift expressions that viewtree can't know.")
          ),
        ]),
      "additionalProperties": false,
      "definitions": .object(sharedDefinitions),
    ]
  }

  package var schema: SchemaValue {
    [
      "$schema": "http://json-schema.org/draft-07/schema#",
      "title": "viewtree document",
      "description": "A SwiftUI view tree that viewtree lays out.",
      "type": "object",
      "required": ["viewtree", "root"],
      "properties": .object(
        DocumentDecoder.Section.allCases.map { section in
          (section.rawValue, self.schema(of: section).described(section.summary))
        }),
      "additionalProperties": false,
      "if": [
        "anyOf": [
          Self.takesViewName("components"), Self.takesViewName("layouts"),
          ["required": ["modifiers"]], ["required": ["styles"]],
        ]
      ],
      "then": true,
      "else": Self.views,
      "definitions": .object(sharedDefinitions + viewDefinitions + [modifierDefinition]),
    ]
  }

  /// The condition that a section declares a view with a name of SwiftUI. The schema then doesn't
  /// check members of the document's views, because a name doesn't determine them.
  private static func takesViewName(_ section: String) -> SchemaValue {
    let others: SchemaValue = ["propertyNames": ["not": SchemaValue.reference("knownView")]]
    let known: SchemaValue = ["not": others]
    return ["required": .list([.text(section)]), "properties": .object([(section, known)])]
  }

  /// The views of all other documents.
  private static let views: SchemaValue = {
    let content = SchemaValue.reference("content")
    let components: SchemaValue = ["additionalProperties": ["properties": ["body": content]]]
    return ["properties": ["components": components, "root": content]]
  }()

  // MARK: - Sections

  private func schema(of section: DocumentDecoder.Section) -> SchemaValue {
    switch section {
    case .schema, .comment, .root: true
    case .viewtree: ["const": 1]
    case .window: .reference("window")
    case .proposal:
      .closed([("width", Self.proposal), ("height", Self.proposal)], comment: false)
    case .layoutDirection: Self.names(LayoutDirectionNames.all)
    case .dynamicTypeSize: Self.names(DynamicTypeSizeNames.all)
    case .metrics: Self.names(["system", "cells"])
    case .platform: ["enum": .texts(PlatformNames.all)]
    case .compat: Self.names(Compatibility.allCases.map(\.rawValue))
    case .lazy: Self.names(LazyRows.allCases.map(\.rawValue))
    case .unknown: Self.names(["error", "box"])
    case .lints: lintLevels
    case .types: Self.orSwift(.dictionary(of: Self.orSwift(Self.type)))
    case .state: .dictionary(of: true)
    case .functions: Self.functions
    case .values: Self.values
    case .alignments: .dictionary(of: Self.alignment)
    case .preferenceKeys: Self.orSwift(.dictionary(of: Self.orSwift(Self.preferenceKey)))
    case .environmentKeys, .layoutValueKeys:
      .dictionary(of: .closed([("type", Self.typeName), ("defaultValue", true)]))
    case .layouts: .dictionary(of: Self.layout)
    case .components, .modifiers: .dictionary(of: Self.component())
    case .styles: .dictionary(of: Self.component(Self.styleProtocol))
    case .steps: ["type": "array", "items": Self.step]
    case .checks: Self.checks
    }
  }

  /// The schema of the golden files that a document declares.
  private static var checks: SchemaValue {
    let reports: SchemaValue = ["type": "array", "items": ["type": "string"]]
    return .any([
      reports, .closed([("reports", reports), ("goldens", ["type": "string"])]),
    ])
  }

  /// Some names, each with or without the dot of a Swift member.
  static func names(_ names: [String]) -> SchemaValue {
    ["enum": .texts(names + names.map { ".\($0)" })]
  }

  private var lintLevels: SchemaValue {
    let levels = SchemaValue.texts(LintLevel.allCases.map(\.rawValue))
    return .closed(
      ([("all", "All lints.")] + lints).map { name, summary in
        (name, ["description": .text(summary), "enum": levels])
      })
  }

  private static let proposal: SchemaValue = ["type": ["number", "string", "null"]]

  /// Declarations copied from a Swift file, instead of an object.
  private static func orSwift(_ object: SchemaValue) -> SchemaValue {
    .any([object, .reference("script")])
  }

  private static let type = SchemaValue.closed([
    ("fields", .dictionary(of: ["type": "string"])),
    ("cases", ["type": "array", "items": ["type": "string"]]),
    ("methods", ["anyOf": [.reference("script"), .reference("methods")]]),
  ])

  private static let alignment = SchemaValue.closed(
    [
      ("axis", names(["horizontal", "vertical"])), ("defaultValue", .reference("script")),
      ("as", .reference("names")),
    ], required: ["axis", "defaultValue"])

  private static let preferenceKey = SchemaValue.closed(
    [
      ("type", typeName), ("defaultValue", true),
      (
        "reduce",
        ["anyOf": [["enum": .texts(NamedReduce.allCases.map(\.rawValue))], .reference("script")]]
      ),
    ], required: ["reduce"])

  /// The schema of a component. `others` are further required keys (modifiers, styles).
  private static func component(_ others: (String, SchemaValue)...) -> SchemaValue {
    .closed(
      others + [
        ("parameters", .reference("parameters")), ("state", .dictionary(of: true)),
        ("environment", .reference("environmentNames")), ("functions", functions),
        ("values", values), ("views", .dictionary(of: true)), ("body", true),
      ], required: others.map(\.0) + ["body"])
  }

  private static let styleProtocol: (String, SchemaValue) = (
    "protocol", ["enum": .texts(StyleProtocol.allCases.map(\.rawValue))]
  )

  private static let functions: SchemaValue = [
    "anyOf": [.reference("script"), .reference("methods")]
  ]

  private static let values = SchemaValue.dictionary(
    of: [
      "anyOf": [
        .reference("script"),
        .closed(
          [("type", typeName), ("value", .reference("script"))], required: ["value"]),
      ]
    ])

  private static let layout = SchemaValue.closed(
    [
      ("parameters", .reference("parameters")),
      ("functions", functions),
    ] + LayoutTemplate.Method.allCases.map { ($0.name, .reference("script")) })

  private static let typeName: SchemaValue =
    ["type": "string", "description": "A Swift type, such as CGFloat or [String]."]

  private static let step: SchemaValue = {
    let view = SchemaValue.reference("shownView")
    let actions: [(String, SchemaValue)] = [
      ("set", ["type": "object", "minProperties": 1]), ("perform", .reference("script")),
      ("tap", view), ("type", oneMember(["type": "string"])), ("toggle", view),
      ("slide", oneMember(number)), ("drag", oneMember(dragDistance)),
      ("scroll", oneMember(scrollTarget)),
      ("window", .reference("window")),
      ("wait", ["type": ["number", "string"], "minimum": 0, "maximum": 86_400]),
      ("send", .any([["type": "string"], oneMember(true)])),
    ]
    return ["anyOf": .list(actions.map { .closed([$0], required: [$0.0]) })]
  }()

  private static let dragDistance = SchemaValue.closed(
    [("x", number), ("y", number), ("hold", ["type": "boolean"])], comment: false)

  private static let scrollTarget: SchemaValue = [
    "anyOf": [
      number, .closed([("x", number), ("y", number)], comment: false),
    ]
  ]

  private static func oneMember(_ value: SchemaValue) -> SchemaValue {
    ["type": "object", "additionalProperties": value, "minProperties": 1, "maxProperties": 1]
  }
}

extension DocumentDecoder.Section {
  /// One sentence, which editors show.
  fileprivate var summary: String {
    switch self {
    case .schema: "The path of this schema for editors. viewtree ignores it."
    case .comment: "Any value, for people who read the document."
    case .viewtree: "The version of the format."
    case .window: "The window that the root is placed in."
    case .proposal: "The root's proposal, instead of a window."
    case .layoutDirection: "The layout direction."
    case .dynamicTypeSize: "The user's text size."
    case .metrics: "The source of text sizes."
    case .platform: "The system whose controls are laid out."
    case .compat: "The system whose preference rules apply."
    case .lazy: "The rows of lazy containers to build."
    case .unknown: "The treatment of views and modifiers that viewtree does not know."
    case .lints: "The level of each lint of 'viewtree lint'."
    case .types: "Value types: Swift code, or objects with fields, enum cases and methods."
    case .state: "Variables that actions can change, with their initial values."
    case .functions: "Functions that all scripts can call, and that can use the state."
    case .values: "Computed values: names and expressions."
    case .alignments: "Custom alignments."
    case .preferenceKeys: "Preference keys: Swift code, or objects with a default value and reduce."
    case .environmentKeys: "Custom environment values."
    case .layoutValueKeys: "Keys of values that views pass to layouts."
    case .layouts: "Custom layouts."
    case .components: "Custom views."
    case .modifiers: "Custom modifiers."
    case .styles: "Custom styles for controls."
    case .root: "The view tree: one view, or a list."
    case .steps: "The events after the first evaluation, in order."
    case .checks:
      "The reports with golden files, such as \"@wide inspect --window 1366x1024\"."
    }
  }
}
