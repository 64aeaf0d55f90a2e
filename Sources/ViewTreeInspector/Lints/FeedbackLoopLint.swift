import ViewTreeScript
import ViewTreeSyntax

extension Lint {
  /// Finds state that keeps changing itself through the layout (docs/explanation/updates.md,
  /// Feedback loops).
  static let feedbackLoop = Lint(
    "feedback-loop", "A state variable keeps changing itself through the layout.",
    explanation: .feedbackLoop
  ) { subject in
    subject.loops.filter { !$0.settles }.compactMap { subject.finding(of: $0) }
  }

  /// Finds state that influences itself but settles (docs/explanation/updates.md, Feedback loops).
  static let feedbackSettles = Lint(
    "feedback-settles", "A state variable changes itself through the layout, and settles.",
    level: .allow, explanation: .feedbackSettles
  ) { subject in
    subject.loops.filter(\.settles).compactMap { subject.finding(of: $0) }
  }

  /// The lints that need a search for feedback loops.
  static let feedbackLints = [feedbackLoop, feedbackSettles]
}

extension LintSubject {
  /// The finding about a loop.
  fileprivate func finding(of loop: FeedbackLoop) -> Diagnostic? {
    guard let first = loop.hops.first, case .state(let variable) = first.hop else { return nil }
    let hops = loop.hops.dropFirst().map { (hop: $0.hop, range: range(of: $0)) }
    var notes = hops.map { Diagnostic.Note($0.hop.words, at: $0.range) }
    guard !loop.settles else {
      return .feedbackSettles(variable, at: tree.range(first.syntax), chain(loop), notes: notes)
    }
    notes.insert(.values(of: variable, loop.values.map(number), at: first.syntax, tree), at: 0)
    return .feedbackLoop(
      variable, at: tree.range(first.syntax), chain(loop),
      cause: loop.cause.flatMap { document.code(ofModifierAt: $0) },
      isMeasuredView: hops.filter { $0.hop.isGeometry }.count < 2,
      isSetInBody: !loop.hops.contains { $0.hop.isAction }, spaceCause: unknownSpace(in: loop),
      notes: notes)
  }

  /// The name of an unknown coordinate space in which a loop measures.
  private func unknownSpace(in loop: FeedbackLoop) -> SourceRange? {
    let measured = loop.hops.map { tree.range($0.syntax) }
    return Lint.unknownCoordinateSpace.find(self).lazy.compactMap(\.range).first { space in
      measured.contains { $0.start <= space.start && space.end <= $0.end }
    }
  }

  /// The word of a hop to point to.
  private func range(of hop: FeedbackLoop.Hop) -> SourceRange {
    switch hop.hop {
    case .state: tree.range(hop.syntax)
    case .width, .height, .place: document.nameRange(ofViewAt: hop.syntax)
    case .preference, .action, .body: document.nameRange(ofModifierAt: hop.syntax)
    }
  }

  /// The views and actions of a loop with their lines, as a sentence about its first variable.
  private func chain(_ loop: FeedbackLoop) -> String {
    var clauses: [String] = []
    var geometry: [String] = []
    var setter = "the body"
    func finish(_ setting: String) {
      let subject = clauses.isEmpty ? "it" : "which"
      if !geometry.isEmpty {
        clauses.append("\(subject) changes " + geometry.joined(separator: " and "))
      }
      clauses.append("\(setter) sets \(setting)")
      (geometry, setter) = ([], "the body")
    }
    for hop in loop.hops.dropFirst() {
      switch hop.hop {
      case .state(let name): finish("'\(name)'")
      case .width, .height, .place: geometry.append("the \(hop.hop.words) (\(line(hop)))")
      case .action(let modifier, _, _): setter = "\(modifier) (\(line(hop)))"
      case .body, .preference: break
      }
    }
    finish("it again")
    guard let last = clauses.popLast() else { return "" }
    return clauses.isEmpty ? last : clauses.joined(separator: ", ") + ", and " + last
  }

  private func line(_ hop: FeedbackLoop.Hop) -> String {
    "line \(pass.lines.line(at: range(of: hop).start))"
  }

  /// A value of a variable, a number as reports write it.
  private func number(_ value: Value) -> String {
    guard case .double(let number) = value else { return words(value) }
    var buffer = ByteBuffer()
    buffer.append(number)
    return buffer.text
  }
}

