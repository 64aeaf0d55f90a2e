import ViewTreeDocument
import ViewTreeLayout
import ViewTreeScript

/// An event after the first evaluation, and its results.
public struct InspectedStep {
  /// The action of a step.
  public enum Action {
    /// Assigns values to variables. Targets are source text.
    case set([(target: String, value: Value)])
    /// A script ran.
    case perform(String)
    /// Taps a view. `receiver` is the name of another view that received the tap, if any.
    case tap(String, receiver: String?)
    /// A text was typed into a field.
    case type(view: String, text: String)
    /// A toggle was switched.
    case toggle(String)
    /// A slider or stepper was moved to a value.
    case slide(view: String, value: Double)
    /// Drags a view by a distance in points. `isHeld` is true if the touch doesn't end, and
    /// `receiver` is the name of another view whose gesture ran, if any.
    case drag(view: String, by: Point, isHeld: Bool, receiver: String?)
    /// Drags a view by less than the minimum distance of its gestures, in points. None of them
    /// runs.
    case shortDrag(view: String, by: Point, needs: Double)
    /// Scrolls a scroll view to an offset in points. `isLimited` is true if the content doesn't
    /// extend far enough.
    case scroll(view: String, to: Point, isLimited: Bool)
    /// The window changed.
    case window(WindowDescription)
    /// Waits for this many seconds.
    case wait(Double)
    /// An event was sent to those that listen to it, with a value.
    case send(String, Value?)
  }

  /// The action of the step.
  public internal(set) var action: Action
  /// The record after the step. Its `order` contains the closures that ran because of the step.
  public internal(set) var inspection: Inspection
  /// The inspection before the step, without events.
  public internal(set) var before: Inspection
  /// The views with a visible change, in pre-order, followed by removed views.
  ///
  /// Views that only moved with their enclosing view are counted in its change.
  public internal(set) var changes: [InspectedChange] = []
}
