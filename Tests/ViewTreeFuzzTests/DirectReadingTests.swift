import Foundation
import Testing
import ViewTreeDocument
import ViewTreeInspector
import ViewTreeSyntax

@testable import viewtree_fuzz

@Suite("Documents in JSON that are read at once")
struct DirectReadingTests {
  private static let fixtures = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .appendingPathComponent("Fixtures").path

  private static func comparison(_ text: String) -> ReadingComparison {
    var comparison: ReadingComparison?
    let source = SourceFile(name: "test.json", text: text)
    _ = DeepStack.run { comparison = ReadingComparison(source) }
    return comparison ?? ReadingComparison(source)
  }

  /// A document with some views, as it is written in most files.
  private static let usual = #"""
    { "viewtree": 1,
      "preferenceKeys": { "Width": { "defaultValue": 0, "reduce": "max" } },
      "state": { "n": 1 },
      "root": { "view": "VStack", "spacing": 4.5, "alignment": "leading",
        "modifiers": [{ "padding": 8 }, "hidden", { "onPreferenceChange": { "key": "Width", "perform": "n = 2" } }],
        "children": [
          { "view": "Text", "text": "plain", "size": { "width": 10, "height": 2.5 }, "id": "a" },
          { "view": "Text", "text": "**bold** \\(n)", "comment": "says n" },
          { "forEach": "0..<3", "as": "i", "content": { "view": "Text", "text": "\\(i)" } },
          "Divider",
          { "view": "GeometryReader", "as": "proxy", "content": { "view": "Color" } },
          { "view": "Color", "modifiers": [
            { "frame": { "width": 10, "alignment": "trailing" } },
            { "preference": { "key": "Width", "value": 1 } },
            { "overlay": { "content": { "view": "Circle" }, "alignment": "top" } }] },
          { "let": { "k": "n + 1" } },
          { "view": "Text", "text": "\\(k)" } ] } }
    """#

  @Test("A usual document is read at once, and is the same document as by its tree")
  func usual() {
    let comparison = Self.comparison(Self.usual)
    #expect(comparison.isDirect)
    #expect(comparison.differences == [])
  }

  @Test("Every document among the fixtures is the same read at once and by its tree, most at once")
  func fixtures() throws {
    var counts = (all: 0, direct: 0)
    let files = FileManager.default.enumerator(atPath: Self.fixtures)
    while let path = files?.nextObject() as? String {
      guard path.hasSuffix(".json"), !path.hasSuffix(".inspect.json") else { continue }
      let bytes = [UInt8](try Data(contentsOf: URL(fileURLWithPath: Self.fixtures + "/" + path)))
      let comparison = Self.comparison(String(decoding: bytes, as: UTF8.self))
      #expect(comparison.differences == [], "\(path)")
      counts.all += 1
      if comparison.isDirect { counts.direct += 1 }
    }
    #expect(counts.all > 200)
    #expect(counts.direct * 2 > counts.all)
  }

  @Test("A usual document with any byte left out, doubled or exchanged is the same both ways")
  func spoilt() {
    let bytes = Array(Self.usual.utf8)
    for place in bytes.indices {
      let before = String(decoding: bytes[..<place], as: UTF8.self)
      let byte = String(decoding: bytes[place...place], as: UTF8.self)
      let behind = String(decoding: bytes[(place + 1)...], as: UTF8.self)
      for between in ["", byte + byte, "]", "\\" + byte] {
        let comparison = Self.comparison(before + between + behind)
        #expect(comparison.differences == [], "\(between) at \(place)")
      }
    }
  }

  @Test("A modifier whose text stood before means the same, and its scripts stand where it does")
  func repeated() {
    let modifiers = #"""
      [{ "padding": 8 }, { "frame": { "width": 24, "height": "n + 1" } }, "hidden", { "opacity": 0.5 },
        { "anchorPreference": { "key": "Bounds", "value": ".bounds", "transform": "[$0]" } },
        { "preference": { "key": "Width", "value": 44 } }, { "overlay": { "view": "Circle" } },
        { "preference": { "key": "Bounds", "value": [] } }, { "zIndex": 1 }, { "font": "title" },
        { "onPreferenceChange": { "key": "Width", "perform": "n = 2" } }, { "tag": "a" },
        { "environment": { "lineLimit": 2 } }, { "font": { "style": "body", "weight": "bold" } },
        { "navigationTitle": "a title" }, { "accessibilityLabel": "**bold**" }, { "position": { "x": 1, "y": 2 } }]
      """#
    let view = #"{ "view": "Color", "modifiers": \#(modifiers) }"#
    let comparison = Self.comparison(
      #"""
      { "viewtree": 1, "state": { "n": 1 },
        "preferenceKeys": { "Width": { "defaultValue": 0, "reduce": "max" },
          "Bounds": { "defaultValue": [], "reduce": "append" } },
        "root": { "view": "VStack", "children": [\#(view), \#(view),
          { "view": "HStack", "children": [\#(view)], "modifiers": \#(modifiers) }] } }
      """#)
    #expect(comparison.isDirect)
    #expect(comparison.differences == [])
  }

  @Test(
    "A modifier with a mistake that stands twice is told as by the tree",
    arguments: [
      #"{ "environment": { "lineLimit": 1 }, "padding": 2 }"#, #"{ "environment": 1 }"#,
      #"{ "environment": { "keyPath": "nothing", "value": 1 } }"#, #"{ "environment": null }"#,
      #"{ "frame": { "width": "nothing" } }"#, #"{ "padding": 1, "opacity": 1 }"#, #""nothing""#,
      #"{ "nothing": 1 }"#, "{}",
    ])
  func mistaken(modifier: String) {
    let text =
      #"{ "viewtree": 1, "root": { "view": "Color", "modifiers": [\#(modifier), \#(modifier)] } }"#
    #expect(Self.comparison(text).differences == [])
    let read = DocumentReader.read(SourceFile(name: "a.json", text: text))
    #expect(read.document == nil || read.diagnostics.isEmpty)
  }

  @Test(
    "A modifier that is spoilt at any byte and stands twice is the same both ways",
    arguments: [
      #"{ "environment": { "keyPath": "lineLimit", "value": 1 } }"#, #"{ "padding": 8 }"#,
      #"{ "preference": { "key": "K", "value": 1.5 } }"#,
      #"{ "onPreferenceChange": { "key": "K", "perform": "n = 2" } }"#,
      #"{ "frame": { "width": 1, "maxHeight": "n" } }"#, #"{ "overlay": { "view": "Circle" } }"#,
    ])
  func spoiltTwice(modifier: String) {
    let bytes = Array(modifier.utf8)
    for place in bytes.indices {
      let before = String(decoding: bytes[..<place], as: UTF8.self)
      let byte = String(decoding: bytes[place...place], as: UTF8.self)
      let behind = String(decoding: bytes[(place + 1)...], as: UTF8.self)
      for between in ["", byte + byte, "}", byte + #", "padding": 2"#] {
        let spoilt = before + between + behind
        let comparison = Self.comparison(
          #"""
          { "viewtree": 1, "state": { "n": 1 },
            "preferenceKeys": { "K": { "defaultValue": 0, "reduce": "max" } },
            "root": { "view": "Color", "modifiers": [\#(spoilt), \#(spoilt)] } }
          """#)
        #expect(comparison.differences == [], "\(spoilt)")
      }
    }
  }

  @Test(
    "A number that is the value of a preference is of the type that it is by the tree",
    arguments: [
      #""defaultValue": 0"#, #""defaultValue": 0.5"#, #""defaultValue": null"#,
      #""defaultValue": "a""#,
      #""type": "Int", "defaultValue": 0"#, #""type": "Double", "defaultValue": 0"#,
      #""type": "CGFloat?", "defaultValue": null"#, #""type": "Int?", "defaultValue": null"#,
      #""type": "String", "defaultValue": """#, #""type": "Any", "defaultValue": 0"#,
    ])
  func numbers(key: String) {
    for number in ["1", "-1", "0", "-0", "1.5", "-0.25", "1e3", "123456789012345678", "1.0", "01"] {
      let comparison = Self.comparison(
        #"""
        { "viewtree": 1, "preferenceKeys": { "K": { \#(key), "reduce": "last" } },
          "root": { "view": "Color", "modifiers": [{ "preference": { "key": "K", "value": \#(number) } }] } }
        """#)
      #expect(comparison.differences == [], "\(number) for \(key)")
    }
  }

  @Test(
    "A list of texts as the value of a preference is of the type of its key",
    arguments: [
      #""defaultValue": []"#, #""defaultValue": ["a"]"#, #""defaultValue": [0]"#,
      #""defaultValue": "#,
      #""defaultValue": """#, #""defaultValue": {"$": "Set<String>()"}"#, #""defaultValue": {}"#,
      #""type": "[String]", "defaultValue": []"#, #""type": "[String]?", "defaultValue": null"#,
      #""type": "[Any]", "defaultValue": []"#, #""type": "[Substring]", "defaultValue": []"#,
      #""type": "[[String]]", "defaultValue": []"#, #""type": "[Int]", "defaultValue": []"#,
      #""type": "[Color]", "defaultValue": []"#,
      #""type": "[LocalizedStringKey]", "defaultValue": []"#,
      #""type": "String", "defaultValue": """#, #""type": "Any", "defaultValue": 0"#,
      #""type": "CGSize", "defaultValue": {"width": 1, "height": 2}"#,
      #""type": "Set<String>", "defaultValue": "[]""#, #""type": "Row", "defaultValue": "[]""#,
    ])
  func texts(key: String) {
    for list in [
      #"["a"]"#, #"[ "a" , "b c" ]"#, "[]", #"["a",]"#, #"["a" "b"]"#, #"["\\(1)"]"#,
      #"["\u00e9"]"#,
      #"["é"]"#, #"["a", 1]"#, #"[["a"]]"#, #"["a""#, #"["a"], "x": 1"#, #"[""]"#,
    ] {
      let comparison = Self.comparison(
        #"""
        { "viewtree": 1, "preferenceKeys": { "K": { \#(key), "reduce": "last" } },
          "root": { "view": "Color", "modifiers": [{ "preference": { "key": "K", "value": \#(list) } }] } }
        """#)
      #expect(comparison.differences == [], "\(list) for \(key)")
    }
  }

  @Test("What is declared behind the root is known in the root")
  func declaredBehind() {
    let comparison = Self.comparison(
      #"""
      { "root": { "view": "VStack", "children": [{ "view": "Card" }, { "view": "Text", "text": "a" }] },
        "viewtree": 1, "components": { "Card": { "body": { "view": "Text", "text": "card" } } } }
      """#)
    #expect(comparison.isDirect)
    #expect(comparison.differences == [])
  }

  @Test("A window that stands behind the root is that of a document that is read at once, too")
  func windowBehind() {
    let comparison = Self.comparison(
      #"""
      { "viewtree": 1, "root": { "view": "Text", "text": "a" }, "window": { "width": 100, "height": 50 } }
      """#)
    #expect(comparison.isDirect)
    #expect(comparison.differences == [])
  }

  @Test("Steps may stand behind the root")
  func steps() {
    let comparison = Self.comparison(
      #"""
      { "viewtree": 1, "state": { "n": 1 }, "root": { "view": "Text", "text": "\\(n)" },
        "steps": [{ "set": { "n": 2 } }] }
      """#)
    #expect(comparison.differences == [])
  }

  @Test("A component with the name of a view of SwiftUI's comes before it")
  func shadowed() {
    let comparison = Self.comparison(
      #"""
      { "viewtree": 1, "components": { "Text": { "body": "Divider" } },
        "root": { "view": "VStack", "children": [{ "view": "Text" }, { "view": "Divider" }] } }
      """#)
    #expect(comparison.differences == [])
  }

  @Test(
    "A key that an object has twice is an error as in any other document",
    arguments: [
      #"{ "view": "Text", "text": "a", "text": "b" }"#,
      #"{ "view": "Text", "text": "a", "view": "Text" }"#,
      #"{ "view": "Text", "text": "a", "comment": 1, "comment": 2 }"#,
      #"{ "view": "Text", "text": "a", "modifiers": [], "modifiers": [] }"#,
      #"{ "view": "Color", "modifiers": [{ "frame": { "width": null, "width": 2 } }] }"#,
      #"{ "view": "Text", "text": "a", "size": { "width": 1, "width": 2 } }"#,
    ])
  func twice(root: String) throws {
    let text = #"{ "viewtree": 1, "root": \#(root) }"#
    #expect(Self.comparison(text).differences == [])
    let read = DocumentReader.read(SourceFile(name: "a.json", text: text))
    #expect(read.diagnostics.map(\.id) == ["duplicate-key"])
  }

  @Test("Views 15,000 deep are as many as may be, read at once too")
  func depth() {
    for depth in [14_998, 15_001] {
      let text =
        #"{ "viewtree": 1, "root": "#
        + String(repeating: #"{ "view": "VStack", "children": ["#, count: depth)
        + String(repeating: "] }", count: depth) + "}"
      #expect(Self.comparison(text).differences == [])
    }
  }
}
