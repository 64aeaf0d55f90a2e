import ViewTreeDocument
import ViewTreeGolden
import ViewTreeInspector

extension Command {
  /// Two behaviours.
  static let diff = Command(
    name: "diff", usage: "[OPTION …] OLD [NEW]",
    summary: "Say what is different in behaviour: of two documents or reports, or with options",
    options: EvaluationArguments.definitions(with: [
      .report, .diff, .modifiers, .pixels, .proposals, .reduces, .tree, .values,
    ]),
    run: { arguments, console throws(ParsedArguments.Problem) in
      guard let old = arguments.files.first else { throw .missingFile(command: "diff") }
      if arguments.files.count > 2 { throw .extraFile(arguments.files[2]) }
      let new = arguments.files.dropFirst().first
      if old == "-", new == "-" {
        console.message(CommandWords.oneStandardInput)
        return .unusable
      }
      let command = try DiffCommand(arguments, console)
      guard let difference = try command.difference(old, new) else { return .unusable }
      let status = ReportCommand.write(command.bytes(difference), arguments, console)
      if status != .fine { return status }
      return difference.isEqual ? .fine : .no
    })
}

/// How `diff` makes two reports and compares them.
struct DiffCommand {
  /// Two reports of one command, and how they are called.
  struct Sides {
    let old: [UInt8]
    let new: [UInt8]
    let oldName: String
    let newName: String
    let command: String
    /// Whether the new one is of a step after the old one: then what a step leaves alone is no
    /// change.
    var isStep = false
  }

  private let arguments: ParsedArguments
  /// The same streams, with standard input read once only.
  private let console: Console

  init(_ arguments: ParsedArguments, _ console: Console) throws(ParsedArguments.Problem) {
    self.arguments = arguments
    var console = console
    if arguments.files.contains("-") {
      let read = Result { try console.readInput() }
      console.readInput = { try read.get() }
    }
    self.console = console
    _ = try EvaluationArguments(arguments)
  }

  /// What is different between two files, or of one without and with the options; `nil` after a
  /// message.
  func difference(
    _ old: String, _ new: String?
  ) throws(ParsedArguments.Problem) -> BehaviourDifference? {
    let sides: Sides?
    if let new { sides = try self.sides(old, new) } else { sides = try self.sides(of: old) }
    return sides.map { BehaviourDifference($0) }
  }

  // MARK: - Options

  /// Options that are about the comparison and not about a report.
  private static let own = [
    "report", "diff", "format", "output", "diagnostics", "color", "help", "version",
  ]
  /// Options that change what a document does.
  private static let changing = [
    "window", "proposal", "scale", "layout-direction", "compat", "set", "step", "perform", "tap",
    "toggle", "type", "slide", "strict",
  ]

  /// The command of a report of documents.
  private var command: String { arguments.value(.report) ?? "inspect" }

  /// The options for a report as words.
  private func words(where isKept: (String) -> Bool = { _ in true }) -> [String] {
    arguments.options.filter { !Self.own.contains($0.name) && isKept($0.name) }.flatMap { option in
      let definition = Command.diff.options.first { $0.name == option.name }
      return definition?.value == OptionDefinition.Value.none
        ? ["--\(option.name)"] : ["--\(option.name)", option.value]
    }
  }

  // MARK: - Two files

  private func sides(_ old: String, _ new: String) throws(ParsedArguments.Problem) -> Sides? {
    let input = try Input(arguments, console)
    guard let left = input.read(old), let right = input.read(new) else { return nil }
    switch (RecordedReport(left.bytes), RecordedReport(right.bytes)) {
    case (let before?, let after?): return sides(before, old, after, new)
    case (let before?, nil):
      let words = try self.words(with: before)
      guard let made = try ReportMaker.report(new, before.name, words, console) else { return nil }
      return Sides(
        old: before.bytes, new: made, oldName: old, newName: new, command: words[0])
    case (nil, let after?):
      let words = try self.words(with: after)
      guard let made = try ReportMaker.report(old, after.name, words, console) else { return nil }
      return Sides(old: made, new: after.bytes, oldName: old, newName: new, command: words[0])
    case (nil, nil):
      // Both under one name, for that they have two is no behaviour.
      let words = [command] + self.words()
      let name = Self.lastName(old)
      guard let before = try ReportMaker.report(old, name, words, console),
        let after = try ReportMaker.report(new, name, words, console)
      else { return nil }
      return Sides(old: before, new: after, oldName: old, newName: new, command: command)
    }
  }

  private func sides(
    _ before: RecordedReport, _ old: String, _ after: RecordedReport, _ new: String
  ) -> Sides? {
    if let option = words().first {
      console.message(CommandWords.noDocument(option))
      return nil
    }
    guard let command = before.words.first, command == after.words.first else {
      console.message(
        CommandWords.otherCommands(before.words.first ?? "", after.words.first ?? ""))
      return nil
    }
    return Sides(
      old: before.bytes, new: after.bytes, oldName: old, newName: new, command: command)
  }

  /// The words that make a report of a document as another one was made.
  private func words(with report: RecordedReport) throws(ParsedArguments.Problem) -> [String] {
    if let name = arguments.value(.report), name != report.words.first {
      throw .conflict("--report \(name)", report.words.first ?? "")
    }
    return report.words + words()
  }

  private static func lastName(_ path: String) -> String {
    String(path.split(separator: "/").last ?? "")
  }

  // MARK: - One document

  /// A document without the options that change what it does, and with them.
  private func sides(of path: String) throws(ParsedArguments.Problem) -> Sides? {
    let changing = words { Self.changing.contains($0) }
    guard !changing.isEmpty else {
      console.message(CommandWords.nothingToCompare)
      return nil
    }
    let input = try Input(arguments, console)
    guard let document = input.document(path) else { return nil }
    let asks = try EvaluationArguments(arguments).inspection
    let others = words { !Self.changing.contains($0) }
    let name = Self.lastName(path)
    let isStep = !asks.events.isEmpty || asks.stepCount != nil
    // What a step does is seen against what was before it.
    var start: [String] = []
    if !asks.events.isEmpty {
      let count = asks.stepCount ?? document.steps.count
      start = ["--step", "\(count)"]
    } else if let step = asks.stepCount {
      start = ["--step", "\(max(step - 1, 0))"]
    }
    let without = [command] + others + (isStep ? beginning : []) + start
    // What is asked for comes first, so that messages are about it.
    guard let after = try ReportMaker.report(path, name, [command] + words(), console),
      let before = try ReportMaker.report(path, name, without, console)
    else { return nil }
    return Sides(
      old: before, new: after, oldName: path,
      newName: "\(path) \(changing.joined(separator: " "))", command: command, isStep: isStep)
  }

  /// The options that hold before a step, too.
  private var beginning: [String] {
    words { name in
      Self.changing.prefix(6).contains(name) || name == "strict"
    }
  }

  // MARK: - Output

  /// The difference as the options ask for it.
  func bytes(_ difference: BehaviourDifference) -> [UInt8] {
    if arguments.value(.format) == "json" { return difference.json }
    let style = arguments.value(.diff).flatMap { GoldenDiffStyle(rawValue: $0) } ?? .both
    return Array(difference.text(style).utf8)
  }
}
