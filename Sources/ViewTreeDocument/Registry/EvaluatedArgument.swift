import ViewTreeLayout
import ViewTreeNumbers
import ViewTreeScript
import ViewTreeSyntax

/// An argument whose script, if it had one, has been evaluated.
public enum EvaluatedArgument {
  /// No argument.
  case absent
  /// A number, in the parameter's unit.
  case number(Double)
  /// Numbers of lines that are allowed.
  case lines(LineRange)
  /// True or false.
  case bool(Bool)
  /// The index of a name among the parameter's options.
  case option(UInt16)
  /// An alignment. One axis is ignored if the parameter has only the other.
  case alignment(Alignment)
  /// A set of edges.
  case edges(EdgeSet)
  /// A set of axes.
  case axes(AxisSet)
  /// An angle in radians.
  case angle(Double)
  /// A point.
  case point(Point)
  /// Insets in points.
  case insets(EdgeInsets)
  /// The columns or rows of a lazy grid.
  case gridItems([GridItem])
  /// A point of a unit square.
  case unitPoint(UnitPoint)
  /// A font, and the value that it was created from.
  case font(Font, written: Value)
  /// Text in the document without interpolations.
  case literal(SyntaxNode.Index)
  /// The name of a style's member in the document.
  case member(SyntaxNode.Index)
  /// Text that a script made.
  case text(String)
  /// The parts of a concatenated text.
  case styledText([TextPart])
  /// A size for every proposal. `nan` means an axis without a length.
  case size(width: Double, height: Double)
  /// Any other value.
  case value(Value)

  /// A part of a concatenated text.
  public struct TextPart {
    /// The text.
    public var text: String
    /// The font that the part names.
    public var font: Font?
    /// The value that the font was created from.
    public var writtenFont: Value?
    /// The weight that the part names.
    public var weight: FontWeight?
    /// The color or style that the part names.
    public var style: EvaluatedArgument?
    /// The distance by which the part is raised, in points.
    public var baselineOffset = 0.0
    /// True for the narrower glyphs of secondary text.
    public var isSecondary = false
    /// The emphasis that it has of its own or by Markdown.
    public var emphasis: TextEmphasis

    /// Creates a part.
    public init(
      text: String, font: Font? = nil, writtenFont: Value? = nil, weight: FontWeight? = nil,
      emphasis: TextEmphasis = []
    ) {
      self.text = text
      self.emphasis = emphasis
      self.font = font
      self.writtenFont = writtenFont
      self.weight = weight
    }
  }

  /// A size of which one side may be omitted.
  public struct GivenSize {
    /// In points.
    public let width: Double?
    /// In points.
    public let height: Double?

    /// Creates it from two numbers of an argument. NaN is an omitted side.
    init(width: Double, height: Double) {
      self.width = width.isNaN ? nil : width
      self.height = height.isNaN ? nil : height
    }

    /// The size, with 0 for an omitted side.
    var size: Size { Size(width: width ?? 0, height: height ?? 0) }
  }

  /// The minimum and maximum number of lines of text.
  public struct LineRange {
    /// At least 1.
    public let atLeast: Int
    /// At least 1, or `nil` for any number.
    public let atMost: Int?

    /// A limit of less than one line becomes one (`EnvironmentValues.lineLimit`).
    public init(atLeast: Double, atMost: Double) {
      func lines(_ number: Double) -> Int { Int(max(1, min(number, 1_000_000))) }
      self.atLeast = lines(atLeast)
      self.atMost = atMost.isFinite ? max(lines(atMost), lines(atLeast)) : nil
    }
  }
}
