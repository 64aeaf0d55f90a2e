import ViewTreeInspector
import ViewTreeLayout
import ViewTreeNumbers
import ViewTreeScript

/// The sentences at the head of an explanation: the reason for the width, the reason for the
/// height, and the change that would help.
struct Reasons {
  private let reasons: SizeReasons
  let view: ID<InspectedView>
  let names: ExplanationNames

  init(_ reasons: SizeReasons, of view: ID<InspectedView>, _ names: ExplanationNames) {
    (self.reasons, self.view, self.names) = (reasons, view, names)
  }

  /// At most three lines: the reasons for the width and the height, and a change that would help.
  var lines: [String] {
    [
      sentence(.horizontal, reasons.width) + other(.horizontal, reasons.otherWidth)
        + truncationInside + ratioInside(.horizontal),
      sentence(.vertical, reasons.height) + other(.vertical, reasons.otherHeight) + truncation
        + broken + ratioInside(.vertical),
    ] + last
  }

  /// The reasons for the position, the parts outside the frame, and the accuracy of the numbers.
  var notes: [String] {
    sentences(reasons.positions) + (reasons.drawing.map { [sentence($0)] } ?? [])
      + (reasons.spill.map { [spill($0.frame, $0.axis, $0.length)] } ?? [])
      + (reasons.tapFrame.map { [taps($0)] } ?? []) + accuracy
  }

  var width: ViewExplanation.Decision { reasons.width }
  var height: ViewExplanation.Decision { reasons.height }

  /// The change that would help, or the reason for a place outside the window.
  private var last: [String] {
    if let change = reasons.change { return [sentence(change)] }
    if reasons.triesFailed { return [noChange] }
    return reasons.overhang.map { [sentence($0)] } ?? []
  }

  private func sentence(_ overhang: ViewExplanation.Overhang) -> String {
    let cause = overhang.cause
    let edge =
      switch (cause.axis, overhang.isAtStart) {
      case (.horizontal, true): "the left edge"
      case (.horizontal, false): "the right edge"
      case (.vertical, true): "the top"
      case (.vertical, false): "the bottom"
      }
    return "\(length(overhang.distance)) past \(edge) of the window: \(name(cause.part)) makes "
      + "\(name(cause.container)) \(length(cause.length)) \(size(cause.axis).word), and the window is "
      + "\(length(cause.window)) \(size(cause.axis).word)"
  }

  /// The truncation of a title whose width is only a part of the control's, such as that of a label
  /// with an icon.
  private var truncationInside: String {
    guard reasons.width.text == nil, reasons.cutText == nil, let title = reasons.cutTitle,
      let text = title.text
    else { return "" }
    // The reason for the width names the offer.
    let isNamed =
      reasons.width.reason != .ownLength && title.answers.offer == reasons.width.answers.offer
      || reasons.width.setter == title.offer.proposer && title.offer.stack == nil
    return "; its text is \(self.text(.horizontal, title, text, namesOffer: !isNamed))"
  }

  /// The word that is on two lines, with the width that it needs.
  private var broken: String {
    guard let word = reasons.brokenWord, word.offered > 0 else { return "" }
    return "; '\(word.text)' is broken into '\(word.start)' and '\(word.rest)': it needs "
      + "\(length(word.width)), has \(length(word.offered))"
  }

  /// The aspect ratio that makes the content shorter than its frame.
  private func ratioInside(_ axis: Axis) -> String {
    guard let inside = reasons.ratioInside, inside.axis == axis else { return "" }
    return "; inside, \(words(inside.ratio, axis)): \(length(inside.ratio.length))"
      + without(inside.ratio.without)
  }

  /// The truncation of text inside a frame that sets the lengths.
  private var truncation: String {
    guard let cutText = reasons.cutText, let text = cutText.text else { return "" }
    return "; its text is truncated: \(self.text(.vertical, cutText, text))"
  }

  // MARK: - Lengths

