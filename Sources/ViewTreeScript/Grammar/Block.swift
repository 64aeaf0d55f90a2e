/// Statements between braces, or a whole text.
struct Block {
  let statements: [Statement]
  let range: Range<Int>
}
