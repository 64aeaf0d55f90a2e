/// Statements between braces, or a whole text.
package struct Block {
  package let statements: [Statement]
  package let range: Range<Int>
}