  /// A length with its reason. With additions, it's a sum, and each term has its reason.
  private func equation(_ decision: ViewExplanation.Decision, reason: String) -> String {
    let whole = length(decision.length)
    guard !decision.additions.isEmpty else { return "\(whole): \(reason)" }
    let terms = decision.additions.map {
      "\($0.length < 0 ? "-" : "+") \(length(abs($0.length)))"
    }
    let base = length(decision.base)
    // The sum of a stack's children begins with a number.
    let sign = decision.shares.count > 1 && reason.first?.isNumber == true ? " = " : " "
    let start = "\(whole) = \(base) \(terms.joined(separator: " ")): \(base)\(sign)\(reason)"
    return ([start] + decision.additions.map(clause)).joined(separator: "; ")
  }

  /// The reason for a length, with the arithmetic of paddings.
  private func sentence(_ axis: Axis, _ decision: ViewExplanation.Decision) -> String {
    let sum = equation(decision, reason: reason(axis, decision) + open(axis, decision))
    return "\(ExplanationWords.name(axis)) \(sum)"
  }

  /// The node that makes no proposal to a frame with an infinite maximum, unless the reason names it.
  private func open(_ axis: Axis, _ decision: ViewExplanation.Decision) -> String {
    let isNamed =
      decision.reason == .nothingProposed && (axis == .horizontal || decision.text == nil)
    guard let opener = decision.opener, !isNamed, !decision.isSameWithProposal else { return "" }
    return "; \(name(opener)) proposes no \(ExplanationWords.name(axis))"
  }

  /// The reason, after the length.
  private func reason(_ axis: Axis, _ decision: ViewExplanation.Decision) -> String {
    if let text = decision.text { return subject(axis, decision) + self.text(axis, decision, text) }
    let setter = name(decision.setter)
    switch decision.reason {
    case .window:
      let proposer = decision.offer.proposer.map { name($0) } ?? "the window"
      return "the \(ExplanationWords.name(axis)) that \(proposer) offers\(takers(decision))"
    case .proposes: return offer(axis, decision.offer) + takers(decision)
    case .ownLength:
      if let shortage = shortage(axis, decision) { return shortage }
      if decision.shares.count > 1 { return subject(axis, decision) + sum(decision) }
      if let content = content(axis, decision) { return content }
      return "set by \(setter)\(sources(decision.sources))"
    case .nothingProposed:
      return subject(axis, decision) + nothingProposed(axis, decision)
    case .ideal:
      if let shortage = shortage(axis, decision) { return shortage }
      if decision.shares.count > 1 { return subject(axis, decision) + sum(decision) }
      if let content = content(axis, decision) { return content }
      return "the ideal \(ExplanationWords.name(axis)) of \(setter)\(sources(decision.sources))"
    case .least: return least(axis, decision)
    case .most: return "the maximum of \(setter)\(sources(decision.sources))"
    case .limited:
      let change =
        decision.answers.answer > (decision.answers.offer ?? .infinity) ? "needs" : "takes"
      if let shortage = shortage(axis, decision) { return shortage }
      if decision.shares.count > 1 { return subject(axis, decision) + sum(decision) }
      if let content = content(axis, decision) {
        if case .chosen(_, _, .some) = decision.content { return content }
        return "\(content), \(has(axis, decision))"
      }
      return "\(setter) \(change) \(length(decision.base)), \(has(axis, decision))"
    }
  }

