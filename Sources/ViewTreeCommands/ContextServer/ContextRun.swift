import ViewTreeDocument
import ViewTreeGolden
import ViewTreeInspector
import ViewTreeReport
import ViewTreeRequests
import ViewTreeSyntax

/// The work of one call: it runs commands, which read and evaluate the document once.
struct ContextRun {
  let server: ContextServer
  var call: ContextCall
  /// The contents that replace files for this call.
  var versions: ContextFiles.Versions = [:]
  /// The document and its evaluation, for all commands of the call.
  private var memory = DocumentMemory()

  init(_ server: ContextServer, _ call: ContextCall) {
    self.server = server
    self.call = call
  }

  /// A copy of the call that shares no document with it.
  var separate: ContextRun {
    var run = self
    run.memory = DocumentMemory()
    return run
  }

  /// The steps of a tool.
  func steps(_ tool: ContextTool) -> [ContextWork.Step] {
    guard let name = call.text("file") ?? call.text("folder"), !name.isEmpty else {
      return stepsOfFile(tool)
    }
    var run = self
    switch server.files.folders.file(name) {
    case .success(let path): run.call.path = path
    case .failure(let refusal):
      return [ContextWork.Step(tool.title) { $0.fail(refusal.text) }]
    }
    return run.stepsOfFile(tool)
  }

  /// The steps of a tool for the path of the call.
  func stepsOfFile(_ tool: ContextTool) -> [ContextWork.Step] {
    switch tool.action {
    case .screens: screens()
    case .inspect: [summaryStep, problems, tree]
    case .commands(let commands): [summaryStep] + commands.map { command($0) }
    case .explain: [summaryStep, explanation]
    case .checkLayout: [summaryStep] + checks()
    case .picture: [summaryStep] + drawing()
    case .changes: changes()
    case .edit: edit()
    }
  }

  // MARK: - Commands

  /// The streams of a command: it reads files of the opened folders, and its messages are
  /// collected.
  func console(_ collector: MessageCollector) -> Console {
    var console = server.console
    let (files, versions) = (server.files, versions)
    console.readFile = { path, limit throws(FileSystem.Failure) in
      try files.read(path, atMost: limit, versions)
    }
    console.readInput = { _ in [] }
    console.errorIsTerminal = false
    console.isOfProcess = false
    console.collector = collector
    console.programs = server.programs
    console.memory = memory
    let folders = files.folders
    console.mayRead = { folders.contain($0) }
    return console
  }

  /// The result of a command line.
  struct Result {
    let text: String
    let status: ExitStatus
    /// The errors among the messages, one after another.
    let errors: String
  }

  /// Runs a command line.
  func run(_ words: [String]) -> Result {
    final class Written {
      var bytes: [UInt8] = []
    }
    let (written, collector) = (Written(), MessageCollector())
    var console = console(collector)
    console.writeOutput = { written.bytes += $0 }
    console.writeError = { _ in }
    let status = ViewTreeCommand.run(words, console)
    return Result(
      text: String(decoding: written.bytes, as: UTF8.self), status: status,
      errors: Self.errors(collector.parts))
  }

  /// The errors of messages. Warnings about unsupported code are counted in the first line.
  static func errors(_ parts: [DiagnosticReport.Part]) -> String {
    let texts = parts.compactMap { part -> String? in
      let errors = part.diagnostics.filter { $0.severity == .error }
      guard !errors.isEmpty else { return nil }
      guard let source = part.source else {
        return errors.map(\.message).joined(separator: "\n") + "\n"
      }
      return DiagnosticRenderer(source: source).renderWithoutCount(errors)
    }
    return texts.joined()
  }

  /// Adds the result of a command to an answer.
  func add(_ result: Result, to answer: inout ContextAnswer) {
    switch result.status {
    case .fine: answer.add(result.text)
    case .no: answer.add(result.text, .problems)
    default: answer.fail(result.errors + result.text)
    }
  }

  private func command(_ command: ContextTool.Command) -> ContextWork.Step {
    ContextWork.Step(command.title) { answer in
      add(run(command.words(call)), to: &answer)
    }
  }

  private var problems: ContextWork.Step {
    ContextWork.Step("Find problems") { answer in
      findProblems(call.options, setting: "", &answer)
    }
  }

  private var tree: ContextWork.Step {
    ContextWork.Step("Show the views") { answer in
      let options =
        call.options + call.option("view", as: "--view") + call.option("depth", as: "--depth")
      add(
        run(["inspect", "--format=compact", "--only=views"] + options + call.fileWords), to: &answer
      )
    }
  }

  // MARK: - Summary

  /// The first step of each tool about a screen: shows it, and counts its placeholders.
  var summaryStep: ContextWork.Step {
    ContextWork.Step("Read the screen") { answer in
      do throws(ParsedArguments.Problem) {
        let summary = try summary(of: call.path, call.options)
        guard summary.isShown else {
          return answer.fail(run(["inspect"] + call.options + call.fileWords).errors)
        }
        answer.views = (summary.views, summary.views - summary.known)
        answer.addHead(ContextWords.head(call.path, summary))
      } catch {
        answer.fail(ContextWords.sentence(error))
      }
    }
  }

  /// The summary of a screen. All of its warnings are counted.
  func summary(
    of document: String, _ options: [String] = []
  ) throws(ParsedArguments.Problem) -> ScreenSummary {
    let arguments = try ParsedArguments(
      ["--holes=all"] + options, ReportDefinition.inspect.options)
    let host = console(MessageCollector()).host(arguments)
    return try ScreenSummary(of: document, arguments, host)
  }
}
