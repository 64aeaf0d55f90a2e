import Testing

@testable import ViewTreeSwift

/// Types that a Swift file names and does not declare: another file may.
struct UnknownTypeTests {
  @Test("A type that may be another file's is a warning, once, and the file is read")
  func warning() {
    let sample = SwiftSample(
      """
      import SwiftUI

      struct Item {
        var panel: Panel?
        var others: [Panel] = []
      }

      struct ContentView: View {
        let item: Item? = nil
        var body: some View { Text(item == nil ? "none" : "some") }
      }
      """)
    #expect(sample.problems == ["4:14 warning unknown-script-name: there is no 'Panel' here"])
    #expect(sample.result.document != nil)
  }
}
