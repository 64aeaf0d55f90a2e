import ViewTreeDocument
import ViewTreeGolden
import ViewTreeInspector
import ViewTreeListing
import ViewTreeReport
import ViewTreeSyntax

/// A comparison of a document with measurements of it by a harness.
package struct VerifyRequest {
  /// The result of the comparison.
  package struct Result: Sendable {
    /// The name of the document.
    package let document: String
    package let measurement: Measurement
    package let comparison: MeasuredComparison
    /// The rule that gave the number of the first difference, in words.
    package let rule: String?

    /// True if there are no differences.
    package var isEqual: Bool { comparison.differences.isEmpty }
  }

  private let arguments: ParsedArguments
  private let host: RequestHost

  /// The window and the environment in which the document was measured.
  private let evaluation: InspectionOptions

  package init(
    _ arguments: ParsedArguments, _ host: RequestHost,
    evaluation: InspectionOptions = InspectionOptions()
  ) {
    self.arguments = arguments
    self.host = host
    self.evaluation = evaluation
  }

  /// Compares a document with measurements. `nil` after a message.
  package func result(
    of path: String, name: String? = nil, measured: SourceFile
  ) throws(ParsedArguments.Problem) -> Result? {
    let input = try Input(arguments, host)
    let read = MeasurementReader.read(measured)
    input.show(read.diagnostics, in: measured)
    guard let measurement = read.measurement, let document = input.document(DocumentLocation(path))
    else {
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
    var options = evaluation
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
    text: { Array($0.text.utf8) }, [ReportFormat("json") { $0.json }])
}

extension VerifyRequest.Result {
  /// The differences, after the location of the measurement.
  var lines: [String] {
    let lines = MeasuredWords.lines(comparison, rule: rule)
    return ["\(MeasuredWords.place(measurement)): \(lines.first ?? "")"] + lines.dropFirst()
  }

  /// The text: the outermost difference first.
  fileprivate var text: String {
    let lines =
      MeasuredWords.lines(comparison, rule: rule)
      + [MeasuredWords.summary(comparison, of: document, measurement)]
    return lines.map { TerminalText.escaped($0) + "\n" }.joined()
  }
}
