/// SwiftUI types whose values are known by their names, such as `Color.red`. Undeclared members are
/// such names.
extension StandardTypes {
  static let valueList: [(name: String, make: @Sendable () -> StandardType)] =
    knownList + enumList + openList

  private static let knownList: [(name: String, make: @Sendable () -> StandardType)] = [
    ("Color", { color }), ("UIColor", { uiColor }), ("Font", { font }), ("Axis", { axis }),
    ("Edge", { edge }),
    ("LocalizedStringKey", { localizedStringKey }), ("URL", { url }), ("Image", { image }),
    ("Text", { text }), ("Axis.Set", { axisSet }), ("Edge.Set", { edgeSet }),
    ("Alignment", { alignment }), ("DynamicTypeSize", { dynamicTypeSize }),
    ("ContentSizeCategory", { contentSizeCategory }),
  ]

  /// Enums without payloads that aren't `CaseIterable`, with all their cases.
  private static let enums: [(name: String, cases: [String])] = [
    ("Image.Interpolation", ["none", "low", "medium", "high"]),
    ("Image.ResizingMode", ["tile", "stretch"]), ("Image.Scale", ["small", "medium", "large"]),
    ("Image.TemplateRenderingMode", ["template", "original"]),
    ("RoundedCornerStyle", ["circular", "continuous"]),
    ("ScenePhase", ["background", "inactive", "active"]),
    ("Text.Case", ["uppercase", "lowercase"]),
    ("UserInterfaceSizeClass", ["compact", "regular"]),
  ]

  /// Enums that are `CaseIterable`, with all their cases.
  private static let iterableEnums: [(name: String, cases: [String])] = [
    ("ColorScheme", ["light", "dark"]), ("ColorSchemeContrast", ["standard", "increased"]),
    ("ContentMode", ["fit", "fill"]),
    ("ControlSize", ["mini", "small", "regular", "large", "extraLarge"]),
    ("HorizontalEdge", ["leading", "trailing"]),
    ("LayoutDirection", ["leftToRight", "rightToLeft"]),
    ("TextAlignment", ["leading", "center", "trailing"]), ("VerticalEdge", ["top", "bottom"]),
    ("Visibility", ["automatic", "visible", "hidden"]),
  ]

  private static let enumList: [(name: String, make: @Sendable () -> StandardType)] =
    enums.map { known in (known.name, { enumeration(known.name, known.cases) }) }
    + iterableEnums.map { known in (known.name, { closedType(known.name, known.cases) }) }

  /// Types whose members aren't declared here.
  private static let openNames = [
    "Font.Weight", "Font.Design", "Font.TextStyle", "Font.Width", "Font.Leading",
    "HorizontalAlignment", "VerticalAlignment", "Animation", "AnyTransition", "CoordinateSpace",
    "NamedCoordinateSpace", "Color.RGBColorSpace", "Gradient",
    "Gradient.Stop", "LinearGradient", "RadialGradient", "AngularGradient", "AnyShapeStyle",
    "HierarchicalShapeStyle", "Material", "Text.TruncationMode",
    "Notification.Name", "BlendMode", "StrokeStyle", "FillStyle",
    "GridItem", "GridItem.Size", "ToolbarItemPlacement", "PresentationDetent",
    "NavigationSplitViewVisibility", "NavigationSplitViewColumn",
    "SafeAreaRegions", "Locale", "AnyView",
    "PinnedScrollableViews", "ScrollAnchorRole", "Transaction", "Namespace.ID", "AnyLayout",
    "HStackLayout", "VStackLayout", "ZStackLayout", "GridLayout",
    "AccessibilityTraits", "BackgroundProminence", "ButtonBorderShape", "ButtonRole",
    "ColorRenderingMode", "ContentMarginPlacement", "ContentShapeKinds",
    "ContentTransition", "DatePickerComponents", "EditMode", "EventModifiers",
    "HorizontalEdge.Set", "ListSectionSpacing", "MenuOrder", "NavigationBarItem",
    "NavigationBarItem.TitleDisplayMode", "NSTextAlignment", "PresentationAdaptation",
    "PresentationBackgroundInteraction", "PresentationContentInteraction", "RedactionReasons",
    "ScrollBounceBehavior", "ScrollDismissesKeyboardMode", "ScrollIndicatorVisibility",
    "SearchFieldPlacement", "SubmitLabel", "SymbolRenderingMode", "SymbolVariants", "TabRole",
    "Text.Scale", "TextInputAutocapitalization", "ToolbarPlacement",
    "ToolbarTitleDisplayMode", "UIFont.Weight", "UIKeyboardType", "UIRectCorner",
    "UITextContentType", "UIUserInterfaceStyle",
  ]

  /// Open types whose initializers in SwiftUI have at least one argument.
  static let madeOfArguments: Set<String> = [
    "Anchor.Source", "AngularGradient", "AnyLayout", "AnyShapeStyle", "AnyView", "Color",
    "Gradient", "Gradient.Stop", "LinearGradient", "RadialGradient",
  ]

  private static let openList: [(name: String, make: @Sendable () -> StandardType)] =
    openNames.map { name in
      let make: @Sendable () -> StandardType = { openType(name) }
      return (name, make)
    }

  private static func openType(_ name: String, _ members: [StandardMember] = []) -> StandardType {
    StandardType(
      name, conforms: StandardType.Conformance.always("Hashable", "Sendable"), isOpen: true,
      members)
  }

  static let color = StandardType(
    "Color",
    conforms: StandardType.Conformance.always("Hashable", "Sendable", "ShapeStyle", "View"),
    isOpen: true,
    [
      chained("func opacity(_ opacity: Double) -> Color"),
      chained("func mix(with color: Color, by fraction: Double) -> Color"),
    ])

