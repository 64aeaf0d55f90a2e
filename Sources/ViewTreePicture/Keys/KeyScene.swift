import ViewTreeInspector
import ViewTreeLayout
import ViewTreeReport

/// The flow of each key between modifiers.
enum KeyScene {
  /// The meaning of the marks: the common marks, and then the others in the picture.
  private static func legend(_ panels: [KeyPanel]) -> [String] {
    let first =
      "Values flow along the arrows to the next modifier: rectangles write, rounded rectangles "
      + "change, and ellipses read."
    var clauses: [String] = []
    if panels.contains(where: \.hasReplacedValues) {
      clauses.append("a dashed arrow ends where a writer replaces the value")
    }
    if panels.contains(where: \.hasIdleValues) {
      clauses.append("gray lines carry values that no reader requested")
    }
    if panels.contains(where: \.hasDeadEnds) { clauses.append("a red edge is a dead end") }
    return [first] + [PictureText.sentence(clauses)].compactMap { $0 }
  }

  /// The picture of the keys.
  static func scene(of subject: PictureSubject, _ options: PictureOptions) -> Scene {
    let inspection = subject.inspection
    let name = options.fileName(of: inspection)
    let graph = KeyGraph(subject.explainer)
    let source = KeySource(inspection)
    let chosen = graph.keys.indices.filter { options.key?.index ?? $0 == $0 }
    let limit = options.nodeLimit(forEachOf: chosen.count)
    let panels = chosen.map { KeyPanel(graph.keys[$0], inspection, source, limit: limit) }
    let counts = zip(chosen, panels).map { "\(graph.keys[$0].name): \($1.counts)." }
    var scene = Scene(
      title: "\(name): preference keys",
      summary: counts.isEmpty ? KeyWords.noKeys : counts.joined(separator: " "))
    var text = PictureText(from: 8)
    text.addTitle(subject, in: &scene)
    if panels.isEmpty {
      text.add(KeyWords.noKeys, size: 12, .secondary, .names, in: &scene)
    } else {
      for line in legend(panels) {
        text.add(line, size: 11, .secondary, .legend, in: &scene)
      }
    }
    for panel in panels { panel.draw(&text, in: &scene) }
    scene.bounds = text.bounds
    scene.shapes.removeAll { !options.layers.contains($0.layer) }
    return scene
  }
}
