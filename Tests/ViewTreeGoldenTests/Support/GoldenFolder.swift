import ViewTreeGolden

/// A folder in which golden files are checked.
struct GoldenFolder {
  let folder = TemporaryFolder()

  /// The text of a check, with the folder as a dot.
  struct Outcome {
    let report: GoldenReport
    let text: String

    var verdict: GoldenReport.Verdict { report.verdict }
    var lines: [String] { text.split(separator: "\n").map(String.init) }
  }

  /// Checks some files of the folder, or all.
  func check(
    _ names: [String] = [""], _ mode: GoldenMode = .compare, maker: EchoMaker = EchoMaker(),
    style: GoldenDiffStyle = .both, setting set: (inout GoldenCheckOptions) -> Void = { _ in }
  ) -> Outcome {
    var options = GoldenCheckOptions()
    options.mode = mode
    options.jobs = 2
    set(&options)
    let report = GoldenCheck(options, maker: maker)
      .run(names.map { $0.isEmpty ? folder.path : folder.path + "/" + $0 })
    let text = String(decoding: report.text(style), as: UTF8.self)
    return Outcome(report: report, text: text.replacing(folder.path, with: "."))
  }

  /// Adds a document, with a list of checks if one is given.
  func addDocument(_ name: String = "a.json", checks: String? = nil) {
    folder.write(
      name, "{ \"viewtree\": 1\(checks.map { ", \"checks\": \($0)" } ?? ""), \"root\": \"Color\" }")
  }

  /// The content of a golden file that is as `EchoMaker` makes it.
  func golden(_ words: String, of name: String = "a.json", line: String = "same") -> String {
    "viewtree-golden 3: \(words)\n\(name)\n\(words.replacing(" ", with: "|"))\n\(line)\n"
  }
}
