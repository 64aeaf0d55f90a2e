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
    case .fine: "Success."
    case .no: "The check failed: a report differs from its golden file, or a lint found a problem."
    case .unusable:
      "The command line, a file, or a document has an error, or a system call failed."
    case .defect: "A defect in viewtree itself. Please report it."
    }
  }
}
