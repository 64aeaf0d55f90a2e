extension ModifierDefinition {
  /// The effect of a modifier on pictures, without a second view.
  public enum Painting: Equatable, Sendable {
    /// The views inside aren't painted.
    case hides
    /// The content becomes translucent.
    case opacity
    /// A style in the background of the view.
    case background
    /// A style in front of the view.
    case overlay
    /// A line inside the frame.
    case border
    /// An outline clips the content.
    case clips(Clip)
    /// The style of the area of a shape.
    case fill
    /// The style of the outline of a shape.
    case stroke
    /// The style of a line inside the outline of a shape.
    case innerStroke
    /// The alignment of the lines of text inside.
    case lineAlignment
    /// The color of controls inside.
    case tint
    /// The style of text, symbols, and shapes inside. A color is never a level of the style around it.
    case foreground(isColor: Bool)
    /// Slanted text.
    case italic
    /// A line below text.
    case underline
    /// A line through text.
    case strikethrough
    /// Pale controls.
    case disabled
    /// A shadow of the content. Only pictures of the screen have it.
    case shadow
    /// Light or dark colors for the whole window. Only pictures of the screen have them.
    case colorScheme
    /// The ground of a row. Only pictures of the screen have it.
    case rowGround
    /// No lines between rows. Only pictures of the screen leave them out.
    case rowLine
    /// A number or a word at the end of a row, or on a tab.
    case badge
    /// No ground below the content of a list. Only pictures of the screen leave it out.
    case listGround
    /// The radius of the corners of a sheet. Only pictures of the screen have it.
    case sheetRadius
    /// The ground of a sheet. Only pictures of the screen have it.
    case sheetGround
    /// The style of tabs, which pages have dots by. Only pictures of the screen have them.
    case tabStyle
    /// The style of the dots of pages. Only pictures of the screen have it.
    case pageDots
    /// Glass behind the view. Only pictures of the screen have it.
    case glass
    /// A field to search in. Only pictures of the screen have its prompt.
    case searchField
    /// A part of a shape. Only pictures of the screen cut it.
    case trim
    /// The item of a view in a tab bar. Only pictures of the screen have it.
    case tabItem
    /// The form of bordered buttons inside. Only pictures of the screen have it.
    case buttonShape
    /// Gray areas instead of text and images. Only pictures of the screen have them.
    case redacted
    /// Text and images in spite of a redaction.
    case unredacted
    /// The variant of symbols inside. Only pictures of the screen have it.
    case symbolVariant
    /// The color of the line below a row. Only pictures of the screen have it.
    case rowLineTint
    /// The background of bars: a style, or its visibility. Only pictures of the screen have it.
    case barGround
    /// Light or dark colors of bars. Only pictures of the screen have them.
    case barScheme
    /// The second title in a bar of iOS 26. Only pictures of the screen have it.
    case subtitle
    /// A visible effect that pictures of the screen mention instead of drawing it.
    case omitted
  }

  /// The outline to which a modifier clips.
  public enum Clip: Sendable {
    /// The frame.
    case frame
    /// The frame with round corners. The radius is its first argument.
    case roundedFrame
    /// The shape that is its first argument.
    case shape
  }
}
