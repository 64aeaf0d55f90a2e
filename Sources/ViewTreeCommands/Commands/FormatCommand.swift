import ViewTreeDocument
import ViewTreeInspector
import ViewTreeListing
import ViewTreeRequests
import ViewTreeSyntax

extension Command {
  /// Documents in canonical layout.
  static let format = Command(
    name: "format", usage: "[OPTION …] [PATH …]",
    summary: "Format a document, or convert it to JSON, YAML, or Swift",
    options: [
      .input, .root, .preview, .target, .locale, .holes, .assume, .to, .harness, .check, .write,
      .output, .quiet, .limit,
      .color,
      .help,
      .version,
    ],
    run: { arguments, console throws(ParsedArguments.Problem) in
      try FormatCommand.checkOptions(arguments)
      let input = try Input(arguments, console)
      guard let documents = try FormatCommand.documents(arguments, console) else {
        return .unusable
      }
      var status = ExitStatus.fine
      for document in documents {
        let result = FormatCommand.format(document, input, arguments, console)
        if result.rawValue > status.rawValue { status = result }
      }
      return status
    })
}

/// Formats files for `format`.
enum FormatCommand {
  /// Rejects options that conflict.
  static func checkOptions(_ arguments: ParsedArguments) throws(ParsedArguments.Problem) {
    for (first, second) in [
      (OptionDefinition.check, OptionDefinition.write), (.check, .to), (.write, .to),
      (.check, .output), (.write, .output),
    ] where arguments.has(first) && arguments.has(second) {
      throw .conflict("--\(first.name)", "--\(second.name)")
    }
    if arguments.has(.harness), arguments.value(.to) != SourceSyntax.swift.rawValue {
      throw .needs("--harness", "--to swift")
    }
    guard arguments.has(.check) || !arguments.files.isEmpty else {
      throw .missingFile(command: "format")
    }
    if !arguments.has(.check), !arguments.has(.write) {
      _ = try Input.document(arguments, of: "format")
    }
    if arguments.has(.write), arguments.files.contains("-") { throw .conflict("--write", "-") }
  }

  /// The documents to format, including the documents in folders if the command doesn't print them.
  /// `nil` after a message.
  static func documents(
    _ arguments: ParsedArguments, _ console: Console
  ) throws(ParsedArguments.Problem) -> [DocumentLocation]? {
    guard arguments.has(.check) || arguments.has(.write) else {
      return [try Input.document(arguments, of: "format")]
    }
    // Skips Swift files in folders, because they have their own formatters.
    return DocumentPaths.all(arguments.filesOrFolder, console)?
      .filter { !$0.hasSuffix(".swift") || arguments.files.contains($0) }
      .map { DocumentLocation($0) }
  }

  /// Formats one file and prints, compares or writes it.
  static func format(
    _ document: DocumentLocation, _ input: Input, _ arguments: ParsedArguments, _ console: Console
  ) -> ExitStatus {
    guard let source = input.read(document) else { return .unusable }
    let path = document.name
    let syntax = input.language(of: source)
    let target = arguments.value(.to).flatMap { SourceSyntax(rawValue: $0) } ?? syntax
    guard target != .swift || syntax != .swift || arguments.has(.harness) else {
      console.message(CommandWords.swiftIsNotLaidOut(path))
      return .unusable
    }
    guard let tree = input.tree(source, limits: input.limits.reader) else { return .unusable }
    if target == .swift { return list(tree, path, input, arguments, console) }
    do throws(DocumentFormatter.Failure) {
      let bytes = try DocumentFormatter.format(tree, from: syntax, to: target)
      if syntax != target, !isProven(bytes, target, of: tree, input) { return .unusable }
      return finish(
        bytes, path, isFormatted: bytes == source.bytes, arguments, console)
    } catch {
      switch error {
      case .comment(let diagnostic): input.show([diagnostic], in: source)
      case .differs:
        console.message(CommandWords.formatDiffers(path))
        return .defect
      }
      return .unusable
    }
  }

  /// Writes a document as SwiftUI.
  private static func list(
    _ tree: SyntaxTree, _ path: String, _ input: Input, _ arguments: ParsedArguments,
    _ console: Console
  ) -> ExitStatus {
    let listing = Listing.write(tree)
    input.show(listing.diagnostics, in: tree.source)
    guard let bytes = listing.bytes, isProven(bytes, .swift, of: tree, input) else {
      return .unusable
    }
    guard let host = arguments.value(.harness).flatMap({ HarnessHost(rawValue: $0) }) else {
      return ReportCommand.writeDocument(bytes, arguments, console)
    }
    // A harness adds probes to the listing, which only a device can run.
    let harness = Harness.write(tree, for: host)
    guard let bytes = harness.bytes else {
      input.show(harness.diagnostics, in: tree.source)
      return .unusable
    }
    return ReportCommand.writeDocument(bytes, arguments, console)
  }

  /// Returns false if a translation has a different meaning than its document. Shows the
  /// difference, or that there was no comparison.
  private static func isProven(
    _ bytes: [UInt8], _ syntax: SourceSyntax, of tree: SyntaxTree, _ input: Input
  ) -> Bool {
    guard let document = DocumentReader.decode(tree).document else { return true }
    let proof = TranslationProof(of: document, limits: input.limits)
    guard let problem = proof.problem(with: bytes, in: syntax) else { return true }
    input.show([problem], in: tree.source)
    return problem.severity != .error
  }

  private static func finish(
    _ bytes: [UInt8], _ path: String, isFormatted: Bool, _ arguments: ParsedArguments,
    _ console: Console
  ) -> ExitStatus {
    if arguments.has(.check) {
      return isFormatted ? .fine : max(.no, console.result("\(path)\n"))
    }
    guard arguments.has(.write) else {
      return ReportCommand.writeDocument(bytes, arguments, console)
    }
    // Skips an unchanged file, to keep its modification date.
    return isFormatted ? .fine : ReportCommand.write(bytes, to: path, console)
  }

  private static func max(_ first: ExitStatus, _ second: ExitStatus) -> ExitStatus {
    first.rawValue > second.rawValue ? first : second
  }
}
