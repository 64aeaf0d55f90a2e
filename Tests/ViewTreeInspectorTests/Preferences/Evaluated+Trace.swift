import ViewTreeInspector
import ViewTreeNumbers
import ViewTreeScript

/// What happened to preferences, in the notation of the cases.
extension Evaluated {
  /// The closures and the calls of `reduce` in one line, as in `a R1(b) R2(c R3(d)) action`.
  ///
  /// A closure has the name of its view; `Rn(…)` is a reduce with what it pulled; `action` is an
  /// `onPreferenceChange` that obtains its value, `reader` one that builds content. A reader whose view
  /// is called `inner` or `outer` has that name instead. Where there are several keys, each name is
  /// followed by its key.
  var trace: String {
    var text = TraceText()
    var position = 0
    let keys = Set(inspection.order.map(\.key) + inspection.preferences.map(\.key))
    func name(
      _ view: InspectedReference, _ modifier: ID<InspectionNames.Modifier>,
      _ key: ID<InspectionNames.Key>
    ) -> String {
      let word = word(view, inspection.names.modifiers[modifier])
      return keys.count > 1 ? "\(word):\(inspection.names.keys[key])" : word
    }
    func addEvents(before end: Int) {
      while position < end {
        let event = inspection.order[position]
        position += 1
        if event.kind == .reduce {
          text.beginReduce(depth: event.depth)
        } else if !isAction(event.modifier) {
          text.add(name(event.view, event.modifier, event.key), depth: event.depth)
        }
      }
    }
    for preference in inspection.preferences where isAction(preference.modifier) {
      addEvents(before: preference.position)
      text.add(
        name(preference.reader, preference.modifier, preference.key), depth: preference.depth)
    }
    addEvents(before: inspection.order.count)
    return text.finished
  }

  /// What each reader got, in the order in which they asked.
  var valuesRead: [String] {
    inspection.preferences.map { preference in
      let reader = inspection.name(of: preference.reader)
      let value = Self.words(preference.value)
      return Self.isOwnName(reader) ? "\(reader) \(value)" : value
    }
  }

  /// The readers of the actions that ran, in the order in which they ran.
  var delivered: [String] {
    inspection.order.filter { isAction($0.modifier) }.map { inspection.name(of: $0.view) }
  }

  private func isAction(_ modifier: ID<InspectionNames.Modifier>) -> Bool {
    inspection.names.modifiers[modifier] == "onPreferenceChange"
  }

  private func word(_ view: InspectedReference, _ modifier: String) -> String {
    let name = inspection.name(of: view)
    switch modifier {
    case "onPreferenceChange": return Self.isOwnName(name) ? name : "action"
    case "overlayPreferenceValue", "backgroundPreferenceValue":
      return Self.isOwnName(name) ? name : "reader"
    default: return name
    }
  }

  private static func isOwnName(_ name: String) -> Bool { name == "inner" || name == "outer" }

  static func words(_ value: Value) -> String {
    guard case .array(let elements) = value else { return value.description }
    let names = elements.map { element in
      if case .string(let name) = element { return name }
      return element.description
    }
    return "[\(names.joined(separator: ","))]"
  }
}

/// The line of a trace while it is being written.
private struct TraceText {
  private var text = ""
  private var open = 0
  private var reduces = 0

  mutating func beginReduce(depth: Int) {
    separate(depth)
    reduces += 1
    open += 1
    text += "R\(reduces)("
  }

  mutating func add(_ word: String, depth: Int) {
    separate(depth)
    text += word
  }

  var finished: String { text + String(repeating: ")", count: open) }

  /// Ends the reduces that are over and puts a space between neighbours.
  private mutating func separate(_ depth: Int) {
    text += String(repeating: ")", count: max(open - depth, 0))
    open = min(open, depth)
    if !text.isEmpty, !text.hasSuffix("(") { text += " " }
  }
}
