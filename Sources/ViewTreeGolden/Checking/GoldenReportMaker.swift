import ViewTreeReport

/// Makes reports for a check.
public protocol GoldenReportMaker: Sendable {
  /// A maker for the reports of one document, made in sequence, which may reuse their common parts.
  ///
  /// `share` is the number of makers that work at the same time and share the memory limit.
  func remembering(share: Int) -> any GoldenReportMaker

  /// The report of a document by a command and its options, under a name that doesn't depend on
  /// the document's folder.
  ///
  /// Called from several threads at once.
  func report(document: String, name: String, words: [String]) -> MadeReport

  /// The previews and views of a Swift file without settings.
  func screens(in file: String) -> FileScreens

  /// The layout of a document as SVG, evaluated with the options in the words, or `nil` if it
  /// can't be drawn, or if the report is a picture itself.
  func picture(document: String, name: String, words: [String]) -> [UInt8]?

  /// The frames in a report or a golden file as SVG, or `nil` if it has none.
  func picture(ofReport bytes: [UInt8]) -> [UInt8]?

  /// The lines of the source that cause some changes of a report, one for each change.
  func sources(
    of changes: [BehaviourChange], document: String, words: [String]
  ) -> [GoldenSource?]

  /// The edits of the source that explain all differences of a report from its golden file. Empty
  /// if they aren't found, and `nil` if the document isn't searched.
  func edits(
    from golden: [UInt8], to report: [UInt8], document: String, name: String, words: [String]
  ) -> [GoldenEdit]?

  /// The differences between a document's report and its measurements, as text.
  func verification(document: String, name: String, measured: String) -> MadeVerification
}

extension GoldenReportMaker {
  /// Returns the maker itself, without a cache.
  public func remembering(share: Int) -> any GoldenReportMaker { self }

  /// No comparison.
  public func verification(
    document: String, name: String, measured: String
  ) -> MadeVerification {
    MadeVerification(differences: nil, messages: [])
  }

  /// No lines.
  public func sources(
    of changes: [BehaviourChange], document: String, words: [String]
  ) -> [GoldenSource?] { [] }

  /// No search.
  public func edits(
    from golden: [UInt8], to report: [UInt8], document: String, name: String, words: [String]
  ) -> [GoldenEdit]? { nil }

  /// No screens.
  public func screens(in file: String) -> FileScreens { FileScreens() }

  /// No picture.
  public func picture(ofReport bytes: [UInt8]) -> [UInt8]? { nil }

  /// No picture.
  public func picture(document: String, name: String, words: [String]) -> [UInt8]? { nil }
}

/// A report, or the reason why there is none.
public struct MadeReport: Sendable {
  /// The report, or `nil` if none could be made.
  public let bytes: [UInt8]?
  /// The diagnostics from making the report.
  public let messages: [DiagnosticReport.Part]

  /// Creates a value.
  public init(bytes: [UInt8]?, messages: [DiagnosticReport.Part]) {
    self.bytes = bytes
    self.messages = messages
  }
}

/// The result of comparing a report with measurements.
public struct MadeVerification: Sendable {
  /// The differences, a line each, or `nil` if the comparison failed.
  public let differences: [String]?
  /// The diagnostics from the comparison.
  public let messages: [DiagnosticReport.Part]

  /// Creates a value.
  public init(differences: [String]?, messages: [DiagnosticReport.Part]) {
    self.differences = differences
    self.messages = messages
  }
}
