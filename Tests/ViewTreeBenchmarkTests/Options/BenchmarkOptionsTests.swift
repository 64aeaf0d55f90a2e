import Testing

@testable import viewtree_benchmark

@Suite("The benchmark's command line")
struct BenchmarkOptionsTests {
  private func message(_ words: [String]) -> String {
    do throws(BenchmarkProblem) {
      _ = try BenchmarkOptions(words)
      return ""
    } catch {
      return String(decoding: BenchmarkWords.message(error), as: UTF8.self)
    }
  }

  @Test("Without options a form of 100,000 views is measured")
  func standard() throws {
    let options = try BenchmarkOptions([])
    #expect(options.shape == .form && options.views == 100_000 && options.seed == 1)
    #expect(options.runs == nil && options.file == nil && !options.compares)
  }

  @Test("Options are read in any order")
  func all() throws {
    let options = try BenchmarkOptions([
      "--compare", "--sizes", "10,200", "--shape", "flex", "--seed", "4", "--runs", "2",
    ])
    #expect(options.compares && options.sizes == [10, 200] && options.shape == .flex)
    #expect(options.seed == 4 && options.runs == 2)
    #expect(try BenchmarkOptions(["a.json", "--runs", "3"]).file == "a.json")
  }

  @Test("A wrong command line is told with the way out")
  func wrong() {
    let cases: [([String], String)] = [
      (["--view", "5"], "unknown option '--view'; did you mean '--views'?"),
      (["--views"], "'--views' needs a value; see viewtree-benchmark --help"),
      (["--views", "2"], "'--views' cannot be '2'; it is a whole number from 3 to 10000000"),
      (["--runs", "0"], "'--runs' cannot be '0'; it is a whole number from 1 to 10000"),
      (["--seed", "-1"], "'--seed' cannot be '-1'; it is a whole number from 0 to \(Int.max)"),
      (
        ["--sizes", "10,,20"],
        "'--sizes' cannot be '10,,20'; it is like 1000,10000,100000, each from 3 to 10000000"
      ),
      (
        ["--shape", "tree"],
        "'--shape' cannot be 'tree'; it can be: form, wide, binary, flex, chain"
      ),
      (["a", "b"], "'b' is one file too many"),
      (
        ["a", "--seed", "2"],
        "'--seed' is about generated documents; leave it or the file out"
      ),
      (
        ["--write", "a", "--compare"],
        "'--write' and '--compare' exclude each other; use only one of them"
      ),
      (
        ["--growth", "--sizes", "10"],
        "'--growth' and '--sizes' exclude each other; use only one of them"
      ),
      (
        ["--growth", "--users"],
        "'--users' and '--growth' exclude each other; use only one of them"
      ),
      (
        ["a", "--growth"],
        "'--growth' is about generated documents; leave it or the file out"
      ),
    ]
    for (words, expected) in cases {
      #expect(message(words) == "viewtree-benchmark: \(expected)\n")
    }
  }
}
