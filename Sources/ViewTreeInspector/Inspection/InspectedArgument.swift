import ViewTreeScript
import ViewTreeSyntax

/// An argument that determines how a view is drawn, if known.
public struct InspectedArgument: Equatable {
  /// The value of an argument.
  public enum Value: Equatable {
    /// A number: points, a factor, or a count.
    case number(Double)
    /// True or false.
    case flag(Bool)
    /// The name of an option.
    case option(String)
    /// The bare name of a member, in the document.
    case member(SyntaxNode.Index)
    /// A string literal of the document.
    case literal(SyntaxNode.Index)
    /// A text that a script made.
    case text(String)
    /// An angle in radians.
    case angle(Double)
    /// A string that represents any value, such as the name of a shape, in source form.
    case written(String)
    /// The parts of a concatenated text, some with their own fonts.
    case parts([TextPart])
    /// Any other value. A binding is represented by its value.
    case value(ViewTreeScript.Value)
  }

  /// A part of concatenated text.
  public struct TextPart: Equatable {
    /// The text of the part.
    public internal(set) var text: String
    /// The font that the part names.
    public internal(set) var font: ViewTreeScript.Value?
    /// The name of the weight that it names.
    public internal(set) var weight: String?
    /// The color or style that it names.
    public internal(set) var style: InspectedArgument.Value?
    /// The distance by which it is raised, in points.
    public internal(set) var baselineOffset: Double
    /// True for the narrower glyphs of secondary text.
    public internal(set) var isSecondary: Bool
    /// The modifiers that are equivalent to its emphasis and its Markdown.
    public internal(set) var emphasis: [String]
  }

  /// SwiftUI's label, or the name of SwiftUI's parameter if there is no label.
  public internal(set) var name: String
  /// True if SwiftUI writes it without a label.
  public internal(set) var isUnlabelled: Bool
  /// The argument.
  public internal(set) var value: Value
}
