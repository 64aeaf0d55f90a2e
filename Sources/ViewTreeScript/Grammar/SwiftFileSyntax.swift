/// The syntax of a Swift file: the items at its top level that could be parsed.
package struct SwiftFileSyntax {
  /// The items that were parsed, in source order.
  package let items: [TopLevelSyntax]
  /// The problems in the other items, at most one for each declaration.
  package let problems: [ScriptProblem]
  /// The names in the file, if they were requested.
  package let names: FileNames?

  /// Reads a file. After an error, continues at the next declaration.
  ///
  /// - Parameters:
  ///   - file: The range of the file in the text, or `nil` for all of it. Ranges in the result are
  ///     those in the text.
  ///   - names: The replacements for names in the file. The names are recorded in the result.
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
