import ViewTreeReport
import ViewTreeSyntax

extension GoldenReportFormat {
  /// The complete report as JSON. Shards can be merged, and every other format can be created
  /// from it later.
  public static let json = GoldenReportFormat(name: "json") { report, _ in report.json() }
}

extension GoldenReport {
  /// The version of the JSON report.
  static let jsonVersion = 1

  /// One object without times: the same bytes on every run. `GoldenReportReader` reads it.
  func json() -> [UInt8] {
    var writer = JSONWriter(capacity: 4096)
    writer.openObject()
    writer.key("viewtree")
    writer.integer(Self.jsonVersion)
    writer.key("check")
    writer.openObject()
    writer.key("paths")
    writer.strings(paths)
    writer.key("mode")
    writer.string(options.mode.rawValue)
    writer.member("goldens", options.goldens)
    writer.member("filter", options.filter?.text)
    if let matrix = options.matrix {
      for (key, values) in [
        ("devices", matrix.devices), ("dynamicTypeSizes", matrix.textSizes),
        ("colorSchemes", matrix.colorSchemes), ("locales", matrix.locales),
      ] where !values.isEmpty {
        writer.key(text: key)
        writer.strings(values)
      }
    }
    writer.key("failFast")
    writer.boolean(options.failsFast)
    writer.member("shard", options.shard?.description)
    writer.closeObject()
    writer.key("verdict")
    writer.string(verdict.rawValue)
    writer.key("counts")
    writer.openObject()
    for (kind, count) in counts {
      writer.key(text: kind.rawValue)
      writer.integer(count)
    }
    writer.closeObject()
    writer.key("notRun")
    writer.integer(notRun)
    writer.key("results")
    writer.openArray()
    for result in results { writer.add(result) }
    writer.closeArray()
    writer.closeObject()
    return writer.finished()
  }
}

extension JSONWriter {
  fileprivate mutating func strings(_ texts: [String]) {
    openArray()
    for text in texts {
      element()
      string(text)
    }
    closeArray()
  }

  fileprivate mutating func member(_ name: StaticString, _ text: String?) {
    guard let text else { return }
    key(name)
    string(text)
  }

  fileprivate mutating func member(_ name: StaticString, _ number: Int?) {
    guard let number else { return }
    key(name)
    integer(number)
  }

  fileprivate mutating func add(_ result: GoldenResult) {
    element()
    openObject()
    member("path", result.path)
    member("document", result.document)
    member("outcome", result.outcome.kind.rawValue)
    switch result.outcome {
    case .different(let difference): add(difference)
    case .equal, .missing, .written: break
    case .stale(let reason): member("reason", reason.rawValue)
    case .unusable(let problem): add(problem)
    }
    if !result.artifacts.isEmpty {
      key("artifacts")
      openArray()
      for artifact in result.artifacts {
        element()
        openObject()
        member("kind", artifact.kind.rawValue)
        member("path", artifact.path)
        closeObject()
      }
      closeArray()
    }
    let messages = result.messageTexts
    if !messages.isEmpty {
      key("messages")
      openArray()
      for message in messages { add(message) }
      closeArray()
    }
    closeObject()
  }

  private mutating func add(_ difference: GoldenDifference) {
    key("behaviour")
    strings(difference.behaviour)
    if !difference.sources.isEmpty {
      key("sources")
      openArray()
      for (place, source) in difference.sources.sorted(by: { $0.key < $1.key }) {
        element()
        openObject()
        member("change", place)
        member("path", source.path)
        member("line", source.line)
        member("modifier", source.modifier)
        member("amount", source.change)
        closeObject()
      }
      closeArray()
    }
    member("patch", difference.patch)
    key("pending")
    boolean(difference.isPending)
  }

  /// Adds a problem by its name and details, and as a sentence.
  private mutating func add(_ problem: GoldenProblem) {
    let record = GoldenProblemRecord(problem)
    key("problem")
    openObject()
    member("kind", record.kind.rawValue)
    member("number", record.number)
    member("text", record.text)
    member("failure", record.failure?.rawValue)
    member("says", GoldenWords.sentence(problem))
    closeObject()
  }

  private mutating func add(_ message: GoldenMessage) {
    element()
    openObject()
    member("id", message.id)
    member("severity", message.severity.rawValue)
    member("file", message.file)
    member("line", message.line)
    member("column", message.column)
    member("text", message.text)
    closeObject()
  }
}
