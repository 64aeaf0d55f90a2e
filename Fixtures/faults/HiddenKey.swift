import SwiftUI

struct BadgeCount: PreferenceKey {
  static let defaultValue = 0
  static func reduce(value: inout Int, nextValue: () -> Int) { value += nextValue() }
}

/// The badge shows 0, and should show 3.
struct HiddenKey: View {
  @State private var count = 0

  var body: some View {
    VStack {
      Text("\(count) unread")
      VStack {
        Text("Inbox").preference(key: BadgeCount.self, value: 2)
        Text("Drafts").preference(key: BadgeCount.self, value: 1)
      }
      .preference(key: BadgeCount.self, value: 0)
    }
    .onPreferenceChange(BadgeCount.self) { count = $0 }
  }
}

#Preview { HiddenKey() }
