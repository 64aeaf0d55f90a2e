import ViewTreeInspector
import ViewTreeSyntax

/// The messages of the benchmark's command line.
enum BenchmarkWords {
  static let help = """
    viewtree-benchmark measures what viewtree costs, in processor time.

    usage: viewtree-benchmark [OPTION …] [FILE]

      --shape SHAPE    what generated trees look like (form):
                       form    pages of sections of rows, as people write
                       wide    one stack over all other views
                       binary  a complete binary tree of stacks
                       flex    as binary, with every fourth leaf flexible
                       chain   stacks of one child each
      --views N        how many views they have (100000)
      --seed N         which of all such trees (1)
      --runs N         how often to measure (by size)
      --sizes N,N,…    cost per view over several sizes
      --compare        whole processes: viewtree inspect and peers that are installed
      --editor         a letter that is typed: from the editor's message to the diagnostics
      --growth         kinds of documents at N, 2N and 4N: what twice as much costs
      --users          tasks of users beside programs that people have, with instruction counts
      --write PATH     write the generated document and measure nothing
      --help           this text

    With FILE, that document is measured instead of a generated one. Build it for release:

      swift build -c release --static-swift-stdlib

    docs/project/performance.md says what each figure means.

    """

  /// The message for a problem, with a suggested fix, as bytes for the terminal.
  static func message(_ problem: BenchmarkProblem) -> [UInt8] {
    if case .wrongDocument(let source, let diagnostics) = problem {
      return Array(DiagnosticRenderer(source: source, color: false).render(diagnostics).utf8)
    }
    return Array((TerminalText.escaped("viewtree-benchmark: " + sentence(problem)) + "\n").utf8)
  }

  private static func sentence(_ problem: BenchmarkProblem) -> String {
    switch problem {
    case .unknownOption(let name, let nearest):
      let way = nearest.map { "did you mean '\($0)'?" } ?? "see viewtree-benchmark --help"
      return "unknown option '\(name)'; \(way)"
    case .missingValue(let option):
      return "'\(option)' needs a value; see viewtree-benchmark --help"
    case .badNumber(let value, let option, let least, let most):
      return "'\(option)' cannot be '\(value)'; it is a whole number from \(least) to \(most)"
    case .badSizes(let value, let least, let most):
      return "'--sizes' cannot be '\(value)'; it is like 1000,10000,100000, "
        + "each from \(least) to \(most)"
    case .unknownShape(let value):
      let shapes = Shape.allCases.map(\.rawValue).joined(separator: ", ")
      return "'--shape' cannot be '\(value)'; it can be: \(shapes)"
    case .extraFile(let path):
      return "'\(path)' is one file too many"
    case .notWithFile(let option):
      return "'\(option)' is about generated documents; leave it or the file out"
    case .conflict(let first, let second):
      return "'\(first)' and '\(second)' exclude each other; use only one of them"
    case .unreadable(let path, let failure):
      return "'\(path)' cannot be read: \(reason(failure))"
    case .unwritable(let path, let failure):
      return "'\(path)' cannot be written: \(reason(failure))"
    case .wrongDocument(let source, _):
      return "'\(source.name)' is wrong"
    case .noReport(let path):
      return "'\(path)' gave an empty report"
    case .noCommand(let path):
      return "there is no '\(path)'; build it with the benchmark: swift build -c release"
    case .noProcess(let program, let reason):
      return "'\(program)' could not be started: \(reason)"
    case .failedProcess(let program, let status):
      return "'\(program)' failed with status \(status)"
    case .noStack(let bytes):
      return "the system does not give a stack of \(bytes / 1_048_576) MiB; "
        + "raise the limit of address space (ulimit -v)"
    }
  }

  private static func reason(_ failure: FileSystem.Failure) -> String {
    switch failure {
    case .notFound: "there is nothing at this path"
    case .isFolder: "it is a folder"
    case .notPermitted: "its permissions do not allow it"
    case .nobodyReads: "no program reads it"
    case .other(let words): words
    }
  }
}
