/* viewtree
comment: 'The generic Grid of ''Anchor preferences in SwiftUI'' as it stands: its places are its own state, its cards are handed in as a closure.'
window: { width: 390, height: 844, scale: 3 }
*/

import SwiftUI

struct SizePreferences: PreferenceKey {
  static var defaultValue: [String: CGSize] { [:] }

  static func reduce(value: inout [String: CGSize], nextValue: () -> [String: CGSize]) {
    value.merge(nextValue()) { $1 }
  }
}

struct Grid<ItemView: View>: View {
  typealias Data = [String]

  let data: Data
  @ViewBuilder let itemView: (Data.Element) -> ItemView
  @State private var preferences = [Data.Element: CGRect]()

  var body: some View {
    GeometryReader { geometry in
      ZStack(alignment: .topLeading) {
        ForEach(self.data, id: \.self) { item in
          itemView(item)
            .alignmentGuide(.leading) { _ in -self.preferences[item, default: .zero].origin.x }
            .alignmentGuide(.top) { _ in -self.preferences[item, default: .zero].origin.y }
            .anchorPreference(key: SizePreferences.self, value: .bounds) {
              [item: geometry[$0].size]
            }
        }
      }
      .onPreferenceChange(SizePreferences.self) { sizes in
        var newPreferences: [Data.Element: CGRect] = [:]
        var bounds: [CGRect] = []
        for item in self.data {
          let size = sizes[item, default: .zero]
          let rect: CGRect
          if let lastBounds = bounds.last {
            if lastBounds.maxX + size.width > geometry.size.width {
              let origin = CGPoint(x: 0, y: lastBounds.maxY)
              rect = CGRect(origin: origin, size: size)
            } else {
              let origin = CGPoint(x: lastBounds.maxX, y: lastBounds.minY)
              rect = CGRect(origin: origin, size: size)
            }
          } else {
            rect = CGRect(origin: .zero, size: size)
          }
          bounds.append(rect)
          newPreferences[item] = rect
        }
        self.preferences = newPreferences
      }
    }
  }
}

struct ContentView: View {
  @State private var cards = ["Lorem", "ipsum", "is", "placeholder", "text", "!!!"]

  var body: some View {
    Grid(data: cards) { card in
      Text(verbatim: "\(card)")
        .accessibilityIdentifier("\(card)")
        .frame(width: 120, height: 120)
        .background {
          Color.orange
        }
        .cornerRadius(8)
        .padding(4)
    }
  }
}

#Preview {
  ContentView()
}
