import ViewTreeDocument
import ViewTreeNumbers
import ViewTreeScript
import ViewTreeSyntax

/// The measuring code that a harness adds to a listing.
extension ListingWriter {
  /// The way in which the views being written are measured.
  enum Probing: Equatable {
    /// No harness is written.
    case off
    /// Measured, as part of the content that the word names. Children have no word.
    case on(word: String?)
    /// Not measured: presented elsewhere, or in the modifiers of a group.
    case out
  }

  /// Runs `body` with another setting for measuring.
  func probing<Result>(_ other: Probing, _ body: () -> Result) -> Result {
    let outer = probing
    if outer != .off { probing = outer == .out ? .out : other }
    defer { probing = outer }
    return body()
  }

  /// The number of an entry among all of the document.
  func number(of template: ViewTemplate) -> Int { numbers[template.syntax] ?? 0 }

  // MARK: - Views

  /// The way in which the views inside an entry are measured. In a group, they belong to the group.
  /// Views that are passed to a component belong to the slot that shows them.
  func probingInside(_ template: ViewTemplate) -> Probing {
    let isPlace = template.kind == .component || document.isMeasured(template)
    return isPlace ? .on(word: nil) : probing
  }

  /// The way in which the views of an argument are measured. For a registered view, only the views
  /// that it lays out are measured.
  func probingArgument(_ place: Int?, of use: Use) -> Probing {
    guard let view = use.definition as? ViewDefinition else { return probing }
    return place.map { view.contentPlaces.contains($0) } ?? false ? probing : .out
  }

  /// The way in which the views of each modifier of an entry are measured, by the index of the
  /// modifier.
  func probingModifiers(of template: ViewTemplate) -> (Int) -> Probing {
    guard probing != .off else { return { _ in .off } }
    guard document.isMeasured(template) else { return { _ in .out } }
    let words = document.measuredWords(of: template)
    return { place in words[place].map { .on(word: $0) } ?? .out }
  }

  /// The modifier that measures an entry with all its modifiers, or marks the location of the views
  /// inside it.
  func probe(_ template: ViewTemplate) -> SwiftCall? {
    let number = SwiftCall.Argument(value: String(number(of: template)))
    switch probing {
    case .off: return nil
    case .out:
      // The body of a component contains its own probes.
      return template.kind == .component || template.kind == .slot
        ? SwiftCall(head: ".unprobed") : nil
    case .on(let word):
      let place = word.map { [SwiftCall.Argument(label: "in", value: SwiftLiteral.text($0))] } ?? []
      if document.isMeasured(template) {
        let name = SwiftLiteral.text(document.measuredName(of: template))
        return SwiftCall(
          head: ".probed", arguments: [number, SwiftCall.Argument(value: name)] + place)
      }
      guard template.kind == .component || template.kind == .slot else { return nil }
      return SwiftCall(
        head: ".probed",
        arguments: [SwiftCall.Argument(label: "group", value: number.value)] + place)
    }
  }

  /// The modifier that measures an entry without its modifiers, if it has any.
  func innerProbe(_ template: ViewTemplate) -> SwiftCall? {
    guard case .on = probing, template.modifierCount > 0, document.isMeasured(template) else {
      return nil
    }
    return SwiftCall(head: ".probedInside")
  }

  /// A loop that passes their numbers to its elements.
  func probed(_ call: SwiftCall, _ template: ViewTemplate, isBinding: Bool) -> SwiftCall {
    guard case .on(let word) = probing else { return call }
    var call = call
    call.head = isBinding ? "ProbedBindingLoop" : "ProbedLoop"
    var arguments = [SwiftCall.Argument(value: String(number(of: template)))]
    if let word {
      arguments.append(SwiftCall.Argument(label: "in", value: SwiftLiteral.text(word)))
    }
    call.arguments = arguments + call.arguments
    return call
  }

  // MARK: - Closures

  /// The call of a modifier whose closure records its runs, if the modifier is one of preferences.
  func probed(_ call: SwiftCall, _ modifier: ModifierTemplate, of template: ViewTemplate)
    -> SwiftCall
  {
    guard probing != .off, !call.closures.isEmpty,
      let key = preferenceKey(of: modifier)
    else { return call }
    let definition = modifiers.definitions[modifier.definition]
    var call = call
    var arguments = [SwiftLiteral.text(definition.name), SwiftLiteral.text(key)]
    if document.isMeasured(template) {
      arguments += [
        SwiftLiteral.text(document.measuredName(of: template)), String(number(of: template)),
      ]
    }
    let told = arguments.joined(separator: ", ")
    let statement = "Probe.ran(\(told))"
    switch call.closures[0].body {
    case .script(let lines):
      // An expression is returned implicitly only if it's the single statement of a closure.
      let returned =
        if case .anchorPreference = definition.meaning { Self.returning(lines) } else { lines }
      call.closures[0].body = .script([statement] + returned)
    case .views(let views):
      call.closures[0].body = .views([.lines(["let _ = \(statement)"])] + views)
    }
    return call
  }

