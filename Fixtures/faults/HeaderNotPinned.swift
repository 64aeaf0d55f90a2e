import SwiftUI

/// The header should stay at the top while the rows scroll.
struct HeaderNotPinned: View {
  var body: some View {
    ScrollView {
      LazyVStack(alignment: .leading) {
        Section {
          ForEach(0..<40) { row in
            Text("Row \(row)")
          }
        } header: {
          Text("March").font(.headline)
        }
      }
    }
  }
}

#Preview { HeaderNotPinned() }
