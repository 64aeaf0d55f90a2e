/// Lines of values, closures, anchors and state.
extension ReportTextReader {
  /// The line of a reader, or of an element of the value above it.
  mutating func readReading(_ line: Substring) -> Bool {
    if let element = line.dropping("  ") {
      guard !current.readings.isEmpty else { return false }
      var value = element
      var writer: String?
      if let (head, tail) = element.split(atLast: "  from ") {
        value = head
        writer = String(tail)
      }
      current.readings[current.readings.count - 1].elements.append(
        .init(value: String(value), writer: writer))
      return true
    }
    guard let (key, rest) = line.split(at: " for "), let (modifier, tail) = rest.split(at: " of "),
      let (place, detail) = tail.split(atLast: ": ")
    else { return false }
    var reading = EvaluationFacts.Reading()
    reading.key = String(key)
    reading.modifier = String(modifier)
    reading.view = String(place)
    reading.detail = String(detail)
    if let (view, pass) = place.split(atLast: ", pass "), Int(pass) != nil {
      reading.view = String(view)
      reading.pass = String(pass)
    }
    current.readings.append(reading)
    return true
  }

  /// `modifier key  view` and what is left; `nil` if it is not that.
  private func closure(_ line: Substring) -> (Substring, Substring, Substring)? {
    guard let (modifier, rest) = line.split(at: " "), let (key, tail) = rest.split(at: "  ") else {
      return nil
    }
    return (modifier, key, tail)
  }

  /// `3  anchorPreference Key  view  pass 2  because it is new  = 5`; `reduce` has no number.
  mutating func readEvent(_ line: Substring) -> Bool {
    var text = line.drop { $0 == " " }
    var event = EvaluationFacts.Event()
    if !text.hasPrefix("reduce ") {
      guard let (number, rest) = text.split(at: "  "), let number = Int(number) else {
        return false
      }
      event.number = number
      text = rest
    }
    guard let found = closure(text) else { return false }
    let (modifier, key) = (found.0.drop { $0 == " " }, found.1)
    var rest = found.2
    event.modifier = String(modifier)
    event.key = String(key)
    if let (head, value) = rest.split(at: "  = ") {
      event.value = String(value)
      rest = head
    }
    if let (head, cause) = rest.split(at: "  because ") {
      event.cause = String(cause)
      rest = head
    }
    if let (head, pass) = rest.split(atLast: "  pass ") {
      event.pass = String(pass)
      rest = head
    }
    event.view = String(rest)
    current.order.append(event)
    return true
  }

  /// `-  anchorPreference Key  view  pass 1  unread-key: no view above reads this key`.
  mutating func readSkip(_ line: Substring) -> Bool {
    guard let text = line.dropping("-  "), let found = closure(text) else {
      return false
    }
    let (modifier, key) = (found.0.drop { $0 == " " }, found.1)
    var rest = found.2
    var skip = EvaluationFacts.Skip()
    skip.modifier = String(modifier)
    skip.key = String(key)
    skip.view = String(rest.takeFirstPiece())
    if let after = rest.dropping("pass ") {
      var tail = after
      skip.pass = String(tail.takeFirstPiece())
      rest = tail
    }
    skip.reason = String(Self.withoutLines(rest))
    current.skipped.append(skip)
    return true
  }

  /// `-  anchorPreference Key  Text #a in line 62 of Row in line 9  isOn is false in line 8`.
  mutating func readAbsence(_ line: Substring) -> Bool {
    guard let text = line.dropping("-  "), let (modifier, key, rest) = closure(text) else {
      return false
    }
    var tail = rest
    let view = Self.withoutLines(" " + tail.takeFirstPiece()).dropFirst()
    let reason = Self.withoutLines(tail)
    current.skipped.append(
      .init(
        modifier: String(modifier), key: String(key), view: String(view),
        reason: "not instantiated: \(reason)"))
    return true
  }

