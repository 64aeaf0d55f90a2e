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

  @Test(
    "The items of a bar are below the status bar and at their side, also in another direction",
    arguments: [
      ("", "336.333 65.5  40.667x20.333"),
      (#".environment(\.layoutDirection, .leftToRight)"#, "336.333 65.5  40.667x20.333"),
      (#".environment(\.layoutDirection, .rightToLeft)"#, "16 65.5  40.667x20.333"),
      // Half as large around the middle of the stack, at 196.5: 196.5 + (336.333 - 196.5) / 2.
      (".scaleEffect(0.5)", "266.417 252  20.333x10.167"),
    ])
  func itemsOfAnotherDirection(modifier: String, frame: String) {
    let folder = TemporaryFolder()
    let screen = folder.file(
      "Screen.swift",
      """
      import SwiftUI
      #Preview {
        NavigationStack {
          List { Text("Row") }
            .navigationTitle("A")
            .toolbar { ToolbarItem(placement: .topBarTrailing) { Button("Done") {} } }
        }
        \(modifier)
      }
      """)
    let report = CommandRun(["inspect", "--only", "views", "--device", "iPhone 16", screen]).output
    #expect(report.contains("toolbar: Button \"Done\"  \(frame)"), "\(report)")
  }

  @Test("A pushed screen below another direction has its row at the other side, below its bar")
  func pushedScreenOfAnotherDirection() {
    let folder = TemporaryFolder()
    let screen = folder.file(
      "Screen.swift",
      """
      import SwiftUI
      struct Screen: View {
        @State var path = [1]
        var body: some View {
          NavigationStack(path: $path) {
            Text("Root").navigationDestination(for: Int.self) { _ in
              List { Text("Detail") }.navigationTitle("Detail")
            }
          }
          .environment(\\.layoutDirection, .rightToLeft)
        }
      }
      #Preview { Screen() }
      """)
    let report = CommandRun(["inspect", "--only", "views", "--device", "iPhone 16", screen]).output
    // The row ends at 393 - 32 = 361.
    #expect(report.contains("Text \"Detail\"  317.333 196.5  43.667x20.333"), "\(report)")
  }
}
