import ViewTreeInspector
import ViewTreeLayout
import ViewTreeNumbers
import ViewTreeReport

/// The tree of views with its closures in their order.
enum OrderScene {
  /// The picture of an order: a panel for each key.
  static func scene(of subject: PictureSubject, _ options: PictureOptions) -> Scene {
    let name = options.fileName(of: subject.inspection)
    let graph = KeyGraph(subject.explainer)
    let panels = panels(of: subject, graph, options)
    let counts = panels.map { "\($0.key.name) · \($0.counts)" }
    var scene = Scene(
      title: "\(name): order of closures",
      summary: (counts + panels.compactMap(\.leftOut)).map { $0 + "." }.joined(separator: " "))
    scene.omissions = panels.compactMap(\.leftOut).map { .beyondLimit($0 + ".") }
    var text = PictureText(from: 8)
    text.addTitle(subject, in: &scene)
    if panels.count == 1 { text.add(counts[0], size: 12, .secondary, .names, in: &scene) }
    if panels.isEmpty {
      let word = graph.keys.isEmpty ? KeyWords.noKeys : "no key is written, changed or read"
      text.add(word, size: 12, .secondary, .names, in: &scene)
    } else {
      addLegend(panels, &text, in: &scene)
    }
    for (panel, counts) in zip(panels, counts) {
      add(panel, panels.count > 1 ? counts : nil, &text, in: &scene)
    }
    scene.bounds = text.bounds
    scene.shapes.removeAll { !options.layers.contains($0.layer) }
    return scene
  }

  /// The panels of the keys that are used.
  static func panels(
    of subject: PictureSubject, _ graph: KeyGraph, _ options: PictureOptions
  ) -> [OrderPanel] {
    let places = ViewPlaces(subject.inspection)
    let ends = CallEnds.ends(of: subject.inspection.order)
    let chosen = graph.keys.indices.filter {
      options.key?.index ?? $0 == $0 && !graph.keys[$0].uses.isEmpty
    }
    var options = options
    options.nodeLimit = options.nodeLimit(forEachOf: chosen.count)
    return chosen.map {
      OrderPanel(subject, graph.keys[$0], ID($0), options, places, ends: ends)
    }
  }

  private static func addLegend(
    _ panels: [OrderPanel], _ text: inout PictureText, in scene: inout Scene
  ) {
    var marks = OrderMarks()
    for panel in panels { marks.formUnion(panel.marks) }
    for line in marks.lines { text.add(line, size: 11, .secondary, .legend, in: &scene) }
  }

  private static func add(
    _ panel: OrderPanel, _ heading: String?, _ text: inout PictureText, in scene: inout Scene
  ) {
    if let heading {
      text.y += 16
      text.add(heading, size: 14, weight: 600, .text, .names, in: &scene)
    }
    if let leftOut = panel.leftOut {
      text.add(leftOut + ".", size: 11, .secondary, .legend, in: &scene)
    }
    text.y += 20
    let size = panel.draw(at: text.y, in: &scene)
    text.cover(PictureText.margin + size.width)
    text.y += size.height
    for (heading, lines) in panel.notes.lines() {
      text.y += 18
      text.add(heading, size: 12, weight: 600, .text, .legend, in: &scene)
      for line in lines { text.add(line, size: 11, .secondary, .legend, in: &scene) }
    }
  }
}
