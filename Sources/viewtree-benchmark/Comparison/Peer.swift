/// A program to compare with. It does less with a file than viewtree does.
struct Peer {
  /// The name in tables.
  let name: String
  /// The program's name, to be found in the folders of `PATH`.
  let program: String
  /// The arguments that come before the file name.
  let arguments: [String]

  /// The peers that are measured if they are installed.
  static let all = [
    Peer(name: "jq length", program: "jq", arguments: ["length"]),
    Peer(
      name: "python3 json.load", program: "python3",
      arguments: ["-c", "import json, sys; json.load(open(sys.argv[1]))"]),
    Peer(name: "wc -l", program: "wc", arguments: ["-l"]),
  ]
}