  /// The length of a container by its content. `nil` for a node that isn't such a container.
  private func content(_ axis: Axis, _ decision: ViewExplanation.Decision) -> String? {
    switch decision.content {
    case .child(let child):
      return "\(subject(axis, decision))as \(size(axis).word) as \(name(child))"
    case .chosen(let child, let fits, let first):
      let tooLong = first.map {
        "; the first child needs \(length($0.length)), and has \(length($0.limit))"
      }
      let why =
        (fits ? "the first child that fits" : "the last child, because none fits") + (tooLong ?? "")
      return "\(subject(axis, decision))as \(size(axis).word) as \(name(child)), \(why)"
    case .tracks(let tracks, let gaps):
      let folded = folded(tracks)
      let hidden = folded.dropFirst(6).reduce(0) { $0 + $1.count }
      let shown = folded.prefix(6).map(\.words)
      let rest = hidden > 0 ? ["\(hidden) more"] : []
      let sum = (shown + rest).joined(separator: " + ")
      return subject(axis, decision)
        + (tracks.count == 1 ? "its \(noun(axis)) " : "\(noun(axis))s ") + sum
        + (abs(gaps) > 0.0005 ? " + \(length(gaps)) gaps" : "")
    case .children(let sum, let gaps):
      let rest = abs(gaps) > 0.0005 ? " + \(length(gaps)) gaps" : ""
      return "\(subject(axis, decision))its children \(length(sum))\(rest)"
    case .span(let first, let last):
      let (start, end) = axis == .horizontal ? ("left edge", "right edge") : ("top", "bottom")
      return "\(subject(axis, decision))from the \(start) of \(name(first)) to the \(end) of "
        + name(last)
    case .customLayout(let longest, let length):
      let subview = longest.map {
        "; \(name($0)), its \(size(axis).most) subview, is \(self.length(length)) \(size(axis).word)"
      }
      let whose =
        decision.setter.view == view ? "its answer" : "the answer of \(name(decision.setter))"
      return "\(whose) in sizeThatFits\(subview ?? "")"
    case nil:
      if let across = across(axis, decision) { return across }
      return isOwn(decision) && decision.sources.isEmpty && decision.reason != .limited
        ? "its own \(ExplanationWords.name(axis))" : nil
    }
  }

  /// True if the view sets the length itself, without its modifiers.
  private func isOwn(_ decision: ViewExplanation.Decision) -> Bool {
    decision.setter.view == view && !decision.setter.isModifier
  }

  /// The length of a view without children, such as a circle, that follows its other length.
  private func across(_ axis: Axis, _ decision: ViewExplanation.Decision) -> String? {
    guard let across = decision.answers.across, decision.reason != .limited,
      !decision.setter.isModifier || decision.setter.scales
    else { return nil }
    let proposer = decision.proposerAcross.map { name($0) } ?? "the window"
    return "\(subject(axis, decision))follows the \(ExplanationWords.name(axis.other)), "
      + "\(length(across.offer)), that \(proposer) offers: with \(length(across.tried)), it is "
      + "\(length(across.answer)) \(size(axis).word)"
  }

  /// The content of a container whose length is that of another view.
  private func subject(_ axis: Axis, _ decision: ViewExplanation.Decision) -> String {
    if let longest = decision.longest, longest.view != view {
      return "as \(size(axis).word) as \(name(longest)), its \(size(axis).most) child: "
    }
    return decision.setter.view == view ? "" : "as \(size(axis).word) as \(name(decision.setter)): "
  }

  /// The content that takes the offer, after a semicolon.
  private func takers(_ decision: ViewExplanation.Decision) -> String {
    let others = decision.takers.filter { $0.view != view || $0.isModifier }
    guard let first = others.first else { return "" }
    let more = others.count > 1 ? " and \(others.count - 1) more take it" : " takes it"
    return "; \(name(first))\(more)"
  }

  private func nothingProposed(_ axis: Axis, _ decision: ViewExplanation.Decision) -> String {
    let side = ExplanationWords.name(axis)
    let proposer = opener(decision)
    let own: String
    if decision.shares.count > 1 {
      own = sum(decision)
    } else if case .child(let child)? = decision.content, child.view != view {
      own = "as \(size(axis).word) as \(name(child))"
    } else if decision.content?.isMeasured ?? false, let words = content(axis, decision) {
      let subject = subject(axis, decision)
      own = words.hasPrefix(subject) ? String(words.dropFirst(subject.count)) : words
    } else if decision.content == nil, let words = across(axis, decision) {
      let subject = subject(axis, decision)
      own = words.hasPrefix(subject) ? String(words.dropFirst(subject.count)) : words
    } else if decision.setter.isModifier {
      let isNamed = decision.longest == nil && decision.setter.view != view
      own = isNamed ? "its ideal \(side)" : "the ideal \(side) of \(name(decision.setter))"
    } else {
      own = "its ideal \(side)"
    }
    return decision.isSameWithProposal ? own : "\(own); \(proposer) proposes no \(side)"
  }

  /// The node that proposes `nil`.
  private func opener(_ decision: ViewExplanation.Decision) -> String {
    decision.offer.proposer.map { name($0) } ?? "the request"
  }

