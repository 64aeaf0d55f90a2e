import ViewTreeGolden
import ViewTreeReport
import ViewTreeSyntax

extension VerifyRequest.Result {
  /// All differences as JSON.
  var json: [UInt8] {
    var writer = JSONWriter(capacity: 4096)
    writer.openObject()
    writer.key("viewtree")
    writer.integer(1)
    for (key, text) in [
      ("document", document), ("system", measurement.system), ("device", measurement.device),
      ("swift", measurement.swift),
    ] {
      writer.key(text: key)
      writer.string(text)
    }
    writer.key("scale")
    writer.number(measurement.scale)
    writer.key("equal")
    writer.boolean(isEqual)
    writeCounts(to: &writer)
    writeDifferences(to: &writer)
    writer.closeObject()
    return writer.finished()
  }

  private func writeCounts(to writer: inout JSONWriter) {
    let counts = comparison.counts
    for (key, count) in [
      ("frames", counts.frames), ("closures", counts.closures), ("anchors", counts.anchors),
      ("steps", counts.steps), ("unmeasuredSteps", comparison.unmeasuredSteps),
      ("textsWithinTolerance", comparison.texts.count),
      ("viewsMovedByTexts", comparison.followers),
    ] {
      writer.key(text: key)
      writer.integer(count)
    }
  }

  private func writeDifferences(to writer: inout JSONWriter) {
    writer.key("differences")
    writer.openArray()
    for (place, difference) in comparison.differences.enumerated() {
      writer.element()
      writer.raw("{ \"difference\": ")
      writer.string(difference.name)
      writer.raw(", \"step\": ")
      writer.integer(difference.step)
      if place == 0, let rule {
        writer.raw(", \"rule\": ")
        writer.string(rule)
      }
      writer.raw(", \"text\": ")
      writer.string(MeasuredWords.line(difference))
      writer.raw(" }")
    }
    writer.closeArray()
  }
}
