extension ViewDefinition {
  /// The form in which pictures paint a view, without the views inside it.
  public enum Painting: Equatable, Sendable {
    /// No drawing.
    case nothing
    /// The lines of text.
    case text
    /// A title.
    case title
    /// A title in the color of tappable text.
    case tappableTitle
    /// A title in the color of tappable text, which views inside have, too.
    case link
    /// A title in the color of tappable text, with an arrow at the end of a row of a list.
    case navigationLink
    /// A title in the color of tappable text, with an arrow that points down if views are shown.
    case disclosure
    /// A title, and a round field with a color after it.
    case colorWell
    /// A tappable title that isn't a view.
    case command
    /// The symbol of the share sheet, and a tappable title, which aren't views.
    case share
    /// Texts that aren't views, the second of which is secondary.
    case labeled
    /// A symbol, a title and a message, which aren't views.
    case message
    /// A ground below views.
    case card
    /// A part of a bar, or of a ring.
    case gauge
    /// A crossed box with the name of an image.
    case image
    /// An icon and a title.
    case label
    /// A thin line.
    case separator
    /// A spring along the longer side.
    case spring
    /// A bar or a spinning wheel.
    case progress
    /// Rows on a gray background.
    case rows
    /// A hatched area, because its content is unknown.
    case unknown
    /// Its color.
    case color
    /// Its gradient.
    case gradient(Gradient)
    /// An outline, in the foreground style or in the styles of its modifiers.
    case shape(Outline)
    /// A bordered or plain title.
    case button
    /// A field for a date, after a title.
    case date
    /// An area for text.
    case editor
    /// A line of text.
    case field
    /// A line of bullets.
    case secureField
    /// The selected option, segments or a wheel.
    case picker
    /// A knob on a line.
    case slider
    /// Two buttons after a title.
    case stepper
    /// A switch after a title.
    case toggle
  }

  /// The outline of a shape in its frame.
  public enum Outline: Sendable {
    case rectangle, roundedRectangle, capsule, ellipse, circle
    /// The outline of its argument's value: a path, or a shape that the document declares.
    case value
  }

  /// The arrangement of the colors of a gradient.
  public enum Gradient: Sendable {
    case linear, radial, angular, elliptical
  }
}

extension ViewDefinition.Painting {
  /// True if views inside have the color of tappable text.
  package var isTappable: Bool {
    [.button, .link, .navigationLink, .share].contains(self)
  }
}
