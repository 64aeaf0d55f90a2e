import ViewTreeInspector
import ViewTreeListing
import ViewTreeSyntax

/// Writes documents as Swift, and checks them with the compiler.
struct ListingCheck {
  /// The results for all documents.
  struct Result {
    /// The number of documents.
    var count = 0
    /// The documents that can't be written as Swift, with the first reason for each.
    var refused: [(path: String, reason: String)] = []
    /// The documents that the compiler refuses, with its first message for each.
    var wrong: [(path: String, message: String)] = []

    /// True if all listings compile.
    var isFine: Bool { wrong.isEmpty && count > 0 }

    /// A table, and each document that the compiler refuses.
    func words(showsRefused: Bool) -> String {
      var lines = wrong.map { "\($0.path): \($0.message)" }
      if showsRefused { lines += refused.map { "no Swift: \($0.path): \($0.reason)" } }
      lines.append(
        "\(count) documents: \(count - refused.count) as Swift, "
          + "\(count - refused.count - wrong.count) of them compile; \(refused.count) have no Swift"
      )
      return lines.joined(separator: "\n") + "\n"
    }
  }

  private let paths: [String]
  private let stub: SwiftUIStub
  /// The host in which the listings measure themselves, or `nil` for plain listings.
  private let harness: HarnessHost?

  /// The documents at some paths, folders with all that is in them.
  init(_ paths: [String], stub: String, harness: HarnessHost? = nil) throws {
    self.paths = try paths.flatMap { try Self.documents(at: $0) }
    self.stub = try SwiftUIStub(stub)
    self.harness = harness
  }

  private static func documents(at path: String) throws -> [String] {
    guard try FileSystem.isFolder(path) else { return [path] }
    var result: [String] = []
    for name in try FileSystem.names(in: path).sorted() where !name.hasPrefix(".") {
      let inner = FileSystem.path(name, in: path)
      if try FileSystem.isFolder(inner) {
        result += try documents(at: inner)
      } else if [".json", ".jsonc", ".yaml", ".yml"].contains(where: { name.hasSuffix($0) }) {
        result.append(inner)
      }
    }
    return result
  }

  /// Writes all documents as Swift and compiles them.
  func run() throws -> Result {
    let compiler = try SwiftCompiler()
    defer { compiler.removeFolder() }
    try stub.make(with: compiler)
    var result = Result()
    var batch = ListingBatch()
    var alone: [(path: String, text: String)] = []
    for path in paths {
      guard let tree = try Self.document(at: path) else { continue }
      result.count += 1
      let listing = harness.map { Harness.write(tree, for: $0) } ?? Listing.write(tree)
      guard let bytes = listing.bytes else {
        result.refused.append((path, listing.diagnostics.last?.message ?? ""))
        continue
      }
      let text = String(decoding: bytes, as: UTF8.self)
      if !batch.add(path, text) { alone.append((path, text)) }
    }
    result.wrong = Self.wrong(try compiler.check(batch.files), batch.paths)
    for (path, text) in alone {
      let file = ("listing_0.swift", ListingBatch.withoutMacro(text, isInside: false))
      result.wrong += Self.wrong(try compiler.check([file]), [path])
    }
    return result
  }

  /// The syntax tree of a file, if it's a document. Other tests cover its errors.
  private static func document(at path: String) throws -> SyntaxTree? {
    let source = SourceFile(name: path, bytes: try FileSystem.read(path))
    let tree = SourceSyntax(of: source).read(source)
    guard !tree.hasErrors, tree.members(0).contains(where: { tree.text($0.key) == "viewtree" }),
      !tree.members(0).contains(where: { ["file", "sweeps"].contains(tree.text($0.key)) })
    else { return nil }
    return tree
  }

  /// The first message for each file.
  private static func wrong(
    _ run: SwiftCompiler.Run, _ paths: [String]
  ) -> [(path: String, message: String)] {
    var found: [Int: String] = [:]
    for line in run.output.split(separator: "\n") {
      guard let place = line.firstRange(of: "listing_") else { continue }
      let parts = line[place.upperBound...].split(separator: ":", maxSplits: 4)
      guard parts.count == 5, parts[3] == " error", let number = Int(parts[0].dropLast(6)),
        found[number] == nil
      else { continue }
      found[number] = "\(parts[1]):\(parts[2]):\(parts[4])"
    }
    if run.status != 0, found.isEmpty { return [(paths.first ?? "", run.output)] }
    return found.sorted { $0.key < $1.key }.map { (paths[$0.key], $0.value) }
  }
}
