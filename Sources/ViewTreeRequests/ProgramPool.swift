import ViewTreeDocument
import ViewTreeSwift

/// Parsed Swift files, reused by the screens of one run.
///
/// A program is out of the pool while a screen is read from it, so that no two threads use it.
package final class ProgramPool: @unchecked Sendable {
  private let lock = Lock()
  private var programs: [[String]: [SwiftProgram]] = [:]

  package init() {}

  /// Calls a function with the program of some files. `parse` makes it if the pool has none.
  func with<Result>(
    _ files: [String], parse: () -> SwiftProgram?, _ body: (SwiftProgram) -> Result
  ) -> Result? {
    guard let program = lock.run({ programs[files]?.popLast() }) ?? parse() else { return nil }
    defer { lock.run { programs[files, default: []].append(program) } }
    return body(program)
  }
}
