import ViewTreeInspector
import ViewTreeLayout
import ViewTreeNumbers

/// The sentences at the head of an explanation: the reason for the width, the reason for the height,
/// and the change that would help.
struct Reasons {
  private let width: ViewExplanation.Decision
  private let height: ViewExplanation.Decision
  private let change: ViewExplanation.Change?
  let view: ID<InspectedView>
  let names: ExplanationNames

  init(_ explanation: ViewExplanation, _ names: ExplanationNames) {
    (width, height) = (explanation.width, explanation.height)
    (change, view) = (explanation.change, explanation.view)
    self.names = names
  }

  init(_ nodes: ViewNodes, of view: ID<InspectedView>, _ names: ExplanationNames) {
    (width, height, change) = (nodes.width, nodes.height, nodes.change)
    self.view = view
    self.names = names
  }

  /// At most three lines.
  var lines: [String] {
    [sentence(.horizontal, width), sentence(.vertical, height)]
      + (change.map { [sentence($0)] } ?? [])
  }

  // MARK: - Lengths

  /// The reason for a length, with the arithmetic of paddings.
  private func sentence(_ axis: Axis, _ decision: ViewExplanation.Decision) -> String {
    var start = "\(ExplanationWords.name(axis)) \(length(decision.length))"
    if !decision.additions.isEmpty {
      let terms = decision.additions.map {
        "\($0.length < 0 ? "-" : "+") \(length(abs($0.length)))"
      }
      let base = length(decision.base)
      start += " = \(base) \(terms.joined(separator: " ")): \(base)"
    } else {
      start += ":"
    }
    let origin = decision.origin.flatMap { ExplanationWords.origin($0) }.map { " (\($0))" } ?? ""
    let clauses = decision.additions.map(clause)
    return (["\(start) \(reason(axis, decision))\(origin)"] + clauses).joined(separator: "; ")
  }

  /// The reason, after the length.
  private func reason(_ axis: Axis, _ decision: ViewExplanation.Decision) -> String {
    if let text = decision.text { return subject(decision) + self.text(axis, decision, text) }
    let setter = name(decision.setter)
    switch decision.reason {
    case .window: return "the \(ExplanationWords.name(axis)) that the window offers"
    case .proposes: return offer(axis, decision.offer)
    case .ownLength:
      if decision.shares.count > 1 { return subject(decision) + sum(decision) }
      return "set by \(setter)\(sources(decision.sources))"
    case .nothingProposed:
      return subject(decision) + nothingProposed(axis, decision)
    case .ideal:
      if decision.shares.count > 1 { return subject(decision) + sum(decision) }
      return "the ideal \(ExplanationWords.name(axis)) of \(setter)\(sources(decision.sources))"
    case .least: return subject(decision) + least(axis, decision)
    case .most: return "the most that \(setter) takes\(sources(decision.sources))"
    case .limited:
      let change = decision.answers.answer > (decision.answers.offer ?? .infinity) ? "needs" : "takes"
      if decision.shares.count > 1 { return subject(decision) + sum(decision) }
      return "\(setter) \(change) \(length(decision.base)) of \(offer(axis, decision.offer))"
    }
  }

  /// The content of a container whose length is that of another view.
  private func subject(_ decision: ViewExplanation.Decision) -> String {
    if let longest = decision.longest, longest.view != view {
      return "as much as \(name(longest)), its largest child: "
    }
    return decision.setter.view == view ? "" : "as much as \(name(decision.setter)): "
  }

  private func nothingProposed(_ axis: Axis, _ decision: ViewExplanation.Decision) -> String {
    let axis = ExplanationWords.name(axis)
    let proposer = decision.offer.proposer.map { name($0) } ?? "the root"
    let own = decision.shares.count > 1 ? sum(decision) : "its ideal \(axis)"
    return "\(own); \(proposer) proposes no \(axis)"
  }

