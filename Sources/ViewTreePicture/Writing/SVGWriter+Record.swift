import ViewTreeNumbers
import ViewTreeSyntax

extension SVGWriter {
  /// Writes what the picture says in words, where no program shows it: golden pictures are compared by
  /// it.
  mutating func append(_ record: SceneRecord) {
    buffer.append("<metadata data-report=\"" as StaticString)
    buffer.append(record.report.rawValue)
    buffer.append("\" data-first=\"" as StaticString)
    buffer.append(record.firstView)
    buffer.append("\">\n" as StaticString)
    let lines = record.text.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    for line in lines.dropLast() {
      buffer.append(markup: String(decoding: line, as: UTF8.self))
      buffer.append(UInt8(ascii: "\n"))
    }
    buffer.append("</metadata>\n" as StaticString)
  }
}
