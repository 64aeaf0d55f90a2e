import ViewTreeLayout
import ViewTreeNumbers
import ViewTreeSyntax

/// An event for a document's views, after the first evaluation.
public struct StepTemplate: Sendable {
  /// A variable, or a part of one, and its new value.
  public struct Assignment: Sendable {
    /// The source text of the assignment's target.
    public let target: String
    /// A script that assigns its `$0`, or `nil` for a variable of a component, whose instance is
    /// resolved when the step runs.
    public let setter: ID<DocumentScript>?
    /// The node of the target.
    public let syntax: SyntaxNode.Index
    /// The value.
    public let value: Argument
  }

  /// The actions that a step can have.
  public enum Action: Sendable {
    /// Variables get values.
    case set([Assignment])
    /// A script runs.
    case perform(ID<DocumentScript>)
    /// A view is tapped.
    case tap(String)
    /// Typing text into a field, which replaces the field's text.
    case type(view: String, text: String)
    /// A toggle is switched.
    case toggle(String)
    /// A slider or stepper is moved to a value.
    case slide(view: String, value: Double)
    /// A view is dragged by a distance in points. `isHeld` is true if the touch doesn't end.
    case drag(view: String, by: Point, isHeld: Bool)
    /// A scroll view's content is scrolled.
    case scroll(view: String, to: ScrollTarget)
    /// Changing the window. `saysScale` is true if the step also sets the scale.
    case window(WindowDescription, saysScale: Bool)
    /// Waits for a number of seconds.
    case wait(Double)
    /// An event is sent to those that listen to it, with a value or without.
    case send(String, Argument)
  }

  /// The action of the step.
  public let action: Action
  /// The node of the step.
  public let syntax: SyntaxNode.Index
}