  private func least(_ axis: Axis, _ decision: ViewExplanation.Decision) -> String {
    if let shortage = shortage(axis, decision) { return shortage }
    if decision.shares.count > 1 { return subject(axis, decision) + sum(decision) }
    let setter = name(decision.setter)
    if decision.content == nil, isOwn(decision) {
      return "its minimum \(ExplanationWords.name(axis))\(sources(decision.sources))"
    }
    return content(axis, decision)
      ?? "\(subject(axis, decision))the minimum of \(setter)\(sources(decision.sources))"
  }

  /// The lengths of a stack's children, if they exceed the space of the stack. `nil` for any other
  /// node.
  private func shortage(_ axis: Axis, _ decision: ViewExplanation.Decision) -> String? {
    let rigid = decision.shares.filter { $0.length <= $0.least + 0.0005 && $0.length > 0 }
    guard decision.overflows, decision.shares.count > 1, !rigid.isEmpty,
      let offered = decision.answers.offer, decision.base > offered + 0.0005
    else { return nil }
    let longest = folded(rigid.sorted { $0.length > $1.length })
    let names = longest.prefix(3).map { $0.words(length($0.share.length)) }
    let isOne = longest.count == 1 && longest[0].count == 1
    return subject(axis, decision) + "needs \(sum(decision)), \(has(axis, decision)); "
      + "\(list(names)) \(isOne ? "doesn't" : "don't") shrink"
  }

  /// The lengths of children and gaps that add up to a length.
  private func sum(_ decision: ViewExplanation.Decision) -> String {
    let shares = folded(decision.shares)
    var terms = shares.prefix(4).map { share in
      (share.count > 1 ? "\(share.count) x " : "")
        + "\(length(share.share.length)) \(share.name)"
    }
    let rest = shares.dropFirst(4)
    if !rest.isEmpty {
      let sum = rest.reduce(0) { $0 + Double($1.count) * $1.share.length }
      terms.append("\(length(sum)) in \(rest.reduce(0) { $0 + $1.count }) more")
    }
    if abs(decision.gaps) > 0.0005 { terms.append("\(length(decision.gaps)) gaps") }
    return terms.joined(separator: " + ")
  }

  /// The tracks of a grid, of which neighbors of one length with cells of one source are one:
  /// `3 x 20 Text (line 4)`.
  private func folded(
    _ tracks: [(length: Double, setter: ViewExplanation.Part?)]
  ) -> [(words: String, count: Int)] {
    var folded: [(words: String, count: Int)] = []
    var rest = tracks[...]
    while let first = rest.first {
      let count = rest.prefix {
        abs($0.length - first.length) < 0.0005 && $0.setter?.syntax == first.setter?.syntax
      }.count
      let setter = first.setter.map { " \(count > 1 ? names.kind($0) : name($0))" } ?? ""
      folded.append(((count > 1 ? "\(count) x " : "") + length(first.length) + setter, count))
      rest = rest.dropFirst(count)
    }
    return folded
  }

  /// Consecutive children of the same source and length, such as the rows of a loop.
  private struct EqualShares {
    let share: ViewExplanation.Share
    var name: String
    var count = 1

    func words(_ length: String) -> String {
      count > 1 ? "\(count) x \(name) of \(length) each" : "\(name) \(length)"
    }
  }

  private func folded(_ shares: [ViewExplanation.Share]) -> [EqualShares] {
    shares.reduce(into: []) { found, share in
      let name = name(share.part)
      guard let last = found.last, last.share.part.syntax == share.part.syntax,
        last.share.part.syntax != nil, abs(last.share.length - share.length) < 0.0005
      else { return found.append(EqualShares(share: share, name: name)) }
      found[found.count - 1].count += 1
      if last.name != name { found[found.count - 1].name = names.kind(share.part) }
    }
  }

  // MARK: - Text

