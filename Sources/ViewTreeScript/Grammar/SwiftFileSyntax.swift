/// A Swift file as written: what its top level holds, as far as it could be read.
package struct SwiftFileSyntax {
  /// What could be read, in the order of the file.
  package let items: [TopLevelSyntax]
  /// What could not, at most one problem for each declaration.
  package let problems: [ScriptProblem]

  /// Reads a file; behind a mistake it goes on at the next declaration.
  package init(reading text: [UInt8]) {
    let parser = ScriptParser(text: text)
    parser.passedProblems = []
    var items: [TopLevelSyntax] = []
    var stops: [SyntaxStop] = []
    do {
      parser.words = try ScriptLexer.split(text, 0..<text.count)
      items = try parser.topLevel()
    } catch {
      stops.append(error)
    }
    stops = (parser.passedProblems ?? []) + stops
    self.items = items
    problems = stops.map { ScriptProblem($0.kind, range: $0.range, origin: 0) }
  }
}
