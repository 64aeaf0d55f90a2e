import ViewTreeRequests
import ViewTreeSyntax

extension Command {
  /// What the reader understood of any JSON or YAML.
  static let parse = Command(
    name: "parse", usage: "[OPTION …] FILE",
    summary: "Print what was understood of any JSON or YAML text, as canonical JSON",
    options: [.input, .output, .limit, .diagnostics, .color, .help, .version],
    run: { arguments, console throws(ParsedArguments.Problem) in
      let path = try Input.onlyFile(arguments, of: "parse")
      let input = try Input(arguments, console)
      guard let source = input.read(path) else { return .unusable }
      // JSON allows an object to repeat a key; only documents do not.
      var limits = input.limits.reader
      limits.duplicateKeys = .warning
      let tree = (input.syntax ?? SourceSyntax(of: source)).read(source, limits: limits)
      input.show(tree.diagnostics, in: source)
      if tree.hasErrors { return .unusable }
      return ReportCommand.writeDocument(CanonicalJSON.write(tree), arguments, console)
    })
}
