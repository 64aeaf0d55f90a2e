import SwiftUI

/// Why does the content of the sheet not fit?
struct Order: View {
  @State private var isShown = true
  var body: some View {
    Text("Menu")
      .sheet(isPresented: $isShown) {
        VStack(spacing: 16) {
          ForEach(0..<8) { Text("Line \($0)").frame(height: 60) }
        }
        .id("lines")
        .presentationDetents([.height(300)])
      }
  }
}
