import ViewTreeDocument
import ViewTreeGolden
import ViewTreeInspector
import ViewTreeRequests

extension Command {
  /// Compares two behaviors.
  static let diff = Command(
    name: "diff", usage: "[OPTION …] OLD [NEW]",
    summary: "Compare the behavior of two documents, reports, or option sets",
    options: EvaluationArguments.definitions(
      BehaviourDifference.formats.option(.command),
      [
        .key, .view, .report, .patch, .diff, .quiet, .modifiers, .pixels, .proposals, .reduces,
        .tree,
        .values,
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
      let bytes = BehaviourDifference.formats.write(difference, arguments)
      let status = ReportCommand.write(bytes, arguments, console)
      if status != .fine { return status }
      return difference.isEqual ? .fine : .no
    })
}

/// Makes two reports for `diff` and compares them.
struct DiffCommand {
  /// Two reports of one command, and their names.
  struct Sides {
    let old: [UInt8]
    let new: [UInt8]
    let oldName: String
    let newName: String
    let command: ReportKind
    /// The document of the new report, if it's a file.
    var document: (path: String, name: String)?
    /// True if the new report is of a later step of the same document. A part that the step leaves
    /// unchanged is then no change.
    var isStep = false
  }

  private let arguments: ParsedArguments
  private let console: Console
  /// The console's streams, with standard input cached.
  private let host: RequestHost

  init(_ arguments: ParsedArguments, _ console: Console) throws(ParsedArguments.Problem) {
    self.arguments = arguments
    self.console = console
    host = console.host(arguments).rereading
    _ = try EvaluationArguments(arguments)
  }

  /// The difference between two files, or between one without and with the options. `nil` after a
  /// message.
  func difference(
    _ old: String, _ new: String?
  ) throws(ParsedArguments.Problem) -> BehaviourDifference? {
    let sides: Sides?
    if let new { sides = try self.sides(old, new) } else { sides = try self.sides(of: old) }
    let style = GoldenDiffStyle(arguments, default: .behaviour)
    let color = console.colorsResult(arguments)
    return sides.map { BehaviourDifference($0, causes: causes(of: $0), style, color: color) }
  }

  /// The edits of the new document that explain all changes, a line each.
  private func causes(of sides: Sides) -> [String] {
    guard let document = sides.document, document.path != "-", sides.old != sides.new else {
      return []
    }
    let words = [sides.command.rawValue] + asked.flatMap(\.words)
    let edits = ReportMaker.commands.edits(
      from: sides.old, to: sides.new, document: document.path, name: document.name, words: words)
    return edits?.map(\.text) ?? []
  }

  // MARK: - Reports

  /// The requested report of the documents.
  private var definition: ReportDefinition {
    .of(arguments.value(.report).flatMap { ReportKind(rawValue: $0) } ?? .inspect)
  }

  /// The options of the reports, without those of the comparison.
  private var asked: [ParsedArguments.Option] {
    arguments.options(about: .document, .evaluation, .step, .report)
  }

  /// The options that affect the document's behavior.
  private var changing: [ParsedArguments.Option] {
    arguments.options(about: .evaluation, .step)
  }

  /// A report under a name, with additional options. `nil` after a message.
  private func report(
    _ path: String, _ name: String, _ definition: ReportDefinition,
    _ known: ParsedArguments = ParsedArguments([]), with more: [ParsedArguments.Option]
  ) throws(ParsedArguments.Problem) -> [UInt8]? {
    let all = try known.adding(more, among: definition.goldenOptions)
    return try definition.make(ReportRequest(path, name: name, all, host))
  }

  /// A report of a document, made in the same way as another report.
  private func report(
    _ path: String, like other: RecordedReport
  ) throws(ParsedArguments.Problem) -> (kind: ReportKind, bytes: [UInt8])? {
    if let name = arguments.value(.report), name != other.words.first {
      throw .conflict("--report \(name)", other.words.first ?? "")
    }
    guard let (definition, known) = try ReportMaker.parsed(other.words),
      let bytes = try report(path, other.name, definition, known, with: asked)
    else { return nil }
    return (definition.kind, bytes)
  }

  // MARK: - Two files

  private func sides(_ old: String, _ new: String) throws(ParsedArguments.Problem) -> Sides? {
    let input = try Input(arguments, host)
    guard let left = input.read(DocumentLocation(old)),
      let right = input.read(DocumentLocation(new))
    else { return nil }
    let reports = (RecordedReport(left.bytes), RecordedReport(right.bytes))
    for (path, report) in [(old, reports.0), (new, reports.1)] {
      guard let problem = report?.problem else { continue }
      host.tell("\(path): \(GoldenWords.sentence(problem))")
      return nil
    }
    switch reports {
    case (let before?, let after?): return sides(before, old, after, new)
    case (let before?, nil):
      guard let made = try report(new, like: before) else { return nil }
      return Sides(
        old: before.bytes, new: made.bytes, oldName: old, newName: new, command: made.kind)
    case (nil, let after?):
      guard let made = try report(old, like: after) else { return nil }
      return Sides(
        old: made.bytes, new: after.bytes, oldName: old, newName: new, command: made.kind)
    case (nil, nil):
      // Both reports get the same name, because different file names are no difference in behavior.
      let name = Self.lastName(old)
      guard let before = try report(old, name, definition, with: asked),
        let after = try report(new, name, definition, with: asked)
      else { return nil }
      return Sides(
        old: before, new: after, oldName: old, newName: new, command: definition.kind,
        document: (new, name))
    }
  }

  private func sides(
    _ before: RecordedReport, _ old: String, _ after: RecordedReport, _ new: String
  ) -> Sides? {
    if let option = asked.first?.words.first {
      console.message(CommandWords.noDocument(option))
      return nil
    }
    guard let command = before.kind, command == after.kind else {
      console.message(
        CommandWords.otherCommands(before.words.first ?? "", after.words.first ?? ""))
      return nil
    }
    return Sides(
      old: before.bytes, new: after.bytes, oldName: old, newName: new, command: command)
  }

  private static func lastName(_ path: String) -> String {
    String(path.split(separator: "/").last ?? "")
  }

  // MARK: - One document

  /// A document without the options that affect its behavior, and with them.
  private func sides(of path: String) throws(ParsedArguments.Problem) -> Sides? {
    guard !changing.isEmpty else {
      console.message(CommandWords.nothingToCompare)
      return nil
    }
    guard let document = try Input(arguments, host).document(DocumentLocation(path)) else {
      return nil
    }
    let asks = try EvaluationArguments(arguments).inspection
    let isStep = !asks.events.isEmpty || asks.stepCount != nil
    var without = arguments.options(about: .document, .report)
    if isStep { without += arguments.options(about: .evaluation) }
    // Compares with the state before the step, so that the report shows only its effect.
    if !asks.events.isEmpty {
      without.append(.init(.step, "\(asks.stepCount ?? document.steps.count)"))
    } else if let step = asks.stepCount {
      without.append(.init(.step, "\(max(step - 1, 0))"))
    }
    let name = Self.lastName(path)
    // Makes the requested report first, so that messages are about it.
    guard let after = try report(path, name, definition, with: asked),
      let before = try report(path, name, definition, with: without)
    else { return nil }
    let words = changing.flatMap(\.words).joined(separator: " ")
    return Sides(
      old: before, new: after, oldName: path, newName: "\(path) \(words)",
      command: definition.kind, isStep: isStep)
  }
}
