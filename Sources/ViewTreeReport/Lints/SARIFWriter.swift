import ViewTreeInspector
import ViewTreeSyntax

/// Writes a log of one run in the Static Analysis Results Interchange Format 2.1.0.
struct SARIFWriter {
  var writer = JSONWriter(capacity: 16_384)
  let registry: LintRegistry

  init(_ registry: LintRegistry) {
    self.registry = registry
  }

  mutating func write(_ files: [LintedFile], version: String) {
    writer.openObject()
    writer.key("$schema")
    writer.string("https://json.schemastore.org/sarif-2.1.0.json")
    writer.key("version")
    writer.string("2.1.0")
    writer.key("runs")
    writer.openArray()
    writer.element()
    writer.openObject()
    addTool(version: version)
    writer.key("columnKind")
    writer.string("unicodeCodePoints")
    writer.key("results")
    writer.openArray()
    files.forEachFinding { add($0, $1) }
    writer.closeArray()
    writer.closeObject()
    writer.closeArray()
    writer.closeObject()
  }

  private mutating func addTool(version: String) {
    writer.key("tool")
    writer.openObject()
    writer.key("driver")
    writer.openObject()
    writer.key("name")
    writer.string("viewtree")
    writer.key("version")
    writer.string(version)
    writer.key("rules")
    writer.openArray()
    for lint in registry.lints {
      writer.element()
      writer.openObject()
      writer.key("id")
      writer.string(lint.name)
      addText("shortDescription", lint.summary)
      writer.key("defaultConfiguration")
      writer.raw("{ \"level\": ")
      writer.string(lint.severity?.rawValue ?? "none")
      writer.raw(" }")
      writer.closeObject()
    }
    writer.closeArray()
    writer.closeObject()
    writer.closeObject()
  }

  private mutating func addText(_ key: StaticString, _ text: String) {
    writer.key(key)
    writer.raw("{ \"text\": ")
    writer.string(text)
    writer.raw(" }")
  }

  // MARK: - Results

  private mutating func add(_ finding: Diagnostic, _ lines: LineTable) {
    writer.element()
    writer.openObject()
    writer.key("ruleId")
    writer.string(finding.id)
    if let index = registry.names.firstIndex(of: finding.id) {
      writer.key("ruleIndex")
      writer.integer(index)
    }
    writer.key("level")
    writer.string(finding.severity.rawValue)
    addText("message", finding.message + (finding.help.map { "\n\($0)" } ?? ""))
    writer.key("locations")
    writer.openArray()
    addLocation(finding.range, lines, message: nil)
    writer.closeArray()
    if !finding.notes.isEmpty {
      writer.key("relatedLocations")
      writer.openArray()
      for note in finding.notes { addLocation(note.range, lines, message: note.message) }
      writer.closeArray()
    }
    writer.closeObject()
  }

  private mutating func addLocation(_ range: SourceRange?, _ lines: LineTable, message: String?) {
    writer.element()
    writer.openObject()
    writer.key("physicalLocation")
    writer.openObject()
    writer.key("artifactLocation")
    writer.raw("{ \"uri\": ")
    writer.string(Self.uri(lines.source.name))
    writer.raw(" }")
    if let range { addRegion(range, lines) }
    writer.closeObject()
    if let message { addText("message", message) }
    writer.closeObject()
  }

  private mutating func addRegion(_ range: SourceRange, _ lines: LineTable) {
    writer.key("region")
    writer.raw("{ \"startLine\": ")
    writer.integer(lines.lineNumber(at: range.start))
    writer.raw(", \"startColumn\": ")
    writer.integer(lines.codePointColumn(at: range.start))
    writer.raw(", \"endLine\": ")
    writer.integer(lines.lineNumber(at: range.end))
    writer.raw(", \"endColumn\": ")
    writer.integer(lines.codePointColumn(at: range.end))
    writer.raw(" }")
  }

  /// A path as a relative or absolute reference: what a URI does not allow is percent-encoded.
  private static func uri(_ path: String) -> String {
    var uri = ""
    for byte in path.utf8 {
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
        UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "."),
        UInt8(ascii: "_"), UInt8(ascii: "~"), UInt8(ascii: "/"):
        uri.unicodeScalars.append(Unicode.Scalar(byte))
      default:
        let digits = String(byte, radix: 16, uppercase: true)
        uri += "%" + (digits.count < 2 ? "0" : "") + digits
      }
    }
    return uri
  }
}
