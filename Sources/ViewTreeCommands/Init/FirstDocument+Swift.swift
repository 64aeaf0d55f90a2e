extension FirstDocument {
  /// The document as a Swift file, as `viewtree format --to swift` writes it.
  static let swiftText = #"""
    /* viewtree
    comment: Two mailboxes. Each writes its number of unread messages and its bounds. The list shows the sum, and a border around the chosen mailbox.
    window: { width: 320, height: 120, scale: 2 }
    */

    import SwiftUI

    struct Unread: PreferenceKey {
      static var defaultValue: Int { 0 }

      static func reduce(value: inout Int, nextValue: () -> Int) {
        value += nextValue()
      }
    }

    struct Bounds: PreferenceKey {
      static var defaultValue: [Anchor<CGRect>] { [] }

      static func reduce(value: inout [Anchor<CGRect>], nextValue: () -> [Anchor<CGRect>]) {
        value.append(contentsOf: nextValue())
      }
    }

    struct Mailbox: View {
      let name: String
      let unread: Int
      let index: Int
      @Binding var chosen: Int

      var body: some View {
        Text("\(name)")
          .accessibilityIdentifier("\(name)")
          .padding(4)
          .preference(key: Unread.self, value: unread)
          .anchorPreference(key: Bounds.self, value: .bounds) { [$0] }
          .onTapGesture { chosen = index }
      }
    }

    struct ContentView: View {
      @State private var chosen = 0

      var body: some View {
        VStack {
          Mailbox(name: "Inbox", unread: 3, index: 0, chosen: $chosen)
          Mailbox(name: "Drafts", unread: 1, index: 1, chosen: $chosen)
        }
        .overlayPreferenceValue(Bounds.self) { all in
          GeometryReader { geometry in
            let bounds = geometry[all[chosen]]
            Rectangle()
              .stroke(.blue)
              .accessibilityIdentifier("border")
              .frame(width: bounds.width, height: bounds.height)
              .offset(x: bounds.minX, y: bounds.minY)
          }
        }
        .overlayPreferenceValue(Unread.self, alignment: .topTrailing) { unread in
          Text("\(unread)")
            .accessibilityIdentifier("badge")
            .font(.caption)
        }
      }
    }

    #Preview {
      ContentView()
    }

    """#
}
