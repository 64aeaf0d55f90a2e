import Foundation
import Testing
import ViewTreeInspector

/// Closures of the articles that do not run, and why.
extension ArticleTests {
  @Test(
    "Without the reader nothing runs, and every closure is skipped as unread-key",
    arguments: [
      ("form", 11), ("form-twitter", 13), ("months-anchor-bounds", 12),
      ("months-anchor-points", 24), ("months-anchor-array", 12), ("anchor-overlay", 1),
    ])
  func withoutReader(name: String, count: Int) throws {
    let evaluated = try Evaluated(ArticleFixture.textWithoutReader(name))
    #expect(evaluated.closures == [])
    #expect(evaluated.skips.count == count)
    #expect(evaluated.skips.allSatisfy { $0.hasSuffix(" unread-key") })
  }

  @Test("A writer around the form overrides what is inside, and nothing else")
  func writerAbove() throws {
    let text = try ArticleFixture.text(
      "form", replacing: "\"transformAnchorPreference\": {\n                  \"key\"",
      with: "\"anchorPreference\": {\n                  \"key\"")
    let form = try Evaluated(
      text.replacingOccurrences(
        of: "\"$0.append(MyPreferenceData(vtype: .formContainer, bounds: $1))\"",
        with: "\"[MyPreferenceData(vtype: .formContainer, bounds: $0)]\""))
    #expect(form.closures == ["mini", "form", "overlayPreferenceValue"])
    let hidden = ["title", "f0", "c0", "f1", "c1", "f2", "c2", "f3", "c3"]
    #expect(form.skips == hidden.map { "\($0) overridden by form" })
    #expect(form.inspection.preferences.map(\.reduces) == [1])
  }

  @Test(
    "A reduce that does not ask for the next value leaves the later siblings out",
    arguments: ["_ = value.count", "first"])
  func reduceWithoutNextValue(reduce: String) throws {
    let form = try Evaluated(
      ArticleFixture.text(
        "form", replacing: "value.append(contentsOf: nextValue())", with: reduce))
    #expect(form.closures == ["mini", "overlayPreferenceValue"])
    let left = ["title", "f0", "c0", "f1", "c1", "f2", "c2", "f3", "c3", "form"]
    #expect(form.skips == left.map { "\($0) nextValue-not-called by VStack/HStack[1]" })
  }

  @Test("Each fold that does not ask is named for what it left out")
  func monthsWithoutNextValue() throws {
    let months = try Evaluated(
      ArticleFixture.text(
        "months-anchor-bounds", replacing: "value.append(contentsOf: nextValue())", with: "first"))
    #expect(months.closures == ["m0", "backgroundPreferenceValue"])
    let row = (1..<4).map { "m\($0) nextValue-not-called by VStack/HStack[1]" }
    let rest = (4..<12).map { "m\($0) nextValue-not-called by VStack" }
    #expect(months.skips == row + rest)
  }
}