  private func text(
    _ axis: Axis, _ decision: ViewExplanation.Decision, _ text: TextFacts, namesOffer: Bool = true
  ) -> String {
    let lines = ReportWords.count(text.lines, "line", "lines")
    let scale = text.scale < 1 ? " at \(Int((text.scale * 100).rounded())) % of their size" : ""
    let scaled = "scaled to \(Int((text.scale * 100).rounded())) % by minimumScaleFactor"
    guard axis == .horizontal else {
      if text.reservedLines > text.lines {
        let modifier = decision.lineLimit.map { name($0) } ?? "the line limit"
        return "\(lines); \(modifier) reserves \(text.reservedLines) lines"
      }
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
      return decision.reason == .nothingProposed && !decision.isSameWithProposal
        ? "\(own); \(opener(decision)) proposes no width" : own
    }
    let has = namesOffer ? has(axis, decision) : "has \(length(decision.answers.offer))"
    if text.scale < 1, !text.isTruncated { return "\(scaled): \(needed), \(has)" }
    if decision.base == 0 { return "\(needed), \(has)" }
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
  func has(_ axis: Axis, _ decision: ViewExplanation.Decision) -> String {
    guard let offered = decision.answers.offer else { return "nothing is proposed" }
    let whole = "\(length(offered + decision.offer.insets.reduce(0, +)))"
    let insets = insets(decision)
    guard let proposer = decision.offer.proposer else {
      return insets.isEmpty
        ? "has \(whole) from the window"
        : "has \(length(offered)): \(whole) from the window\(insets)"
    }
    let isPlain =
      decision.offer.stack == nil && decision.offer.source.isEmpty && decision.offer.track == nil
      && decision.offer.ratio == nil && decision.offer.row == nil && decision.offer.bars == 0
    if isPlain, insets.isEmpty { return "has \(whole) from \(name(proposer))" }
    return "has \(length(offered)): "
      + (isPlain ? "\(whole) from \(name(proposer))" : offer(axis, decision.offer)) + insets
  }

  /// Text for the paddings subtracted from an offer, such as " - 16 padding", or empty.
  private func insets(_ decision: ViewExplanation.Decision) -> String {
    let insets = decision.offer.insets
    if insets.isEmpty { return "" }
    return insets.map { "\($0 < 0 ? " +" : " -") \(length(abs($0)))" }.joined() + " padding"
  }

  /// The origin of a proposed length.
  private func offer(_ axis: Axis, _ offer: ViewExplanation.Offer) -> String {
    guard let proposer = offer.proposer else { return "the window" }
    let who = name(proposer)
    if let track = offer.track, let words = words(track) { return words }
    if let ratio = offer.ratio { return words(ratio, axis) + without(ratio.without) }
    if let row = offer.row {
      return "\(name(row.list)) offers \(ExplanationWords.terms(row.space))"
    }
    if offer.bars > 0, let length = offer.length {
      let whole = self.length(length + offer.bars)
      return "\(who) offers \(whole) - \(self.length(offer.bars)) for its bars"
    }
    guard let stack = offer.stack else {
      guard let source = offer.source.first else {
        return "\(who) offers \(length(offer.length))"
      }
      // The container is named already.
      let why = reason(axis, source) + open(axis, source)
      let subject = source.longest == nil ? subject(axis, source) : ""
      let rest = why.hasPrefix(subject) ? why.dropFirst(subject.count) : why[...]
      let sum = equation(source, reason: String(rest))
      return "\(who) offers its own \(ExplanationWords.name(axis)), \(sum)"
    }
    var terms = length(stack.length)
    if abs(stack.gaps) > 0.0005 { terms += " - \(length(stack.gaps)) gaps" }
    if offer.others.count > offer.others.named.count {
      terms += " - \(length(offer.others.length)) for \(offer.others.count) others"
      if let most = offer.others.named.first {
        terms += " (the \(size(axis).most): \(length(most.length)) \(taker(most)))"
      }
    } else {
      for other in offer.others.named { terms += " - \(length(other.length)) \(taker(other))" }
    }
    guard offer.sharers > 1 else { return "\(who) offers \(terms)" }
    let rest = terms.contains(" - ") ? "(\(terms))" : terms
    return "\(who) offers \(rest) / \(offer.sharers)"
  }

  /// A child that gets its space first, with the layout priority that is the reason.
  private func taker(_ share: ViewExplanation.Share) -> String {
    guard let priority = share.priority else { return name(share.part) }
    return "\(name(share.part)) with .layoutPriority(\(length(priority)))"
  }

  /// A column or row, with the cell that sets its length, or with its share of the grid. `nil` if
  /// neither is known.
  private func words(_ track: ViewExplanation.Track) -> String? {
    let (first, last) = (track.indices.lowerBound + 1, track.indices.upperBound)
    let noun = noun(track.axis)
    let subject =
      (first == last ? "\(noun) \(first)" : "\(noun)s \(first) to \(last)")
      + " of \(name(track.grid))"
    if track.isFixed { return "\(subject) has a fixed \(ExplanationWords.name(track.axis))" }
    if let setter = track.setter {
      let without = track.without.map { ", without that \(length($0))" } ?? ""
      return "\(subject) is as \(size(track.axis).word) as \(name(setter))\(without)"
    }
    guard let share = track.share else { return nil }
    var terms = length(share.whole)
    if abs(share.gaps) > 0.0005 { terms += " - \(length(share.gaps)) gaps" }
    terms += others(share, noun)
    let offers = first == last ? "offers" : "offer"
    if share.count > 1 {
      terms = "\(terms.contains(" - ") ? "(\(terms))" : terms) / \(share.count)"
    }
    return "\(subject) \(offers) \(terms)\(wider(track))"
  }

  /// The lengths of other columns or rows, each with its cell if one sets it.
  private func others(_ share: ViewExplanation.Track.Share, _ noun: String) -> String {
    guard share.others.count <= 3 else {
      let sum = share.others.reduce(0) { $0 + $1.length }
      return sum > 0.0005 ? " - \(length(sum)) in other \(noun)s" : ""
    }
    return share.others.map { other in
      " - \(length(other.length)) "
        + (other.setter.map { name($0) } ?? "in \(noun) \(other.index + 1)")
    }.joined()
  }

  /// The length in a grid that isn't shorter than its own length, after a semicolon.
  private func wider(_ track: ViewExplanation.Track) -> String {
    guard let wider = track.wider else { return "" }
    let word = size(track.axis).word
    return "; if the grid is \(length(wider.grid)) \(word), it is \(length(wider.length)) \(word)"
  }

  private func noun(_ axis: Axis) -> String { axis == .horizontal ? "column" : "row" }

  /// An aspect ratio with the proposal that it scales.
  private func words(_ ratio: ViewExplanation.Ratio, _ axis: Axis) -> String {
    let scaled = ExplanationWords.ratio(ratio.value)
    let proposal = ExplanationWords.proposal(ratio.proposal)
    return ratio.fills
      ? "\(name(ratio.part)) fills \(proposal) with \(scaled)"
      : "\(name(ratio.part)) fits \(scaled) into \(proposal)"
  }

  /// The length without a modifier, after a comma, or empty.
  private func without(_ length: Double?) -> String {
    length.map { ", without it \(self.length($0))" } ?? ""
  }

  /// The length that a node adds to its content.
  private func clause(_ addition: ViewExplanation.Addition) -> String {
    let who = name(addition.part)
    let amount = length(abs(addition.length))
    return "\(who) \(addition.length < 0 ? "takes off" : "adds") \(amount)"
      + sources(addition.sources)
  }

  // MARK: - Wording

  func size(_ axis: Axis) -> (word: String, most: String) {
    axis == .horizontal ? ("wide", "widest") : ("high", "highest")
  }

  func length(_ value: Double?) -> String { ExplanationWords.length(value) }

  func list(_ words: [String]) -> String {
    guard words.count > 1, let last = words.last else { return words.first ?? "" }
    return "\(words.dropLast().joined(separator: ", ")) and \(last)"
  }

  /// A node with its line.
  func name(_ part: ViewExplanation.Part) -> String { names.name(part, seenFrom: view) }
}

extension ViewExplanation.Content {
  /// True for lengths that a container calculates from its content, or takes from the child that it
  /// chose.
  fileprivate var isMeasured: Bool {
    switch self {
    case .children, .tracks, .customLayout, .chosen: true
    case .child, .span: false
    }
  }
}
