import ViewTreeInspector
import ViewTreeScript

/// Compares the Swift files that viewtree can parse with the files that the Swift compiler can
/// parse.
struct FileCheck {
  /// The result of one file.
  struct Entry: Equatable {
    let path: String
    /// The first error of the compiler. `nil` if it parses the file.
    let compiler: String?
    /// The first problem of viewtree. `nil` if it parses the file.
    let viewtree: String?

    /// True if one of the two parses the file and the other doesn't.
    var differs: Bool { (compiler == nil) != (viewtree == nil) }
  }

  /// The number of files that the compiler parses at once.
  private static let batch = 50

  let entries: [Entry]

  /// Parses the Swift files at some paths and in folders.
  init(_ paths: [String], _ compiler: SwiftCompiler) throws {
    let files = try Self.files(at: paths)
    var errors: [String: String] = [:]
    for start in stride(from: 0, to: files.count, by: Self.batch) {
      let part = Array(files[start..<min(start + Self.batch, files.count)])
      errors.merge(Self.errors(in: try compiler.parse(part).output)) { first, _ in first }
    }
    entries = try files.map { path in
      Entry(
        path: path, compiler: errors[path], viewtree: Self.problem(in: try FileSystem.read(path)))
    }
  }

  private static func files(at paths: [String]) throws -> [String] {
    var files: [String] = []
    for path in paths {
      guard try FileSystem.isFolder(path) else {
        files.append(path)
        continue
      }
      FileSystem.visit(path) { file, _ in if file.hasSuffix(".swift") { files.append(file) } }
    }
    return files
  }

  /// The first error of each file in the compiler's output: `path:1:2: error: message`.
  static func errors(in output: String) -> [String: String] {
    var errors: [String: String] = [:]
    for line in output.split(separator: "\n") {
      let parts = line.split(separator: ":", maxSplits: 3, omittingEmptySubsequences: false)
      guard parts.count == 4, Int(parts[1]) != nil, parts[3].hasPrefix(" error:"),
        // A script may have statements at its top level, and their syntax was parsed.
        !parts[3].hasSuffix("are not allowed at the top level")
      else { continue }
      let path = String(parts[0])
      errors[path] = errors[path] ?? "\(parts[1]):\(parts[2]):\(parts[3])"
    }
    return errors
  }

  /// The first problem of viewtree's parser, with its line.
  static func problem(in bytes: [UInt8]) -> String? {
    guard let problem = SwiftFileSyntax(reading: bytes).problems.first else { return nil }
    let start = min(problem.range.lowerBound, bytes.count)
    let line = bytes[..<start].count { $0 == 0x0A } + 1
    return "\(line): \(problem.diagnostic { _ in nil }.message)"
  }

  var isFine: Bool { !entries.contains(where: \.differs) }

  /// A line for each difference, and the counts.
  var words: String {
    var text = ""
    for entry in entries where entry.differs {
      text += "\(entry.path)\n"
      text += entry.compiler.map { "  only Swift refuses it: \($0)\n" } ?? ""
      text += entry.viewtree.map { "  only viewtree refuses it: \($0)\n" } ?? ""
    }
    let parsed = entries.count { $0.compiler == nil }
    let ours = entries.count { $0.compiler == nil && $0.viewtree == nil }
    return text
      + "\(entries.count) files, \(parsed) parsed by Swift, \(ours) of these by viewtree, "
      + "\(entries.count(where: \.differs)) differences\n"
  }
}
