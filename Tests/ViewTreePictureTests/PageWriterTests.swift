import Foundation
import Testing
import ViewTreeInspector
import ViewTreeSyntax

@testable import ViewTreePicture

/// The page as a file: what is in it, and what can never be.
@Suite("A page with pictures")
struct PageWriterTests {
  private static let form = "articles/form-steps.json"

  @Test("It is well-formed, refers to nothing outside and has no style or action in its tags")
  func wellFormed() throws {
    #expect(
      MarkupChecker.problems(in: try Drawn(fixture: Self.form, values: .long).page, .page) == [])
  }

  @Test("Its policy allows its own style and script by their hashes, and nothing else")
  func policy() throws {
    let page = PageContent(text: try Drawn(fixture: Self.form, values: .long).page)
    let style = SHA256.base64(Array(page.style.utf8))
    let script = SHA256.base64(Array(page.script.utf8))
    #expect(
      page.policy
        == "default-src 'none'; style-src 'sha256-\(style)'; script-src 'sha256-\(script)'; "
        + "base-uri 'none'; form-action 'none'")
    #expect(page.style.count > 1000 && page.script.count > 1000)
    #expect(page.text.components(separatedBy: "<script").count == 3)
    #expect(page.text.components(separatedBy: "<style").count == 2)
  }

  @Test("Its script has less than 24,000 bytes")
  func scriptSize() {
    #expect(PageScript.text.utf8.count < 24_000)
  }

  @Test("What a document says is text, whatever it says", arguments: [0, 1, 2])
  func hostileTexts(kind: Int) throws {
    let hostile = [
      "\\\"><script>alert(1)</script>", "]]></script><!--", "\\u2028\\u202e'&amp;<svg onload=x>",
    ][kind]
    let page = try Drawn(
      """
      { "viewtree": 1, "root": { "view": "VStack", "children": [
        { "view": "Text", "text": "\(hostile)", "id": "\(hostile)" } ] } }
      """, name: "\"><script>.json", values: .long
    ).page
    #expect(MarkupChecker.problems(in: page, .page) == [])
    #expect(page.components(separatedBy: "<script").count == 3)
    #expect(!page.unicodeScalars.contains { [0x2028, 0x202E].contains($0.value) })
    let data = PageContent(text: page).data
    let said = [
      "\"><script>alert(1)</script>", "]]></script><!--", "\\u{2028}\\u{202e}'&amp;<svg onload=x>",
    ][kind]
    #expect((data["strings"] as? [String])?.contains(said) == true)
  }

  @Test("It is the same bytes every time")
  func deterministic() throws {
    #expect(
      try Drawn(fixture: Self.form, values: .long).page
        == Drawn(fixture: Self.form, values: .long).page)
  }

  @Test("Its data has every view, every closure, every skip and every change of every moment")
  func complete() throws {
    let drawn = try Drawn(fixture: Self.form, values: .long)
    let moments = drawn.moments
    let page = PageContent(text: drawn.page)
    let data = try #require(page.data["moments"] as? [[String: Any]])
    #expect(data.count == 4 && moments.count == 4)
    for (moment, part) in zip(moments, data) {
      let inspection = try #require(moment.subject).inspection
      let runs = try #require(part["views"] as? [Int])
      let count = stride(from: 1, to: runs.count, by: 2).reduce(0) { $0 + runs[$1] }
      #expect(count == inspection.views.count)
      let order = try #require(part["order"] as? [[Any]])
      #expect(order.map { $0[1] as? Int } == inspection.order.map(\.number))
      #expect((part["skips"] as? [Any])?.count == inspection.skipped.count)
      #expect((part["changes"] as? [Any])?.count == moment.changes.count)
      #expect((part["anchors"] as? [Any])?.count == inspection.anchors.count)
    }
    #expect(data.map { $0["picture"] as? Int } == [0, 1, 2, 3])
  }

  @Test("Without scripts there are the pictures of every moment, the views and the closures")
  func withoutScripts() throws {
    let markup = PageContent(text: try Drawn(fixture: Self.form, values: .long).page).markup
    #expect(markup.components(separatedBy: "<svg").count == 17)
    #expect(markup.contains("<li>TextField #f0 “”</li>"))
    #expect(
      markup.contains("<li>1 anchorPreference MyPreferenceKey · mini = [.miniMapArea, anchor 1]"))
    #expect(markup.contains("<h3>2. toggle Toggle</h3>"))
  }

  @Test("Every fixture makes a well-formed page")
  func everyFixture() throws {
    let documents = try Drawn.all(values: .long)
    #expect(documents.count > 200)
    for drawn in documents {
      let page = drawn.page
      #expect(MarkupChecker.problems(in: page, .page) == [], "\(drawn.name)")
      #expect(!PageContent(text: page).data.isEmpty, "\(drawn.name)")
    }
  }
}

/// How large a page may become.
@Suite("The size of a page")
struct PageSizeTests {
  /// A list of rows with a closure each, and steps that change one of them.
  private static func document(rows: Int, steps: Int) -> String {
    let happens = (0..<steps).map { "{ \"set\": { \"chosen\": \($0) } }" }.joined(separator: ", ")
    return """
      { "viewtree": 1,
        "state": { "chosen": -1 },
        "preferenceKeys": {
          "K": { "defaultValue": "[]", "reduce": "value.append(contentsOf: nextValue())" } },
        "root": { "view": "VStack",
          "children": [
            { "forEach": "0..<\(rows)", "as": "i", "content": { "view": "HStack",
              "children": [
                { "view": "Text", "text": "Row \\\\(i)" },
                { "view": "Color", "color": "blue",
                  "modifiers": [{ "frame": { "width": "i == chosen ? 40 : 20" } }] },
                { "view": "Color", "color": "red" } ],
              "modifiers": [{ "anchorPreference": {
                "key": "K", "value": ".bounds", "transform": "[$0]" } }] } } ],
          "modifiers": [{ "overlayPreferenceValue": {
            "key": "K", "as": "values", "content": { "view": "Spacer" } } }] },
        "steps": [\(happens)] }
      """
  }

  @Test("2,000 views with 10 steps take less than 1 MB")
  func steps() throws {
    let page = try Drawn(Self.document(rows: 500, steps: 10), values: .long).page
    let data = try #require(PageContent(text: page).data["moments"] as? [[String: Any]])
    #expect(data.count == 11)
    #expect(page.utf8.count < 1_000_000)
  }

  @Test("10,000 views take less than 1.5 MB, and what is left out is said")
  func manyViews() throws {
    let page = try Drawn(Self.document(rows: 2500, steps: 0), values: .long).page
    #expect(page.utf8.count < 1_500_000)
    #expect(page.contains("Omitted, because the page would be too large: reasons for the frames"))
    #expect(page.contains("<p>… 9002 more views</p>"))
  }
}
