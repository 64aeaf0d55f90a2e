import ViewTreeInspector
import ViewTreeLayout
import ViewTreeNumbers
import ViewTreeScript

/// The sentences at the head of an explanation: the reason for the width, the reason for the
/// height, and the change that would help.
struct Reasons {
  private let width: ViewExplanation.Decision
  private let height: ViewExplanation.Decision
  private let cutText: ViewExplanation.Decision?
  private let change: ViewExplanation.Change?
  private let triesFailed: Bool
  let view: ID<InspectedView>
  let names: ExplanationNames

  init(_ explanation: ViewExplanation, _ names: ExplanationNames) {
    (width, height) = (explanation.width, explanation.height)
    (cutText, change, view) = (explanation.cutText, explanation.change, explanation.view)
    triesFailed = explanation.triesFailed
    self.names = names
  }

  init(_ nodes: ViewNodes, of view: ID<InspectedView>, _ names: ExplanationNames) {
    (width, height, cutText, change) = (nodes.width, nodes.height, nodes.cutText, nodes.change)
    triesFailed = nodes.triesFailed
    self.view = view
    self.names = names
  }

  /// At most three lines.
  var lines: [String] {
    [sentence(.horizontal, width) + truncationInside, sentence(.vertical, height) + truncation]
      + (change.map { [sentence($0)] } ?? (triesFailed ? [Self.noChange] : []))
  }

  /// The truncation of a title whose width is only a part of the control's, such as that of a label
  /// with an icon.
  private var truncationInside: String {
    guard width.text == nil, cutText == nil, let text = height.text, text.isTruncated else {
      return ""
    }
    return "; its text is truncated: it needs \(length(text.idealWidth)) on one line"
  }

  /// The truncation of text inside a frame that sets the lengths.
  private var truncation: String {
    guard let cutText, let text = cutText.text else { return "" }
    return "; its text is truncated: \(self.text(.vertical, cutText, text))"
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
    if let text = decision.text { return subject(axis, decision) + self.text(axis, decision, text) }
    let setter = name(decision.setter)
    switch decision.reason {
    case .window: return "the \(ExplanationWords.name(axis)) that the window offers"
    case .proposes: return offer(axis, decision.offer)
    case .ownLength:
      if decision.shares.count > 1 { return subject(axis, decision) + sum(decision) }
      if let content = content(axis, decision) { return content }
      return "set by \(setter)\(sources(decision.sources))"
    case .nothingProposed:
      return subject(axis, decision) + nothingProposed(axis, decision)
    case .ideal:
      if decision.shares.count > 1 { return subject(axis, decision) + sum(decision) }
      if let content = content(axis, decision) { return content }
      return "the ideal \(ExplanationWords.name(axis)) of \(setter)\(sources(decision.sources))"
    case .least: return least(axis, decision)
    case .most: return "the maximum of \(setter)\(sources(decision.sources))"
    case .limited:
      let change =
        decision.answers.answer > (decision.answers.offer ?? .infinity) ? "needs" : "takes"
      if decision.shares.count > 1 { return subject(axis, decision) + sum(decision) }
      if let content = content(axis, decision) { return "\(content), \(has(axis, decision))" }
      return "\(setter) \(change) \(length(decision.base)), \(has(axis, decision))"
    }
  }

  /// The length of a container by its content. `nil` for a node that isn't such a container.
  private func content(_ axis: Axis, _ decision: ViewExplanation.Decision) -> String? {
    switch decision.content {
    case .child(let child):
      return "\(subject(axis, decision))as \(size(axis).word) as \(name(child))"
    case .chosen(let child, let fits):
      let why = fits ? "the first child that fits" : "the last child, because none fits"
      return "\(subject(axis, decision))as \(size(axis).word) as \(name(child)), \(why)"
    case .tracks(let lengths, let gaps):
      let shown = lengths.prefix(6).map { length($0) }
      let rest = lengths.count > 6 ? ["\(lengths.count - 6) more"] : []
      let noun = axis == .horizontal ? "column" : "row"
      let sum = (shown + rest).joined(separator: " + ")
      return subject(axis, decision) + (lengths.count == 1 ? "its \(noun) " : "\(noun)s ") + sum
        + (abs(gaps) > 0.0005 ? " + \(length(gaps)) gaps" : "")
    case .children(let sum, let gaps):
      let rest = abs(gaps) > 0.0005 ? " + \(length(gaps)) gaps" : ""
      return "\(subject(axis, decision))its children \(length(sum))\(rest)"
    case .customLayout:
      let whose =
        decision.setter.view == view ? "its answer" : "the answer of \(name(decision.setter))"
      return "\(whose) in sizeThatFits"
    case nil:
      let isItself = decision.setter.view == view && !decision.setter.isModifier
      return isItself && decision.sources.isEmpty && decision.reason != .limited
        ? "its own \(ExplanationWords.name(axis))" : nil
    }
  }

