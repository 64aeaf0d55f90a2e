/// The kinds of files, other than documents, that programs write and viewtree reads.
public enum RecordKind: Sendable {
  /// A report of `viewtree check`.
  case checkReport
  /// The measurements of a harness.
  case measurement
}
