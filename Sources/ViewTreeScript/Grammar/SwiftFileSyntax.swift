/// A Swift file as written: what its top level holds, as far as it could be read.
package struct SwiftFileSyntax {
  /// The items that were parsed, in source order.
  package let items: [TopLevelSyntax]
  /// The problems in the other items, at most one for each declaration.
  package let problems: [ScriptProblem]
  /// The names in the file, if they are asked for.
  package let names: FileNames?

  /// Reads a file; behind a mistake it goes on at the next declaration.
  ///
  /// - Parameters:
  ///   - file: Where the file is in the text; all of it without one. Places are those in the text.
  ///   - names: What to do with the names in it, which then are noted.
  package init(reading text: [UInt8], in file: Range<Int>? = nil, names: FileNames? = nil) {
    let parser = ScriptParser(text: text)
    parser.passedProblems = []
    parser.names = names
    var items: [TopLevelSyntax] = []
    var stops: [SyntaxStop] = []
    do {
      parser.words = try ScriptLexer.split(text, file ?? 0..<text.count)
      items = try parser.topLevel()
    } catch {
      stops.append(error)
    }
    stops = (parser.passedProblems ?? []) + stops
    self.items = items
    self.names = parser.names
    problems = stops.map { ScriptProblem($0.kind, range: $0.range, origin: 0) }
  }
}
