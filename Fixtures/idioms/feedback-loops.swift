/* viewtree
{ "window": { "width": 390, "height": 844 }, "checks": ["lint", "inspect"] }
*/
import SwiftUI

/// The frame is measured with itself.
struct Grows: View {
  @State private var height: CGFloat = 10

  var body: some View {
    Color.blue
      .frame(height: height)
      .onGeometryChange(for: CGFloat.self) { $0.size.height } action: { height = $0 + 1 }
  }
}

/// The padding takes the space that the view had.
struct Shrinks: View {
  @State private var inset: CGFloat = 10

  var body: some View {
    Color.green
      .onGeometryChange(for: CGFloat.self) { $0.size.height } action: { inset = $0 / 4 }
      .padding(inset)
      .frame(height: 100)
  }
}

/// Each of two views follows the other one.
struct Follow: View {
  @State private var first: CGFloat = 10
  @State private var second: CGFloat = 10

  var body: some View {
    HStack {
      Color.red
        .frame(height: first)
        .onGeometryChange(for: CGFloat.self) { $0.size.height } action: { second = $0 + 1 }
      Color.orange
        .frame(height: second)
        .onGeometryChange(for: CGFloat.self) { $0.size.height } action: { first = $0 + 1 }
    }
  }
}

/// The text fits without the icon, and with the icon it doesn't.
struct Flips: View {
  @State private var isWide = false

  var body: some View {
    HStack {
      Text("Title")
      if !isWide { Color.yellow.frame(width: 300, height: 20) }
    }
    .onGeometryChange(for: CGFloat.self) { $0.size.width } action: { isWide = $0 > 200 }
  }
}

struct ContentView: View {
  var body: some View {
    VStack {
      Grows()
      Shrinks()
      Follow()
      Flips()
    }
  }
}

#Preview { ContentView() }
