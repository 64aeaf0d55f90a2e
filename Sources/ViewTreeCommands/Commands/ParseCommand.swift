import ViewTreeRequests
import ViewTreeSyntax

extension Command {
  /// The parsed structure of any JSON or YAML file, or of a document in Swift.
  static let parse = Command(
    name: "parse", usage: "[OPTION …] FILE",
    summary: "Print a JSON, YAML, or Swift file as canonical JSON",
    options: [
      .input, .root, .preview, .target, .locale, .holes, .assume, .output, .limit, .diagnostics,
      .color, .help, .version,
    ],
    run: { arguments, console throws(ParsedArguments.Problem) in
      let location = try Input.document(arguments, of: "parse")
      let input = try Input(arguments, console)
      guard let source = input.read(location) else { return .unusable }
      // JSON allows duplicate keys in an object. Only documents don't.
      var limits = input.limits.reader
      limits.duplicateKeys = .warning
      guard let tree = input.tree(source, limits: limits) else { return .unusable }
      return ReportCommand.writeDocument(CanonicalJSON.write(tree), arguments, console)
    })
}
