import SwiftUI

/// Why do the rows of the list overlap?
struct ListReader: View {
  var body: some View {
    List(0..<3, id: \.self) { i in
      GeometryReader { g in
        VStack(alignment: .leading) { Text("Title"); Text("Subtitle"); Text("Third") }
      }
      .id("reader")
    }
  }
}
