import ViewTreeInspector
import ViewTreeSyntax

/// The files that the tasks of users read. They are the same on every machine.
struct UserInputs {
  /// The numbers of Swift files in a folder.
  static let folderSizes = [50, 100, 300]
  private static let linesOfFile = 115

  let folder: String

  static func fileName(_ number: Int) -> String { "Sources/App/File\(number).swift" }

  static let loopOfPython = """
    s = 0
    for i in range(100000):
      if i % 3 == 0: s += i * 2
      else: s -= 1
    print(s)
    """
  static let stringsOfPython = """
    for _ in range(10):
      s = len(", ".join(f"row {i}" for i in range(10000) if i % 2 == 0))
    print(s)
    """
  private static let loop = """
    func count(_ n: Int) -> Int {
      var sum = 0
      for i in 0..<n { if i % 3 == 0 { sum += i * 2 } else { sum -= 1 } }
      return sum
    }
    """
  private static let strings = """
    func count(_ n: Int) -> Int {
      var size = 0
      for _ in 0..<n {
        size = (0..<10000).filter { $0 % 2 == 0 }.map { "row \\($0)" }.joined(separator: ", ").count
      }
      return size
    }
    """

  /// Writes all files. `run` runs viewtree, or another program by its name.
  func write(_ run: ([String]) throws(BenchmarkProblem) -> Void) throws(BenchmarkProblem) {
    try file("1.json", "{\"viewtree\":1,\"root\":{\"view\":\"Text\",\"text\":\"Hello\"}}")
    for views in [10, 200, 300, 10_000] {
      try file("\(views).json", DocumentGenerator.document(.form, views: views, seed: 1))
    }
    try file("texts.json", Self.texts(10_000))
    try file("loop.json", Self.program(Self.loop, "count(100000)"))
    try file("strings.json", Self.program(Self.strings, "count(10)"))
    try file("screen.swift", SwiftGenerator.screen(lines: 300))
    try translate("screen.swift", "screen.json", run)
    for count in Self.folderSizes { try writeFolder(files: count) }
    for count in [1_000, 10_000] {
      try writeTree("\(count)", count, run) { seed in
        (".json", DocumentGenerator.document(.form, views: 20, seed: UInt64(seed)))
      }
      try run(["cp", "-R", "\(folder)/\(count)", "\(folder)/\(count).copy"])
    }
    try writeSwiftTrees(run)
  }

  // MARK: - Swift

  private func writeFolder(files: Int) throws(BenchmarkProblem) {
    try file(
      "\(files)/Package.swift",
      """
      // swift-tools-version: 6.0
      import PackageDescription
      let package = Package(name: "App", targets: [.target(name: "App")])

      """)
    let screen = SwiftGenerator.screen(lines: Self.linesOfFile, others: 1..<files)
    try file("\(files)/\(Self.fileName(0))", screen)
    for number in 1..<files {
      let rows = SwiftGenerator.rows(lines: Self.linesOfFile, file: number)
      try file("\(files)/\(Self.fileName(number))", rows)
    }
  }

  /// Writes a tree of 1,000 Swift files, 20 of them different, and one of the same documents in JSON.
  private func writeSwiftTrees(
    _ run: ([String]) throws(BenchmarkProblem) -> Void
  ) throws(BenchmarkProblem) {
    for seed in 0..<20 {
      try file("\(seed).swift", SwiftGenerator.screen(lines: 60, seed: seed))
      try translate("\(seed).swift", "screen\(seed).json", run)
    }
    try writeTree("swift", 1_000, run) { seed throws(BenchmarkProblem) in
      (".swift", try read("\(seed % 20).swift"))
    }
    try writeTree("json", 1_000, run) { seed throws(BenchmarkProblem) in
      (".json", try read("screen\(seed % 20).json"))
    }
  }

  private func translate(
    _ source: String, _ target: String, _ run: ([String]) throws(BenchmarkProblem) -> Void
  ) throws(BenchmarkProblem) {
    try run(
      ["viewtree", "format", "--to", "json", "-o", "\(folder)/\(target)", "\(folder)/\(source)"])
  }

  // MARK: - Documents

  /// Writes documents, a hundred a folder, and their golden files. Swift files of one folder would be
  /// read together, so that each has a folder of its own.
  private func writeTree(
    _ name: String, _ count: Int, _ run: ([String]) throws(BenchmarkProblem) -> Void,
    _ document: (Int) throws(BenchmarkProblem) -> (suffix: String, bytes: [UInt8])
  ) throws(BenchmarkProblem) {
    for number in 0..<count {
      let (suffix, bytes) = try document(number)
      let part = suffix == ".swift" ? number : number / 100
      try file("\(name)/\(part)/document\(number)\(suffix)", bytes)
    }
    try run(["viewtree", "check", "-q", "--update", "\(folder)/\(name)"])
  }

  private static func texts(_ count: Int) -> [UInt8] {
    let texts = (0..<count).map { number in
      let words = (0...number % 12).map { Words.plain[(number * 7 + $0 * 3) % Words.plain.count] }
      return "{\"view\":\"Text\",\"text\":\"\(words.joined(separator: " "))\"}"
    }
    let list = texts.joined(separator: ",")
    // In a scroll view, because texts that share a window would all be cut.
    let stack = "{\"view\":\"VStack\",\"children\":[\(list)]}"
    return Array(
      "{\"viewtree\":1,\"root\":{\"view\":\"ScrollView\",\"children\":[\(stack)]}}".utf8)
  }

  private static func program(_ function: String, _ call: String) -> [UInt8] {
    var bytes = ByteBuffer()
    OrderedJSON.object([
      ("viewtree", 1), ("functions", [.text(function)]),
      ("root", ["view": "Text", "text": .text("\\(\(call))")]),
    ]).write(to: &bytes)
    return bytes.takeAll()
  }

  // MARK: - Files

  private func file(_ name: String, _ text: String) throws(BenchmarkProblem) {
    try file(name, Array(text.utf8))
  }

  private func file(_ name: String, _ bytes: [UInt8]) throws(BenchmarkProblem) {
    let path = "\(folder)/\(name)"
    do throws(FileSystem.Failure) {
      try FileSystem.makeFolder(FileSystem.folder(of: path))
      try FileSystem.write(bytes, to: path)
    } catch {
      throw .unwritable(path, error)
    }
  }

  /// The bytes of a file that `write` wrote.
  func read(_ name: String) throws(BenchmarkProblem) -> [UInt8] {
    do throws(FileSystem.Failure) {
      return try FileSystem.read("\(folder)/\(name)")
    } catch {
      throw .unreadable("\(folder)/\(name)", error)
    }
  }
}
