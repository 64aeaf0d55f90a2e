import ViewTreeGolden
import ViewTreeInspector
import ViewTreeNumbers
import ViewTreeSwift
import ViewTreeSyntax

/// Finds the Swift files that are one document.
package enum SwiftFileSearch {
  /// The Swift files at some paths, and in folders among them: each once, sorted by name.
  ///
  /// Their order depends on neither the order of the words nor the file system. `unreadable`
  /// receives folders and Swift files that can't be read.
  package static func files(
    at paths: [String], unreadable: (String, FileSystem.Failure) -> Void = { _, _ in }
  ) -> [String] {
    var found: [String] = []
    for path in paths {
      do throws(FileSystem.Failure) {
        guard try FileSystem.isFolder(path) else {
          found.append(path)
          continue
        }
        FileSystem.visit(
          path, unreadable: { if mayHaveSwift($0) { unreadable($0, $1) } },
          file: { file, _ in if file.hasSuffix(".swift") { found.append(file) } })
      } catch {
        unreadable(path, error)
      }
    }
    return once(found.sorted { $0.hasBytes(before: $1) }, unreadable)
  }

  /// Each file once, after links are resolved.
  private static func once(
    _ files: [String], _ unreadable: (String, FileSystem.Failure) -> Void
  ) -> [String] {
    var known: Set<String> = []
    return files.filter { file in
      do throws(FileSystem.Failure) {
        return known.insert(try FileSystem.resolved(file) ?? file).inserted
      } catch {
        unreadable(file, error)
        return false
      }
    }
  }

  /// The file of the same folder whose name is nearest to that of a missing one, with or without
  /// its ending.
  static func nearestFile(to path: String) -> String? {
    let folder = FileSystem.folder(of: path)
    guard let names = try? FileSystem.names(in: folder), let name = path.split(separator: "/").last
    else { return nil }
    let documents = names.sorted().filter { name in
      GoldenName.documentEndings.contains(where: name.hasSuffix)
    }
    let nearest =
      documents.first { $0.hasPrefix(name + ".") }
      ?? NearMatch.nearestName(to: String(name), in: documents)
    return nearest.map { String(path.dropLast(name.count)) + $0 }
  }

  private static func mayHaveSwift(_ path: String) -> Bool {
    path.hasSuffix("/") || path.hasSuffix(".swift") || (try? FileSystem.isFolder(path)) ?? true
  }

  /// The screens of a Swift file. A file that can't be read has none.
  package static func screens(in path: String) -> FileScreens {
    // Reading a pipe could block forever.
    guard (try? FileSystem.isFile(path)) == true,
      let bytes = try? FileSystem.read(path, atMost: ReaderLimits.standard.bytes + 1)
    else { return FileScreens() }
    let source = SourceFile(name: path, bytes: bytes)
    let screens = SwiftScreens(source)
    let problem = screens.problem.map { problem in
      let position = LineTable(source).position(at: problem.range?.start ?? 0)
      return "\(position.line):\(position.column): \(problem.message)"
    }
    return FileScreens(
      previews: screens.previews, views: screens.views, problem: problem,
      hidesPreviews: screens.hidesPreviews)
  }

  /// The reasons why a Swift file can't be parsed as a whole.
  package static func problems(in source: SourceFile) -> [Diagnostic] {
    SwiftProgram(source).problems
  }

  /// A path in the settings of a document.
  package struct Named {
    package let path: String
    let range: SourceRange
  }

  /// The files and folders in the settings of a Swift file, `files: [Row.swift, Parts]`, and the
  /// problem with the list, if there is one.
  package static func named(
    by source: SourceFile, _ limits: ReaderLimits = .standard
  ) -> (paths: [Named], problem: Diagnostic?) {
    guard SwiftSettings.range(in: source.bytes) != nil else { return ([], nil) }
    let settings = SwiftSettings.read(source, limits: limits)
    guard !settings.hasErrors,
      let list = settings.members(0).first(where: { settings.text($0.key) == "files" })?.value
    else { return ([], nil) }
    let names =
      settings.kind(list) == .array ? Array(settings.elements(list)) : [list]
    if let wrong = names.first(where: { settings.kind($0) != .string }) {
      return ([], .swiftFilesNotPaths(at: settings.range(wrong)))
    }
    let folder = FileSystem.folder(of: source.name)
    let start = source.name.hasPrefix("./") ? "./" : ""
    let paths = names.map { name in
      let path = FileSystem.path(settings.text(name), in: folder)
      return Named(path: FileSystem.simplified(start + path), range: settings.range(name))
    }
    return (paths, nil)
  }

  /// The files that the document of a Swift file consists of, if a project has it: project files,
  /// Swift files and resources.
  package static func project(of path: String) -> [String] {
    guard path.hasSuffix(".swift"), let resolved = (try? FileSystem.resolved(path)) ?? nil else {
      return []
    }
    let configured = (try? ProjectFolders().project(of: path)) ?? nil
    var search = ProjectSearch(target: nil, like: path, configured: configured) {
      try? FileSystem.read($0, atMost: ReaderLimits.standard.bytes + 1)
    }
    guard let selection = try? search.selection(file: resolved) else { return [] }
    var files = search.project.files + selection.swift + selection.resources
    if let configured { files.append(configured.source.name) }
    return files.filter { $0 != resolved }.map(search.name)
  }

  /// The other files that are read with a Swift file.
  package static func others(of path: String) -> [String] {
    guard path.hasSuffix(".swift"), (try? FileSystem.isFile(path)) == true,
      let bytes = try? FileSystem.read(path, atMost: ReaderLimits.standard.bytes + 1)
    else { return [] }
    return named(by: SourceFile(name: path, bytes: bytes)).paths.map(\.path)
  }
}
