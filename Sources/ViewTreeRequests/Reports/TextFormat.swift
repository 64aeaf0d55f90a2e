/// The formats of lines that people read.
package enum TextFormat: String {
  case text, compact, summary
}
