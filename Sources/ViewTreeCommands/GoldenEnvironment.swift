import ViewTreeGolden

/// What the environment of the process says of golden files, for callers without a command line.
public enum GoldenEnvironment {
  /// What is done with what differs (docs/ci.md): the variable `VIEWTREE_GOLDENS`, except where `CI`
  /// is set; a value that it cannot have is told on standard error, and nothing is written.
  public static var mode: GoldenMode {
    let console = Console.standard
    do throws(ParsedArguments.Problem) {
      return try CheckEnvironment.mode(console)
    } catch {
      console.message(CommandWords.message(error, command: nil))
      return .compare
    }
  }

  /// How many reports can be made at once.
  public static var processorCount: Int { CheckEnvironment.processorCount }
}

extension GoldenReportMaker where Self == ReportMaker {
  /// Makes reports as the commands do.
  public static var commands: ReportMaker { ReportMaker() }
}
