import ViewTreeLayout

/// The values that a view inherits from modifiers around it.
public struct ViewEnvironment: Sendable {
  /// The font of texts and controls, at the default text size.
  public var font = Font.style(.body)
  /// The weight that `fontWeight` or `bold` asks for, in place of the font's own.
  public var fontWeight: FontWeight?
  /// The design that `fontDesign` or `monospaced` asks for, in place of the font's own.
  public var fontDesign: Font.Design?
  /// Whether all digits are as wide as 0.
  public var hasMonospacedDigits = false
  /// Where the widths and heights of texts come from.
  public var metrics = Font.Design.system
  /// The text size that the person has set.
  public var dynamicTypeSize = ContentSizeCategory.large
  /// Added to the width of each character, in points.
  public var tracking = 0.0
  /// How many lines a text may have; `nil` for any number.
  public var lineLimit: Int?
  /// How many lines a text is high at least.
  public var reservedLines = 1
  /// Space between the lines of a text, in points, besides the font's own.
  public var lineSpacing = 0.0
  /// Where texts that do not fit are cut.
  public var truncation = TextTruncation.tail
  /// The letters that texts are shown in.
  public var textCase = LetterCase.asWritten
  /// The version of the system whose controls are laid out.
  public var platform = Platform.iOS17
  /// How controls look.
  public var styles = ControlStyles()
  /// The styles of the document's own, by a number of whoever builds the views; `nil` for none.
  public var ownStyles: UInt32?
  /// How much larger than usual symbols are.
  public var imageScale = 1.0
  /// The cap insets of an image that is resizable; `nil` for one that is not.
  public var resizable: EdgeInsets?
  /// The values that modifiers set for scripts, by a number of whoever builds the views; `nil` for none.
  public var values: UInt32?
  /// Whether tab views are pages without a bar.
  public var hasPagedTabs = false
  /// What has to do with lists.
  public var list = ListEnvironment()
  /// Whether tables have no line of titles.
  public var hidesTableHeaders = false
  /// Between the icons and the titles of labels, in points; `nil` for the usual distance.
  public var labelSpacing: Double?
  /// Whether controls hide their labels.
  public var labelsHidden = false
  /// What modifiers say of the content of scroll views.
  public var scrolling = ScrollEnvironment()
  /// The style that shapes and texts are drawn in, by a number of whoever builds the views; `nil` for the
  /// primary one.
  public var foreground: UInt32?

  /// The values at the root.
  public init() {}

  /// The font of texts: with the weight, the text size and the metrics of the environment.
  public var resolvedFont: Font { resolved(font, weight: fontWeight) }

  /// A font as this environment shows it.
  func resolved(_ font: Font, weight: FontWeight?) -> Font {
    var font = font.resized(for: dynamicTypeSize)
    if let fontDesign { font = font.designed(fontDesign) }
    if metrics == .cells { font = font.designed(.cells) }
    if let weight { font = font.weighted(weight) }
    font.tracking += tracking
    if hasMonospacedDigits { font.hasMonospacedDigits = true }
    font.usesEarlySpacing = platform == .iOS16
    return font
  }
}
