/// Diagnostics about files that programs write.
extension Diagnostic {
  /// A value that isn't of its kind.
  public static func recordExpected(
    _ expected: String, for name: String, in kind: RecordKind, at range: SourceRange
  ) -> Diagnostic {
    record(kind, "expected \(expected) for '\(name)'", at: range)
  }

  /// A record that isn't an object.
  public static func recordIsNotAnObject(_ kind: RecordKind, at range: SourceRange) -> Diagnostic {
    record(kind, "\(kind.name) must be an object", at: range)
  }

  /// An object that lacks a member.
  public static func recordLacks(
    _ name: String, in kind: RecordKind, at range: SourceRange
  ) -> Diagnostic {
    let start = SourceRange(start: range.start, end: range.start &+ 1)
    return record(kind, "this object has no '\(name)'", at: start)
  }

  /// A record of another version.
  public static func recordVersion(
    known: Int, in kind: RecordKind, at range: SourceRange
  ) -> Diagnostic {
    record(
      kind, "\(kind.shortName) uses a version other than \(known), the only known version",
      at: range)
  }

  /// A log without a line of a harness.
  public static func noMeasurement() -> Diagnostic {
    record(.measurement, "no line starts with 'viewtree-measured' and an object", at: nil)
  }

  private static func record(
    _ kind: RecordKind, _ message: String, at range: SourceRange?
  ) -> Diagnostic {
    switch kind {
    case .checkReport:
      Diagnostic(
        id: "check-report", message: message, range: range,
        help: "use a file that 'viewtree check --format json' wrote")
    case .measurement:
      Diagnostic(
        id: "measurement", message: message, range: range,
        help: "use the output of a harness, as a line or a log; see docs/reference/verify.md")
    }
  }
}

extension RecordKind {
  fileprivate var name: String {
    switch self {
    case .checkReport: "a report of 'viewtree check'"
    case .measurement: "a measurement"
    }
  }

  fileprivate var shortName: String {
    switch self {
    case .checkReport: "the report"
    case .measurement: "the measurement"
    }
  }
}
