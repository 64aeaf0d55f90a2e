import ViewTreeLanguageServer
import ViewTreeRequests
import ViewTreeSyntax

/// The cost of typing one letter into a document that an editor has open. It's measured from the
/// bytes of the message to those of the diagnostics.
struct EditorMeasurement {
  private let uri: String
  private let language: String
  /// True if a hover follows each typed letter.
  private let hovers: Bool

  private(set) var samples = Samples()
  /// The bytes of all answers.
  private(set) var bytes = 0
  private var server = LanguageServer(limits: .standard)
  private let source: SourceFile

  /// Types and deletes a letter the given number of times, in the middle of the first text of a
  /// document.
  init(_ source: SourceFile, runs: Int, hovers: Bool = false) {
    self.source = source
    self.hovers = hovers
    language = source.name.hasSuffix(".swift") ? "swift" : "json"
    uri = "file://\(source.name.hasPrefix("/") ? source.name : "/screen.json")"
    let text = OrderedJSON.text(String(decoding: source.bytes, as: UTF8.self))
    tell("initialize", ["capabilities": .object([])], id: 1)
    tell(
      "textDocument/didOpen",
      [
        "textDocument": [
          "uri": .text(uri), "languageId": .text(language), "version": 1, "text": text,
        ]
      ])
    _ = server.settle()
    for run in 0..<runs { measure(run) }
  }

  private mutating func measure(_ run: Int) {
    let isTyped = run % 2 == 0
    let change = change(removing: isTyped ? 0 : 1, inserting: isTyped ? "x" : "")
    let start = position(place)
    let began = ProcessorTime.now()
    tell("textDocument/didChange", change)
    // The bytes aren't used, but creating them is part of the measurement.
    bytes += server.settle().reduce(0) { $0 + MessageFrames.framed($1).count }
    if hovers {
      tell("textDocument/hover", ["textDocument": ["uri": .text(uri)], "position": start], id: 2)
    }
    samples.add(ProcessorTime.now() - began)
  }

  private func change(removing count: Int, inserting text: String) -> OrderedJSON {
    let start = position(place)
    return [
      "textDocument": ["uri": .text(uri), "version": 2],
      "contentChanges": [
        [
          "range": ["start": start, "end": position(place + count)], "text": .text(text),
        ]
      ],
    ]
  }

  /// The offset of the first text of the document, or the end of the document if it has no text.
  private var place: Int {
    let key = Array((language == "swift" ? "Text(\"" : "\"text\":\"").utf8)
    let start = source.bytes.indices.first { source.bytes[$0...].starts(with: key) }
    return start.map { $0 + key.count } ?? source.bytes.count
  }

  private func position(_ offset: Int) -> OrderedJSON {
    let lines = LineTable(source)
    let line = lines.lineRange(at: UInt32(clamping: offset))
    return [
      "line": .integer(lines.lineNumber(at: UInt32(clamping: offset)) - 1),
      "character": .integer(offset - line.lowerBound),
    ]
  }

  private mutating func tell(_ method: String, _ parameters: OrderedJSON, id: Int? = nil) {
    var message: [(String, OrderedJSON)] = [("method", .text(method)), ("params", parameters)]
    if let id { message.append(("id", .integer(id))) }
    var content = ByteBuffer()
    OrderedJSON.object(message).write(to: &content)
    _ = server.receive(content.takeAll())
  }
}
