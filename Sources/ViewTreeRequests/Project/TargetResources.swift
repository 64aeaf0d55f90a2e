import ViewTreeDocument
import ViewTreeInspector
import ViewTreeNumbers
import ViewTreeReport
import ViewTreeSwift
import ViewTreeSyntax

/// The resources of a target, read when a view uses them.
final class TargetResources: SwiftResources, @unchecked Sendable {
  /// A folder of an asset, by the asset's name.
  private typealias Assets = [String: String]

  /// The paths of catalogs and tables. If several have the same name, the first one applies.
  private let paths: [String]
  /// The locale of text, or `nil` for the language of the sources.
  private let locale: String?
  private let read: (String, Int) -> [UInt8]?
  private let name: (String) -> String
  private let limits: ReaderLimits

  // The lock protects all properties below.
  private let lock = Lock()
  private var folders: (images: Assets, colors: Assets)?
  private var constants: (images: Assets, colors: Assets)?
  private var images: [String: ImageAsset?] = [:]
  private var colors: [String: ColorAsset?] = [:]
  private var tables: [String: StringTable] = [:]
  private var found: [DiagnosticReport.Part] = []

  init(
    _ paths: [String], locale: String?, limits: ReaderLimits, name: @escaping (String) -> String,
    read: @escaping (String, Int) -> [UInt8]?
  ) {
    self.paths = paths
    self.locale = locale
    self.limits = limits
    self.name = name
    self.read = read
  }

  /// The problems of the resources that were used.
  var problems: [DiagnosticReport.Part] { lock.run { found } }

  // MARK: - Names

  func image(named name: String) -> ImageAsset? {
    lock.run {
      if let known = images[name] { return known }
      let image = assets().images[name].flatMap { readImage($0) }
      images[name] = .some(image)
      return image
    }
  }

  func imageNames(startingWith start: String, endingWith end: String) -> [String] {
    lock.run {
      assets().images.keys.filter { name in
        name.utf8.count >= start.utf8.count + end.utf8.count && name.hasPrefix(start)
          && name.hasSuffix(end)
      }.sorted()
    }
  }

  func color(named name: String) -> ColorAsset? {
    lock.run {
      if let known = colors[name] { return known }
      let color = assets().colors[name].flatMap { readColor($0) }
      colors[name] = .some(color)
      return color
    }
  }

  func imageName(constant: String) -> String? { lock.run { assetConstants().images[constant] } }

  func colorName(constant: String) -> String? { lock.run { assetConstants().colors[constant] } }

  func text(key: String, table: String) -> String? { strings(table).text(key: key) }

  func texts(table: String) -> [String: String] { strings(table).texts }

  private func strings(_ table: String) -> StringTable {
    lock.run {
      if let known = tables[table] { return known }
      let new = readTable(table)
      tables[table] = new
      return new
    }
  }

  // MARK: - Catalogs

  /// The folders of all assets by name.
  private func assets() -> (images: Assets, colors: Assets) {
    if let folders { return folders }
    var all: (images: Assets, colors: Assets) = ([:], [:])
    for path in paths where path.hasSuffix(ResourceSearch.catalog) {
      addAssets(in: path, namespace: "", to: &all)
    }
    folders = all
    return all
  }

  private func addAssets(
    in folder: String, namespace: String, to all: inout (images: Assets, colors: Assets)
  ) {
    let names: [String]
    do throws(FileSystem.Failure) {
      names = try FileSystem.names(in: folder)
    } catch {
      return report(.resourceFile(.unreadable, at: nil), SourceFile(name: name(folder), bytes: []))
    }
    for name in names {
      let path = FileSystem.path(name, in: folder)
      let parts = name.split(separator: ".", omittingEmptySubsequences: false)
      let own = namespace + parts.dropLast().joined(separator: ".")
      switch parts.count > 1 ? String(parts[parts.count - 1]) : "" {
      case "imageset", "symbolset": all.images[own] = all.images[own] ?? path
      case "colorset": all.colors[own] = all.colors[own] ?? path
      case "":
        guard (try? FileSystem.isFolder(path)) == true else { continue }
        let isNamespace = contents(of: path, isOptional: true)?.isNamespace ?? false
        addAssets(
          in: path, namespace: isNamespace ? "\(namespace)\(name)/" : namespace, to: &all)
      default: break
      }
    }
  }

