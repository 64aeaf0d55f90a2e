import Testing
import ViewTreeSyntax

@testable import ViewTreeListing

/// The listing of a document, or its first problem.
func listing(_ text: String, as syntax: SourceSyntax = .json) -> String {
  let tree = syntax.read(SourceFile(name: "a", bytes: Array(text.utf8)))
  let result = Listing.write(tree)
  guard let bytes = result.bytes else {
    return result.diagnostics.map { "\($0.message) [\($0.id)]" }.joined(separator: "\n")
  }
  return String(decoding: bytes, as: UTF8.self)
}

/// The body of `ContentView` for a root.
func body(_ root: String, _ sections: String = "") -> String {
  let text = listing("{\"viewtree\": 1, \(sections) \"root\": \(root)}")
  guard let start = text.firstRange(of: "var body: some View {\n", after: "struct ContentView"),
    let end = text[start...].firstRange(of: "\n  }\n}", after: "")
  else { return text }
  let lines = text[start..<text.index(end, offsetBy: -"\n  }\n}".count)]
  return lines.split(separator: "\n", omittingEmptySubsequences: false).map {
    String($0.dropFirst(4))
  }.joined(separator: "\n")
}

extension StringProtocol {
  /// Where a text ends that stands behind another one.
  func firstRange(of text: String, after first: String) -> Index? {
    let start = first.isEmpty ? startIndex : ranges(of: first).first?.upperBound
    return start.flatMap { self[$0...].ranges(of: text).first?.upperBound }
  }
}

@Suite("Listings: the whole file")
struct ListingTests {
  @Test(
    "A document becomes types, keys, its view with state, and a preview; settings stand in a comment"
  )
  func file() {
    let text = listing(
      """
      {
        "viewtree": 1,
        "window": { "width": 320, "height": 200 },
        "types": { "Item": { "fields": { "id": "Int", "frame": "Anchor<CGRect>? = nil" } } },
        "preferenceKeys": { "Items": { "defaultValue": [], "reduce": "append" } },
        "state": { "name": "Jane", "width": 0 },
        "root": {
          "view": "Text", "id": "f0", "text": "Hello \\\\(name)",
          "modifiers": [
            { "anchorPreference": { "key": "Items", "value": "bounds", "transform": "[Item(id: 1, frame: $0)]" } },
            { "onPreferenceChange": { "key": "Items", "perform": "width = value.count" } }
          ]
        },
        "steps": [{ "set": { "name": "Ann" } }]
      }
      """)
    #expect(
      text == #"""
        /* viewtree
        window: { width: 320, height: 200 }
        steps:
          - set: { name: Ann }
        */

        import SwiftUI

        struct Item: Identifiable, Equatable {
          var id: Int
          var frame: Anchor<CGRect>? = nil
        }

        struct Items: PreferenceKey {
          static var defaultValue: [Item] { [] }

          static func reduce(value: inout [Item], nextValue: () -> [Item]) {
            value.append(contentsOf: nextValue())
          }
        }

        struct ContentView: View {
          @State private var name = "Jane"
          @State private var width = 0

          var body: some View {
            Text("Hello \(name)")
              .accessibilityIdentifier("f0")
              .anchorPreference(key: Items.self, value: .bounds) { [Item(id: 1, frame: $0)] }
              .onPreferenceChange(Items.self) { value in width = value.count }
          }
        }

        #Preview {
          ContentView()
        }

        """#)
  }

  @Test("YAML becomes the same, and a comment that would end in the middle is written as JSON")
  func yaml() {
    let text = listing("viewtree: 1\ncomment: a */ b\nroot: Spacer\n", as: .yaml)
    #expect(text.hasPrefix("/* viewtree\n{\"comment\": \"a *\\/ b\"}\n*/\n\nimport SwiftUI\n"))
  }

  @Test(
    "A step with marks of comments neither ends the comment with settings nor begins another one",
    arguments: [
      ("s = 2 /* c */", #"s = 2 /\u002a c *\/"#), ("s = 2 // */", #"s = 2 // *\/"#),
      ("/*/ **/", #"/\u002a/ **\/"#), ("*/*", #"*\/\u002a"#),
      // An accent makes one character of the star and itself, but a lexer reads bytes.
      ("/*\u{301}", "/\\u002a\u{301}"),
    ])
  func marks(step: String, written: String) {
    let text = listing(
      #"{"viewtree": 1, "root": "Spacer", "steps": [{"set": {"s": "\#(step)"}}], "state": {"s": ""}}"#
    )
    #expect(
      text.hasPrefix(
        "/* viewtree\n{\"steps\": [{\"set\": {\"s\": \"\(written)\"}}]}\n*/\n"))
  }

  @Test("A document with mistakes is refused with them")
  func mistakes() {
    #expect(listing(#"{"viewtree": 1, "root": "Colr"}"#) == "unknown view 'Colr' [unknown-view]")
  }

  @Test("Alignments, values of the environment and keys for layouts are extensions and keys")
  func declarations() {
    let text = listing(
      """
      {"viewtree": 1,
       "alignments": {"middle": {"axis": "vertical", "defaultValue": "d[.bottom] / 2"}},
       "environmentKeys": {"gap": {"type": "CGFloat", "defaultValue": 4}},
       "layoutValueKeys": {"Weight": {"defaultValue": 1.5}},
       "root": {"view": "HStack", "alignment": "middle", "children": []}}
      """)
    #expect(
      text.contains(
        """
        extension VerticalAlignment {
          private enum Middle: AlignmentID {
            static func defaultValue(in d: ViewDimensions) -> CGFloat {
              d[.bottom] / 2
            }
          }

          static let middle = VerticalAlignment(Middle.self)
        }

        private struct GapKey: EnvironmentKey {
          static var defaultValue: CGFloat { 4 }
        }

        extension EnvironmentValues {
          var gap: CGFloat {
            get { self[GapKey.self] }
            set { self[GapKey.self] = newValue }
          }
        }

        struct Weight: LayoutValueKey {
          static var defaultValue: Double { 1.5 }
        }

        """))
    #expect(text.contains("HStack(alignment: .middle) {}"))
  }
}