  /// A color of UIKit, as an argument of a `Color`.
  private static let uiColor = openType(
    "UIColor", [chained("func withAlphaComponent(_ alpha: Double) -> UIColor")])

  /// A string whose Markdown applies where it is shown.
  private static let localizedStringKey = openType(
    "LocalizedStringKey",
    [StandardMember("init(_ value: String)") { _, _, arguments in arguments[0] }])

  /// An image. In a string, it's a single character with the width of symbols.
  private static let image = openType(
    "Image",
    [
      StandardMember("init(systemName: String)") { _, _, _ in
        .string(String(Character(LocalizedKey.image)))
      }
    ])

  /// Text. Inside another text, it's formatted as Markdown.
  private static let text = openType(
    "Text",
    [
      StandardMember("init(_ key: LocalizedStringKey)") { _, _, arguments in arguments[0] },
      StandardMember("init(verbatim: String)") { machine, _, arguments throws(ScriptFailure) in
        .string(LocalizedKey.protecting(try machine.string(arguments[0])))
      },
      marked("func bold() -> Text", with: "**"), marked("func italic() -> Text", with: "*"),
      marked("func strikethrough() -> Text", with: "~~"),
      marked("func monospaced() -> Text", with: "`"),
    ]
      + [
        "func foregroundColor(_ color: Color?) -> Text",
        "func foregroundStyle<S: ShapeStyle>(_ style: S) -> Text",
        "func font(_ font: Font?) -> Text",
        "func fontWeight(_ weight: Font.Weight?) -> Text", "func underline() -> Text",
        "func monospacedDigit() -> Text",
      ].map { declaration in StandardMember(declaration) { _, receiver, _ in receiver } })

  private static func marked(_ declaration: String, with mark: String) -> StandardMember {
    StandardMember(declaration) { machine, receiver, _ throws(ScriptFailure) in
      let text = try machine.string(receiver)
      try machine.charge(text.utf8.count + 4)
      return .string(text.isEmpty ? text : mark + text + mark)
    }
  }

  static let font = openType(
    "Font",
    [
      "func bold() -> Font", "func italic() -> Font", "func weight(_ weight: Font.Weight) -> Font",
      "func width(_ width: Font.Width) -> Font", "func leading(_ leading: Font.Leading) -> Font",
      "func monospaced() -> Font", "func monospacedDigit() -> Font", "func smallCaps() -> Font",
      "func lowercaseSmallCaps() -> Font", "func uppercaseSmallCaps() -> Font",
    ].map { chained($0) })

  /// A URL.
  static let url = openType(
    "URL",
    [
      StandardMember("init?(string: String)") { _, _, arguments in
        .enumCase(EnumValue(typeName: "URL", name: "init", payload: [arguments[0]]))
      },
      StandardMember("var absoluteString: String") { _, receiver, _ in
        .string(URLText(receiver).text)
      },
      StandardMember("var lastPathComponent: String") { _, receiver, _ in
        .string(URLText(receiver).lastPathComponent)
      },
      StandardMember("var pathExtension: String") { _, receiver, _ in
        .string(URLText(receiver).pathExtension)
      },
      StandardMember("var path: String") { _, receiver, _ in .string(URLText(receiver).path) },
      StandardMember("var host: String?") { _, receiver, _ in
        URLText(receiver).host.map { .string($0) } ?? .none
      },
      StandardMember("var scheme: String?") { _, receiver, _ in
        URLText(receiver).scheme.map { .string($0) } ?? .none
      },
    ])

  /// A method that wraps the receiver: a case with its name, the receiver and the arguments.
  private static func chained(_ declaration: String) -> StandardMember {
    let name = SignatureReader.read(declaration).name
    return StandardMember(declaration) { machine, receiver, arguments throws(ScriptFailure) in
      guard case .enumCase(let value) = receiver else {
        throw ScriptFailure(.unknownMember(name, type: receiver.typeName, candidates: []))
      }
      try machine.chargeNested(receiver)
      return .enumCase(
        EnumValue(typeName: value.typeName, name: name, payload: [receiver] + arguments.values))
    }
  }

  // MARK: Axes and edges

  static let axis = closedType("Axis", ["horizontal", "vertical"])
  static let edge = closedType("Edge", ["top", "leading", "bottom", "trailing"])
  static let axisSet = options("Axis.Set", ["horizontal", "vertical"])
  static let edgeSet = options(
    "Edge.Set", ["top", "leading", "bottom", "trailing", "all", "horizontal", "vertical"])

  static let compareOptions = options(
    "String.CompareOptions",
    ["anchored", "backwards", "caseInsensitive", "diacriticInsensitive", "literal", "numeric"])

  private static func closedType(_ name: String, _ cases: [String]) -> StandardType {
    StandardType(
      name,
      conforms: StandardType.Conformance.always(
        "Hashable", "Sendable", "CaseIterable"), cases: cases,
      named(cases, name) + [
        StandardMember("static var allCases: [Self]") { _, _, _ in
          .array(cases.map { .enumCase(EnumValue(typeName: name, name: $0)) })
        }
      ])
  }

  private static func options(_ name: String, _ cases: [String]) -> StandardType {
    StandardType(
      name, inherits: ["SetAlgebra"],
      conforms: StandardType.Conformance.always("OptionSet", "Sendable"), element: name,
      named(cases, name) + [StandardMember("init()") { _, _, _ in .array([]) }])
  }

  private static func named(_ cases: [String], _ type: String) -> [StandardMember] {
    cases.map { member in
      StandardMember("static var \(member): Self") { _, _, _ in
        .enumCase(EnumValue(typeName: type, name: member))
      }
    }
  }
}
