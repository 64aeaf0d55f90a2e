import Foundation
import Testing

@Suite("Tutorials and how-to guides")
struct GuideTests {
  /// With `VIEWTREE_UPDATE_PAGES=1` in the environment the test writes the real outputs into the pages:
  ///
  ///     VIEWTREE_UPDATE_PAGES=1 swift test --filter GuideTests
  @Test(
    "Every command of a guide prints the output that the guide shows",
    arguments: GuidePage.all)
  func commands(_ path: String) throws {
    let page = try GuidePage(path)
    if ProcessInfo.processInfo.environment["VIEWTREE_UPDATE_PAGES"] != nil {
      return try page.update()
    }
    for command in page.commands {
      #expect(
        command.isAsShown,
        "\(path)\n\(command.line)\n\(command.output.joined(separator: "\n"))")
    }
  }

  @Test("There are two tutorials and twelve how-to guides")
  func pages() {
    #expect(GuidePage.all.count { $0.hasPrefix("docs/tutorials/") } == 2)
    #expect(GuidePage.all.count { $0.hasPrefix("docs/how-to/") } == 12)
  }
}
