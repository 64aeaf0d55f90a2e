import ViewTreeReport
import ViewTreeSyntax

/// The wording of all changes in behavior.
enum BehaviourWords {
  /// One line.
  static func line(_ change: BehaviourChange) -> String { TerminalText.escaped(text(change)) }

  /// The line instead of those that aren't shown.
  static func more(_ count: Int) -> String {
    "and \(count) more \(count == 1 ? "change" : "changes")"
  }

  /// Descriptions of reports whose bytes differ without a change of a fact.
  static let onlySpaces = "only spaces and empty lines differ"
  static let onlyNumbers = "only dependent numbers differ"
  static let onlyOrder = "only the order of lines differs"
  /// The description of a picture that has the same facts and is drawn differently.
  static func drawnOtherwise(_ view: String?) -> String {
    "\(view ?? "the picture") is drawn differently"
  }
  static let onlyForm = "only the format differs"

  private static func text(_ change: BehaviourChange) -> String {
    switch change {
    case .window(let old, let new): return "window: \(old) -> \(new)"
    case .status(let old, let new): return "status: \(old) -> \(new)"
    case .remark(let remark, let isGone): return isGone ? "no more: \(remark)" : "new: \(remark)"
    case .layout(let views, let count, let layout, let along, let inside):
      return self.layout(views, count, layout, along, inside)
    case .modifierLayout(let view, let modifier, let layout):
      return "\(modifier) of \(name(view))  \(self.layout(layout))"
    case .others(let section, let count):
      return "\(section): \(self.count(count, "more line differs", "more lines differ"))"
    case .state(let name, let old, let new): return "state \(name): \(arrow(old, new))"
    case .entry(let section, let subject, let old, let new):
      return entry(section, subject, old, new)
    case .after(let step, let title, let change):
      return "after step \(step) (\(title)): \(text(change))"
    case .sameAfter(let step, let title, let count):
      return
        "after step \(step) (\(title)): \(count == 1 ? "the same change" : "the same \(count) changes")"
    case .form(let what, let old, let new): return form(what, old, new)
    case .renamed(let kind, let old, let new, let count): return renamed(kind, old, new, count)
    case .component(let found): return component(found)
    case .viewAppeared, .viewGone, .componentViewsGone, .viewReordered, .viewsReordered,
      .viewReparented, .viewDetail:
      return viewText(change)
    case .value, .valuesReordered, .reading, .readingDetail: return valueText(change)
    case .anchor, .anchorPresence, .resolved: return anchorText(change)
    default: return closureText(change)
    }
  }

  /// `VStack  spacing: 8 -> 10`, or without views `spacing: 8 -> 10`. `uses` is `4 x Card/HStack`.
  static func edit(_ views: [BehaviourView], uses: String?, _ change: String) -> String {
    let names = views.prefix(3).map(name)
    let subject = uses ?? (names.isEmpty ? nil : list(names, views.count))
    return TerminalText.escaped(subject.map { "\($0)  \(change)" } ?? change)
  }

  // MARK: - Views

  /// `VStack #form`, `Text "Email" (c3/Text)`.
  static func name(_ view: BehaviourView) -> String {
    if let id = view.id { return "\(view.name) #\(id)" }
    let text = view.text.map { " \"\($0)\"" } ?? ""
    return view.path == view.name ? view.name + text : "\(view.name)\(text) (\(view.path))"
  }

  private static func viewText(_ change: BehaviourChange) -> String {
    switch change {
    case .viewAppeared(let view, let frame, let views, let closures):
      let at = frame.map { " at \($0.originText)  \($0.sizeText)" } ?? ""
      return "\(name(view))  appeared\(at)\(with(views, closures))"
    case .viewGone(let view, let views, let closures):
      return "\(name(view))  gone\(with(views, closures))"
    case .componentViewsGone(_, let name, let count): return "\(count) x \(name)  gone"
    case .viewReordered(let view, let old, let new):
      return "\(name(view))  moved to position \(new) in its container, from \(old)"
    case .viewsReordered(let view, let order): return reordered(view, order)
    case .viewReparented(let view, let old, let new):
      return "\(name(view))  now in \(place(new)), before in \(place(old))"
    case .viewDetail(let views, let count, let what, let old, let new, _):
      let subject = change.uses ?? list(views.map(name), count)
      return "\(subject)  \(detail(what, old, new))"
    default: return ""
    }
  }

