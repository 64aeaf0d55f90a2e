import Testing

@testable import ViewTreeCommands

@Suite("--assume")
struct AssumeTests {
  @Test("An assumption replaces what is read, and no place that is assigned to")
  func places() {
    let folder = TemporaryFolder()
    let file = folder.file(
      "A.swift",
      """
      import SwiftUI
      struct A: View {
        @State private var n = 0
        @State private var list = [1]
        var body: some View {
          Button("\\(n)") { n = 5; n += n; list[n] = list[0] }
        }
      }
      """)
    func json(_ assumed: String) -> String {
      CommandRun(["format", "--to", "json", "--assume", assumed, file]).output
    }
    #expect(json("n=7").contains("n = 5; n += 7; list[7] = list[0]"))
    #expect(json("list=[9]").contains("list[n] = [9][0]"))
    #expect(json("list[0]=4").contains("list[n] = 4"))
  }
}
