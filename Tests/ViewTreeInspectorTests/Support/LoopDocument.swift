import ViewTreeDocument
import ViewTreeInspector
import ViewTreeSyntax

/// A document in which `h` may be the measure of a view, and the loops that are found in it.
struct LoopDocument: Sendable {
  let text: String

  init(text: String) { self.text = text }

  /// `root` is the whole view tree; the key `K` takes the last value, `h` is 10 at first.
  init(_ root: String, proposal: Bool = true, sections: String = "") {
    let place =
      proposal
      ? #""proposal": { "width": 100 }"#
      : #""window": { "width": 100, "height": 1000, "scale": 2 }"#
    text = """
      { "viewtree": 1, \(place), \(sections)
        "preferenceKeys": { "K": { "defaultValue": 0, "reduce": "value = nextValue()" } },
        "state": { "h": 10.0, "other": 0.0 },
        "root": \(root) }
      """
  }

  /// A view of 10 by 10 points.
  static func box(_ id: String, _ modifiers: String...) -> String {
    view(id, modifiers: [#"{ "frame": { "width": 10, "height": 10 } }"#] + modifiers)
  }

  /// A view that takes what it gets.
  static func color(_ id: String, _ modifiers: String...) -> String {
    view(id, modifiers: modifiers)
  }

  private static func view(_ id: String, modifiers: [String]) -> String {
    #"{ "view": "Color", "id": "\#(id)", "modifiers": [\#(modifiers.joined(separator: ", "))] }"#
  }

  /// A `VStack` without spacing, or another container.
  static func stack(
    _ children: [String], _ modifiers: String..., container: String = "VStack",
    members: String = #", "alignment": "leading", "spacing": 0"#
  ) -> String {
    """
    { "view": "\(container)"\(members), "children": [\(children.joined(separator: ", "))],
      "modifiers": [\(modifiers.joined(separator: ", "))] }
    """
  }

  /// A modifier that writes what an expression of `geometry` gives, from the background of a view.
  static func measuring(_ value: String) -> String {
    """
    { "background": { "view": "GeometryReader", "as": "geometry", "content":
      { "view": "Color", "modifiers": [{ "preference": { "key": "K", "value": { "$": "\(value)" } } }] } } }
    """
  }

  /// A modifier that writes where a view stands.
  static let measuringPlace = measuring("geometry.frame(in: .global).minY")
  /// A modifier that assigns one more than what was measured, so that any dependency on `h` makes it grow.
  static let assigning = #"{ "onPreferenceChange": { "key": "K", "perform": "h = value + 1" } }"#

  /// The loops, each as its chain of views and actions; `nil` if the document cannot be evaluated.
  var loops: [String]? { findings(of: "feedback-loop") }
  /// Those that settle.
  var settlingLoops: [String]? { findings(of: "feedback-settles") }

  private func findings(of lint: String) -> [String]? {
    let source = SourceFile(name: "test.json", text: text)
    guard let document = DocumentReader.read(source).document else { return nil }
    let result = Linter.lint(document, levels: [("all", .allow), (lint, .warn)])
    return result.findings?.map { finding in
      String(finding.message.drop { $0 != ":" }.dropFirst(2))
    }
  }

  /// Whether there is a loop; false if the document cannot be evaluated.
  var hasLoop: Bool { loops.map { !$0.isEmpty } ?? false }
  /// Whether there is none; false if the document cannot be evaluated.
  var hasNone: Bool { loops?.isEmpty ?? false }
}
