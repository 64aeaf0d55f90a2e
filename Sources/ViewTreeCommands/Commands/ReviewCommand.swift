import ViewTreeGolden
import ViewTreeInspector
import ViewTreeReport
import ViewTreeRequests

extension Command {
  /// The review of pending reports.
  static let review = Command(
    name: "review", usage: "[OPTION …] [PATH …]",
    summary: "Accept or reject pending reports one by one",
    options: [
      .accept, .reject, .goldens, .format, .patch, .diff, .diagnostics, .color, .help, .version,
    ],
    run: { arguments, console throws(ParsedArguments.Problem) in
      if arguments.has(.accept), arguments.has(.reject) { throw .conflict("--accept", "--reject") }
      // Without a path, these options would decide about every pending report in the folder.
      if arguments.files.isEmpty,
        let option = [OptionDefinition.accept, .reject].first(where: arguments.has)
      {
        throw .missingPath(command: "review --\(option.name)")
      }
      return ReviewCommand(arguments, console).run(arguments.filesOrFolder)
    })
}

/// Runs `review`, which goes through the pending reports.
struct ReviewCommand {
  /// A decision on a pending report.
  enum Decision {
    case accept, reject, skip
  }

  private let console: Console
  private let style: GoldenDiffStyle
  private let isJSON: Bool
  private let hasColor: Bool
  private let goldens: String?
  /// Makes reports of the documents, to find the lines that cause changes.
  private let maker = ReportMaker()
  /// The decision on all reports, if an option makes it.
  private let decision: Decision?

  init(_ arguments: ParsedArguments, _ console: Console) {
    self.console = console
    style = GoldenDiffStyle(arguments, default: .behaviour)
    hasColor = console.colorsResult(arguments)
    goldens = arguments.value(.goldens)
    isJSON = arguments.value(.format) == "json"
    decision = arguments.has(.accept) ? .accept : arguments.has(.reject) ? .reject : nil
  }

  func run(_ paths: [String]) -> ExitStatus {
    var isWhole = true
    let (pending, empty) = PendingGolden.find(paths, goldens: goldens) { path, failure in
      console.message(CommandWords.unreadableFolder(path, failure))
      isWhole = false
    }
    let status = review(pending, empty: empty, of: paths)
    return isWhole ? status : .unusable
  }

  /// Applies the decision, prompts for each report, or lists them. `empty` are the paths without
  /// pending reports.
  private func review(
    _ pending: [PendingGolden], empty: [String], of paths: [String]
  ) -> ExitStatus {
    if let decision {
      for path in empty { console.message(CommandWords.nothingWaits(path)) }
      let done = pending.filter { perform(decision, $0) }
      return empty.isEmpty && done.count == pending.count ? .fine : .unusable
    }
    for path in empty {
      do throws(FileSystem.Failure) {
        if try FileSystem.exists(path) { continue }
        throw .notFound
      } catch {
        console.message(CommandWords.unreadable(path, error))
        return .unusable
      }
    }
    var isWhole = true
    if isJSON { return listed(PendingGolden.json(pending, &isWhole), pending, isWhole) }
    guard !pending.isEmpty else { return console.result(CommandWords.nothingWaits() + "\n") }
    if console.inputIsTerminal, console.outputIsTerminal { return walk(pending) }
    let text =
      pending.map { $0.text(style, color: hasColor, from: maker, &isWhole) }.joined()
      + CommandWords.waiting(paths, goldens, pending.count)
    return listed(WorkflowCommand.guarded(Array(text.utf8)), pending, isWhole)
  }

  /// Prints the pending reports. The exit code shows if there are any.
  private func listed(
    _ bytes: [UInt8], _ pending: [PendingGolden], _ isWhole: Bool
  ) -> ExitStatus {
    let status = console.result(bytes)
    guard isWhole else { return .unusable }
    return status == .fine && !pending.isEmpty ? .no : status
  }

  // MARK: - Interactive review

  /// Prompts for each report. Reports without a decision stay pending.
  private func walk(_ pending: [PendingGolden]) -> ExitStatus {
    var forAll: Decision?
    var status = ExitStatus.fine
    for (index, each) in pending.enumerated() {
      var decision = forAll
      if decision == nil {
        let text = "\n" + each.text(style, color: hasColor, from: maker)
        // Doesn't ask about a report that couldn't be shown.
        guard console.result(text) == .fine else { return .unusable }
        guard let answer = ask(index + 1, of: pending.count) else { return .no }
        decision = answer.decision
        if answer.isForAll { forAll = decision }
      }
      switch decision {
      case .accept, .reject:
        if let decision, !perform(decision, each) { return .unusable }
      case .skip, nil: status = .no
      }
    }
    return status
  }

  /// Prompts until the answer is valid. `nil` to stop.
  private func ask(_ number: Int, of count: Int) -> (decision: Decision, isForAll: Bool)? {
    while true {
      _ = console.result(CommandWords.question(number, of: count))
      guard let line = console.readLine() else { return nil }
      switch line.split(separator: " ").first {
      case "a", "accept": return (.accept, false)
      case "r", "reject": return (.reject, false)
      case "s", "skip": return (.skip, false)
      case "A", "all": return (.accept, true)
      case "q", "quit": return nil
      default: _ = console.result(CommandWords.answers)
      }
    }
  }

  /// Applies a decision and prints it. False after a message if that fails.
  private func perform(_ decision: Decision, _ pending: PendingGolden) -> Bool {
    do throws(GoldenProblem) {
      switch decision {
      case .accept: try pending.accept()
      case .reject: try pending.reject()
      case .skip: return true
      }
    } catch {
      console.message(CommandWords.undecided(pending.path, error))
      return false
    }
    return console.result(CommandWords.decided(pending.path, isAccepted: decision == .accept))
      == .fine
  }
}
