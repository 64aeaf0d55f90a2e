import ViewTreeInspector
import ViewTreeLayout
import ViewTreeSyntax

/// Reports for programs: version 1 of the format (docs/commands.md, JSON).
public struct JSONReport {
  let scope: ReportScope
  var writer: JSONWriter

  var inspection: Inspection { scope.inspection }
  var names: InspectionNames { inspection.names }

  init(_ inspection: Inspection, _ options: ReportOptions) {
    scope = ReportScope(inspection, options)
    writer = JSONWriter(capacity: inspection.views.count * 384 + 4096)
  }

  /// What `viewtree inspect --format json` prints.
  public static func inspect(
    _ inspection: Inspection, _ options: ReportOptions = ReportOptions()
  ) -> [UInt8] {
    var report = JSONReport(inspection, options)
    report.writer.openObject()
    report.addHeader()
    report.addViews()
    report.addPreferences()
    report.addOrder()
    report.addSkipped()
    report.addAnchors()
    report.addState()
    report.writer.key("steps")
    report.writer.raw("[]")
    report.addDiagnostics()
    report.writer.closeObject()
    return report.writer.finished()
  }

  /// What `viewtree order --format json` prints: the same keys, without views and values.
  public static func order(
    _ inspection: Inspection, _ options: ReportOptions = ReportOptions()
  ) -> [UInt8] {
    var report = JSONReport(inspection, options)
    report.writer.openObject()
    report.addHeader()
    report.addOrder()
    report.addSkipped()
    report.writer.closeObject()
    return report.writer.finished()
  }

  // MARK: - Header

  private mutating func addHeader() {
    writer.key("viewtree")
    writer.integer(1)
    writer.key("source")
    writer.string(scope.sourceName)
    let window = inspection.window
    if let proposal = window.proposal {
      writer.key("proposal")
      writer.raw("{ \"width\": ")
      length(proposal.width)
      writer.raw(", \"height\": ")
      length(proposal.height)
      writer.raw(", \"scale\": ")
    } else {
      writer.key("window")
      writer.raw("{ \"width\": ")
      writer.number(window.width)
      writer.raw(", \"height\": ")
      writer.number(window.height)
      writer.raw(", \"scale\": ")
    }
    writer.integer(window.scale)
    writer.raw(" }")
    writer.key("status")
    writer.string(ReportWords.identifier(inspection.status))
    if case .oscillating(let period) = inspection.status {
      writer.key("period")
      writer.integer(period)
    }
    writer.key("passes")
    writer.integer(inspection.passes)
  }

  private mutating func length(_ length: Double?) {
    if let length { writer.number(length) } else { writer.raw("null") }
  }

  // MARK: - Diagnostics

  /// What the evaluation says about itself: an id in words, and the sentence of the text report.
  private mutating func addDiagnostics() {
    writer.key("diagnostics")
    writer.openArray()
    if let remark = ReportWords.remark(inspection.status, passes: inspection.passes) {
      addDiagnostic("warning", id: "not-stable", remark, at: nil)
    }
    for diagnostic in inspection.diagnostics {
      addDiagnostic(
        diagnostic.severity.rawValue, id: diagnostic.id, diagnostic.message, at: diagnostic.range)
    }
    writer.closeArray()
  }

  private mutating func addDiagnostic(
    _ severity: String, id: String, _ message: String, at range: SourceRange?
  ) {
    writer.element()
    writer.raw("{ \"severity\": ")
    writer.string(severity)
    writer.raw(", \"id\": ")
    writer.string(id)
    writer.raw(", \"message\": ")
    writer.string(message)
    if let range {
      let position = LineTable(inspection.tree.source).position(at: range.start)
      writer.raw(", \"line\": ")
      writer.integer(position.line)
      writer.raw(", \"column\": ")
      writer.integer(position.column)
    }
    writer.raw(" }")
  }

  // MARK: - Views

  private mutating func addViews() {
    writer.key("views")
    writer.openArray()
    var paths = PathWriter(inspection, from: scope.views.lowerBound)
    for index in scope.views {
      let view = inspection.views[index]
      writer.element()
      writer.raw("{ \"path\": \"")
      writer.bytes(paths.path(of: index))
      writer.raw("\", \"view\": ")
      writer.string(names.views[Int(view.name)])
      addText(", \"id\": ", view.id)
      addText(", \"text\": ", view.text)
      writer.raw(", \"depth\": ")
      writer.integer(Int(view.depth))
      writer.raw(", \"frame\": ")
      writer.rect(view.frame)
      writer.raw(", \"content\": ")
      writer.rect(view.content)
      addModifiers(of: view)
      writer.raw(" }")
    }
    writer.closeArray()
  }

  /// A member with a text, if there is one.
  private mutating func addText(_ member: StaticString, _ text: InspectedText) {
    switch text {
    case .none: return
    case .literal(let node):
      writer.raw(member)
      inspection.tree.withTextBytes(node) { writer.string(utf8: $0) }
    case .made(let index):
      writer.raw(member)
      writer.string(names.texts[Int(index)])
    }
  }

