/// The first error of a text, where parsing stops.
struct SyntaxStop: Error {
  let kind: ScriptProblem.Kind
  let range: Range<Int>

  init(_ kind: ScriptProblem.Kind, _ range: Range<Int>) {
    self.kind = kind
    self.range = range
  }
}
