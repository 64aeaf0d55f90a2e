import Foundation
import Testing
import ViewTreeInspector
import ViewTreeLayout

/// The documents of Fixtures/preferences do what their rules say: what readers get, the order of
/// closures and reduces, and why a closure did not run.
///
/// `L` appends, `F` keeps the first, `Z` takes the last, `D` appends the next value twice, `P` puts it
/// in front; `N` is optional and takes the last.
struct PreferenceCaseTests {
  @Test("A document of one rule has the values of that rule", arguments: PreferenceCase.all)
  func rule(of preferenceCase: PreferenceCase) throws {
    var options = InspectionOptions()
    options.recordsReduces = true
    options.assignments = preferenceCase.settings.map { .init(target: $0.key, value: $0.value) }
    let evaluated = try Evaluated(PreferenceFixture.text(preferenceCase.name), options)
    #expect(evaluated.valuesRead == preferenceCase.values)
    #expect(evaluated.trace == preferenceCase.order)
    #expect(evaluated.skips == preferenceCase.skips)
    #expect(evaluated.inspection.passes == 1)
  }

  @Test("Actions run in the order in which their readers got their values")
  func deliveries() throws {
    let both = try Evaluated(PreferenceFixture.text("inner-reader-shares-its-fold"))
    #expect(both.delivered == ["inner", "outer"])
    // They run when everything else has: last in the order.
    #expect(both.closures == ["a", "b", "c", "onPreferenceChange", "onPreferenceChange"])
  }

  @Test("An optional anchor has the size of its view in the reader's GeometryReader")
  func optionalAnchor() throws {
    let evaluated = try Evaluated(PreferenceFixture.text("optional-anchor-with-one-writer"))
    #expect(try evaluated.frame("marker").size == Size(width: 60, height: 40))
    #expect(evaluated.inspection.anchors.count == 1)
    #expect(evaluated.inspection.preferences.map(\.reduces) == [0])
  }

  @Test("Each document of Fixtures/preferences is a case")
  func complete() throws {
    let cases = Set(PreferenceCase.all.map(\.name) + PreferenceFixture.tested)
    #expect(try Set(PreferenceFixture.names()) == cases)
  }
}
