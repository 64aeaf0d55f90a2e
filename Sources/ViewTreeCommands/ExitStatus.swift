/// What the exit code of a run says (docs/commands.md, Exit codes).
enum ExitStatus: Int32 {
  /// All is well.
  case fine = 0
  /// The answer is no: a golden file differs.
  case no = 1
  /// The command line or a document is wrong.
  case unusable = 2
  /// A defect of viewtree itself.
  case defect = 70
}
