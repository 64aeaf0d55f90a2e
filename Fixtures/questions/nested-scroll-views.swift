import SwiftUI

/// Why does the inner scroll view not scroll?
struct Nested: View {
  var body: some View {
    ScrollView {
      VStack {
        ScrollView(.horizontal) { HStack { ForEach(0..<10) { Color.red.frame(width: 80, height: 80).id("c\($0)") } } }.id("h")
        ScrollView { VStack { ForEach(0..<10) { Text("Line \($0)") } } }.id("v")
      }
    }
  }
}
