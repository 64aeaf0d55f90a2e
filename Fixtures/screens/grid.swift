/* viewtree
comment: A grid of cards with symbols, shadows and gradients in the dark.
window: iPhone 16
checks: ["draw --picture screen"]
*/

import SwiftUI

struct Tile: View {
  let title: String
  let symbol: String
  let color: Color
  let value: String

  var body: some View {
    VStack(alignment: .leading, spacing: 8) {
      HStack {
        Image(systemName: symbol).font(.title2).foregroundStyle(color)
        Spacer()
        Image(systemName: "chevron.right").font(.caption).foregroundStyle(.tertiary)
      }
      Text(value).font(.title.bold())
      Text(title).font(.subheadline).foregroundStyle(.secondary)
    }
    .padding()
    .background(Color(.secondarySystemBackground))
    .clipShape(RoundedRectangle(cornerRadius: 16))
    .shadow(radius: 4)
  }
}

struct HealthView: View {
  var body: some View {
    NavigationStack {
      ScrollView {
        LazyVGrid(columns: [GridItem(.flexible()), GridItem(.flexible())], spacing: 16) {
          Tile(title: "Heart Rate", symbol: "heart.fill", color: .red, value: "64")
          Tile(title: "Steps", symbol: "flame.fill", color: .orange, value: "8,204")
          Tile(title: "Sleep", symbol: "moon.fill", color: .indigo, value: "7.5 h")
          Tile(title: "Water", symbol: "drop.fill", color: .cyan, value: "1.2 l")
        }
        .padding()
        ZStack {
          Circle().stroke(.gray.opacity(0.3), lineWidth: 18)
          Circle().trim(from: 0, to: 0.7)
            .stroke(AngularGradient(colors: [.green, .mint], center: .center), lineWidth: 18)
            .rotationEffect(.degrees(-90))
          VStack {
            Text("70 %").font(.title.bold())
            Text("of your goal").font(.caption).foregroundStyle(.secondary)
          }
        }
        .frame(width: 180, height: 180)
        .padding()
      }
      .navigationTitle("Summary")
    }
  }
}

#Preview { HealthView().preferredColorScheme(.dark) }
