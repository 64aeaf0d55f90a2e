import ViewTreeDocument
import ViewTreeGolden
import ViewTreeInspector
import ViewTreeReport
import ViewTreeSwift
import ViewTreeSyntax

/// The files that a request is about, read as its options say.
package struct Input {
  package let host: RequestHost
  /// The language of documents, if the options say it.
  package let syntax: SourceSyntax?
  /// What of a Swift file is shown.
  package let swift: SwiftOptions
  /// How much a document may cost.
  package let limits: Limits

  package init(
    _ arguments: ParsedArguments, _ host: RequestHost
  ) throws(ParsedArguments.Problem) {
    self.host = host
    limits = try Limits(arguments)
    swift = SwiftOptions(
      root: arguments.value(.root), preview: arguments.value(.preview),
      holesAreErrors: arguments.value(.holes) == "error")
    syntax = arguments.value(.input).flatMap { SourceSyntax(rawValue: $0) }
  }

  /// Reads a file, or standard input for `-`; says why not, if not.
  package func read(_ path: String) -> SourceFile? {
    do throws(FileSystem.Failure) {
      return SourceFile(name: path == "-" ? "<stdin>" : path, bytes: try host.read(path))
    } catch {
      host.tell(.unreadable(path, error))
      return nil
    }
  }

  /// Reads and checks a document; says what is wrong, if anything is.
  package func document(_ path: String) -> Document? {
    guard let source = read(path) else { return nil }
    // No text holds a zero byte; complaints about each such byte would help nobody.
    guard !source.bytes.contains(0) else {
      host.tell(.binary(source.name))
      return nil
    }
    let result = read(source)
    // What is wrong with a report as a document would help nobody.
    if result.document == nil, let report = RecordedReport(source.bytes) {
      host.tell(.report(source.name, command: report.words.first ?? ""))
      return nil
    }
    show(result.diagnostics, in: source)
    return result.document
  }

  /// The values of a source in its language, with what is wrong told; `nil` after an error.
  package func tree(_ source: SourceFile, limits: ReaderLimits) -> SyntaxTree? {
    let language = language(of: source)
    guard language == .swift else {
      let tree = language.read(source, limits: limits)
      show(tree.diagnostics, in: source)
      return tree.hasErrors ? nil : tree
    }
    let result = read(source)
    show(result.diagnostics, in: source)
    return result.document?.tree
  }

  /// The language of a source: the one that the options say, or the one that it is told by.
  package func language(of source: SourceFile) -> SourceSyntax {
    syntax ?? SourceSyntax(of: source)
  }

  /// Reads and checks a document in its language.
  private func read(_ source: SourceFile) -> DocumentReader.Result {
    if language(of: source) == .swift {
      return SwiftDocumentReader.read(source, options: swift, limits: limits.reader)
    }
    return DocumentReader.read(source, as: syntax, limits: limits.reader)
  }

  /// Evaluates a document; says what is wrong, if anything is.
  package func evaluate(_ document: Document, _ options: InspectionOptions) -> InspectionResult {
    let result = Inspector.inspect(document, options: options, limits: limits.evaluation)
    for problems in result.problems { show(problems.diagnostics, in: problems.source) }
    return result
  }

  /// Tells diagnostics, if there are any.
  package func show(_ diagnostics: [Diagnostic], in source: SourceFile) {
    guard !diagnostics.isEmpty else { return }
    host.tell(DiagnosticReport.Part(source: source, diagnostics: diagnostics))
  }
}
