import ViewTreeDocument
import ViewTreeNumbers
import ViewTreeSwift
import ViewTreeSyntax

/// A cache of parsed Swift files, for the screens of one run and for the requests of a server.
///
/// Files are compared by content, so that a cached file is never out of date. A program is out of
/// the cache while it's used, because it must not be used by two threads.
package final class ProgramPool: @unchecked Sendable {
  /// The number of programs in the cache. Each has the files of one screen.
  private static let capacity = 6

  private let lock = Lock()
  /// Recently used programs. The least recently used program is first.
  private var programs: [SwiftProgram] = []

  package init() {}

  /// Calls a function with the program of a source. Only files that the cache doesn't have are
  /// parsed.
  package func with<Result>(
    _ source: SourceFile, limits: ReaderLimits, _ body: (SwiftProgram) -> Result
  ) -> Result {
    let earlier = lock.run { taken(like: source) }
    let program = SwiftProgram(source, limits: limits, reusing: earlier)
    defer {
      lock.run {
        programs.append(program)
        if programs.count > Self.capacity { programs.removeFirst() }
      }
    }
    return body(program)
  }

  /// Removes the most recent program with the same files from the cache, and returns it.
  private func taken(like source: SourceFile) -> SwiftProgram? {
    let index = programs.lastIndex { program in
      program.source.parts.isEmpty && source.parts.isEmpty
        ? program.source.name == source.name
        : program.source.parts.elementsEqual(source.parts) { $0.name == $1.name }
    }
    return index.map { programs.remove(at: $0) }
  }
}
