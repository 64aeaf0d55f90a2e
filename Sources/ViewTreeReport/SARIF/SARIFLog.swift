import ViewTreeSyntax

/// A log of one run in the Static Analysis Results Interchange Format 2.1.0.
///
/// Columns count Unicode code points, as the log declares.
package struct SARIFLog {
  private var writer = JSONWriter(capacity: 16_384)
  private let rules: [SARIFRule]

  /// The log of some results, by rules among which theirs are.
  package static func bytes(
    rules: [SARIFRule], results: [SARIFResult], version: String
  ) -> [UInt8] {
    var log = SARIFLog(rules: rules)
    log.write(results, version: version)
    return log.writer.finished()
  }

  private init(rules: [SARIFRule]) {
    self.rules = rules
  }

  private mutating func write(_ results: [SARIFResult], version: String) {
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
    for result in results { add(result) }
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
    for rule in rules {
      writer.element()
      writer.openObject()
      writer.key("id")
      writer.string(rule.id)
      addText("shortDescription", rule.summary)
      writer.key("defaultConfiguration")
      writer.raw("{ \"level\": ")
      writer.string(rule.level)
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

  private mutating func add(_ result: SARIFResult) {
    writer.element()
    writer.openObject()
    writer.key("ruleId")
    writer.string(result.rule)
    if let index = rules.firstIndex(where: { $0.id == result.rule }) {
      writer.key("ruleIndex")
      writer.integer(index)
    }
    writer.key("level")
    writer.string(result.level)
    addText("message", result.message)
    writer.key("locations")
    writer.openArray()
    add(result.place)
    writer.closeArray()
    if !result.related.isEmpty {
      writer.key("relatedLocations")
      writer.openArray()
      for place in result.related { add(place) }
      writer.closeArray()
    }
    writer.closeObject()
  }

  private mutating func add(_ place: SARIFPlace) {
    writer.element()
    writer.openObject()
    writer.key("physicalLocation")
    writer.openObject()
    writer.key("artifactLocation")
    writer.raw("{ \"uri\": ")
    writer.string(PercentEncoding.path(place.path))
    writer.raw(" }")
    if let region = place.region { add(region) }
    writer.closeObject()
    if let message = place.message { addText("message", message) }
    writer.closeObject()
  }

  private mutating func add(_ region: SARIFPlace.Region) {
    writer.key("region")
    writer.raw("{ \"startLine\": ")
    writer.integer(region.startLine)
    if let column = region.startColumn {
      writer.raw(", \"startColumn\": ")
      writer.integer(column)
    }
    writer.raw(", \"endLine\": ")
    writer.integer(region.endLine)
    if let column = region.endColumn {
      writer.raw(", \"endColumn\": ")
      writer.integer(column)
    }
    writer.raw(" }")
  }
}
