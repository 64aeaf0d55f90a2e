import ViewTreeDocument
import ViewTreeLayout
import ViewTreeScript

/// Something that happened after the first evaluation, and what came of it.
public struct InspectedStep {
  /// The action of a step.
  public enum Action {
    /// Variables were given values; targets as written.
    case set([(target: String, value: Value)])
    /// A script ran.
    case perform(String)
    /// A view was tapped; the name of another one that got the tap, if one did.
    case tap(String, receiver: String?)
    /// A text was typed into a field.
    case type(view: String, text: String)
    /// A toggle was switched.
    case toggle(String)
    /// A slider or stepper was moved to a value.
    case slide(view: String, value: Double)
    /// A scroll view was scrolled to an offset in points; whether less far than was asked for.
    case scroll(view: String, to: Point, isLimited: Bool)
    /// The window became another one.
    case window(WindowDescription)
    /// So many seconds passed.
    case wait(Double)
    /// An event was sent to those that listen to it, with a value.
    case send(String, Value?)
  }

  /// The action of the step.
  public internal(set) var action: Action
  /// All as it stands after it; `order` has what ran because of it.
  public internal(set) var inspection: Inspection
  /// All as it stood before it, without what happened then.
  public internal(set) var before: Inspection
  /// The views of which a person sees a change, in pre-order; then those that are gone.
  ///
  /// Views that only moved with the one around them are counted there.
  public internal(set) var changes: [InspectedChange] = []
}