  /// `the 3 views of VStack are in another order: c, b, a`.
  private static func reordered(_ view: BehaviourView, _ order: ReorderedViews) -> String {
    let share =
      order.count == order.total ? "the \(order.total)" : "\(order.count) of the \(order.total)"
    let more = order.count - order.names.count
    let names = order.names.map(cut).joined(separator: ", ") + (more > 0 ? " and \(more) more" : "")
    let by = order.arePlaces ? ", by their previous positions" : ""
    return "\(share) views of \(name(view)) are in a different order\(by): \(names)"
  }

  /// `component Card is now Kard (4 places)`.
  private static func renamed(
    _ kind: Renamed, _ old: String, _ new: String, _ count: Int
  ) -> String {
    let places = kind == .component ? " (\(self.count(count, "place", "places")))" : ""
    return "\(kind.rawValue) \(old) is now \(new)\(places)"
  }

  private static func place(_ path: String) -> String { path.isEmpty ? "the window" : path }

  private static func with(_ views: Int, _ closures: Int) -> String {
    var parts: [String] = []
    if views > 0 { parts.append(count(views, "view in it", "views in it")) }
    if closures > 0 { parts.append(count(closures, "closure", "closures")) }
    return parts.isEmpty ? "" : ", with " + parts.joined(separator: " and ")
  }

  private static func count(_ number: Int, _ one: String, _ many: String) -> String {
    number == 1 ? "1 \(one)" : "\(number) \(many)"
  }

  private static func detail(_ what: String, _ old: String?, _ new: String?) -> String {
    switch what {
    case "text": return "text: \(arrow(old.map(quoted), new.map(quoted)))"
    case "role": return "as: \(arrow(old.flatMap(role), new.flatMap(role)))"
    case "appearance":
      if new == nil, let old { return "no longer \(cut(old))" }
      return arrow(old, new)
    default:
      guard what.hasPrefix("."), old == nil || new == nil else {
        return "\(what): \(arrow(old, new))"
      }
      return "\(what) \(old == nil ? "added" : "gone")"
    }
  }

  private static func role(_ role: String) -> String { role.isEmpty ? "a child" : role }

  private static func quoted(_ text: String) -> String { "\"\(text)\"" }

  // MARK: - Frames

  private static func layout(
    _ views: [BehaviourView], _ count: Int, _ layout: BehaviourLayout, _ along: Int, _ inside: Int
  ) -> String {
    let subject = list(views.map(name), count)
    guard along > 0 else { return "\(subject)  \(self.layout(layout))" }
    let them = count == 1 ? "it" : "them"
    let share =
      along == inside
      ? "the \(self.count(along, "view", "views")) in \(them)"
      : "\(along) of the \(inside) views in \(them)"
    let words = self.layout(layout)
    return layout.resized == nil
      ? "\(subject) and \(share == "the 1 view in \(them)" ? "the view in \(them)" : share)  \(words)"
      : "\(subject)  \(words); \(share == "the 1 view in \(them)" ? "the view in \(them)" : share) followed"
  }

  /// `4 x Card  resized by 4 4; 12 views in them followed`.
  private static func component(_ found: ResizedComponent) -> String {
    let growth = found.growth.map {
      " by \(BehaviourFrame.text($0.width)) \(BehaviourFrame.text($0.height))"
    }
    let along = found.along
    let views = along > 0 ? "; \(count(along, "view", "views")) in them followed" : ""
    if let first = found.layouts.first, let last = found.last, last.resized == nil {
      let end =
        last.movesLike(first)
        ? "" : " to \(BehaviourFrame.text(last.dx)) \(BehaviourFrame.text(last.dy))"
      return "\(found.count) x \(found.name)  \(layout(first))\(end)\(views)"
    }
    return "\(found.count) x \(found.name)  resized\(growth ?? "")\(views)"
  }