extension FeedbackHop {
  fileprivate var isGeometry: Bool {
    switch self {
    case .width, .height, .place: true
    case .state, .preference, .action, .body: false
    }
  }

  fileprivate var isAction: Bool {
    if case .action = self { return true }
    return false
  }
}

// MARK: - Messages

extension Diagnostic.Note {
  /// The values that a variable took.
  fileprivate static func values(
    of variable: String, _ values: [String], at syntax: SyntaxNode.Index, _ tree: SyntaxTree
  ) -> Diagnostic.Note {
    Diagnostic.Note(
      "\(variable) goes \(values.joined(separator: ", "))", at: tree.range(syntax))
  }
}

extension Diagnostic {
  /// A feedback loop of a state variable. `cause` is the code that reads the variable.
  fileprivate static func feedbackLoop(
    _ variable: String, at range: SourceRange, _ chain: String, cause: String?,
    isMeasuredView: Bool, isSetInBody: Bool, spaceCause: SourceRange?, notes: [Note]
  ) -> Diagnostic {
    let help: String
    if isSetInBody {
      help = "assign '\(variable)' in an action: a body runs again after each of its changes"
    } else if let code = cause.map({ "`\($0)`" }) {
      help =
        isMeasuredView
        ? "measure before \(code), or move it into an `overlay` or a `background`"
        : "move \(code) into an `overlay`, a `background` or a `ZStack`, or use `offset` instead"
    } else {
      help =
        "measure a view that doesn't change with '\(variable)', such as the space around it, or let a "
        + "ViewThatFits choose"
    }
    var loop = lint(
      "feedback-loop", "'\(variable)' depends on itself: \(chain)", at: range, help: help,
      notes: notes)
    loop.cause = spaceCause
    return loop
  }

  /// A feedback loop that settles.
  fileprivate static func feedbackSettles(
    _ variable: String, at range: SourceRange, _ chain: String, notes: [Note]
  ) -> Diagnostic {
    lint(
      "feedback-settles", "'\(variable)' depends on itself and settles: \(chain)", at: range,
      help: "you don't need to change anything: the variable kept or regained a stable value after "
        + "each change that viewtree tried",
      notes: notes)
  }
}

extension DiagnosticExplanation {
  fileprivate static let feedbackLoop = DiagnosticExplanation(
    "feedback-loop",
    "A state variable keeps changing itself: it moves or resizes a view, and an action assigns the measured value to it. viewtree changes the variable and follows it for some passes.",
    .lint(
      """
      { "viewtree": 1, "proposal": { "width": 100 }, "state": { "height": 0.0 },
        "preferenceKeys": { "Top": { "defaultValue": 0, "reduce": "max" } },
        "root": { "view": "VStack", "spacing": 0, "children": [
          { "view": "Color", "modifiers": [{ "frame": { "height": "height" } }] },
          { "view": "GeometryReader", "as": "geometry", "content": { "view": "Color", "modifiers": [
            { "preference": { "key": "Top", "value": { "$": "geometry.frame(in: .global).minY" } } }] },
            "modifiers": [{ "frame": { "height": 10 } }] }],
          "modifiers": [{ "onPreferenceChange": { "key": "Top", "perform": "height = value + 8" } }] } }
      """),
    wayOut:
      "Use the variable where it doesn't move the measured view: in an overlay, a background or a ZStack, or with `offset`."
  )
}

extension DiagnosticExplanation {
  fileprivate static let feedbackSettles = DiagnosticExplanation(
    "feedback-settles",
    "A state variable changes itself, but settles after each change that viewtree tried, as with views of equal widths. The lint is off by default.",
    .lint(
      """
      { "viewtree": 1, "proposal": { "width": 100 }, "state": { "width": null }, "lints": { "feedback-settles": "warn" },
        "preferenceKeys": { "Width": { "defaultValue": 0, "reduce": "max" } },
        "root": { "view": "VStack", "children": [
          { "view": "Text", "text": "a", "modifiers": [
            { "background": { "view": "GeometryReader", "as": "geometry", "content": { "view": "Color", "modifiers": [
              { "preference": { "key": "Width", "value": { "$": "geometry.size.width" } } }] } } },
            { "frame": { "width": "width" } }] }],
          "modifiers": [{ "onPreferenceChange": { "key": "Width", "perform": "width = value" } }] } }
      """),
    wayOut:
      "You don't need to change anything. To make the measured size independent, add `fixedSize` to the measured view."
  )
}
