import Testing
import ViewTreeDocument
import ViewTreeInspector
import ViewTreeReport
import ViewTreeSyntax

/// A document that is evaluated for its reports.
struct Sample {
  let inspection: Inspection

  init(_ document: String, _ options: InspectionOptions = InspectionOptions()) throws {
    let result = DocumentReader.read(SourceFile(name: "sample.json", text: document))
    let read = try #require(result.document, "\(result.diagnostics)")
    inspection = try #require(Inspector.inspect(read, options: options).inspection)
  }

  /// A document with one root, a window of 100 by 50 and other members.
  init(root: String, _ members: String = "") throws {
    try self.init(
      "{\"viewtree\": 1, \"window\": {\"width\": 100, \"height\": 50}, \(members)\"root\": \(root)}"
    )
  }

  /// The state that a variable with some value ends in.
  init(value: String) throws {
    try self.init(root: "\"Spacer\"", "\"state\": { \"value\": { \"$\": \"\(value)\" } }, ")
  }

  func text(_ options: ReportOptions = ReportOptions()) -> String {
    String(decoding: TextReport.inspect(inspection, options), as: UTF8.self)
  }

  func json(_ options: ReportOptions = ReportOptions()) -> String {
    String(decoding: JSONReport.inspect(inspection, options), as: UTF8.self)
  }

  /// The last line of a report as text, and the value in the JSON report.
  var value: (text: String, json: String) {
    let text = text().split(separator: "\n").last ?? ""
    let json = json().split(separator: "\n").first { $0.hasPrefix("    \"value\": ") } ?? ""
    return (
      String(text.dropFirst("value = ".count)), String(json.dropFirst("    \"value\": ".count))
    )
  }

  /// A key with anchors of two views, a reader with a proxy, a key that nobody reads, an action.
  static let anchors = """
    {
      "viewtree": 1,
      "window": { "width": 110, "height": 50, "scale": 2 },
      "preferenceKeys": {
        "Items": { "defaultValue": "[]", "reduce": "value.append(contentsOf: nextValue())" },
        "Unread": { "defaultValue": "0", "reduce": "value = nextValue()" }
      },
      "state": { "count": 0 },
      "root": {
        "view": "HStack", "spacing": 10,
        "children": [
          { "view": "Color", "id": "a", "color": "count > 0 ? Color.red : Color.blue", "modifiers": [
            { "anchorPreference": { "key": "Items", "value": ".bounds",
                "transform": "[Item(kind: .field(1), bounds: $0)]" } },
            { "anchorPreference": { "key": "Unread", "value": ".bounds", "transform": "1" } } ] },
          { "view": "Color", "color": "red", "modifiers": [
            { "anchorPreference": { "key": "Items", "value": ".topLeading",
                "transform": "[Item(kind: .title, bounds: $0)]" } } ] }
        ],
        "modifiers": [
          { "overlayPreferenceValue": { "key": "Items", "as": "items", "content": {
            "view": "GeometryReader", "as": "proxy", "content": {
              "view": "Rectangle", "modifiers": [
                { "frame": { "width": "proxy[items[0].bounds].width", "height": 10 } } ] } } } },
          { "onPreferenceChange": { "key": "Items", "perform": "count = $0.count" } }
        ]
      }
    }
    """
}
