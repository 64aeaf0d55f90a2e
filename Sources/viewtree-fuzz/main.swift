import ViewTreeInspector
import ViewTreeSyntax

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

// viewtree-fuzz FOLDER COUNT [FIRST]: tries COUNT mutations of the documents in a folder.
// viewtree-fuzz --documents COUNT [FIRST]: tries generated documents.
// viewtree-fuzz --programs COUNT [FIRST]: tries generated scripts.
// viewtree-fuzz --steps COUNT [FIRST]: compares steps with a new evaluation.
// viewtree-fuzz --translations COUNT [FIRST]: translates generated documents to Swift and back.
// viewtree-fuzz --translations FOLDER: translates the documents and Swift files of a folder.
// With --print NUMBER instead of COUNT, prints that input. If an input takes a minute, a signal
// ends the process. The number of the input is the last number in the output.

func write(_ text: String, to descriptor: Int32 = 1) {
  try? FileSystem.write(Array(text.utf8), to: descriptor)
}

/// The source that the first argument names.
func source(_ word: String) -> Fuzzer.Source? {
  switch word {
  case "--documents": return .documents(Grammar(DocumentRules.all))
  case "--steps": return .steps(Grammar(StepRules.all))
  case "--programs": return .programs(Grammar(ScriptRules.all, depths: 3...9))
  case "--translations":
    guard words.count > 1, words[1] != "--print", Int(words[1]) == nil else {
      return .translations(Grammar(TranslationRules.all, depths: 6...12))
    }
    guard let seeds = try? Seed.all(in: words[1]), !seeds.isEmpty else { return nil }
    return .files(seeds)
  default:
    guard let seeds = try? Seed.all(in: word), !seeds.isEmpty else { return nil }
    return .mutations(Mutator(seeds: seeds))
  }
}

nonisolated(unsafe) var status: Int32 = 2
let words = Array(CommandLine.arguments.dropFirst())
DeepStack.run {
  guard words.count >= 2, let source = source(words[0]) else {
    return write(
      "usage: viewtree-fuzz FOLDER|--documents|--programs|--steps|--translations COUNT [FIRST]\n"
        + "       viewtree-fuzz --translations FOLDER\n"
        + "       viewtree-fuzz … --print NUMBER\n", to: 2)
  }
  if words[1] == "--print", words.count == 3, let number = Int(words[2]) {
    let input = Fuzzer.input(number, of: source)
    write("\(input.name)\n", to: 2)
    try? FileSystem.write(input.bytes, to: 1)
    status = 0
    return
  }
  var count = Int(words[1]) ?? 0
  if case .files(let seeds) = source { count = seeds.count }
  guard count > 0 else { return }
  let first = words.count > 2 ? Int(words[2]) ?? 0 : 0
  let clock = ContinuousClock()
  let start = clock.now
  var fuzzer = Fuzzer(source)
  let step = max(1, min(1000, count))
  // Writes the number before the input is tried, so that a crash can be traced to it.
  fuzzer.run(first..<(first + count)) {
    alarm(60)
    if $0 % step == 0 || words.count > 3 { write("\($0)\r", to: 2) }
  }
  for line in fuzzer.refusalLines { write("\(line)\n") }
  for finding in fuzzer.findings {
    write("\(Fuzzer.input(finding.number, of: source).name) \(finding.number): \(finding.text)\n")
  }
  write(
    "\(count) inputs in \((clock.now - start).components.seconds) seconds, \(fuzzer.evaluatedCount) "
      + "evaluated, \(fuzzer.findings.count) findings, slowest \(fuzzer.slowest.number) with "
      + "\(fuzzer.slowest.seconds) seconds; what was printed comes to \(fuzzer.digest.text)\n")
  status = fuzzer.findings.isEmpty ? 0 : 1
}
exit(status)