  /// The names of assets by the constants that Xcode makes for them.
  private func assetConstants() -> (images: Assets, colors: Assets) {
    if let constants { return constants }
    let all = assets()
    func named(_ assets: Assets, _ kind: String) -> Assets {
      var names: Assets = [:]
      for name in assets.keys.sorted() {
        let constant = AssetName.constant(for: name, dropping: kind)
        names[constant] = names[constant] ?? name
      }
      return names
    }
    let names = (images: named(all.images, "Image"), colors: named(all.colors, "Color"))
    constants = names
    return names
  }

  /// The contents of an asset's folder. `nil` after a problem, or if there are none.
  private func contents(of folder: String, isOptional: Bool = false) -> AssetContents? {
    let path = folder + "/Contents.json"
    guard let bytes = read(path, limits.bytes) else {
      if !isOptional {
        report(.resourceFile(.unreadable, at: nil), SourceFile(name: name(path), bytes: []))
      }
      return nil
    }
    let source = SourceFile(name: name(path), bytes: bytes)
    let contents = AssetContents(source, limits)
    if let problem = contents.problem {
      report(problem, source)
      return nil
    }
    return contents
  }

  /// The image in place of a file that isn't one, of the size that unknown images have.
  private func placeholder(of path: String, _ reason: Diagnostic.FileReason) -> ImageAsset {
    let side = 24
    report(.imageFile(reason, side: side), SourceFile(name: name(path), bytes: []))
    return .picture(width: Double(side), height: Double(side))
  }

  private func readImage(_ folder: String) -> ImageAsset? {
    if folder.hasSuffix(".symbolset") { return .symbol }
    guard let image = contents(of: folder)?.images.first else { return nil }
    let path = FileSystem.path(image.file, in: folder)
    guard let bytes = read(path, ImageHeader.byteLimit) else {
      return placeholder(of: path, .unreadable)
    }
    guard let size = ImageHeader.size(bytes) else { return placeholder(of: path, .noImage) }
    let scale = size.isVector ? 1 : image.scale
    return .picture(width: size.width / scale, height: size.height / scale)
  }

  private func readColor(_ folder: String) -> ColorAsset? { contents(of: folder)?.color }

  // MARK: - Strings

  /// The languages to search, the best first.
  private var languages: [String] {
    guard let locale else { return [] }
    let parts = locale.split { $0 == "-" || $0 == "_" }
    return (1...max(parts.count, 1)).reversed().map { parts.prefix($0).joined(separator: "-") }
  }

  /// The strings of a table, from catalogs and from the folders of languages.
  private func readTable(_ table: String) -> StringTable {
    var strings = StringTable()
    let files = paths.filter { path in
      let file = path.split(separator: "/").last ?? ""
      return file.hasPrefix(table + ".") && !path.hasSuffix(ResourceSearch.catalog)
    }
    // Xcode takes a catalog that has a key twice.
    var lenient = limits
    lenient.duplicateKeys = .warning
    for path in files where path.hasSuffix(".xcstrings") {
      guard let bytes = read(path, limits.bytes) else { continue }
      let source = SourceFile(name: name(path), bytes: bytes)
      let tree = JSONReader.read(source, limits: lenient)
      if let problem = tree.diagnostics.first(where: { $0.severity == .error }) {
        report(.resourceFile(.message(problem.message), at: problem.range), source)
      }
      strings.add(catalog: tree, languages: languages)
    }
    // Prefers the requested languages to the language that apps are usually written in.
    for language in languages + ["en", "Base", ""] {
      let folder = language.isEmpty ? "" : "/\(language).lproj/"
      for path in files where !path.hasSuffix(".xcstrings") {
        let isMeant = folder.isEmpty ? !path.contains(".lproj/") : path.contains(folder)
        if isMeant { add(path, to: &strings) }
      }
    }
    return strings
  }

  private func add(_ path: String, to strings: inout StringTable) {
    guard let bytes = read(path, limits.bytes) else { return }
    do throws(PropertyList.Problem) {
      strings.add(try PropertyList.read(bytes))
    } catch {
      let source = SourceFile(name: name(path), bytes: bytes)
      report(
        .resourceFile(
          error.reason, at: SourceRange(error.range.lowerBound, error.range.upperBound)), source)
    }
  }

  private func report(_ problem: Diagnostic, _ source: SourceFile) {
    found.append(DiagnosticReport.Part(source: source, diagnostics: [problem]))
  }
}
