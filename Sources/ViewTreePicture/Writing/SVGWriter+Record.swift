import ViewTreeNumbers
import ViewTreeSyntax

extension SVGWriter {
  /// Writes the text record of the picture as invisible metadata, by which golden pictures are
  /// compared.
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
