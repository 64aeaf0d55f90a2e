import ViewTreeSyntax

/// Reads a report for programs into the facts that a text report has.
///
/// Total: members that it does not know become entries that are compared as text.
struct ReportJSONReader {
  /// Values in reports are not deeper; what is deeper is compared as text.
  private static let depthLimit = 128

  let values: JSONValueText
  var tree: SyntaxTree { values.tree }
  /// The ids of views by their paths: lines of text name views so.
  private var ids: [String: String] = [:]
  private var hasPasses = false

  private init(_ tree: SyntaxTree) { values = JSONValueText(tree: tree) }

  /// Reads a report; `nil` if it is no JSON object.
  static func read(_ bytes: [UInt8]) -> ReportFacts? {
    let limits = ReaderLimits(depth: depthLimit, problems: 1)
    let tree = JSONReader.read(SourceFile(name: "report", bytes: bytes), limits: limits)
    guard !tree.hasErrors, tree.kind(0) == .object else { return nil }
    var reader = ReportJSONReader(tree)
    var facts = ReportFacts()
    facts.name = reader.name
    facts.evaluations[0] = reader.evaluation(0)
    if let steps = reader.member("steps", of: 0), tree.kind(steps) == .array {
      for step in tree.elements(steps) { facts.evaluations.append(reader.evaluation(step)) }
    }
    return facts
  }

  /// The name of the document; of a report of findings, that of the first.
  private var name: String {
    if let name = member("source", of: 0) { return values.plain(name) }
    guard let files = member("files", of: 0), tree.kind(files) == .array,
      let first = tree.elements(files).first(where: { _ in true })
    else { return "" }
    return values.plain(first)
  }

  // MARK: - Evaluations

  private mutating func evaluation(_ object: SyntaxNode.Index) -> EvaluationFacts {
    var facts = EvaluationFacts()
    guard tree.kind(object) == .object else { return facts }
    hasPasses = (member("passes", of: object).flatMap(tree.integer) ?? 1) > 1
    // Other lines name views by their ids.
    if let views = member("views", of: object) { readViews(views, &facts) }
    for (key, value) in tree.members(object) { read(tree.text(key), value, object, &facts) }
    return facts
  }

  private func read(
    _ key: String, _ value: SyntaxNode.Index, _ object: SyntaxNode.Index,
    _ facts: inout EvaluationFacts
  ) {
    switch key {
    case "viewtree", "source", "steps", "views", "passes", "step", "action", "errors", "warnings",
      "files", "period", "settlesAfter":
      break
    case "text": facts.title = values.plain(value)
    case "window", "proposal", "layoutDirection", "compat":
      facts.window += (facts.window.isEmpty ? "" : "  ") + window(key, value)
    case "status": facts.status = status(value, object)
    case "preferences": each(value) { facts.readings.append(reading($0)) }
    case "order": each(value) { facts.order.append(event($0)) }
    case "reran": addCauses(value, &facts)
    case "skipped": each(value) { facts.skipped.append(skip($0)) }
    case "anchors": each(value) { facts.anchors.append(anchor($0)) }
    case "diagnostics":
      each(value) { facts.remarks.append("\(text("severity", $0)): \(text("message", $0))") }
    case "state":
      guard tree.kind(value) == .object else { return addOther(key, value, &facts) }
      for (name, value) in tree.members(value) {
        facts.state.append(
          .init(section: "State", subject: tree.text(name), value: values.text(value)))
      }
    case "changed": each(value) { facts.entries.append(change($0)) }
    case "components": each(value) { facts.entries.append(component($0)) }
    case "values": each(value) { facts.entries.append(plainValue($0)) }
    case "viewTreeOrder": each(value) { facts.entries.append(candidate($0)) }
    case "keys": each(value) { addKey($0, &facts) }
    case "findings": each(value) { addFinding($0, &facts) }
    default: addOther(key, value, &facts)
    }
  }

  private func addOther(
    _ key: String, _ value: SyntaxNode.Index, _ facts: inout EvaluationFacts
  ) {
    facts.entries.append(.init(section: "", subject: key, value: values.text(value)))
  }

  private func window(_ key: String, _ value: SyntaxNode.Index) -> String {
    guard key == "window" || key == "proposal" else { return "\(key) \(values.plain(value))" }
    func length(_ name: String) -> String {
      member(name, of: value).map { tree.kind($0) == .null ? "nil" : values.plain($0) } ?? "nil"
    }
    let size = "\(length("width"))x\(length("height")) @\(length("scale"))x"
    return key == "window" ? size : "proposal \(size)"
  }

