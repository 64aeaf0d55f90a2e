import ViewTreeInspector

/// The wording for steps, and for the reasons why closures run again.
extension ReportWords {
  /// A step in the syntax of the command line.
  package static func text(_ action: InspectedStep.Action) -> String {
    switch action {
    case .set(let values):
      "set " + values.map { "\($0.target) = \(ValueText.text($0.value))" }.joined(separator: ", ")
    case .perform(let script): "perform \(script)"
    case .tap(let view, nil): "tap \(view)"
    case .tap(let view, let receiver?): "tap \(view), which \(receiver) gets instead"
    case .type(let view, let text): "type \"\(text)\" into \(view)"
    case .toggle(let view): "toggle \(view)"
    case .slide(let view, let value): "slide \(view) to \(NumberWords.text(value))"
    case .drag(let view, let offset, let isHeld, let receiver):
      "drag \(view) by \(NumberWords.text(offset.x)) \(NumberWords.text(offset.y))"
        + (isHeld ? " and hold it" : "") + (receiver.map { ", which \($0) gets instead" } ?? "")
    case .shortDrag(let view, let offset, let distance):
      "drag \(view) by \(NumberWords.text(offset.x)) \(NumberWords.text(offset.y))"
        + ", which moved \(NumberWords.text(offset.length)) points and needs "
        + NumberWords.text(distance)
    case .scroll(let view, let offset, let isLimited):
      "scroll \(view) to \(NumberWords.text(offset.x)) \(NumberWords.text(offset.y))"
        + (isLimited ? ", as far as it goes" : "")
    case .window(let window):
      "window \(NumberWords.text(window.width))x\(NumberWords.text(window.height))"
    case .wait(let seconds): "wait \(NumberWords.text(seconds))"
    case .send(let event, nil): "send \(event)"
    case .send(let event, let value?): "send \(event) \(ValueText.text(value))"
    }
  }

  /// The stable name of a step.
  static func identifier(_ action: InspectedStep.Action) -> String {
    switch action {
    case .set: "set"
    case .perform: "perform"
    case .tap: "tap"
    case .type: "type"
    case .toggle: "toggle"
    case .slide: "slide"
    case .drag, .shortDrag: "drag"
    case .scroll: "scroll"
    case .window: "window"
    case .wait: "wait"
    case .send: "send"
    }
  }

  /// The reason why a closure ran again, after "because".
  package static func text(_ cause: InspectedCause) -> String {
    if case .variable(let name) = cause { return text(identifier(cause), name) ?? "" }
    return text(identifier(cause), "") ?? ""
  }

  /// The text by the stable name of the cause and the variable that it may mention, or `nil`
  /// without a cause.
  static func text(_ cause: String, _ variable: String) -> String? {
    switch cause {
    case "": nil
    case "new": "it is new"
    case "variable": "\(variable) changed"
    case "source": "the source of its anchor changed"
    case "moved-and-resized": "its view moved and was resized"
    case "resized": "its view was resized"
    case "moved": "its view moved"
    case "content": "the value of its content changed"
    default: cause
    }
  }

  /// The stable name of a cause.
  static func identifier(_ cause: InspectedCause) -> String {
    switch cause {
    case .new: "new"
    case .variable: "variable"
    case .source: "source"
    case .geometry(true, true): "moved-and-resized"
    case .geometry(_, let resized): resized ? "resized" : "moved"
    case .content: "content"
    }
  }
}
