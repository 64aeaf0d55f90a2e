import ViewTreeGolden

/// What the environment of the process says of golden files, for callers without a command line.
public enum GoldenEnvironment {
  /// What is done with what differs (docs/ci.md): the variable `VIEWTREE_GOLDENS`, except where `CI`
  /// is set.
  public static var mode: GoldenMode { CheckEnvironment.mode(.standard) }

  /// How many reports can be made at once.
  public static var processorCount: Int { CheckEnvironment.processorCount }
}

extension GoldenReportMaker where Self == ReportMaker {
  /// Makes reports as the commands do.
  public static var commands: ReportMaker { ReportMaker() }
}
