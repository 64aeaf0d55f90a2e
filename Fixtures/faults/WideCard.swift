import SwiftUI

/// The card has the width of the designer's phone.
struct WideCard: View {
  var body: some View {
    VStack(alignment: .leading, spacing: 12) {
      Text("Lisbon in spring")
        .font(.title2)
      Text("Four days, two people")
      Button("Book") {}
        .buttonStyle(.borderedProminent)
    }
    .padding(20)
    .frame(width: 430, alignment: .leading)
    .background(Color.yellow.opacity(0.2))
  }
}

#Preview { WideCard() }