  /// `1  .bounds of mini for popover  30 8  200x752`, or with `in` where that is in a reader.
  mutating func readAnchor(_ line: Substring) -> Bool {
    if let place = line.dropping("   in ") {
      var reader = place
      guard !current.anchors.isEmpty, let value = takeAnchorValue(&reader) else { return false }
      current.anchors[current.anchors.count - 1].resolved.append(
        .init(reader: String(reader), value: value))
      return true
    }
    guard let (number, rest) = line.split(at: "  "), let number = Int(number) else { return false }
    var text = rest
    guard let value = takeAnchorValue(&text), let (source, place) = text.split(at: " of ") else {
      return false
    }
    var anchor = EvaluationFacts.Anchor()
    anchor.number = number
    anchor.source = String(source)
    anchor.view = String(place)
    anchor.global = value
    if let (view, attachment) = place.split(atLast: " for ") {
      anchor.view = String(view)
      anchor.attachment = String(attachment)
    }
    current.anchors.append(anchor)
    return true
  }

  /// Takes off the value: a frame, a point, a list or `nil`.
  private func takeAnchorValue(_ text: inout Substring) -> String? {
    if let (head, list) = text.split(at: "  ["), list.hasSuffix("]") {
      text = head
      return "[" + list
    }
    let whole = text
    if text.takeFrame() != nil {
      let value = whole[text.endIndex...].drop { $0 == " " }
      return String(value)
    }
    return text.takeLastPiece().map(String.init)
  }

  /// `height = 8`.
  mutating func readState(_ line: Substring) -> Bool {
    guard let (name, value) = line.split(at: " = ") else { return false }
    current.state.append(.init(section: "State", subject: String(name), value: String(value)))
    return true
  }

  /// `1  anchorPreference Key  view  ran as 3, before 2  z-index`.
  mutating func readCandidate(_ line: Substring) -> Bool {
    guard let (place, text) = line.split(at: "  "), Int(place) != nil else { return false }
    for outcome: StaticString in ["  ran as ", "  did not run  "] {
      guard let (subject, rest) = text.split(atLast: outcome) else { continue }
      let ran = outcome.utf8CodeUnitCount == 9
      // Numbers follow from the order, which is compared for itself.
      if ran, let (_, reason) = rest.split(at: ", not again  ") {
        current.entries.append(
          .init(
            section: "View-tree order", subject: String(subject), value: "not again: \(reason)"))
        return true
      }
      let words = ran ? "ran" : "did not run: \(Self.withoutLines(rest))"
      var tail = rest
      let cause = ran ? tail.takeLastPiece().map { ", out of order: \($0)" } ?? "" : ""
      current.entries.append(
        .init(section: "View-tree order", subject: String(subject), value: words + cause))
      return true
    }
    return false
  }

  /// `2 closures did not run: unread-key`.
  mutating func readDifference(_ line: Substring) -> Bool {
    if line.hasPrefix("none: ") {
      current.entries.append(.init(section: "Differences", subject: String(line), value: ""))
      return true
    }
    guard let (count, rest) = line.split(at: " "), Int(count) != nil,
      let (_, what) = rest.split(at: " ")
    else { return false }
    current.entries.append(
      .init(section: "Differences", subject: String(what), value: String(count)))
    return true
  }

  /// `f0  0 0  10x10  to  0 8  10x10`, `new at` or `gone from`.
  mutating func readChange(_ line: Substring) -> Bool {
    var text = line
    guard let after = text.takeFrame() else { return false }
    var value = ""
    if var head = text.split(atLast: "  to").map({ $0.0 }), text.hasSuffix("  to"),
      let before = head.takeFrame()
    {
      value = "\(before.originText)  \(before.sizeText) to "
      text = head
    } else if let (head, _) = text.split(atLast: "  new at") {
      value = "new at "
      text = head
    } else if let (head, _) = text.split(atLast: "  gone from") {
      value = "gone from "
      text = head
    } else {
      return false
    }
    value += "\(after.originText)  \(after.sizeText)"
    current.entries.append(.init(section: "Changed", subject: String(text), value: value))
    return true
  }
}