  private func least(_ axis: Axis, _ decision: ViewExplanation.Decision) -> String {
    let rigid = decision.shares.filter { $0.length <= $0.least + 0.0005 && $0.length > 0 }
    guard decision.shares.count > 1, !rigid.isEmpty, let offered = decision.answers.offer,
      decision.base > offered + 0.0005
    else {
      let setter = name(decision.setter)
      return decision.shares.count > 1
        ? sum(decision) : "the least that \(setter) takes\(sources(decision.sources))"
    }
    let names = rigid.sorted { $0.length > $1.length }.prefix(3).map {
      "\(name($0.part)) \(length($0.length))"
    }
    return "needs \(sum(decision)), has \(length(offered)): \(offer(axis, decision.offer)); "
      + "\(list(names)) \(names.count == 1 ? "doesn't" : "don't") shrink"
  }

  /// The lengths of children and gaps that add up to a length.
  private func sum(_ decision: ViewExplanation.Decision) -> String {
    let shares = decision.shares
    var terms = shares.prefix(4).map { "\(length($0.length)) \(name($0.part))" }
    if shares.count > 4 {
      let rest = shares.dropFirst(4).reduce(0) { $0 + $1.length }
      terms.append("\(length(rest)) in \(shares.count - 4) more")
    }
    if abs(decision.gaps) > 0.0005 { terms.append("\(length(decision.gaps)) gaps") }
    return terms.joined(separator: " + ")
  }

  // MARK: - Texts

  private func text(
    _ axis: Axis, _ decision: ViewExplanation.Decision, _ text: TextFacts
  ) -> String {
    let lines = ReportWords.count(text.lines, "line", "lines")
    guard axis == .horizontal else {
      guard text.isTruncated, text.lines < text.neededLines else { return lines }
      if let limit = text.lineLimit, limit <= text.lines {
        return "\(text.lines) of \(text.neededLines) lines: \(limitWords(decision, limit))"
      }
      return "\(text.lines) of \(text.neededLines) lines fit: \(offer(axis, decision.offer))"
    }
    let needed = "needs \(length(text.idealWidth)) on one line"
    guard text.idealWidth > decision.base + 0.0005 || text.isTruncated else {
      if decision.reason == .nothingProposed { return nothingProposed(axis, decision) }
      return text.lines == 1 ? "its text on one line" : "its text on \(lines)"
    }
    let has = decision.answers.offer.map { "has \(length($0)): \(offer(axis, decision.offer))" } ?? ""
    guard text.isTruncated else { return "wrapped into \(lines): \(needed), \(has)" }
    if let limit = text.lineLimit, limit < text.neededLines, limit <= text.lines {
      return "truncated: \(needed), \(has); \(limitWords(decision, limit))"
    }
    return "truncated: \(needed), \(has); no height for more than \(lines)"
  }

  private func limitWords(_ decision: ViewExplanation.Decision, _ limit: Int) -> String {
    let modifier = decision.lineLimit.map { name($0) } ?? "the line limit"
    return "\(modifier) allows \(ReportWords.count(limit, "line", "lines"))"
  }

  // MARK: - Offers

  /// The origin of a proposed length.
  private func offer(_ axis: Axis, _ offer: ViewExplanation.Offer) -> String {
    guard let proposer = offer.proposer else { return "the window" }
    let who = name(proposer)
    guard let stack = offer.stack else {
      guard let source = offer.source.first else {
        return "\(who) offers \(length(offer.length))"
      }
      return "\(who) offers its own \(ExplanationWords.name(axis)), \(length(offer.length)): "
        + reason(axis, source)
    }
    var terms = length(stack.length)
    if abs(stack.gaps) > 0.0005 { terms += " - \(length(stack.gaps)) gaps" }
    if offer.others.count > 3 {
      let taken = offer.others.reduce(0) { $0 + $1.length }
      terms += " - \(length(taken)) for \(offer.others.count) others"
    } else {
      for other in offer.others { terms += " - \(length(other.length)) \(name(other.part))" }
    }
    guard offer.sharers > 1 else { return "\(who) offers \(terms)" }
    let rest = terms.contains(" - ") ? "(\(terms))" : terms
    return "\(who) offers \(rest) / \(offer.sharers)"
  }

