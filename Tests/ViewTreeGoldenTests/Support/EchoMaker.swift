import ViewTreeGolden

/// Makes reports that hold the document's name, the words and one more line; `nil` makes none.
struct EchoMaker: GoldenReportMaker {
  var line: String? = "same"
  /// Documents of which no report can be made.
  var failing: Set<String> = []
  /// The picture of every document.
  var picture: String?

  func report(document: String, name: String, words: [String]) -> MadeReport {
    guard let line, !failing.contains(name) else { return MadeReport(bytes: nil, messages: []) }
    let text = "\(name)\n\(words.joined(separator: "|"))\n\(line)\n"
    return MadeReport(
      bytes: Array((words.contains("json") ? "{\n  \"words\": 1\n}\n" : text).utf8), messages: [])
  }

  func picture(document: String, name: String, words: [String]) -> [UInt8]? {
    picture.map { Array($0.utf8) }
  }
}
