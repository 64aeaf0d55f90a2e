import ViewTreeInspector
import ViewTreeLayout
import ViewTreeReport

/// The way of each key between modifiers.
enum KeyScene {
  /// What the marks mean.
  private static let legend = [
    "Values flow along the arrows to the modifier that gets them next: angular boxes write, rounded"
      + " ones change, round ones read.",
    "A dashed arrow ends where a writer replaces the value; along grey lines nobody asked.",
  ]

  /// The picture of the keys.
  static func scene(of subject: PictureSubject, _ options: PictureOptions) -> Scene {
    let inspection = subject.inspection
    let name = options.sourceName ?? inspection.tree.source.name
    let graph = KeyGraph(subject.explainer)
    let source = KeySource(inspection)
    let step = subject.isStep ? " after step \(subject.step ?? 0)" : ""
    let chosen = graph.keys.indices.filter { options.key ?? $0 == $0 }
    let limit = options.nodeLimit(forEachOf: chosen.count)
    let panels = chosen.map { KeyPanel(graph.keys[$0], inspection, source, limit: limit) }
    let counts = zip(chosen, panels).map { "\(graph.keys[$0].name): \($1.counts)." }
    var scene = Scene(
      title: "\(name): preference keys\(step)",
      summary: counts.isEmpty ? KeyWords.noKeys : counts.joined(separator: " "))
    var text = PictureText(from: 8)
    text.add(scene.title, size: 17, weight: 700, .text, .names, in: &scene)
    if panels.isEmpty {
      text.add(KeyWords.noKeys, size: 12, .secondary, .names, in: &scene)
    } else {
      for line in legend { text.add(line, size: 11, .secondary, .legend, in: &scene) }
    }
    for panel in panels { panel.draw(&text, in: &scene) }
    scene.bounds = text.bounds
    scene.shapes.removeAll { !options.layers.contains($0.layer) }
    return scene
  }
}
