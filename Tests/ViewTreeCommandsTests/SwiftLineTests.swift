import Testing
import ViewTreeSyntax

@testable import ViewTreeCommands
@testable import ViewTreeReport

/// Of several files a line alone would not tell where something is.
@Suite("Lines of several Swift files")
struct SwiftLineTests {
  private let folder = TemporaryFolder()

  private func writeFiles() {
    _ = folder.file(
      "My Form.swift",
      """
      struct A: View {
        @State private var isOn = false
        var body: some View {
          VStack { Row(); if isOn { Text("b").preference(key: Sum.self, value: 3) } }
            .onPreferenceChange(Sum.self) { _ in }
        }
      }
      """)
    _ = folder.file(
      "Row.swift",
      """
      struct Row: View {
        var body: some View {
          Text("a").preference(key: Sum.self, value: 1).preference(key: Sum.self, value: 2)
        }
      }
      struct Sum: PreferenceKey {
        static let defaultValue = 0
        static func reduce(value: inout Int, nextValue: () -> Int) { value += nextValue() }
      }
      """)
  }

  @Test("Reports name the file of a line, as text and as JSON, and diff reads both")
  func reports() {
    writeFiles()
    let text = ["--format", "text"]
    let inspect = CommandRun(["inspect", folder.path, "--root", "A"] + text)
    #expect(inspect.output.contains("preference in line Row.swift:3, an outer modifier"))
    #expect(inspect.output.contains("Text in line My_Form.swift:4"))
    let json = CommandRun(["inspect", folder.path, "--root", "A", "--format", "json"])
    #expect(json.output.contains("\"byLine\": \"Row.swift:3\""))
    #expect(json.output.contains("\"line\": \"My Form.swift:4\""))
    let keys = CommandRun(["keys", folder.path, "--root", "A"])
    #expect(keys.output.contains("Sum  line Row.swift:6\n"))
    #expect(keys.output.contains("line My_Form.swift:5\n"))
    let old = folder.file("old.txt", inspect.output)
    let new = folder.file("new.json", json.output)
    let diff = CommandRun(["diff", old, new])
    #expect(diff.status == .fine && diff.output == "no difference\n", "\(diff.output)\(diff.error)")
  }
}