  /// `a, b and 5 more`: all of them if there are three at most.
  private static func list(_ names: [String], _ count: Int) -> String {
    var names = Array(names.prefix(count > 3 ? 2 : 3))
    if count > names.count { names.append("\(count - names.count) more") }
    let start = names.dropLast().joined(separator: ", ")
    return (start.isEmpty ? "" : "\(start) and ") + (names.last ?? "")
  }

  private static func layout(_ layout: BehaviourLayout) -> String {
    var parts: [String] = []
    if let resized = layout.resized {
      parts.append("resized from \(resized.old) to \(resized.new)")
    }
    if layout.isMoved {
      let dx = BehaviourFrame.text(layout.dx)
      parts.append("moved by \(dx) \(BehaviourFrame.text(layout.dy))")
    }
    return parts.joined(separator: ", ")
  }

  // MARK: - Values

  private static func valueText(_ change: BehaviourChange) -> String {
    switch change {
    case .value(let reading, let element, let writer, let old, let new):
      let place = element.map { ", element \($0)" } ?? ""
      let from = writer.map { " from \($0)" } ?? ""
      switch (old, new) {
      case (let old?, let new?): return "\(name(reading))\(place)\(from): \(arrow(old, new))"
      case (nil, let new?): return "\(name(reading))\(place)\(from): new: \(cut(new))"
      case (let old?, nil): return "\(name(reading))\(place)\(from): gone: \(cut(old))"
      case (nil, nil): return name(reading)
      }
    case .reading(let reading, let value, let isGone):
      return isGone
        ? "\(name(reading)): no value, was \(cut(value))"
        : "\(name(reading)): now has a value: \(cut(value))"
    case .valuesReordered(let reading):
      return "key \(name(reading)): the same elements in a different order"
    case .readingDetail(let reading, let old, let new):
      return "\(name(reading)): \(arrow(old, new))"
    default: return ""
    }
  }

  private static func name(_ reading: BehaviourReading) -> String {
    let modifier = reading.modifier.map { " (\($0))" } ?? ""
    let pass = reading.pass.map { ", pass \($0)" } ?? ""
    return "\(reading.key) at \(reading.view)\(modifier)\(pass)"
  }

  /// `3 -> 4`. Long values are shortened to the parts that differ.
  private static func arrow(_ old: String?, _ new: String?) -> String {
    guard let old else { return "new: \(cut(new ?? ""))" }
    guard let new else { return "gone, before \(cut(old))" }
    let (left, right) = differing(old, new)
    return "\(left.isEmpty ? "nothing" : left) -> \(right.isEmpty ? "nothing" : right)"
  }

  /// The maximum number of characters of a value on a line.
  private static let valueLimit = 80

  private static func cut(_ value: String) -> String {
    let start = value.prefix(valueLimit)
    return start.endIndex < value.endIndex ? "\(start)…" : value
  }

  /// Two values without most of their common start and end, if they are long.
  private static func differing(_ old: String, _ new: String) -> (String, String) {
    guard old.utf8.count > valueLimit / 2 || new.utf8.count > valueLimit / 2 else {
      return (old, new)
    }
    let (left, right) = (Array(old), Array(new))
    var start = 0
    while start < min(left.count, right.count), left[start] == right[start] { start += 1 }
    var end = 0
    while end < min(left.count, right.count) - start,
      left[left.count - 1 - end] == right[right.count - 1 - end]
    { end += 1 }
    start = max(0, wordStart(left, start) - contextLimit)
    end = max(0, end - contextLimit)
    func shown(_ text: [Character]) -> String {
      let middle = cut(String(text[start..<text.count - end]))
      return (start > 0 ? "…" : "") + middle + (end > 0 ? "…" : "")
    }
    return (shown(left), shown(right))
  }

  /// The number of unchanged characters shown on each side of a change.
  private static let contextLimit = 16

  private static func wordStart(_ text: [Character], _ place: Int) -> Int {
    var place = place
    while place > 0, place <= text.count, text[place - 1].isLetter || text[place - 1].isNumber {
      place -= 1
    }
    return place
  }

  // MARK: - Closures

