import ViewTreeInspector
import ViewTreeNumbers

/// The texts that tell components of one name apart: the first text in each.
struct ComponentTexts {
  private var texts: [ID<InspectedView>: String] = [:]

  init(_ inspection: Inspection) {
    var counts: [ID<InspectionNames.View>: Int] = [:]
    // The components around the current view that have no text yet, and those that have one.
    var enclosing: [(view: ID<InspectedView>, depth: UInt32, isNamed: Bool)] = []
    for (place, view) in zip(inspection.views.ids, inspection.views) {
      let depth = inspection.views.depth(of: place)
      while let last = enclosing.last, last.depth >= depth { enclosing.removeLast() }
      if inspection.definition(of: view.name) == nil {
        counts[view.name, default: 0] += 1
        enclosing.append((place, depth, false))
      } else if let text = inspection.string(view.text), !text.isEmpty {
        for index in enclosing.indices.reversed() {
          guard !enclosing[index].isNamed else { break }
          enclosing[index].isNamed = true
          texts[enclosing[index].view] = text
        }
      }
    }
    texts = texts.filter { counts[inspection.views.name(of: $0.key), default: 0] > 1 }
  }

  /// The text of a component, or `nil` if it has none or its name says enough.
  subscript(view: ID<InspectedView>) -> String? { texts[view] }

  /// `Row “Privacy”`: the name with its text in quotes.
  func name(_ name: String, of view: ID<InspectedView>) -> String {
    guard let text = self[view] else { return name }
    return "\(name) “\(LabelMetrics.cut(text, to: 24))”"
  }
}
