import ViewTreeScript

/// A value of SwiftUI's environment that scripts can read, by its name in `EnvironmentValues`
/// (docs/explanation/layout.md, Environment).
public enum SystemEnvironmentValue: String, CaseIterable, Sendable {
  case accessibilityDifferentiateWithoutColor, accessibilityReduceMotion
  case accessibilityReduceTransparency, colorScheme, colorSchemeContrast, dismiss, displayScale
  case dynamicTypeSize, horizontalSizeClass, isEnabled, isPresented, layoutDirection
  case legibilityWeight, locale, openURL, pixelLength, refresh, scenePhase, verticalSizeClass
  // Values without effect on the layout that viewtree calculates.
  case accessibilityDimFlashingLights, accessibilityEnabled, accessibilityInvertColors
  case accessibilityLargeContentViewerEnabled, accessibilityPlayAnimatedImages
  case accessibilityShowButtonShapes, accessibilitySwitchControlEnabled
  case accessibilityVoiceOverEnabled, appearsActive, autocorrectionDisabled, backgroundStyle
  case calendar, controlSize, defaultMinListHeaderHeight, defaultMinListRowHeight, dismissSearch
  case dismissWindow, editMode, isFocused, isHoverEffectEnabled, isInCaptureMode
  case isLuminanceReduced, isScrollEnabled, isSceneCaptured, isSearching, isTabBarShowingSections
  case keyboardShortcut, managedObjectContext, menuOrder, modelContext, openSettings, openWindow
  case presentationMode, redactionReasons, requestReview, resetFocus, scrollDismissesKeyboardMode
  case showsWidgetContainerBackground, sizeCategory, supportsMultipleWindows
  case symbolRenderingMode, symbolVariants, timeZone
  case undoManager, widgetFamily, widgetRenderingMode

  /// The source text of the Swift type, or `_` if documents have no such type.
  public var typeName: String {
    switch self {
    case .accessibilityDifferentiateWithoutColor, .accessibilityReduceMotion,
      .accessibilityReduceTransparency, .isEnabled, .isPresented, .accessibilityDimFlashingLights,
      .accessibilityEnabled, .accessibilityInvertColors, .accessibilityLargeContentViewerEnabled,
      .accessibilityPlayAnimatedImages, .accessibilityShowButtonShapes,
      .accessibilitySwitchControlEnabled, .accessibilityVoiceOverEnabled, .appearsActive,
      .autocorrectionDisabled, .isFocused, .isHoverEffectEnabled, .isInCaptureMode,
      .isLuminanceReduced, .isScrollEnabled, .isSceneCaptured, .isSearching,
      .isTabBarShowingSections, .showsWidgetContainerBackground, .supportsMultipleWindows:
      "Bool"
    case .colorScheme: "ColorScheme"
    case .colorSchemeContrast: "ColorSchemeContrast"
    case .dismiss: "DismissAction"
    case .displayScale, .pixelLength, .defaultMinListRowHeight: "CGFloat"
    case .defaultMinListHeaderHeight: "CGFloat?"
    case .dynamicTypeSize: "DynamicTypeSize"
    case .horizontalSizeClass, .verticalSizeClass: "UserInterfaceSizeClass?"
    case .layoutDirection: "LayoutDirection"
    case .legibilityWeight: "LegibilityWeight?"
    case .locale: "Locale"
    case .openURL: "OpenURLAction"
    case .refresh: "RefreshAction?"
    case .scenePhase: "ScenePhase"
    case .sizeCategory: "ContentSizeCategory"
    case .controlSize: "ControlSize"
    case .presentationMode: "PresentationMode"
    default: "_"
    }
  }

  /// The names of the cases, where the type is an enumeration.
  var options: [String] {
    switch self {
    case .colorScheme: ["light", "dark"]
    case .colorSchemeContrast: ["standard", "increased"]
    case .controlSize: ["mini", "small", "regular", "large", "extraLarge"]
    case .dynamicTypeSize: DynamicTypeSizeNames.all
    case .sizeCategory: TextSizeOrder.categories
    case .horizontalSizeClass, .verticalSizeClass: ["compact", "regular"]
    case .layoutDirection: LayoutDirectionNames.all
    case .legibilityWeight: ["regular", "bold"]
    case .scenePhase: ["background", "inactive", "active"]
    default: []
    }
  }

  /// True if a document can set the value.
  var isSettable: Bool {
    switch self {
    case .dismiss, .dismissSearch, .dismissWindow, .isPresented, .isFocused, .isSearching,
      .openSettings, .openURL, .openWindow, .pixelLength, .refresh, .requestReview, .resetFocus,
      .sizeCategory:
      false
    default: true
    }
  }

  /// The words for the effect on views that is omitted, or `nil` if there is none.
  public var omission: String? {
    switch self {
    case .legibilityWeight: "text keeps its weight"
    case .locale: "numbers and dates in texts are written as in English"
    case .symbolRenderingMode: "symbols have one color"
    default: nil
    }
  }

  /// True if scripts call it, to send a request to the system.
  public var isAction: Bool {
    switch self {
    case .dismiss, .dismissSearch, .dismissWindow, .openSettings, .openURL, .openWindow,
      .requestReview, .resetFocus:
      true
    default: false
    }
  }

  /// The modifiers that set a value of the environment which has their name.
  public static let modifiers: Set = [
    "allowsTightening", "font", "imageScale", "lineLimit", "lineSpacing", "minimumScaleFactor",
    "multilineTextAlignment", "textCase", "truncationMode",
  ]
}
