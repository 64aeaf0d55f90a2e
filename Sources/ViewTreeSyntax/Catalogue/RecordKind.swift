/// A file that programs write and viewtree reads, besides documents.
public enum RecordKind: Sendable {
  /// A report of `viewtree check`.
  case checkReport
  /// What a harness measured.
  case measurement
}
