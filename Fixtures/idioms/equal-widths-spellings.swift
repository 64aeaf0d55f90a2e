/* viewtree
{ "window": { "width": 390, "height": 844 }, "checks": ["lint"] }
*/
import SwiftUI

struct WidthKey: PreferenceKey {
  static var defaultValue: CGFloat = 0
  static func reduce(value: inout CGFloat, nextValue: () -> CGFloat) {
    value = max(value, nextValue())
  }
}

struct OptionalWidthKey: PreferenceKey {
  static var defaultValue: CGFloat? = nil
  static func reduce(value: inout CGFloat?, nextValue: () -> CGFloat?) {
    value = [value, nextValue()].compactMap { $0 }.max()
  }
}

struct WidthsKey: PreferenceKey {
  static var defaultValue: [CGFloat] = []
  static func reduce(value: inout [CGFloat], nextValue: () -> [CGFloat]) {
    value.append(contentsOf: nextValue())
  }
}

struct WidthByIDKey: PreferenceKey {
  static var defaultValue: [Int: CGFloat] = [:]
  static func reduce(value: inout [Int: CGFloat], nextValue: () -> [Int: CGFloat]) {
    value.merge(nextValue()) { max($0, $1) }
  }
}

struct WithOptional: View {
  @State private var width: CGFloat?

  var body: some View {
    HStack {
      ForEach(["Yes", "Perhaps later"], id: \.self) { title in
        Text(title)
          .background(GeometryReader { proxy in
            Color.clear.preference(key: OptionalWidthKey.self, value: proxy.size.width)
          })
          .frame(width: width)
      }
    }
    .onPreferenceChange(OptionalWidthKey.self) { width = $0 }
  }
}

struct WithZero: View {
  @State private var width: CGFloat = 0

  var body: some View {
    HStack {
      ForEach(["Yes", "Perhaps later"], id: \.self) { title in
        Text(title)
          .background(GeometryReader { proxy in
            Color.clear.preference(key: WidthKey.self, value: proxy.size.width)
          })
          .frame(minWidth: width)
      }
    }
    .onPreferenceChange(WidthKey.self) { width = $0 }
  }
}

struct WithList: View {
  @State private var width: CGFloat?

  var body: some View {
    HStack {
      ForEach(["Yes", "Perhaps later"], id: \.self) { title in
        Text(title)
          .background(GeometryReader { proxy in
            Color.clear.preference(key: WidthsKey.self, value: [proxy.size.width])
          })
          .frame(width: width)
      }
    }
    .onPreferenceChange(WidthsKey.self) { width = $0.max() }
  }
}

struct WithStoredList: View {
  @State private var widths: [CGFloat] = []

  var body: some View {
    HStack {
      ForEach(["Yes", "Perhaps later"], id: \.self) { title in
        Text(title)
          .background(GeometryReader { proxy in
            Color.clear.preference(key: WidthsKey.self, value: [proxy.size.width])
          })
          .frame(width: widths.max())
      }
    }
    .onPreferenceChange(WidthsKey.self) { widths = $0 }
  }
}

struct WithDictionary: View {
  @State private var widths: [Int: CGFloat] = [:]

  var body: some View {
    HStack {
      ForEach(0..<2) { index in
        Text(["Yes", "Perhaps later"][index])
          .background(GeometryReader { proxy in
            Color.clear.preference(key: WidthByIDKey.self, value: [index: proxy.size.width])
          })
          .frame(width: widths.values.max())
      }
    }
    .onPreferenceChange(WidthByIDKey.self) { widths = $0 }
  }
}

struct WithGeometryChange: View {
  @State private var width: CGFloat = 0

  var body: some View {
    HStack {
      ForEach(["Yes", "Perhaps later"], id: \.self) { title in
        Text(title)
          .onGeometryChange(for: CGFloat.self) { $0.size.width } action: { width = max(width, $0) }
          .frame(minWidth: width)
      }
    }
  }
}

struct ContentView: View {
  var body: some View {
    VStack {
      WithOptional()
      WithZero()
      WithList()
      WithStoredList()
      WithDictionary()
      WithGeometryChange()
    }
  }
}

#Preview { ContentView() }
