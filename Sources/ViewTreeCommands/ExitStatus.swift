/// The exit code of a run (docs/reference/commands/README.md, Exit codes).
enum ExitStatus: Int32, CaseIterable {
  /// All is well.
  case fine = 0
  /// A negative answer: a golden file differs.
  case no = 1
  /// The command line or a document is wrong.
  case unusable = 2
  /// A defect of viewtree itself.
  case defect = 70

  /// The meaning of the code, for the manual.
  var meaning: String {
    switch self {
    case .fine: "All is well."
    case .no: "The answer is no: a report differs from its golden file, a lint has a finding."
    case .unusable:
      "The command line, a file or a document is wrong, or the system refuses what is needed."
    case .defect: "A defect of viewtree itself; please report it."
    }
  }
}
