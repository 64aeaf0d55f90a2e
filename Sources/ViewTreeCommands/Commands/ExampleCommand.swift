import ViewTreeRequests
import ViewTreeSyntax

extension Command {
  /// Documents to start with.
  static let example = Command(
    name: "example", usage: "[OPTION …] [NAME]",
    summary: "Print an example, or list all examples",
    options: [.output, .color, .help, .version],
    run: { arguments, console throws(ParsedArguments.Problem) in
      if arguments.files.count > 1 {
        throw .extraWord(arguments.files[1], command: "example")
      }
      guard let name = arguments.files.first else {
        let list = CommandWords.examples(Example.all, files: Example.names.map(Example.file(of:)))
        return ReportCommand.write(Array(list.utf8), arguments, console)
      }
      guard let example = Example.all.first(where: { $0.name == name }) else {
        if Example.names.contains(name) { throw .exampleIsFile(name, Example.file(of: name)) }
        let names = Example.all.map(\.name) + Example.names
        let nearest = NearMatch.nearestName(to: name, in: names)
        throw .unknownExample(name, nearest: nearest)
      }
      return ReportCommand.write(Array(example.text.utf8), arguments, console)
    })
}
