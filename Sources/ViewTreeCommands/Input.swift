import ViewTreeDocument
import ViewTreeInspector
import ViewTreeSyntax

/// The file that a command is about.
struct Input {
  let console: Console
  let usesColor: Bool
  /// The language of documents, if the command line says it.
  let syntax: SourceSyntax?
  /// How much a document may cost.
  let limits: Limits

  init(
    _ arguments: ParsedArguments, _ console: Console
  ) throws(ParsedArguments.Problem) {
    self.console = console
    limits = try Limits(arguments)
    syntax = arguments.value(.input).flatMap { SourceSyntax(rawValue: $0) }
    usesColor = Self.usesColor(arguments, console, isTerminal: console.errorIsTerminal)
  }

  /// Whether what is written to some place has colour.
  static func usesColor(
    _ arguments: ParsedArguments, _ console: Console, isTerminal: Bool
  ) -> Bool {
    switch arguments.value(.color) {
    case "always": true
    case "never": false
    // An empty NO_COLOR is as good as none (no-color.org).
    default: isTerminal && console.value(of: .noColor) == nil
    }
  }

  /// The one file that the command line names.
  static func onlyFile(
    _ arguments: ParsedArguments, of command: String
  ) throws(ParsedArguments.Problem) -> String {
    guard let file = arguments.files.first else { throw .missingFile(command: command) }
    if arguments.files.count > 1 { throw .extraFile(arguments.files[1]) }
    return file
  }

  /// Reads a file, or standard input for `-`; says why not, if not.
  func read(_ path: String) -> SourceFile? {
    do {
      if path == "-" { return SourceFile(name: "<stdin>", bytes: try console.readInput()) }
      return SourceFile(name: path, bytes: try FileSystem.read(path))
    } catch let failure as FileSystem.Failure {
      console.message(CommandWords.unreadable(path, failure))
    } catch {
      console.message(CommandWords.unreadable(path, .other("\(error)")))
    }
    return nil
  }

  /// Reads and checks a document; says what is wrong, if anything is.
  func document(_ path: String) -> Document? {
    guard let source = read(path) else { return nil }
    // No text holds a zero byte; complaints about each such byte would help nobody.
    guard !source.bytes.contains(0) else {
      console.message(CommandWords.binary(source.name))
      return nil
    }
    let result = DocumentReader.read(source, as: syntax, limits: limits.reader)
    show(result.diagnostics, in: source)
    return result.document
  }

  /// Evaluates a document; says what is wrong, if anything is.
  func inspect(_ document: Document, _ options: InspectionOptions) -> Inspection? {
    evaluate(document, options).inspection
  }

  /// The same with the layout, if the options keep it.
  func evaluate(_ document: Document, _ options: InspectionOptions) -> InspectionResult {
    let result = Inspector.inspect(document, options: options, limits: limits.evaluation)
    for problems in result.problems { show(problems.diagnostics, in: problems.source) }
    return result
  }

  /// Prints diagnostics, if there are any.
  func show(_ diagnostics: [Diagnostic], in source: SourceFile) {
    guard !diagnostics.isEmpty else { return }
    if let collector = console.collector { return collector.add(diagnostics, in: source) }
    let renderer = DiagnosticRenderer(source: source, color: usesColor)
    console.writeError(Array(renderer.render(diagnostics).utf8))
  }
}
