import SwiftUI

/// The sheet is higher than the phone, and its button can't be reached.
struct SheetTooHigh: View {
  @State private var isShown = true

  var body: some View {
    Text("Trip")
      .sheet(isPresented: $isShown) {
        VStack(spacing: 24) {
          Text("Choose a seat").font(.title)
          Rectangle()
            .fill(.green)
            .frame(height: 900)
          Button("Done") { isShown = false }
        }
        .padding()
      }
  }
}

#Preview { SheetTooHigh() }
