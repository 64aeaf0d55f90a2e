/// The syntax of a Swift file: the items at its top level that could be parsed.
package struct SwiftFileSyntax {
  /// A problem, and the part of the file that can't be read because of it.
  package struct Gap {
    package let problem: ScriptProblem
    package let range: Range<Int>
  }

  /// The items that were parsed, in source order.
  package private(set) var items: [TopLevelSyntax] = []
  /// The parts that can't be read, at most one for each declaration.
  package private(set) var gaps: [Gap] = []
  /// The names in the file, if they were requested.
  package private(set) var names: FileNames?

  /// The problems in the parts that can't be read.
  package var problems: [ScriptProblem] { gaps.map(\.problem) }

  /// The maximum number of times that a declaration is read again without its end.
  private static let cutLimit = 8

  /// Reads a file. After an error, continues at the next declaration. If the file can't be split
  /// into tokens, or its brackets don't match, reads each declaration alone.
  ///
  /// - Parameters:
  ///   - file: The range of the file in the text, or `nil` for all of it. Ranges in the result are
  ///     those in the text.
  ///   - names: The replacements for names in the file. The names are recorded in the result.
  package init(reading text: [UInt8], in file: Range<Int>? = nil, names: FileNames? = nil) {
    self.names = names
    let file = file ?? 0..<text.count
    let stop = read(text, file)
    let lines = DeclarationLines(text, in: file)
    guard stop != nil || !gaps.isEmpty && lines.haveConflict else { return }
    (items, gaps, self.names) = ([], [], names)
    for range in lines.ranges { readAlone(text, range) }
    // The lines may be fine one by one.
    if gaps.isEmpty, let stop { add(stop, stop.range) }
  }

  /// Reads a part of a file. Returns the reason if it can't be split into tokens.
  private mutating func read(_ text: [UInt8], _ range: Range<Int>) -> SyntaxStop? {
    let parser = ScriptParser(text: text)
    parser.passedProblems = []
    parser.names = names
    do {
      parser.words = try ScriptLexer.split(text, range)
    } catch {
      return error
    }
    do {
      items += try parser.topLevel()
    } catch {
      parser.passedProblems?.append((error, error.range))
    }
    for (stop, range) in parser.passedProblems ?? [] { add(stop, range) }
    names = parser.names
    return nil
  }

  /// Reads a declaration, or as many lines of it as there are tokens and pairs of brackets in.
  private mutating func readAlone(_ text: [UInt8], _ range: Range<Int>) {
    guard let first = read(text, range) else { return }
    var stop = first
    var end = range.upperBound
    for _ in 0..<Self.cutLimit {
      let before = text[range.lowerBound..<min(stop.range.lowerBound, end)]
      end = before.lastIndex(of: 0x0A) ?? range.lowerBound
      guard end > range.lowerBound else { break }
      guard let next = read(text, range.lowerBound..<end) else {
        return add(first, end..<range.upperBound)
      }
      stop = next
    }
    add(first, range)
  }

  private mutating func add(_ stop: SyntaxStop, _ range: Range<Int>) {
    gaps.append(Gap(problem: ScriptProblem(stop.kind, range: stop.range, origin: 0), range: range))
  }
}
