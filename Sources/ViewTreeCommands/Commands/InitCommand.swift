import ViewTreeDocument
import ViewTreeGolden
import ViewTreeInspector
import ViewTreeRequests
import ViewTreeSyntax

extension Command {
  /// A first document with its golden files.
  static let initialize = Command(
    name: "init", usage: "[OPTION …] [FOLDER]",
    summary: "Create a sample document, golden files, a CI workflow, and a .gitignore",
    options: [.initTo, .initAgents, .color, .help, .version],
    run: { arguments, console throws(ParsedArguments.Problem) in
      if arguments.files.count > 1 { throw .extraWord(arguments.files[1], command: "init") }
      if arguments.has(.initAgents) {
        if arguments.has(.initTo) { throw .conflict("--to", "--agents") }
        return InitAgents(folder: arguments.files.first ?? ".", console).run()
      }
      let syntax = arguments.value(.initTo).flatMap { SourceSyntax(rawValue: $0) } ?? .json
      return InitCommand(folder: arguments.files.first ?? ".", syntax, console).run()
    })
}

/// Creates the files of `init`: all of them, or none.
struct InitCommand {
  private let folder: String
  private let syntax: SourceSyntax
  private let console: Console

  init(folder: String, _ syntax: SourceSyntax, _ console: Console) {
    self.folder = folder
    self.syntax = syntax
    self.console = console
  }

  private var document: String { path("\(FirstDocument.name).\(syntax.rawValue)") }
  private var goldens: [String] {
    ReportKind.first.map { path("\(FirstDocument.name).\($0.rawValue).txt") }
  }
  private var workflow: String { path(FirstWorkflow.path) }
  private var ignores: String { path(FirstIgnores.path) }

  /// Writes the files, unless one of them exists.
  func run() -> ExitStatus {
    do throws(FileSystem.Failure) {
      return try writeAll()
    } catch {
      console.message(CommandWords.unreadable(folder, error))
      return .unusable
    }
  }

  private func writeAll() throws(FileSystem.Failure) -> ExitStatus {
    let existing = try existing()
    guard existing.isEmpty else {
      console.message(CommandWords.initExists(existing))
      return .unusable
    }
    guard let bytes = documentBytes else { return .defect }
    guard let ignored = ignored() else { return .unusable }
    let files = try missing([document, workflow] + goldens)
    let folders = try missing([
      FileSystem.folder(of: workflow), FileSystem.folder(of: FileSystem.folder(of: workflow)),
      folder,
    ])
    let isWritten =
      write(bytes, to: document) && writeGoldens()
      && write(Array(FirstWorkflow.text.utf8), to: workflow)
      // Comes last, because the cleanup below can't undo a change to the user's own file.
      && (ignored.added.isEmpty || write(ignored.old + ignored.added, to: ignores))
    guard isWritten else {
      for path in files { try? FileSystem.remove(path) }
      for path in folders { FileSystem.removeEmptyFolder(path) }
      return .unusable
    }
    return console.result(
      CommandWords.initWrote(
        document: document, goldens: goldens, workflow: workflow,
        ignores: ignored.added.isEmpty ? nil : ignores))
  }

  /// The files that prevent the creation, including golden files of another variant or language,
  /// which the new document would adopt. Files of an interrupted earlier run don't count.
  private func existing() throws(FileSystem.Failure) -> [String] {
    let names = try FileSystem.exists(folder) ? FileSystem.names(in: folder) : []
    let others = names.filter { name in
      ["\(FirstDocument.name).", "\(FirstDocument.name)@"].contains(where: name.hasPrefix)
        && FileSystem.target(ofTemporary: name) == nil
    }
    let paths = try others.map(path) + (FileSystem.exists(workflow) ? [workflow] : [])
    if try isComplete(paths) { return paths }
    var foreign: [String] = []
    for path in paths where try !isOurs(path) { foreign.append(path) }
    return foreign
  }

  private func missing(_ paths: [String]) throws(FileSystem.Failure) -> [String] {
    var missing: [String] = []
    for path in paths where try !FileSystem.exists(path) { missing.append(path) }
    return missing
  }

  /// True if all files exist and so do the git ignore patterns, which are written last. An earlier
  /// run then wasn't interrupted.
  private func isComplete(_ paths: [String]) throws(FileSystem.Failure) -> Bool {
    guard ([document, workflow] + goldens).allSatisfy(paths.contains) else { return false }
    let text = String(decoding: try contentOfIgnores(), as: UTF8.self)
    return FirstIgnores.missing(from: text).isEmpty
  }

  /// True if an earlier run wrote a file and it's unchanged. A golden file counts if its document
  /// does.
  private func isOurs(_ path: String) throws(FileSystem.Failure) -> Bool {
    switch path {
    case document: return try holds(documentBytes, path)
    case workflow: return try holds(Array(FirstWorkflow.text.utf8), path)
    default:
      guard goldens.contains(path), try holds(documentBytes, document) else { return false }
      return try isGolden(path)
    }
  }

  private func holds(_ bytes: [UInt8]?, _ path: String) throws(FileSystem.Failure) -> Bool {
    guard let bytes, try FileSystem.isFile(path) else { return false }
    return try FileSystem.read(path, atMost: bytes.count + 1) == bytes
  }

  private func isGolden(_ path: String) throws(FileSystem.Failure) -> Bool {
    let start = Array("viewtree-golden ".utf8)
    guard try FileSystem.isFile(path) else { return false }
    return try FileSystem.read(path, atMost: start.count) == start
  }

  private var documentBytes: [UInt8]? {
    if syntax == .swift { return Array(FirstDocument.swiftText.utf8) }
    let source = SourceFile(name: document, text: FirstDocument.text)
    guard syntax != .json else { return source.bytes }
    return try? DocumentFormatter.format(JSONReader.read(source), from: .json, to: syntax)
  }

  private func writeGoldens() -> Bool {
    var options = GoldenCheckOptions()
    options.mode = .update
    let report = GoldenCheck(options, maker: ReportMaker()).run([document])
    for failure in report.failures { console.message("viewtree: \(failure)") }
    return report.verdict == .equal
  }

  /// The current content of the ignore file, and the lines to append. `nil` after a message.
  private func ignored() -> (old: [UInt8], added: [UInt8])? {
    let old: [UInt8]
    do throws(FileSystem.Failure) {
      old = try contentOfIgnores()
    } catch {
      console.message(CommandWords.unreadable(ignores, error))
      return nil
    }
    return (old, Array(FirstIgnores.missing(from: String(decoding: old, as: UTF8.self)).utf8))
  }

  private func contentOfIgnores() throws(FileSystem.Failure) -> [UInt8] {
    do throws(FileSystem.Failure) {
      return try FileSystem.read(ignores)
    } catch {
      guard error == .notFound else { throw error }
      return []
    }
  }

  private func write(_ bytes: [UInt8], to path: String) -> Bool {
    do throws(FileSystem.Failure) {
      let parent = path.lastIndex(of: "/").map { String(path[..<$0]) } ?? ""
      if !parent.isEmpty { try FileSystem.makeFolder(parent) }
    } catch {
      console.message(CommandWords.unwritable(path, error))
      return false
    }
    return ReportCommand.write(bytes, to: path, console) == .fine
  }

  private func path(_ name: String) -> String { FileSystem.path(name, in: folder) }
}
