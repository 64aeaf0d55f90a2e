import Foundation
import ViewTreeDocument
import ViewTreeInspector
import ViewTreeSyntax

@testable import ViewTreePicture

/// Pages of documents for tests.
enum PageSubject {
  static var fixtures: URL {
    URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().appendingPathComponent("Fixtures")
  }

  /// The moments of a document, recorded as the command does.
  static func moments(_ source: SourceFile) -> [PageMoment]? {
    guard let document = DocumentReader.read(source).document else { return nil }
    var options = InspectionOptions()
    options.keepsLayout = true
    options.keepsEveryLayout = true
    options.recordsReduces = true
    options.recordsViewTreeOrder = true
    options.valueDetail = .long
    options.tracesState = true
    let result = Inspector.inspect(document, options: options)
    return result.inspection.map { PageMoment.moments(of: $0, result.explainers) }
  }

  static func moments(fixture: String) throws -> [PageMoment]? {
    let url = fixtures.appendingPathComponent(fixture)
    return moments(SourceFile(name: fixture, bytes: Array(try Data(contentsOf: url))))
  }

  /// The page of a document that stands in a test.
  static func page(_ json: String, name: String = "test.json") throws -> String {
    let moments = moments(SourceFile(name: name, text: json)) ?? []
    return String(decoding: Picture.page(of: moments, PictureOptions()), as: UTF8.self)
  }

  static func page(fixture: String) throws -> String {
    let moments = try moments(fixture: fixture) ?? []
    return String(decoding: Picture.page(of: moments, PictureOptions()), as: UTF8.self)
  }
}

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
