import ViewTreeReport

/// Makes reports for a check.
public protocol GoldenReportMaker: Sendable {
  /// A maker for reports of one document, made one after another: it may keep what they share.
  ///
  /// `share` is how many makers make reports at once, which share the memory that one may take.
  func remembering(share: Int) -> any GoldenReportMaker

  /// The report of a document by a command and its options, under a name that does not depend on
  /// where the document lies.
  ///
  /// Is called from several threads at once.
  func report(document: String, name: String, words: [String]) -> MadeReport

  /// The layout of a document as SVG, evaluated as those words say, or `nil` if it cannot be drawn,
  /// or if the report is a picture itself.
  func picture(document: String, name: String, words: [String]) -> [UInt8]?

  /// The differences between a document's report and its measurements, as text.
  func verification(document: String, name: String, measured: String) -> MadeVerification
}

extension GoldenReportMaker {
  /// The maker itself, which keeps nothing.
  public func remembering(share: Int) -> any GoldenReportMaker { self }

  /// No comparison.
  public func verification(
    document: String, name: String, measured: String
  ) -> MadeVerification {
    MadeVerification(differences: nil, messages: [])
  }

  /// No picture.
  public func picture(document: String, name: String, words: [String]) -> [UInt8]? { nil }
}

/// A report, or why there is none.
public struct MadeReport: Sendable {
  /// The report, or `nil` if none could be made.
  public let bytes: [UInt8]?
  /// The diagnostics from making the report.
  public let messages: [DiagnosticReport.Part]

  /// Makes a value.
  public init(bytes: [UInt8]?, messages: [DiagnosticReport.Part]) {
    self.bytes = bytes
    self.messages = messages
  }
}

/// A report held against a measurement.
public struct MadeVerification: Sendable {
  /// The differences, a line each, or `nil` if the comparison failed.
  public let differences: [String]?
  /// The diagnostics from the comparison.
  public let messages: [DiagnosticReport.Part]

  /// Makes a value.
  public init(differences: [String]?, messages: [DiagnosticReport.Part]) {
    self.differences = differences
    self.messages = messages
  }
}