  private mutating func addModifiers(of view: InspectedView) {
    writer.raw(", \"modifiers\": [")
    for place in 0..<Int(view.modifierCount) {
      let modifier = inspection.modifiers[Int(view.firstModifier) + place]
      writer.raw(place > 0 ? ", { \"name\": " : "{ \"name\": ")
      writer.string(names.modifiers[Int(modifier.name)])
      writer.raw(", \"frame\": ")
      writer.rect(modifier.frame)
      writer.raw(" }")
    }
    writer.raw("]")
  }

  // MARK: - Preferences and state

  private mutating func addPreferences() {
    writer.key("preferences")
    writer.openArray()
    for reading in inspection.preferences where scope.includes(key: reading.key, reading.reader) {
      writer.element()
      writer.raw("{ \"key\": ")
      writer.string(names.keys[reading.key])
      writer.raw(", \"reader\": { \"view\": ")
      writer.string(inspection.path(of: reading.reader))
      writer.raw(", \"modifier\": ")
      writer.string(names.modifiers[Int(reading.modifier)])
      writer.raw(" }, \"pass\": ")
      writer.integer(reading.pass)
      writer.raw(", \"value\": ")
      writer.value(reading.value)
      addWriters(of: reading)
      writer.raw(", \"reduces\": ")
      writer.integer(reading.reduces)
      writer.raw(" }")
    }
    writer.closeArray()
  }

  /// The view that wrote each element of an array.
  private mutating func addWriters(of reading: InspectedPreference) {
    guard !reading.contributions.isEmpty else { return }
    writer.raw(", \"writers\": [")
    var isFirst = true
    for contribution in reading.contributions {
      let path = inspection.path(of: contribution.writer)
      for _ in 0..<contribution.count {
        if !isFirst { writer.raw(", ") }
        isFirst = false
        writer.string(path)
      }
    }
    writer.raw("]")
  }

  private mutating func addState() {
    writer.key("state")
    writer.openObject()
    for (name, value) in inspection.state {
      writer.key(text: name)
      writer.value(value)
    }
    writer.closeObject()
  }

  // MARK: - Order

  private mutating func addOrder() {
    writer.key("order")
    writer.openArray()
    for event in inspection.order where scope.includes(key: event.key, event.view) {
      guard event.kind == .closure || scope.options.showsReduces else { continue }
      writer.element()
      switch event.kind {
      case .closure:
        writer.raw("{ \"n\": ")
        writer.integer(event.number)
        writer.raw(", \"event\": ")
        writer.string(names.modifiers[Int(event.modifier)])
      case .reduce:
        writer.raw("{ \"event\": \"reduce\", \"depth\": ")
        writer.integer(event.depth)
      }
      addPlace(key: event.key, event.view, pass: event.pass)
      writer.raw(" }")
    }
    writer.closeArray()
  }

  private mutating func addSkipped() {
    writer.key("skipped")
    writer.openArray()
    for skip in inspection.skipped where scope.includes(key: skip.key, skip.view) {
      writer.element()
      writer.raw("{ \"event\": ")
      writer.string(names.modifiers[Int(skip.modifier)])
      writer.raw(", \"key\": ")
      writer.string(names.keys[skip.key])
      writer.raw(", \"view\": ")
      writer.string(inspection.path(of: skip.view))
      writer.raw(", \"reason\": ")
      writer.string(ReportWords.identifier(skip.reason))
      if let cause = ReportWords.cause(skip.reason) {
        writer.raw(", \"by\": ")
        writer.string(inspection.path(of: cause))
      }
      writer.raw(", \"pass\": ")
      writer.integer(skip.pass)
      writer.raw(" }")
    }
    writer.closeArray()
  }

  private mutating func addPlace(key: Int, _ view: InspectedReference, pass: Int) {
    writer.raw(", \"key\": ")
    writer.string(names.keys[key])
    writer.raw(", \"view\": ")
    writer.string(inspection.path(of: view))
    writer.raw(", \"pass\": ")
    writer.integer(pass)
  }

  // MARK: - Anchors

  private mutating func addAnchors() {
    writer.key("anchors")
    writer.openArray()
    for (index, anchor) in inspection.anchors.enumerated() where scope.includes(anchor.view) {
      writer.element()
      writer.raw("{ \"anchor\": ")
      writer.integer(index + 1)
      writer.raw(", \"source\": ")
      writer.string(anchor.source)
      writer.raw(", \"view\": ")
      writer.string(inspection.path(of: anchor.view))
      writer.raw(", \"global\": ")
      writer.geometry(anchor.global)
      writer.raw(", \"resolved\": [")
      for (place, resolution) in anchor.resolved.enumerated() {
        writer.raw(place > 0 ? ", { \"in\": " : "{ \"in\": ")
        writer.string(inspection.path(of: resolution.reader))
        writer.raw(", \"value\": ")
        writer.geometry(resolution.value)
        writer.raw(" }")
      }
      writer.raw("] }")
    }
    writer.closeArray()
  }
}
