import SwiftUI

/// What sets the width of a card?
struct GridV: View {
  let columns = [GridItem(.adaptive(minimum: 150))]
  var body: some View {
    ScrollView {
      LazyVGrid(columns: columns, spacing: 12) {
        ForEach(0..<5) { i in
          Text("Card \(i)").frame(maxWidth: .infinity).frame(height: 80).background(.mint).id("card\(i)")
        }
      }
      .padding()
    }
  }
}
