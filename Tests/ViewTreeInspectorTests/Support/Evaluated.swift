import ViewTreeDocument
import ViewTreeInspector
import ViewTreeLayout
import ViewTreeNumbers
import ViewTreeScript
import ViewTreeSyntax

/// An evaluated document, asked by the ids of its views.
struct Evaluated {
  let inspection: Inspection

  init(_ inspection: Inspection) { self.inspection = inspection }

  /// Evaluates a text.
  init(_ text: String, _ options: InspectionOptions = InspectionOptions()) throws {
    let outcome = Outcome(text, options)
    guard let inspection = outcome.inspection else {
      throw ArticleFixture.Missing(name: outcome.diagnostics.map(\.message).joined(separator: "; "))
    }
    self.inspection = inspection
  }

  /// Evaluates a document of Fixtures/articles.
  init(article name: String, _ options: InspectionOptions = InspectionOptions()) throws {
    try self.init(ArticleFixture.text(name), options)
  }

  // MARK: - Views

  /// The view with an id.
  func view(_ id: String) throws -> InspectedView {
    for view in inspection.views where inspection.string(view.id) == id { return view }
    throw ArticleFixture.Missing(name: id)
  }

  /// The views of a name, in the order of the tree.
  func views(named name: String) -> [InspectedView] {
    inspection.views.filter { inspection.names.views[$0.name] == name }
  }

  /// The frame of a view with all its modifiers, in the window.
  func frame(_ id: String) throws -> Rect { try view(id).frame }

  /// The frame of a view where one of its modifiers stands: what `.bounds` describes there.
  func bounds(_ id: String, at modifier: String) throws -> Rect {
    let view = try view(id)
    let first = view.firstModifier.index
    for record in inspection.modifiers[first..<first + Int(view.modifierCount)]
    where inspection.names.modifiers[record.name] == modifier {
      return record.frame
    }
    throw ArticleFixture.Missing(name: "\(modifier) of \(id)")
  }

  // MARK: - Closures

  /// The closures that ran: ids of the views with writers and transformers, and names of readers.
  var closures: [String] {
    inspection.order.filter { $0.kind == .closure }.map { event in
      let modifier = inspection.names.modifiers[event.modifier]
      let isReader = modifier.hasSuffix("PreferenceValue") || modifier == "onPreferenceChange"
      return isReader ? modifier : inspection.name(of: event.view)
    }
  }

  /// The closures that did not run, as their view's id and the reason.
  var skips: [String] {
    inspection.skipped.map { "\(inspection.name(of: $0.view)) \(words($0.reason))" }
  }

  private func words(_ reason: InspectedSkip.Reason) -> String {
    switch reason {
    case .unreadKey: "unread-key"
    case .overridden(let writer): "overridden by \(inspection.name(of: writer.view))"
    case .nextValueNotCalled(let container):
      "nextValue-not-called by \(inspection.path(of: container))"
    case .readerNotEvaluated: "reader-not-evaluated"
    case .notInstantiated: "not-instantiated"
    case .notInSight: "not-in-sight"
    case .noSlot: "no-slot"
    case .clean: "clean"
    case .equal: "equal"
    case .dropped: "dropped"
    }
  }

  // MARK: - Everything

  /// All that a report could say, as text.
  var summary: String {
    var lines = ["\(inspection.status) \(inspection.passes)"]
    for (index, view) in inspection.views.enumerated() {
      lines.append("\(inspection.path(of: ID(index))) \(view.content) \(view.frame)")
    }
    lines += closures + skips
    lines += inspection.preferences.map { "\($0.value) \($0.reduces)" }
    lines += inspection.anchors.map { "\($0)" }
    lines += inspection.state.map { "\($0.name) \($0.value)" }
    return lines.joined(separator: "\n")
  }
}
