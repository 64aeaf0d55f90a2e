import ViewTreeSyntax

/// Values, closures, anchors and what other commands list.
extension ReportJSONReader {
  func reading(_ object: SyntaxNode.Index) -> EvaluationFacts.Reading {
    var reading = EvaluationFacts.Reading()
    reading.key = text("key", object)
    if let reader = member("reader", of: object) {
      reading.view = reference(text("view", reader))
      reading.modifier = text("modifier", reader)
    }
    reading.pass = pass(object)
    let reduces = text("reduces", object)
    reading.detail = reduces + (reduces == "1" ? " reduce" : " reduces")
    if member("unchanged", of: object) != nil { reading.detail = "unchanged, \(reading.detail)" }
    var writers: [String?] = []
    if let list = member("writers", of: object) {
      each(list) { writers.append(origin($0)) }
    }
    guard let value = member("value", of: object) else { return reading }
    if tree.kind(value) == .array, tree.count(value) > 0 {
      each(value) { element in
        let place = reading.elements.count
        reading.elements.append(
          .init(
            value: values.text(element), writer: place < writers.count ? writers[place] : nil))
      }
    } else if isDictionary(value, writers.count) {
      for (member, writer) in zip(tree.members(value), writers) {
        let key = tree.withSourceBytes(member.key) { String(decoding: $0, as: UTF8.self) }
        reading.elements.append(
          .init(value: "\(key): \(values.text(member.value))", writer: writer))
      }
    } else {
      reading.elements.append(.init(value: values.text(value), writer: writers.first ?? nil))
    }
    return reading
  }

  /// Whether a value is a dictionary whose entries have writers.
  private func isDictionary(_ value: SyntaxNode.Index, _ writers: Int) -> Bool {
    guard tree.kind(value) == .object, writers > 0, tree.count(value) == writers else {
      return false
    }
    return tree.members(value).allSatisfy { !tree.text($0.key).hasPrefix("$") }
  }

  /// Where a part of a value came from, in the words of text; `nil` where nothing is told.
  private func origin(_ node: SyntaxNode.Index) -> String? {
    guard tree.kind(node) != .null else { return nil }
    guard tree.kind(node) == .object else { return reference(values.plain(node)) }
    func names(_ key: StaticString) -> [String] {
      var names: [String] = []
      if let list = member(key, of: node) {
        each(list) { names.append(reference(values.plain($0))) }
      }
      return names
    }
    let changes = names("changedBy").joined(separator: " or ")
    let writers = names("views")
    if writers.isEmpty { return changes }
    let count = member("count", of: node).flatMap(tree.integer) ?? writers.count
    let more = count > 4 ? " and \(count - 4) more" : ""
    return writers.prefix(4).joined(separator: ", ") + more
      + (changes.isEmpty ? "" : ", changed by \(changes)")
  }

  func event(_ object: SyntaxNode.Index) -> EvaluationFacts.Event {
    var event = EvaluationFacts.Event()
    event.number = member("n", of: object).flatMap(tree.integer)
    event.modifier = text("event", object)
    event.key = text("key", object)
    event.view = reference(text("view", object))
    event.pass = pass(object)
    event.value = member("value", of: object).map(values.text)
    return event
  }

  func skip(_ object: SyntaxNode.Index) -> EvaluationFacts.Skip {
    var skip = EvaluationFacts.Skip()
    skip.modifier = text("event", object)
    skip.key = text("key", object)
    skip.view = reference(text("view", object))
    skip.reason = text("reason", object)
    if let cause = member("by", of: object) {
      skip.reason += " by \(reference(values.plain(cause)))"
    }
    if let modifier = member("byEvent", of: object) {
      skip.reason += " (\(values.plain(modifier)))"
    }
    if let run = member("ranInPass", of: object) {
      skip.reason += ", ran in pass \(values.plain(run))"
    }
    if let view = member("name", of: object) {
      let component = member("component", of: object).map { " of \(values.plain($0))" } ?? ""
      skip.view = values.plain(view) + component
      skip.reason += ": \(text("expression", object)) is \(text("because", object))"
    } else {
      skip.pass = pass(object)
    }
    return skip
  }