  private func status(_ value: SyntaxNode.Index, _ object: SyntaxNode.Index) -> String {
    let passes = text("passes", object)
    let period = member("period", of: object).map { " with period \(values.plain($0))" } ?? ""
    return "\(values.plain(value))\(period) after \(passes) \(passes == "1" ? "pass" : "passes")"
  }

  // MARK: - Members

  /// The value of a member; `nil` if the object has none.
  func member(_ key: StaticString, of object: SyntaxNode.Index) -> SyntaxNode.Index? {
    member(key.description, of: object)
  }

  private func member(_ key: String, of object: SyntaxNode.Index) -> SyntaxNode.Index? {
    guard tree.kind(object) == .object else { return nil }
    for (name, value) in tree.members(object) where tree.text(name) == key { return value }
    return nil
  }

  /// The text of a member; empty if there is none.
  func text(_ key: StaticString, _ object: SyntaxNode.Index) -> String {
    member(key, of: object).map(values.plain) ?? ""
  }

  /// Calls `body` with the elements of an array.
  func each(_ array: SyntaxNode.Index, _ body: (SyntaxNode.Index) -> Void) {
    guard tree.kind(array) == .array else { return }
    for element in tree.elements(array) { body(element) }
  }

  /// How lines of text name the view with a path: by its id if it has one.
  func reference(_ path: String) -> String { ids[path] ?? path }

  /// The pass of an entry, if there was more than one.
  func pass(_ object: SyntaxNode.Index) -> String? {
    hasPasses ? member("pass", of: object).map(values.plain) : nil
  }

  private func addCauses(_ array: SyntaxNode.Index, _ facts: inout EvaluationFacts) {
    var causes: [String: String] = [:]
    each(array) { entry in
      guard let cause = member("because", of: entry) else { return }
      causes[text("n", entry)] = values.plain(cause) + " " + text("variable", entry)
    }
    for index in facts.order.indices {
      if let number = facts.order[index].number { facts.order[index].cause = causes["\(number)"] }
    }
  }

  // MARK: - Views

  private mutating func readViews(_ array: SyntaxNode.Index, _ facts: inout EvaluationFacts) {
    var around: [Int] = []
    each(array) { object in
      var view = view(object)
      while let last = around.last, facts.views[last].depth >= view.depth { around.removeLast() }
      view.parent = around.last ?? -1
      let base = view.parent < 0 ? "" : facts.views[view.parent].path + "/"
      if view.path.hasPrefix(base) {
        let own = view.path.dropFirst(base.count)
        if view.parent >= 0, let slash = own.firstIndex(of: "/") {
          view.role = String(own[..<slash].prefix { $0 != "[" })
        }
      }
      around.append(facts.views.count)
      facts.views.append(view)
    }
    ids = [:]
    for view in facts.views { if let id = view.id { ids[view.path] = id } }
  }

  private func view(_ object: SyntaxNode.Index) -> EvaluationFacts.View {
    var view = EvaluationFacts.View()
    guard tree.kind(object) == .object else { return view }
    for (key, value) in tree.members(object) {
      switch tree.text(key) {
      case "path": view.path = values.plain(value)
      case "view": view.name = values.plain(value)
      case "id": view.id = values.plain(value)
      case "text": view.text = values.plain(value)
      case "depth": view.depth = tree.integer(value) ?? 0
      case "frame": view.frame = values.frame(value)
      case "content": view.contentOrigin = values.frame(value)
      case "modifiers": each(value) { view.details.append(detail($0)) }
      case let other:
        view.details.append(
          .init(label: Self.labels[other] ?? other, frame: nil, text: values.text(value)))
      }
    }
    if let frame = view.frame, let content = view.contentOrigin {
      view.contentOrigin =
        Self.isOutside(content, frame)
        ? BehaviourFrame(x: content.x, y: content.y, width: 0, height: 0) : nil
    }
    return view
  }

  private static let labels = ["proposal": "proposed"]

  /// Text tells of content only where it sticks out.
  private static func isOutside(_ content: BehaviourFrame, _ frame: BehaviourFrame) -> Bool {
    content.x < frame.x - 0.0005 || content.y < frame.y - 0.0005
      || content.x + content.width > frame.x + frame.width + 0.0005
      || content.y + content.height > frame.y + frame.height + 0.0005
  }

  private func detail(_ object: SyntaxNode.Index) -> EvaluationFacts.Detail {
    let proposal = member("proposal", of: object).map { "proposed \(values.text($0))" } ?? ""
    return .init(
      label: "." + text("name", object), frame: member("frame", of: object).flatMap(values.frame),
      text: proposal)
  }
}