  /// The lines of a closure, with `return` before a single expression.
  private static func returning(_ lines: [String]) -> [String] {
    guard let first = lines.first,
      let outline = ScriptOutline(Array(lines.joined(separator: "\n").utf8)),
      let word = outline.words.first?.text
    else { return lines }
    let isStatement = ["if", "switch", "guard", "let", "var", "for", "return"].contains(word)
    if isStatement, word == "return" || outline.uses("return") { return lines }
    var depth = 0
    for word in outline.words {
      if word.text == "{" { depth += 1 }
      if word.text == "}" { depth -= 1 }
      if depth == 0, word.text == "return" { return lines }
    }
    return ["return \(first)"] + lines.dropFirst()
  }

  private func preferenceKey(of modifier: ModifierTemplate) -> String? {
    let definition = modifiers.definitions[modifier.definition]
    if case .preference = definition.meaning { return nil }
    guard let key = definition.preferenceKey,
      let place = document.preferenceKey(key, of: modifier)
    else { return nil }
    return document.preferenceKeys[place].name
  }

  /// The declarations of keys whose `reduce` records its calls.
  func probed(keys blocks: [[String]]) -> [[String]] {
    guard probing != .off else { return blocks }
    return blocks.map { lines in
      var result: [String] = []
      var key = ""
      var isHead = false
      for line in lines {
        let words = line.split { !($0.isLetter || $0.isNumber || $0 == "_") }
        if let place = words.firstIndex(where: { $0 == "struct" || $0 == "enum" }),
          words.indices.contains(place + 1)
        {
          key = String(words[place + 1])
        }
        isHead = isHead || (words.contains("func") && words.contains("reduce"))
        guard isHead, let open = line.firstIndex(of: "{") else {
          result.append(line)
          continue
        }
        isHead = false
        result += Self.probed(fold: line, at: open, of: key)
      }
      return result
    }
  }

  /// The lines of a `reduce`, with its opening brace and the rest of its line on separate lines.
  private static func probed(fold line: String, at open: String.Index, of key: String) -> [String] {
    let indent = String(line.prefix { $0 == " " })
    let statement = "\(indent)  Probe.reduced(\(SwiftLiteral.text(key)))"
    var rest = String(line[line.index(after: open)...]).trimmed
    guard !rest.isEmpty else { return [line, statement] }
    if rest.hasSuffix("}") { rest = String(rest.dropLast()).trimmed }
    return [String(line[...open]), statement] + (rest.isEmpty ? [] : ["\(indent)  \(rest)"])
      + ["\(indent)}"]
  }

  // MARK: - Steps

  /// The statement that passes the steps to the harness, as far as assignments of state can express
  /// them.
  func probedSteps() -> [SwiftStatement] {
    guard probing != .off else { return [] }
    var steps: [[String]] = []
    for step in document.steps {
      guard let lines = lines(of: step) else { break }
      steps.append(lines)
    }
    guard !steps.isEmpty else { return [] }
    // A single step has no comma after it.
    let comma = steps.count > 1 ? "," : ""
    let lines = steps.flatMap { lines -> [String] in
      // A line comment would include the closing bracket.
      if lines.count == 1, lines[0].count < SwiftPrinter.width - 16, !lines[0].contains("//") {
        return ["  { \(lines[0]) }\(comma)"]
      }
      return ["  {"] + lines.map { "    \($0)" } + ["  }\(comma)"]
    }
    return [.lines(["let _ = ProbedRun.take(["] + lines + ["])"])]
  }

  /// The statements that perform a step. `nil` for a step that only a user or a window can
  /// perform.
  private func lines(of step: StepTemplate) -> [String]? {
    switch step.action {
    case .set(let assignments):
      var lines: [String] = []
      for assignment in assignments {
        guard assignment.setter != nil, let value = typedText(assignment.value) else { return nil }
        lines.append("\(assignment.target) = \(value)")
      }
      return lines
    case .perform(let script): return PastedScript(scriptText(script)).lines
    case .wait(let seconds): return ["Probe.wait(\(SwiftLiteral.number(seconds)))"]
    case .send(let name, let argument):
      return ["Events.\(name).send(\(valueText(argument) ?? ""))"]
    case .tap, .type, .toggle, .slide, .drag, .scroll, .window: return nil
    }
  }
}