  /// The content of a container whose length is that of another view.
  private func subject(_ axis: Axis, _ decision: ViewExplanation.Decision) -> String {
    if let longest = decision.longest, longest.view != view {
      return "as \(size(axis).word) as \(name(longest)), its \(size(axis).most) child: "
    }
    return decision.setter.view == view ? "" : "as \(size(axis).word) as \(name(decision.setter)): "
  }

  private func nothingProposed(_ axis: Axis, _ decision: ViewExplanation.Decision) -> String {
    let axis = ExplanationWords.name(axis)
    let proposer = opener(decision)
    let own: String
    if decision.shares.count > 1 {
      own = sum(decision)
    } else if decision.setter.isModifier {
      own = "the ideal \(axis) of \(name(decision.setter))"
    } else {
      own = "its ideal \(axis)"
    }
    return "\(own); \(proposer) proposes no \(axis)"
  }

  /// The node that proposes `nil`.
  private func opener(_ decision: ViewExplanation.Decision) -> String {
    decision.offer.proposer.map { name($0) } ?? "the request"
  }

  private func least(_ axis: Axis, _ decision: ViewExplanation.Decision) -> String {
    let rigid = decision.shares.filter { $0.length <= $0.least + 0.0005 && $0.length > 0 }
    guard decision.shares.count > 1, !rigid.isEmpty, let offered = decision.answers.offer,
      decision.base > offered + 0.0005
    else {
      if decision.shares.count > 1 { return subject(axis, decision) + sum(decision) }
      let setter = name(decision.setter)
      return content(axis, decision)
        ?? "\(subject(axis, decision))the minimum of \(setter)\(sources(decision.sources))"
    }
    let names = rigid.sorted { $0.length > $1.length }.prefix(3).map {
      "\(name($0.part)) \(length($0.length))"
    }
    return subject(axis, decision) + "needs \(sum(decision)), \(has(axis, decision)); "
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

  // MARK: - Text

  private func text(
    _ axis: Axis, _ decision: ViewExplanation.Decision, _ text: TextFacts
  ) -> String {
    let lines = ReportWords.count(text.lines, "line", "lines")
    let scale = text.scale < 1 ? " at \(Int((text.scale * 100).rounded())) % of their size" : ""
    let scaled = "scaled to \(Int((text.scale * 100).rounded())) % by minimumScaleFactor"
    guard axis == .horizontal else {
      if text.scale < 1, !text.isTruncated { return "\(lines), \(scaled)" }
      guard text.isTruncated, text.lines < text.neededLines, (text.proposal.width ?? 1) > 0 else {
        return lines
      }
      if let limit = text.lineLimit, limit <= text.lines {
        return "\(text.lines) of \(text.neededLines) lines\(scale): \(limitWords(decision, limit))"
      }
      return
        "\(text.lines) of \(text.neededLines) lines fit\(scale): \(offer(axis, decision.offer))"
    }
    let needed = "needs \(length(text.idealWidth)) on one line"
    guard text.idealWidth > decision.base + 0.0005 || text.isTruncated else {
      let own =
        "its \(decision.setter.isInside ? "title" : "text") on "
        + (text.lines == 1 ? "one line" : lines)
      return decision.reason == .nothingProposed
        ? "\(own); \(opener(decision)) proposes no width" : own
    }
    let has = has(axis, decision)
    if text.scale < 1, !text.isTruncated { return "\(scaled): \(needed), \(has)" }
    if text.isTruncated, decision.base == 0 { return "0 points: \(needed), \(has)" }
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

  /// The offered length and its origin.
  private func has(_ axis: Axis, _ decision: ViewExplanation.Decision) -> String {
    guard let offered = decision.answers.offer else { return "nothing is proposed" }
    guard let proposer = decision.offer.proposer else {
      return "has \(length(offered)) from the window"
    }
    let isPlain = decision.offer.stack == nil && decision.offer.source.isEmpty
    return isPlain
      ? "has \(length(offered)) from \(name(proposer))"
      : "has \(length(offered)): \(offer(axis, decision.offer))\(insets(decision))"
  }

  /// Text for the padding subtracted from an offer, such as " - 16 padding", or empty.
  private func insets(_ decision: ViewExplanation.Decision) -> String {
    guard let whole = decision.offer.length, let offered = decision.answers.offer,
      whole > offered + 0.0005
    else { return "" }
    return " - \(length(whole - offered)) padding"
  }

  /// The origin of a proposed length.
  private func offer(_ axis: Axis, _ offer: ViewExplanation.Offer) -> String {
    guard let proposer = offer.proposer else { return "the window" }
    let who = name(proposer)
    guard let stack = offer.stack else {
      guard let source = offer.source.first else {
        let verb = proposer.scales ? "scales it to" : "offers"
        return "\(who) \(verb) \(length(offer.length))"
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

  /// The scripts that set a length, with the state variables that they read and the last changes.
  private func sources(_ sources: [ViewExplanation.Source]) -> String {
    sources.map { source in
      var read: [String] = []
      for name in source.variables.map(stored) where !read.contains(name) { read.append(name) }
      // The value of an object says less than that of its property, which the script reads.
      let isPart = source.variables.contains { state($0)?.value.isComposite == true }
      let value = isPart ? source.value.map { ", now \(shortened($0))," } ?? "" : ""
      let variables = read.joined(separator: ", ")
      let noun = read.count == 1 ? "state variable" : "state variables"
      var words = ", \(source.parameter) is "
      if source.variables.isEmpty {
        words += "'\(source.expression)'"
      } else if source.expression == variables {
        words += "\(noun) \(variables)"
      } else {
        words += "'\(source.expression)'\(value) of \(noun) \(variables)"
      }
      return words
        + read.filter { value.isEmpty || state($0)?.value.isComposite != true }
        .compactMap { change(of: $0) }.joined()
        + setters(of: source)
    }.joined()
  }

  /// The modifiers whose actions set a variable, with its value.
  private func setters(of source: ViewExplanation.Source) -> String {
    guard !source.setters.isEmpty else { return "" }
    let shown = source.setters.prefix(2).map { setter in
      "\(modifierName(setter)) of \(setter.view.map { names.described($0) } ?? "a view")"
        + (setter.line.map { " (line \($0))" } ?? "")
    }
    let more = source.setters.count > 2 ? " and \(source.setters.count - 2) more" : ""
    return ", set by \(shown.joined(separator: ", "))\(more)"
  }

  private func modifierName(_ part: ViewExplanation.Part) -> String {
    guard case .modifier(let name, _) = part.label else { return "" }
    return names.inspection.names.modifiers[name]
  }

  /// The value of a state variable or of a property of it, and the action or the step that set it
  /// last, if one did.
  private func change(of name: String) -> String? {
    let inspection = names.inspection
    guard let (variable, path, value) = state(name) else { return nil }
    let words = ", now \(shortened("\(value)"))"
    let last = inspection.actions.last { action in
      action.assigned.contains { $0.name == variable }
    }
    guard let last else {
      let change = inspection.stateChanges[variable]?.last { $0.former.member(path) != value }
      let step = change.map { " since step \($0.step) (\(ReportWords.text($0.action)))" }
      return words + (step ?? "")
    }
    let subject = last.subject.isEmpty ? "" : " of \(last.subject)"
    let place = last.view.map { " in \(inspection.name(of: $0))" } ?? ""
    let pass = last.pass > 0 && inspection.passes > 1 ? " in pass \(last.pass)" : ""
    return "\(words) by \(last.name)\(subject)\(place)\(pass)"
  }

  /// The state variable of a name such as `model.size.width`, with the path of stored properties
  /// and the value there.
  private func state(_ name: String) -> (variable: String, path: [String], value: Value)? {
    let variables = names.inspection.state.filter {
      name == $0.name || name.hasPrefix($0.name + ".")
    }
    guard let variable = variables.max(by: { $0.name.count < $1.name.count }) else { return nil }
    var path: [String] = []
    var value = variable.value
    for part in name.dropFirst(variable.name.count).split(separator: ".") {
      guard let next = value.member([String(part)]) else { break }
      path.append(String(part))
      value = next
    }
    return (variable.name, path, value)
  }

  /// The name of a state variable with the stored properties of its path.
  private func stored(_ name: String) -> String {
    state(name).map { ([$0.variable] + $0.path).joined(separator: ".") } ?? name
  }

  private func shortened(_ text: String) -> String {
    let line = text.split(whereSeparator: \.isNewline).joined(separator: " ")
    return line.count > 40 ? line.prefix(39) + "…" : line
  }

  // MARK: - Changes

  private static let noChange =
    "no single change of layoutPriority, lineLimit or fixedSize shows the whole text"

  private func sentence(_ change: ViewExplanation.Change) -> String {
    let result = change.lines.map { "\(ReportWords.count($0, "line", "lines")), not truncated" }
    let length = length(change.length)
    let on = change.part.view == view ? "" : " on \(name(change.part))"
    switch change.kind {
    case .layoutPriority:
      return "with .layoutPriority(1)\(on): \(length) wide, not truncated\(cost(of: change))"
    case .noLineLimit: return "without the line limit: \(result ?? length)\(cost(of: change))"
    case .fixedHeight:
      return "with .fixedSize(horizontal: false, vertical: true)\(on): \(result ?? length)"
        + cost(of: change)
    case .frame(let axis, let value):
      return "with .frame(\(ExplanationWords.name(axis)): \(self.length(value)))\(on): \(length)"
    case .removal: return "without \(name(change.part)): \(length), which fits"
    case .maximum(let axis, let value):
      let name = axis == .horizontal ? "maxWidth" : "maxHeight"
      return "with .frame(\(name): \(self.length(value))) instead of \(self.name(change.part)): "
        + "\(length), which fits"
    }
  }

  private func cost(of change: ViewExplanation.Change) -> String {
    switch change.cost {
    case .overflow(nil, let outer): ", but larger than \(name(outer))"
    case .overflow(let inner?, let outer):
      ", but then \(name(inner)) is larger than \(name(outer))"
    case .truncation(let part): ", but then \(name(part)) is truncated"
    case .squeeze(let part): ", but then \(name(part)) has no space"
    case .wrap(let part, let lines): ", but then \(name(part)) takes \(lines) lines"
    case nil: ""
    }
  }

  // MARK: - Wording

  private func size(_ axis: Axis) -> (word: String, most: String) {
    axis == .horizontal ? ("wide", "widest") : ("high", "highest")
  }

  private func length(_ value: Double?) -> String { ExplanationWords.length(value) }

  private func list(_ words: [String]) -> String {
    guard words.count > 1, let last = words.last else { return words.first ?? "" }
    return "\(words.dropLast().joined(separator: ", ")) and \(last)"
  }

  /// A node with its line.
  private func name(_ part: ViewExplanation.Part) -> String { names.name(part, seenFrom: view) }
}

extension ViewExplanation.Part {
  /// The view that the node belongs to.
  var view: ID<InspectedView>? {
    switch label {
    case .view(let view), .modifier(_, let view): view
    case .implicit: nil
    }
  }

  var isModifier: Bool {
    if case .modifier = label { return true }
    return false
  }
}

extension Value {
  /// True for a value with properties: of a struct or a class.
  fileprivate var isComposite: Bool {
    switch self {
    case .nominal, .foreign: true
    default: false
    }
  }

  /// The stored property at the end of a path. `nil` if there is none.
  fileprivate func member(_ path: [String]) -> Value? {
    var value = self
    for name in path {
      guard case .nominal(let fields) = value, let next = fields[name] else { return nil }
      value = next
    }
    return value
  }
}
