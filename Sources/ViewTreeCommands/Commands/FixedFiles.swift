import ViewTreeGolden
import ViewTreeInspector
import ViewTreeRequests
import ViewTreeSyntax

/// The files of `lint --fix`, with the fixes so far, before anything is written.
final class FixedFiles {
  /// A file as it was read, and as it would be written.
  private struct Texts {
    let name: String
    let old: [UInt8]
    var new: [UInt8]
  }

  /// A file after its fixes.
  struct Changed {
    let name: String
    let path: String
    let old: [UInt8]
    let new: [UInt8]
  }

  private let read: (String, Int) throws(FileSystem.Failure) -> [UInt8]
  /// The files and folders of the command line, without links.
  private let roots: [(path: String, isFolder: Bool)]
  private var texts: [String: Texts] = [:]
  /// The fixes that were made, in their order, as lines.
  private var lines: [(path: String, text: String)] = []
  /// The files that couldn't be written.
  private var unwritten: Set<String> = []

  init(
    _ arguments: ParsedArguments,
    read: @escaping (String, Int) throws(FileSystem.Failure) -> [UInt8]
  ) throws(FileSystem.Failure) {
    self.read = read
    var roots: [(path: String, isFolder: Bool)] = []
    for path in arguments.filesOrFolder {
      let file = ScreenPath(path)?.file ?? path
      guard let resolved = try FileSystem.resolved(file) else { continue }
      roots.append((resolved, try FileSystem.isFolder(resolved)))
    }
    self.roots = roots
  }

  /// The text of a file with the fixes so far.
  func text(_ path: String, limit: Int) throws(FileSystem.Failure) -> [UInt8] {
    guard let key = try FileSystem.resolved(path) else { return try read(path, limit) }
    if let known = texts[key] { return known.new }
    let bytes = try read(path, limit)
    texts[key] = Texts(name: path, old: bytes, new: bytes)
    return bytes
  }

  /// Makes fixes in the files of the command line. Returns the number of fixes.
  func apply(_ fixes: [SourceFix]) -> Int {
    var count = 0
    // Groups by resolved path, because a file can have several names, such as a symbolic link.
    let byPath = Dictionary(grouping: fixes) { fix in
      (try? FileSystem.resolved(fix.file)).flatMap(\.self) ?? fix.file
    }
    for (key, own) in byPath.sorted(by: { $0.key < $1.key }) {
      guard isNamed(key), let text = texts[key] else { continue }
      let (bytes, applied) = SourceFix.applying(own, to: text.new)
      let table = LineTable(SourceFile(name: text.name, bytes: text.new))
      for fix in applied { lines.append((key, Self.line(fix, table))) }
      texts[key]?.new = bytes
      count += applied.count
    }
    return count
  }

  /// True for a file that the command line names, or that is in a folder that it names.
  private func isNamed(_ path: String) -> Bool {
    roots.contains { root in
      root.path == path || root.isFolder && path.hasPrefix(root.path + "/")
    }
  }

  private static func line(_ fix: SourceFix, _ table: LineTable) -> String {
    let position = table.position(at: UInt32(clamping: fix.range.lowerBound))
    let old = String(decoding: table.source.bytes[fix.range], as: UTF8.self)
    return CommandWords.fixed(
      "\(fix.file):\(position.line):\(position.column)", old, fix.replacement, fix.diagnostic.id)
  }

  /// A line for each fix, without those of files that couldn't be written.
  var fixes: [String] { lines.filter { !unwritten.contains($0.path) }.map(\.text) }

  /// The files that fixes changed, by path, without those that couldn't be written.
  var changed: [Changed] {
    texts.filter { $0.value.old != $0.value.new && !unwritten.contains($0.key) }
      .map { Changed(name: $0.value.name, path: $0.key, old: $0.value.old, new: $0.value.new) }
      .sorted { $0.path < $1.path }
  }

  /// Writes the changed files. A file that has changed since it was read, or that is read-only,
  /// stays unchanged, with a message.
  func write(_ console: Console) -> ExitStatus {
    for file in changed where !write(file, console) { unwritten.insert(file.path) }
    return unwritten.isEmpty ? .fine : .unusable
  }

  private func write(_ file: Changed, _ console: Console) -> Bool {
    guard let now = try? read(file.path, file.old.count + 1), now == file.old else {
      console.message(CommandWords.changedMeanwhile(file.name))
      return false
    }
    guard (try? FileSystem.isReadOnly(file.path)) == false else {
      console.message(CommandWords.readOnly(file.name))
      return false
    }
    return ReportCommand.write(file.new, to: file.path, console) == .fine
  }
}
