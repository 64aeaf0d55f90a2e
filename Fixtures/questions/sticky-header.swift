import SwiftUI

/// Does the header stay at the top?
struct Sticky: View {
  var body: some View {
    ScrollView {
      LazyVStack(pinnedViews: [.sectionHeaders]) {
        Section {
          ForEach(0..<40) { Text("Row \($0)").frame(maxWidth: .infinity).padding() }
        } header: { Text("Header").frame(maxWidth: .infinity).background(.gray).id("head") }
      }
    }
  }
}
