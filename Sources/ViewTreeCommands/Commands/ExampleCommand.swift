import ViewTreeRequests
import ViewTreeSyntax

extension Command {
  /// Documents to begin with.
  static let example = Command(
    name: "example", usage: "[OPTION …] [NAME]",
    summary: "Print a document to learn from, or the names of all",
    options: [.output, .color, .help, .version],
    run: { arguments, console throws(ParsedArguments.Problem) in
      if arguments.files.count > 1 {
        throw .extraWord(arguments.files[1], command: "example")
      }
      guard let name = arguments.files.first else {
        let lines = Example.all.map { "\($0.name)\n  \($0.comment)\n" }
        return ReportCommand.write(Array(lines.joined().utf8), arguments, console)
      }
      guard let example = Example.all.first(where: { $0.name == name }) else {
        let nearest = NearMatch.nearestName(to: name, in: Example.all.map(\.name))
        throw .unknownExample(name, nearest: nearest)
      }
      return ReportCommand.write(Array(example.text.utf8), arguments, console)
    })
}
