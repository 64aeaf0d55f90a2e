import Foundation

/// The parts of a page.
struct PageContent {
  let text: String

  /// What stands between two texts, the first time.
  func part(_ before: String, _ after: String) -> String {
    guard let start = text.range(of: before),
      let end = text.range(of: after, range: start.upperBound..<text.endIndex)
    else { return "" }
    return String(text[start.upperBound..<end.lowerBound])
  }

  var style: String { part("<style>", "</style>") }
  var script: String { part("</script>\n<script>", "</script>") }
  var json: String { part("id=\"data\">", "</script>") }
  var policy: String { part("Content-Security-Policy\" content=\"", "\"") }

  /// What is seen without scripts.
  var markup: String {
    text.replacingOccurrences(of: script, with: "").replacingOccurrences(of: json, with: "")
  }

  var data: [String: Any] {
    (try? JSONSerialization.jsonObject(with: Data(json.utf8)) as? [String: Any]) ?? [:]
  }
}
