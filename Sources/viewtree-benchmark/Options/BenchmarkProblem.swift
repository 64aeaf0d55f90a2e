import ViewTreeInspector
import ViewTreeSyntax

/// Why a measurement cannot be made.
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
  /// The system does not give the stack that deep documents need.
  case noStack(bytes: Int)
}