  func component(_ object: SyntaxNode.Index) -> EvaluationFacts.Entry {
    .init(
      section: "components",
      subject: "\(text("component", object)) in \(reference(text("in", object)))",
      value: "\(text("views", object)) from \(reference(text("first", object)))")
  }

  func plainValue(_ object: SyntaxNode.Index) -> EvaluationFacts.Entry {
    let reason = member("reason", of: object).map { "  \(values.plain($0))" } ?? ""
    return .init(
      section: "Values",
      subject:
        "\(text("event", object)) \(text("key", object))  \(reference(text("view", object)))",
      value: (member("value", of: object).map(values.text) ?? "") + reason)
  }

  func anchor(_ object: SyntaxNode.Index) -> EvaluationFacts.Anchor {
    var anchor = EvaluationFacts.Anchor()
    anchor.number = member("anchor", of: object).flatMap(tree.integer) ?? 0
    anchor.source = text("source", object)
    anchor.view = reference(text("view", object))
    anchor.attachment = member("attachment", of: object).map(values.plain)
    anchor.global = member("global", of: object).map(values.geometry) ?? ""
    if let list = member("resolved", of: object) {
      each(list) { entry in
        anchor.resolved.append(
          .init(
            reader: reference(text("in", entry)),
            value: member("value", of: entry).map(values.geometry) ?? ""))
      }
    }
    return anchor
  }

  func change(_ object: SyntaxNode.Index) -> EvaluationFacts.Entry {
    let before = member("before", of: object).flatMap(values.frame)
    let after = member("after", of: object).flatMap(values.frame)
    func words(_ frame: BehaviourFrame) -> String { "\(frame.originText)  \(frame.sizeText)" }
    let value =
      switch (before, after) {
      case (let before?, let after?): "\(words(before)) to \(words(after))"
      case (nil, let after?): "new at \(words(after))"
      case (let before?, nil): "gone from \(words(before))"
      case (nil, nil): ""
      }
    return .init(section: "Changed", subject: reference(text("view", object)), value: value)
  }

  func candidate(_ object: SyntaxNode.Index) -> EvaluationFacts.Entry {
    let subject =
      "\(text("event", object)) \(text("key", object))  \(reference(text("view", object)))"
    let cause = member("cause", of: object).map { ", out of order: \(values.plain($0))" } ?? ""
    let by = member("by", of: object).map { " by \(reference(values.plain($0)))" } ?? ""
    let ran = member("n", of: object) != nil
    return .init(
      section: "View-tree order", subject: subject,
      value: ran ? "ran\(cause)" : "did not run: \(text("reason", object))\(by)")
  }

  func addKey(_ object: SyntaxNode.Index, _ facts: inout EvaluationFacts) {
    let section = text("key", object)
    func add(_ subject: String, _ value: String) {
      facts.entries.append(.init(section: section, subject: subject, value: value))
    }
    guard tree.kind(object) == .object else { return }
    for (key, value) in tree.members(object) {
      switch tree.text(key) {
      case "key", "line": break
      case "writers", "transformers", "readers":
        each(value) { use in
          let dead = member("deadEnd", of: use).map { ", dead end: \(values.plain($0))" } ?? ""
          add("\(text("modifier", use)) of \(text("view", use))", text("status", use) + dead)
        }
      case let other: add(other, values.plain(value))
      }
    }
  }

  func addFinding(_ object: SyntaxNode.Index, _ facts: inout EvaluationFacts) {
    let message = "\(text("message", object)) [\(text("lint", object))]"
    facts.entries.append(
      .init(
        section: LintTextReader.section, subject: "\(text("level", object)): \(message)", value: "")
    )
    if let help = member("help", of: object) {
      facts.entries.append(
        .init(section: message, subject: "help", value: values.plain(help)))
    }
    guard let notes = member("notes", of: object) else { return }
    each(notes) { note in
      facts.entries.append(
        .init(section: message, subject: "note: \(text("message", note))", value: ""))
    }
  }
}
