/// Explanations about views that a step can't tap or scroll.
extension DiagnosticExplanation {
  static let taps: [DiagnosticExplanation] = [
    DiagnosticExplanation(
      "scroll-disabled",
      "A step scrolls a scroll view with `scrollDisabled`, on it or on an enclosing view.",
      .document(
        #"{ "viewtree": 1, "root": { "view": "ScrollView", "id": "list", "children": ["Color"], "modifiers": [{ "scrollDisabled": true }] }, "steps": [{ "scroll": { "list": 40 } }] }"#
      ),
      wayOut: "Enable scrolling first, with a step that changes the state, or remove the modifier."),
    DiagnosticExplanation(
      "tap-clipped",
      "A step taps a view whose middle is not visible: `clipped`, `clipShape` or `cornerRadius` cuts it off, or it is scrolled out of the visible part.",
      .document(
        #"{ "viewtree": 1, "window": { "width": 100, "height": 50 }, "root": { "view": "ScrollView", "id": "list", "children": [{ "view": "VStack", "children": [{ "view": "Box", "size": { "width": 10, "height": 200 } }, { "view": "Button", "id": "more", "title": "More", "action": "" }] }] }, "steps": [{ "tap": "more" }] }"#
      ),
      wayOut: "Scroll to it with an earlier step, or move it into the visible part."),
    DiagnosticExplanation(
      "tap-covered",
      "A step taps a view that another view covers at this point, and the other view has no action. On a device, it would absorb the tap.",
      .document(
        #"{ "viewtree": 1, "root": { "view": "ZStack", "children": [{ "view": "Button", "id": "save", "title": "Save", "action": "" }, { "view": "Color", "id": "veil" }] }, "steps": [{ "tap": "save" }] }"#
      ),
      wayOut:
        "Let taps through the view in front with `allowsHitTesting(false)`, or remove it with an earlier step."
    ),
    DiagnosticExplanation(
      "tap-disabled",
      "A step taps a view with `disabled(true)`, on it or on an enclosing view. The view absorbs the tap, as on a device.",
      .document(
        #"{ "viewtree": 1, "root": { "view": "Button", "id": "save", "title": "Save", "action": "", "modifiers": [{ "disabled": true }] }, "steps": [{ "tap": "save" }] }"#
      ),
      wayOut: "Enable it with an earlier step that changes the modifier's state."),
    DiagnosticExplanation(
      "tap-hidden",
      "A step taps a view that is not visible: it or an enclosing view is `hidden` or has an opacity of 0, or a container shows other views.",
      .document(
        #"{ "viewtree": 1, "root": { "view": "Button", "id": "save", "title": "Save", "action": "", "modifiers": [{ "opacity": 0 }] }, "steps": [{ "tap": "save" }] }"#
      ),
      wayOut: "Show it with an earlier step that changes the modifier's state."),
    DiagnosticExplanation(
      "tap-let-through",
      "A step taps a view that lets taps through, because it or an enclosing view has `allowsHitTesting(false)`. No view below it has an action.",
      .document(
        #"{ "viewtree": 1, "root": { "view": "Button", "id": "save", "title": "Save", "action": "", "modifiers": [{ "allowsHitTesting": false }] }, "steps": [{ "tap": "save" }] }"#
      ),
      wayOut: "Remove the modifier, or name a view that accepts taps."),
    DiagnosticExplanation(
      "tap-outside", "A step taps a view whose middle is outside the window.",
      .document(
        #"{ "viewtree": 1, "root": { "view": "Button", "id": "save", "title": "Save", "action": "", "modifiers": [{ "offset": { "x": 1000 } }] }, "steps": [{ "tap": "save" }] }"#
      ),
      wayOut: "Make the window larger, or put the view into a scroll view and scroll to it."),
  ]
}
