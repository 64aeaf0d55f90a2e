import ViewTreeScript

/// A value of SwiftUI's environment that scripts can read, by its name in `EnvironmentValues`
/// (docs/semantics.md, Environment).
public enum SystemEnvironmentValue: String, CaseIterable, Sendable {
  case accessibilityDifferentiateWithoutColor, accessibilityReduceMotion
  case accessibilityReduceTransparency, colorScheme, colorSchemeContrast, dismiss, displayScale
  case dynamicTypeSize, horizontalSizeClass, isEnabled, isPresented, layoutDirection
  case legibilityWeight, locale, openURL, pixelLength, refresh, scenePhase, verticalSizeClass

  /// The Swift type as written.
  public var typeName: String {
    switch self {
    case .accessibilityDifferentiateWithoutColor, .accessibilityReduceMotion,
      .accessibilityReduceTransparency, .isEnabled, .isPresented:
      "Bool"
    case .colorScheme: "ColorScheme"
    case .colorSchemeContrast: "ColorSchemeContrast"
    case .dismiss: "DismissAction"
    case .displayScale, .pixelLength: "CGFloat"
    case .dynamicTypeSize: "DynamicTypeSize"
    case .horizontalSizeClass, .verticalSizeClass: "UserInterfaceSizeClass?"
    case .layoutDirection: "LayoutDirection"
    case .legibilityWeight: "LegibilityWeight?"
    case .locale: "Locale"
    case .openURL: "OpenURLAction"
    case .refresh: "RefreshAction?"
    case .scenePhase: "ScenePhase"
    }
  }

  /// The names of the cases, where the type is an enumeration.
  var options: [String] {
    switch self {
    case .colorScheme: ["light", "dark"]
    case .colorSchemeContrast: ["standard", "increased"]
    case .dynamicTypeSize: DynamicTypeSizeNames.all
    case .horizontalSizeClass, .verticalSizeClass: ["compact", "regular"]
    case .layoutDirection: LayoutDirectionNames.all
    case .legibilityWeight: ["regular", "bold"]
    case .scenePhase: ["background", "inactive", "active"]
    default: []
    }
  }

  /// Whether a document can give it another value.
  var isSettable: Bool {
    switch self {
    case .dismiss, .isPresented, .openURL, .pixelLength, .refresh: false
    default: true
    }
  }
}
