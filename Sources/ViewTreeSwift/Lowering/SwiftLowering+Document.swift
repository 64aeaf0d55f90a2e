import ViewTreeDocument
import ViewTreeNumbers
import ViewTreeScript
import ViewTreeSyntax

/// The sections put together.
extension SwiftLowering {
  /// Settings that select the parts of the file to show.
  private static let own: Set = ["root", "preview", "files", "viewtree"]
  /// Sections that are allowed in settings, because they are not views.
  private static let sections = [
    "window", "proposal", "layoutDirection", "dynamicTypeSize", "metrics", "platform", "compat",
    "lints", "steps", "checks", "comment",
  ]

  /// The whole document.
  func document(_ options: SwiftOptions, takesUnknown: Bool) -> DocumentObject {
    let root = root(options)
    runWaiting()
    addGlobals()
    runWaiting()
    addEnvironmentKeys()
    addAlignments()
    reportUnknown()
    var document = DocumentObject(0..<bytes.count)
    let place = 0..<0
    document.add("viewtree", place, .version)
    if takesUnknown { document.add("unknown", place, .word("box", place)) }
    for (key, value) in settings.members(0) where !Self.own.contains(settings.text(key)) {
      let range = settings.range(key)
      guard Self.sections.contains(settings.text(key)) else {
        report(
          .unknownMember(
            settings.text(key), of: "the comment with settings", at: range,
            known: Self.sections + Self.own.sorted()))
        continue
      }
      document.add(
        settings.text(key), Int(range.start)..<Int(range.end), .setting(value))
    }
    func add(_ name: String, _ section: DocumentObject) {
      if !section.isEmpty { document.add(name, place, .object(section)) }
    }
    add("types", valueTypes())
    add("state", state)
    if !functions.isEmpty {
      document.add("functions", place, .text(.joined(functions, by: "\n", at: 0), place))
    }
    add("values", values)
    add("alignments", alignments)
    add("preferenceKeys", preferenceKeys)
    add("layoutValueKeys", layoutValueKeys())
    add("environmentKeys", environmentKeys)
    add("layouts", layouts)
    add("components", components)
    add("modifiers", modifiers)
    add("styles", styles)
    if let root { document.add("root", place, root) }
    return document
  }

  /// Turns views until none is new.
  private func runWaiting() {
    while !waiting.isEmpty {
      let views = waiting
      waiting = []
      for next in views { next() }
    }
  }

  /// Reports the unknown names that were replaced, each once.
  private func reportUnknown() {
    for name in unknown {
      report(
        name.isView
          ? .swiftUnknownView(name.name, count: name.count, at: SourceRange(name.place))
          : .swiftUnknownModifier(name.name, count: name.count, at: SourceRange(name.place)))
    }
  }
}
