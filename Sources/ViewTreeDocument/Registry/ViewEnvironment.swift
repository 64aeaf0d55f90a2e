import ViewTreeLayout

/// The values that a view inherits from the enclosing modifiers.
public struct ViewEnvironment: Sendable {
  /// The font of text and controls, at the default text size.
  public var font = Font.style(.body)
  /// The weight that `fontWeight` requests, instead of the font's own.
  public var fontWeight: FontWeight?
  /// True if `bold` requests the emphasized weight of the font.
  public var isEmphasized = false
  /// True if `textScale` requests the narrower glyphs of secondary text.
  public var isSecondaryText = false
  /// The distance by which glyphs are raised, in points.
  public var baselineOffset = 0.0
  /// The minimum scale of text that doesn't fit.
  public var minimumScale = 1.0
  /// The design that `fontDesign` or `monospaced` requests, instead of the font's own.
  public var fontDesign: Font.Design?
  /// True if all digits have the width of 0.
  public var hasMonospacedDigits = false
  /// The source of text widths and heights.
  public var metrics = Font.Design.system
  /// The user's text size.
  public var dynamicTypeSize = ContentSizeCategory.large
  /// Added to the width of each character, in points.
  public var tracking = 0.0
  /// The maximum number of lines of text, or `nil` for any number.
  public var lineLimit: Int?
  /// The minimum height of text, in lines.
  public var reservedLines = 1
  /// The minimum space between lines of text, in points, instead of the font's leading.
  public var lineSpacing = 0.0
  /// The position at which text is truncated.
  public var truncation = TextTruncation.tail
  /// The letter case of text.
  public var textCase = LetterCase.asWritten
  /// True in a sheet, whose bars aren't below the status bar.
  public var isInSheet = false
  /// The version of the system whose controls are laid out.
  public var platform = Platform.iOS17
  /// The size of controls.
  public var controlSize = ControlSize.regular
  /// The styles of controls.
  public var styles = ControlStyles()
  /// The custom styles, as a number of the view builder, or `nil` for none.
  public var ownStyles: UInt32?
  /// The scale of symbols relative to the usual size.
  public var imageScale = 1.0
  /// The cap insets of an image that is resizable, or `nil` for any other image.
  public var resizable: EdgeInsets?
  /// The values that modifiers set for scripts, as a number of the view builder, or `nil` for none.
  public var values: UInt32?
  /// True if tab views are pages without a tab bar.
  public var hasPagedTabs = false
  /// The part that concerns lists.
  public var list = ListEnvironment()
  /// True if tables have no header row.
  public var hidesTableHeaders = false
  /// Between the icons and the titles of labels, in points, or `nil` for the usual distance.
  public var labelSpacing: Double?
  /// True if controls hide their labels.
  public var labelsHidden = false
  /// True for views that are gray unless they have a style: the value of a `LabeledContent`, and the
  /// symbol and the description of a `ContentUnavailableView`.
  public var isSecondaryByDefault = false
  /// The settings for the content of scroll views.
  public var scrolling = ScrollEnvironment()
  /// True for dark colors and false for light ones, if a modifier sets them.
  public var isDark: Bool?
  /// The style of shapes and text, as a number of the view builder, or `nil` for the primary style.
  public var foreground: UInt32?

  /// The values at the root.
  public init() {}

  /// The font of text, with the weight, the text size, and the metrics of the environment.
  public var resolvedFont: Font {
    resolved(font, weight: fontWeight, isEmphasized: isEmphasized)
  }

  /// A font as this environment shows it. An explicit weight comes before an emphasized one.
  func resolved(_ font: Font, weight: FontWeight?, isEmphasized: Bool = false) -> Font {
    var font = font.resized(for: dynamicTypeSize)
    if let fontDesign, font.design != .custom || fontDesign == .monospaced {
      font = font.designed(fontDesign)
    }
    if metrics == .cells { font = font.designed(.cells) }
    if let weight { font = font.weighted(weight) } else if isEmphasized { font = font.emphasized }
    if isSecondaryText { font = font.secondary }
    font.tracking += tracking
    if hasMonospacedDigits { font.hasMonospacedDigits = true }
    font.usesEarlySpacing = platform == .iOS16
    return font
  }
}
