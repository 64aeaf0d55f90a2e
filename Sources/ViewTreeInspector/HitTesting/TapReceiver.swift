import ViewTreeDocument
import ViewTreeNumbers
import ViewTreeScript

/// The receiver of a tap: the nearest enclosing gesture, button, or toggle.
struct TapReceiver {
  /// The effect of a tap.
  enum Effect {
    /// An action runs.
    case action(script: ID<DocumentScript>, ScriptEnvironment)
    /// A toggle is switched.
    case toggle
    /// The editing of lists starts or ends.
    case edits
    /// A link appends its value to a path, or shows its destination.
    case pushes(LinkSite)
    /// A gesture without an action.
    case nothing
  }

  let effect: Effect
  /// Its view, by its number in the pass.
  let view: ID<ViewRecord>
  /// The position from which the enclosing elements are searched.
  let place: TouchPlace

  /// The receiver of a tap at a position, or `nil` if there is none.
  init?(ofTapAt place: TouchPlace, in pass: FinishedPass) {
    for element in Surroundings(of: place, in: pass) {
      switch element {
      case .view(let view):
        guard let effect = Self.effect(ofControl: view, in: pass) else { continue }
        // A gesture of a control precedes the control's own action.
        self =
          Self.gesture(of: view, in: pass)
          ?? TapReceiver(
            effect: effect, view: view, place: TouchPlace(view: view, modifier: 0))
        return
      case .modifier(let modifier, let view):
        guard let receiver = Self.gesture(modifier, of: view, in: pass) else { continue }
        self = receiver
        return
      }
    }
    return nil
  }

  private init(effect: Effect, view: ID<ViewRecord>, place: TouchPlace) {
    self.effect = effect
    self.view = view
    self.place = place
  }

  /// True if a view itself handles taps.
  static func answersTaps(_ view: ID<ViewRecord>, in pass: FinishedPass) -> Bool {
    effect(ofControl: view, in: pass) != nil || gesture(of: view, in: pass) != nil
  }

  /// The innermost gesture of a view.
  private static func gesture(of view: ID<ViewRecord>, in pass: FinishedPass) -> TapReceiver? {
    let record = pass.built.views[view]
    for modifier in record.modifiers {
      if let receiver = gesture(modifier, of: view, in: pass) { return receiver }
    }
    return nil
  }

  private static func gesture(
    _ modifier: ID<ModifierRecord>, of view: ID<ViewRecord>, in pass: FinishedPass
  ) -> TapReceiver? {
    guard case .onTapGesture(let action) = pass.meaning(of: modifier) else { return nil }
    let site = pass.built.sites[pass.built.modifiers[modifier].site]
    let script = pass.script(action, of: site)
    let place = modifier.index - pass.built.views[view].firstModifier.index + 1
    return TapReceiver(
      effect: script.map { .action(script: $0, site.environment) } ?? .nothing, view: view,
      place: TouchPlace(view: view, modifier: place))
  }

  /// The effect of a tap on a control, or `nil` for a view that isn't a control, or has no action.
  private static func effect(ofControl view: ID<ViewRecord>, in pass: FinishedPass) -> Effect? {
    if let link = pass.built.links[view], pass.isInScreen(view) { return .pushes(link) }
    guard let site = pass.built.controls[view], site.isTapped else { return nil }
    switch site.control {
    case .toggles: return .toggle
    case .edits: return .edits
    case .taps(let action):
      guard case .script(let script) = pass.document.argument(action, of: site.template) else {
        // Any button of a dialog ends it.
        return pass.dialog(around: view) == nil ? nil : .nothing
      }
      return .action(script: script, site.environment)
    case .text, .slides, .chooses: return nil
    }
  }
}
