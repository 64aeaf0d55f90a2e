import Testing

/// Bars around a list, as `viewtree inspect` shows them.
@Suite("Bars around a list")
struct BarsOfScreensTests {
  private func inspect(_ modifiers: String) -> String {
    let folder = TemporaryFolder()
    let screen = folder.file(
      "Screen.swift",
      """
      import SwiftUI
      struct Screen: View {
        var body: some View {
          NavigationStack {
            List { Text("First") }
              .navigationTitle("Tasks")
              \(modifiers)
          }
        }
      }
      #Preview { Screen() }
      """)
    return CommandRun(["inspect", screen, "--device", "iPhone 17", "--platform", "iOS 26"]).output
  }

  @Test(
    "A bar at the bottom doesn't move the first row below a large title, and one at the top does")
  func insetBelow() {
    let row = #"Text "First"  32 183.833"#
    #expect(inspect("").contains(row))
    #expect(inspect(#".safeAreaInset(edge: .bottom) { Text("bar") }"#).contains(row))
    #expect(!inspect(#".safeAreaInset(edge: .top) { Text("bar") }"#).contains(row))
  }

  @Test("A label in a toolbar shows its icon alone, unless a style asks for the title")
  func labelInToolbar() {
    let icon = inspect(#".toolbar { Button("Filter", systemImage: "star") {} }"#)
    #expect(icon.contains("toolbar: Button  352.333"))
    let title = inspect(
      #".toolbar { Button("Filter", systemImage: "star") {}.labelStyle(.titleAndIcon) }"#)
    #expect(!title.contains("toolbar: Button  352.333"))
  }
}
