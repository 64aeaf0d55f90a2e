import ViewTreeInspector

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

// viewtree-compare --listings Fixtures --stub Tests/SwiftUIStub/SwiftUI.swift:
//   compiles the listings of documents.
// viewtree-compare --list Fixtures/scripts --random 1000 --seed 1:
//   compares programs with the Swift compiler.
// viewtree-compare --files Sources:
//   compares which Swift files viewtree and the compiler can parse.

func write(_ text: String, to descriptor: Int32 = 1) {
  try? FileSystem.write(Array(text.utf8), to: descriptor)
}

/// The number of programs in one file.
let batch = 400

func compare(_ options: CompareOptions) throws -> Bool {
  if !options.files.isEmpty {
    let compiler = try SwiftCompiler()
    defer { compiler.removeFolder() }
    let check = try FileCheck(options.files, compiler)
    write(check.words)
    return check.isFine
  }
  if let stub = options.stub {
    let check = try ListingCheck(options.documents, stub: stub, harness: options.harness)
    let result = try check.run()
    write(result.words(showsRefused: options.shown.contains(.refused)))
    return result.isFine
  }
  let programs = try options.programs()
  if options.printsOnly {
    for program in programs { write("\(program.text)\n\n") }
    return true
  }
  let known = try options.known.map { try ProgramList.read(path: $0) } ?? []
  let compiler = try SwiftCompiler()
  defer { compiler.removeFolder() }
  let (swift, script) = (SwiftRunner(compiler), try ScriptRunner())
  if options.comparesWarnings { return try compareWarnings(programs, swift, script) }
  var comparison = Comparison()
  for start in stride(from: 0, to: programs.count, by: batch) {
    let end = min(start + batch, programs.count)
    try comparison.add(Array(programs[start..<end]), swift: swift, script: script)
    // A long run may be stopped early, so write each batch immediately.
    for entry in comparison.entries[start..<end] where options.shown.contains(entry.verdict) {
      write(entry.words)
    }
    write("\(end) of \(programs.count)\r", to: 2)
  }
  write(comparison.table)
  let unknown = comparison.unknownDifferences(known)
  for entry in unknown { write("not known: " + entry.words, to: 2) }
  let stale = comparison.staleDifferences(known)
  for program in stale { write("is no difference any more: \(program.text)\n", to: 2) }
  return unknown.isEmpty && stale.isEmpty
}

/// Compares warnings. Returns true if all are the same.
func compareWarnings(
  _ programs: [Program], _ swift: SwiftRunner, _ script: ScriptRunner
) throws -> Bool {
  var (asked, warned, unlike) = (0, 0, 0)
  for start in stride(from: 0, to: programs.count, by: batch) {
    let part = Array(programs[start..<min(start + batch, programs.count)])
    for (program, theirs) in zip(part, try swift.warnings(part)) {
      guard let theirs, let ours = script.warnings(program) else { continue }
      asked += 1
      warned += theirs.isEmpty ? 0 : 1
      if ours == theirs { continue }
      unlike += 1
      let (first, second) = (theirs.map(\.rawValue).sorted(), ours.map(\.rawValue).sorted())
      write("\(program.kind)\n  \(program.text)\n  Swift \(first), viewtree \(second)\n")
    }
  }
  write("\(asked) programs, \(warned) of them with warnings, \(unlike) with others than Swift's\n")
  return unlike == 0
}

nonisolated(unsafe) var status: Int32 = 2
DeepStack.run {
  guard let options = CompareOptions(Array(CommandLine.arguments.dropFirst())) else {
    return write(CompareOptions.usage, to: 2)
  }
  do {
    status = try compare(options) ? 0 : 1
  } catch let failure as SwiftRunner.Failure {
    write(failure.words, to: 2)
  } catch {
    write("\(error)\n", to: 2)
  }
}
exit(status)
