import ViewTreeDocument
import ViewTreeGolden
import ViewTreeInspector
import ViewTreeListing
import ViewTreeReport
import ViewTreeSyntax

/// A document held against what a harness measured of it.
package struct VerifyRequest {
  /// What came of it.
  package struct Result: Sendable {
    /// The name of the document.
    package let document: String
    package let measurement: Measurement
    package let comparison: MeasuredComparison
    /// The rule that gave the number of the first difference, in words.
    package let rule: String?

    /// Whether nothing differs.
    package var isEqual: Bool { comparison.differences.isEmpty }
  }

  private let arguments: ParsedArguments
  private let host: RequestHost

  package init(_ arguments: ParsedArguments, _ host: RequestHost) {
    self.arguments = arguments
    self.host = host
  }

  /// Compares a document with what was measured; `nil` after a message.
  package func result(
    of path: String, name: String? = nil, measured: SourceFile
  ) throws(ParsedArguments.Problem) -> Result? {
    let input = try Input(arguments, host)
    let read = MeasurementReader.read(measured)
    input.show(read.diagnostics, in: measured)
    guard let measurement = read.measurement, let document = input.document(path) else {
      return nil
    }
    let listing = Listing.write(document.tree)
    guard let bytes = listing.bytes else {
      input.show(listing.diagnostics, in: document.tree.source)
      return nil
    }
    guard SHA256.hexadecimal(bytes) == measurement.listing else {
      host.tell(.otherListing(document: path, measured: measured.name))
      return nil
    }
    var options = InspectionOptions()
    options.recordsReduces = true
    options.keepsLayout = true
    options.keepsEveryLayout = true
    let evaluated = input.evaluate(document, options)
    guard let inspection = evaluated.inspection else { return nil }
    let comparison = MeasuredComparison(inspection, of: document, with: measurement)
    return Result(
      document: name ?? path, measurement: measurement, comparison: comparison,
      rule: MeasuredRule.text(comparison.differences.first, evaluated.explainers))
  }

  /// The ways in which a result is written.
  package static let formats = ReportFormats<Result>(
    text: { Array($0.text.utf8) }, [ReportFormat("json", for: "programs") { $0.json }])
}

extension VerifyRequest.Result {
  /// What differs, behind where it was measured.
  var lines: [String] {
    let lines = MeasuredWords.lines(comparison, rule: rule)
    return ["\(MeasuredWords.place(measurement)): \(lines.first ?? "")"] + lines.dropFirst()
  }

  /// For people: the outermost difference first.
  fileprivate var text: String {
    let lines =
      MeasuredWords.lines(comparison, rule: rule)
      + [MeasuredWords.summary(comparison, of: document, measurement)]
    return lines.map { TerminalText.escaped($0) + "\n" }.joined()
  }

  /// For programs: all differences.
  fileprivate var json: [UInt8] {
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
    writer.closeObject()
    return writer.finished()
  }
}
