/// A task of users and the program that it is compared with, both as words of command lines. The
/// word `viewtree` stands for the command next to the benchmark.
struct UserRow {
  let name: String
  let task: [String]
  let peer: [String]
  /// The greatest ratio of the two that is good enough.
  let goal: Double
  /// Work that both contain and that doesn't count, such as the start of each.
  var taskStart: [String] = []
  var peerStart: [String] = []
  /// The number of times that the task does the work of one run of the peer.
  var times = 1
}

extension UserRow {
  /// All tasks, with inputs in a folder that `UserInputs` filled.
  static func all(in folder: String) -> [UserRow] {
    func inspect(_ name: String) -> [String] { ["viewtree", "inspect", "\(folder)/\(name)"] }
    func parse(_ names: [String]) -> [String] {
      ["swiftc", "-frontend", "-parse"] + names.map { "\(folder)/\($0)" }
    }
    func check(_ tree: String) -> [String] { ["viewtree", "check", "-q", "\(folder)/\(tree)"] }
    func diff(_ tree: String) -> [String] {
      ["git", "diff", "--no-index", "\(folder)/\(tree)", "\(folder)/\(tree).copy"]
    }
    func sweep(_ name: String) -> [String] {
      ["viewtree", "sweep", "--width", "320...364", "--every", "1", "--within", "1"]
        + ["--limit", "work=1000000000", "\(folder)/\(name)"]
    }
    func python(_ code: String) -> [String] { ["python3", "-c", code] }
    let version = ["viewtree", "--version"]
    let (one, screen) = (inspect("1.json"), parse(["screen.swift"]))
    return [
      UserRow(name: "one view", task: one, peer: version, goal: 2),
      UserRow(name: "ten views", task: inspect("10.json"), peer: version, goal: 3),
      UserRow(name: "300 views of JSON", task: inspect("300.json"), peer: screen, goal: 0.15),
      UserRow(name: "300 lines of Swift", task: inspect("screen.swift"), peer: screen, goal: 0.15),
      UserRow(
        name: "300 lines of Swift, as JSON", task: inspect("screen.swift"),
        peer: inspect("screen.json"), goal: 1.3),
    ]
      + UserInputs.folderSizes.map { count in
        UserRow(
          name: "folder of \(count) Swift files",
          task: inspect("\(count)/\(UserInputs.fileName(0))"),
          peer: parse((0..<count).map { "\(count)/\(UserInputs.fileName($0))" }),
          goal: count > 100 ? 1.5 : 1)
      }
      + [
        UserRow(name: "check of 1,000", task: check("1000"), peer: diff("1000"), goal: 4),
        UserRow(name: "check of 10,000", task: check("10000"), peer: diff("10000"), goal: 4),
        UserRow(
          name: "check of 10,000, of 1,000", task: check("10000"), peer: check("1000"), goal: 10.5),
        UserRow(
          name: "check of 1,000 in Swift, JSON", task: check("swift"), peer: check("json"), goal: 2),
        UserRow(
          name: "a width of a sweep, 200 views", task: sweep("200.json"), peer: inspect("200.json"),
          goal: 1.2, taskStart: one, peerStart: one, times: 45),
        UserRow(
          name: "a width of a sweep, 10,000 views", task: sweep("10000.json"),
          peer: inspect("10000.json"), goal: 1.2, taskStart: one, peerStart: one, times: 45),
        UserRow(
          name: "10,000 texts, 10,000 views", task: inspect("texts.json"),
          peer: inspect("10000.json"), goal: 1.3),
        UserRow(
          name: "script, loop", task: inspect("loop.json"),
          peer: python(UserInputs.loopOfPython), goal: 1, taskStart: one, peerStart: python("")),
        UserRow(
          name: "script, texts", task: inspect("strings.json"),
          peer: python(UserInputs.stringsOfPython), goal: 1, taskStart: one, peerStart: python("")),
        UserRow(
          name: "completion", task: ["viewtree", "completion", "zsh"], peer: version, goal: 2),
        UserRow(
          name: "explain-error", task: ["viewtree", "explain-error", "unknown-view"], peer: version,
          goal: 2),
        UserRow(name: "help", task: ["viewtree", "help"], peer: version, goal: 2),
      ]
  }
}
