/* viewtree
window: { width: 300, height: 400, scale: 1 }
metrics: cells
*/
import SwiftUI

// What changes as time goes on, as it is at first: images that are not loaded, animators, layouts that are chosen.
enum Phase: CaseIterable {
  case low, high

  var offset: Double { self == .low ? 5 : -5 }
}

struct ContentView: View {
  @State private var isWide = true

  private var layout: AnyLayout {
    isWide ? AnyLayout(HStackLayout(spacing: 10)) : AnyLayout(VStackLayout())
  }

  var body: some View {
    let grid = isWide ? AnyLayout(GridLayout(horizontalSpacing: 20)) : AnyLayout(VStackLayout())
    VStack(spacing: 0) {
      AsyncImage(url: URL(string: "https://example.com/a.png")) { phase in
        if let image = phase.image {
          image.resizable().scaledToFit()
        } else if phase.error != nil {
          Color.red
        } else {
          Color.gray.frame(width: 30, height: 40)
        }
      }
      AsyncImage(
        url: URL(string: "https://example.com/b.png"), transaction: Transaction(animation: .default)
      ) { phase in
        switch phase {
        case .empty: Color.gray.frame(width: 20, height: 20)
        case .success(let image): image.resizable()
        case .failure: Image(systemName: "photo")
        @unknown default: EmptyView()
        }
      }
      Text("up").phaseAnimator(Phase.allCases) { content, phase in
        content.offset(y: phase.offset)
      }
      Text("key").keyframeAnimator(initialValue: 7.0, repeating: true) { content, value in
        content.offset(x: value)
      } keyframes: { _ in
        LinearKeyframe(0, duration: 1)
      }
      layout {
        Text("a")
        Text("b")
      }
      grid {
        GridRow {
          Text("c")
          Text("d")
        }
      }
      Label("ab", systemImage: "star").labelIconToTitleSpacing(20)
    }
  }
}

#Preview {
  ContentView()
}
