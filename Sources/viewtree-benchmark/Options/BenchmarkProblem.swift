import ViewTreeInspector
import ViewTreeSyntax

/// The reason why a measurement can't run.
enum BenchmarkProblem: Error {
  case unknownOption(String, nearest: String?)
  case missingValue(option: String)
  case badNumber(String, option: String, least: Int, most: Int)
  case badSizes(String, least: Int, most: Int)
  case unknownShape(String)
  case extraFile(String)
  /// Options of generated documents with a document of the user's.
  case notWithFile(option: String)
  case conflict(String, String)
  case unreadable(String, FileSystem.Failure)
  case unwritable(String, FileSystem.Failure)
  case wrongDocument(SourceFile, [Diagnostic])
  case noReport(String)
  /// There is no `viewtree` command next to the benchmark for `--compare` to measure.
  case noCommand(String)
  case noProcess(String, reason: String)
  case failedProcess(String, status: Int32)
  /// The system doesn't provide the stack that deep documents need.
  case noStack(bytes: Int)
}
