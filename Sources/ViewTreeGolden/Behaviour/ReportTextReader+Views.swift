/// Lines of the tree.
extension ReportTextReader {
  private static let roles: [StaticString] = [
    "overlay", "background", "mask", "safeAreaInset", "popover", "sheet", "fullScreenCover",
    "toolbar",
  ]

  /// A line of the views or of the tree of `order`.
  mutating func readView(_ line: Substring, hasFrame: Bool) -> Bool {
    let spaces = line.utf8.prefix { $0 == UInt8(ascii: " ") }.count
    var text = line[line.utf8.index(line.startIndex, offsetBy: spaces)...]
    var view = EvaluationFacts.View()
    view.depth = spaces / 2
    if let place = treePath.last, hasFrame, spaces >= 4,
      min(current.views[place].depth, 60) * 2 + 4 == spaces, let detail = detail(text)
    {
      current.views[place].details.append(detail)
      return true
    }
    if let rest = text.dropping("level "), let (level, head) = rest.split(at: "  "),
      let depth = Int(level)
    {
      view.depth = depth
      text = head
    }
    if let (name, _) = text.split(at: "  no views"), text.hasSuffix("  no views") {
      current.entries.append(
        .init(section: "Views", subject: String(name), value: "no views"))
      return true
    }
    if hasFrame {
      guard takeGeometry(&text, &view) else { return false }
    } else {
      takeClosures(&text, &view)
    }
    takeComponents(&text, &view)
    guard readName(text, &view) else { return false }
    add(view)
    return true
  }

  private mutating func add(_ view: EvaluationFacts.View) {
    var view = view
    while let last = treePath.last, current.views[last].depth >= view.depth {
      treePath.removeLast()
    }
    view.parent = treePath.last ?? -1
    treePath.append(current.views.count)
    current.views.append(view)
  }

  /// `.padding  0 0  20x20` and what follows.
  private func detail(_ text: Substring) -> EvaluationFacts.Detail? {
    guard text.hasPrefix(".") || text.hasPrefix("content  ") else { return nil }
    var rest = text
    let label = String(rest.takeFirstPiece())
    var view = EvaluationFacts.View()
    // The frame parser wants something in front of the frame.
    var geometry = "  " + rest
    var slice = geometry[...]
    guard takeGeometry(&slice, &view) else {
      return .init(label: label, frame: nil, text: String(rest))
    }
    geometry = view.details.map { $0.label + " " + $0.text }.joined(separator: "  ")
    return .init(label: label, frame: view.frame, text: geometry)
  }

  /// Takes off `  of Badge of Row`.
  private func takeComponents(_ text: inout Substring, _ view: inout EvaluationFacts.View) {
    var ahead = text
    guard let piece = ahead.takeLastPiece(), piece.hasPrefix("of "), !piece.contains("\"") else {
      return
    }
    view.details.insert(.init(label: "component", frame: nil, text: String(piece)), at: 0)
    text = ahead
  }

  /// Takes off the frame and what follows it, or that there is none.
  private func takeGeometry(_ text: inout Substring, _ view: inout EvaluationFacts.View) -> Bool {
    var rest = text
    if rest.takeLastPiece() == "measured, not shown" {
      view.details.append(.init(label: "shown", frame: nil, text: "false"))
      text = rest
      return true
    }
    rest = text
    var ahead = rest
    if let origin = ahead.takeLastPiece()?.dropping("content at "),
      let (x, y) = origin.numbers(around: UInt8(ascii: " "))
    {
      view.contentOrigin = BehaviourFrame(x: x, y: y, width: 0, height: 0)
      rest = ahead
    }
    ahead = rest
    if let size = ahead.takeLastPiece(), let origin = ahead.takeLastPiece()?.dropping("pixels ") {
      view.details.append(.init(label: "pixels", frame: nil, text: "\(origin)  \(size)"))
      rest = ahead
    }
    ahead = rest
    if let proposal = ahead.takeLastPiece()?.dropping("proposed ") {
      view.details.insert(.init(label: "proposed", frame: nil, text: String(proposal)), at: 0)
      rest = ahead
    }
    guard let frame = rest.takeFrame() else { return false }
    view.frame = frame
    text = rest
    return true
  }

  /// Takes off `  preference Key = value`; `-` stands before one that nobody got.
  private func takePlainValues(_ text: inout Substring, _ view: inout EvaluationFacts.View) {
    var ahead = text
    // A value may hold what separates pieces.
    var value = ""
    while let piece = ahead.takeLastPiece() {
      value = value.isEmpty ? String(piece) : "\(piece)  \(value)"
      let writer = piece.dropping("- ") ?? piece
      guard writer.hasPrefix("preference "), writer.contains(" = ") else { continue }
      view.details.insert(.init(label: "value", frame: nil, text: value), at: 0)
      value = ""
      text = ahead
    }
  }

  /// Takes off `  12 overlayPreferenceValue`; `-` stands for one that did not run.
  private func takeClosures(_ text: inout Substring, _ view: inout EvaluationFacts.View) {
    takePlainValues(&text, &view)
    var ahead = text
    while let piece = ahead.takeLastPiece(), let (number, modifier) = piece.split(at: " "),
      number == "-" || Int(number) != nil, !modifier.contains("\"")
    {
      view.details.insert(
        .init(label: "closure", frame: nil, text: "\(number) \(modifier)"), at: 0)
      text = ahead
    }
  }

  /// `background: Text #title "Hello"`.
  private func readName(_ line: Substring, _ view: inout EvaluationFacts.View) -> Bool {
    var text = line
    for role in Self.roles {
      guard let rest = text.dropping(role)?.dropping(": ") else { continue }
      view.role = role.description
      text = rest
      break
    }
    let nameEnd =
      text.utf8.firstIndex {
        !($0 >= 0x80 || $0 == UInt8(ascii: "_") || Unicode.Scalar($0).properties.isAlphabetic
          || (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0))
      } ?? text.endIndex
    guard nameEnd > text.startIndex else { return false }
    view.name = String(text[..<nameEnd])
    text = text[nameEnd...]
    if let rest = text.dropping(" #") {
      if rest.hasSuffix("\""), let (id, tail) = rest.split(at: " \"") {
        view.id = String(id)
        view.text = String(tail.dropLast())
        return true
      }
      view.id = String(rest)
      return true
    }
    if let rest = text.dropping(" \""), rest.hasSuffix("\"") {
      view.text = String(rest.dropLast())
      return true
    }
    return text.isEmpty
  }
}