  private static func closureText(_ change: BehaviourChange) -> String {
    switch change {
    case .swapped(let first, let second):
      return "order: \(numbered(first)) and \(numbered(second)) swapped"
    case .ranElsewhere(let closures, let old, let new):
      guard let first = closures.first else { return "" }
      let direction = new < old ? "earlier" : "later"
      guard closures.count > 1 else {
        return "order: \(numbered(first)) runs \(direction), as \(new)"
      }
      return
        "order: closures \(old) to \(old + closures.count - 1), starting with \(name(first)), now run "
        + "\(direction), as \(new) to \(new + closures.count - 1)"
    case .runs(let closure, let number, let was):
      let before = was.map { "; before, it did not run (\($0))" } ?? ""
      return "preference \(closure.key): \(name(closure)) now runs, as \(number)\(before)"
    case .skipped(let closure, let reason, let ran):
      let now = ran ? "now skipped" : "new and skipped"
      return "preference \(closure.key): \(name(closure)) \(now): \(reason)"
    case .closureGone(let closure):
      return "preference \(closure.key): \(name(closure)) gone"
    case .reason(let closure, let old, let new):
      return
        "preference \(closure.key): \(name(closure)) skipped for a different reason: \(old) -> "
        + "\(new)"
    case .cause(let closure, let old, let new):
      guard let new else { return "\(numbered(closure)) ran as if for the first time" }
      let before = old.map { ", before because \($0)" } ?? ""
      return "\(numbered(closure)) ran again because \(new)\(before)"
    case .returned(let closure, let old, let new, let carried):
      let more =
        carried == 0
        ? "" : ", and \(count(carried, "closure", "closures")) of \(closure.key) after it"
      return "\(numbered(closure)) returned: \(arrow(old, new))\(more)"
    case .reduces(let key, let view, let old, let new):
      return
        "reduce of \(key) at \(view): called \(count(old, "time", "times")) -> \(count(new, "time", "times"))"
    default: return ""
    }
  }

  /// `anchorPreference of f0`.
  private static func name(_ closure: BehaviourClosure) -> String {
    let pass = closure.pass.map { " in pass \($0)" } ?? ""
    return "\(closure.modifier) of \(closure.view)\(pass)"
  }

  /// `3 anchorPreference MyKey f0`.
  private static func numbered(_ closure: BehaviourClosure) -> String {
    let number = closure.number.map { "\($0) " } ?? ""
    let pass = closure.pass.map { " in pass \($0)" } ?? ""
    return "\(number)\(closure.modifier) \(closure.key) \(closure.view)\(pass)"
  }

  // MARK: - Anchors and other lines

  private static func anchorText(_ change: BehaviourChange) -> String {
    switch change {
    case .anchor(let name, let reader, let old, let new):
      guard let reader else { return "anchor \(name): \(arrow(old, new))" }
      return "anchor \(name): resolved in \(reader): \(old) -> \(new)"
    case .resolved(let names, let count, let reader, let isGone):
      let subject = count == 1 ? "anchor" : "anchors"
      let words = isGone ? "no longer resolved in" : "now resolved in"
      return "\(subject) \(list(names, count)): \(words) \(reader)"
    case .anchorPresence(let name, let at, let isGone):
      return isGone ? "anchor \(name): gone, was at \(at)" : "anchor \(name): new at \(at)"
    default: return ""
    }
  }

  private static func entry(
    _ section: String, _ subject: String, _ old: String?, _ new: String?
  ) -> String {
    if section == EvaluationFacts.found {
      return old == nil ? "new problem: \(subject)" : "no longer reported: \(subject)"
    }
    let place = [section, subject].filter { !$0.isEmpty }.joined(separator: ": ")
    switch (old, new) {
    case (let old?, let new?): return "\(place)  \(arrow(old, new))"
    case (nil, let new): return "new: \(place)\(new.map { $0.isEmpty ? "" : "  \(cut($0))" } ?? "")"
    case (let old, nil):
      return "gone: \(place)\(old.map { $0.isEmpty ? "" : "  \(cut($0))" } ?? "")"
    }
  }

  private static func form(_ what: String, _ old: String?, _ new: String?) -> String {
    guard old != nil || new != nil else { return what }
    func line(_ text: String?) -> String { text.map { "\"\(cut($0))\"" } ?? "the end" }
    return "\(what): \(line(old)) -> \(line(new))"
  }
}
