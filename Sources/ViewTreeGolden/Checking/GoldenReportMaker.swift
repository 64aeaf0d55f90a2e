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

  /// The layout of a document as SVG, evaluated as those words say; `nil` if it cannot be drawn, or if
  /// the report is a picture itself.
  func picture(document: String, name: String, words: [String]) -> [UInt8]?

  /// How the report of a document differs from what was measured of it, in words.
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
  /// The report; `nil` if none could be made.
  public let bytes: [UInt8]?
  /// What was said while it was made.
  public let messages: [DiagnosticReport.Part]

  /// Makes a value.
  public init(bytes: [UInt8]?, messages: [DiagnosticReport.Part]) {
    self.bytes = bytes
    self.messages = messages
  }
}

/// A report held against a measurement.
public struct MadeVerification: Sendable {
  /// What differs, a line each; `nil` if they could not be compared.
  public let differences: [String]?
  /// What was said meanwhile.
  public let messages: [DiagnosticReport.Part]

  /// Makes a value.
  public init(differences: [String]?, messages: [DiagnosticReport.Part]) {
    self.differences = differences
    self.messages = messages
  }
}
