import ViewTreeInspector

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// Writes to an open file. Errors are ignored, because there is no other way to report them.
func write(_ bytes: [UInt8], to descriptor: Int32) {
  try? FileSystem.write(bytes, to: descriptor)
}

nonisolated(unsafe) var status: Int32 = 0
let hasStack = DeepStack.run {
  do throws(BenchmarkProblem) {
    let options = try BenchmarkOptions(Array(CommandLine.arguments.dropFirst()))
    let program = CommandLine.arguments.first ?? "viewtree-benchmark"
    try Benchmark(options: options, program: program) { write(Array($0.utf8), to: 1) }.run()
  } catch {
    write(BenchmarkWords.message(error), to: 2)
    status = 2
  }
}
if !hasStack {
  write(BenchmarkWords.message(.noStack(bytes: DeepStack.size)), to: 2)
  status = 2
}
exit(status)
