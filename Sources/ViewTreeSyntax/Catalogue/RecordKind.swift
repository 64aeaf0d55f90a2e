/// A file that programs write and viewtree reads, besides documents.
public enum RecordKind: Sendable {
  /// A report of `viewtree check`.
  case checkReport
  /// The measurements of a harness.
  case measurement
}