  /// The length that a node adds to its content.
  private func clause(_ addition: ViewExplanation.Addition) -> String {
    let who = name(addition.part)
    let amount = length(abs(addition.length))
    return "\(who) \(addition.length < 0 ? "takes off" : "adds") \(amount)"
      + sources(addition.sources)
  }

  // MARK: - State

  /// The scripts that set a length, with the state variables behind them and their last changes.
  private func sources(_ sources: [ViewExplanation.Source]) -> String {
    sources.map { source in
      let variables = source.variables.joined(separator: ", ")
      let noun = source.variables.count == 1 ? "state variable" : "state variables"
      var words = ", \(source.parameter) is "
      if source.variables.isEmpty {
        words += "'\(source.expression)'"
      } else if source.expression == variables {
        words += "\(noun) \(variables)"
      } else {
        words += "'\(source.expression)' of \(noun) \(variables)"
      }
      return words + source.variables.compactMap { change(of: $0) }.joined()
    }.joined()
  }

  /// The last change of a state variable.
  private func change(of variable: String) -> String? {
    let inspection = names.inspection
    for action in inspection.actions.reversed() {
      guard let assigned = action.assigned.last(where: { $0.name == variable }) else { continue }
      let value = shortened("\(assigned.value)")
      let subject = action.subject.isEmpty ? "" : " of \(action.subject)"
      let place = action.view.map { " in \(inspection.name(of: $0))" } ?? ""
      let pass = action.pass > 0 && inspection.passes > 1 ? " in pass \(action.pass)" : ""
      return ", which \(action.name)\(subject)\(place) set to \(value)\(pass)"
    }
    return nil
  }

  private func shortened(_ text: String) -> String {
    let line = text.split(whereSeparator: \.isNewline).joined(separator: " ")
    return line.count > 40 ? line.prefix(39) + "…" : line
  }

  // MARK: - Changes

  private func sentence(_ change: ViewExplanation.Change) -> String {
    let result = change.lines.map { "\(ReportWords.count($0, "line", "lines")), not truncated" }
    let length = length(change.length)
    let on = change.part.view == view ? "" : " on \(name(change.part))"
    switch change.kind {
    case .layoutPriority:
      return "with .layoutPriority(1)\(on): \(length) wide, not truncated"
    case .noLineLimit: return "without the line limit: \(result ?? length)"
    case .fixedHeight:
      return "with .fixedSize(horizontal: false, vertical: true)\(on): \(result ?? length)"
    case .frame(let axis, let value):
      return "with .frame(\(ExplanationWords.name(axis)): \(self.length(value)))\(on): \(length)"
    case .removal: return "without \(name(change.part)): \(length), which fits"
    case .maximum(let axis, let value):
      let name = axis == .horizontal ? "maxWidth" : "maxHeight"
      return "with .frame(\(name): \(self.length(value))) in place of \(self.name(change.part)): "
        + "\(length), which fits"
    }
  }

  // MARK: - Words

  private func length(_ value: Double?) -> String { ExplanationWords.length(value) }

  private func list(_ words: [String]) -> String {
    guard words.count > 1, let last = words.last else { return words.first ?? "" }
    return "\(words.dropLast().joined(separator: ", ")) and \(last)"
  }

  /// A node with its line.
  private func name(_ part: ViewExplanation.Part) -> String {
    let line = part.line.map { " (line \($0))" } ?? ""
    switch part.label {
    case .view(let index):
      let name = index == view && !part.isInside ? names.short(index) : names.described(index)
      guard part.isInside else { return name + line }
      return "the \(part.algorithm == "TextLayout" ? "title" : "content") of \(name)\(line)"
    case .modifier(let modifier, let index):
      let code = part.code ?? ".\(names.inspection.names.modifiers[modifier])"
      let owner = index == view || part.code != nil ? "" : " of \(names.described(index))"
      return (part.isInside ? "the content of " : "") + code + owner + line
    case .implicit: return "the window"
    }
  }
}

extension ViewExplanation.Part {
  /// The view that the node belongs to.
  fileprivate var view: ID<InspectedView>? {
    switch label {
    case .view(let view), .modifier(_, let view): view
    case .implicit: nil
    }
  }
}
