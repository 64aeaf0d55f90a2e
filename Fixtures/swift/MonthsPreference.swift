/* viewtree
comment: 'Twelve months and one border: each month writes its frame, an action keeps the frames as state. After ''Inspecting the View Tree'', part 1.'
window: { width: 820, height: 400, scale: 2 }
*/

import SwiftUI

struct MyTextPreferenceData: Equatable {
  var viewIdx: Int
  var rect: CGRect
}

struct MyTextPreferenceKey: PreferenceKey {
  static var defaultValue: [MyTextPreferenceData] { [] }

  static func reduce(value: inout [MyTextPreferenceData], nextValue: () -> [MyTextPreferenceData]) {
    value.append(contentsOf: nextValue())
  }
}

struct MonthView: View {
  @Binding var activeMonth: Int
  let label: String
  let idx: Int

  var body: some View {
    Text(verbatim: "\(label)")
      .accessibilityIdentifier("m\(idx)")
      .padding(10)
      .background {
        MyPreferenceViewSetter(idx: idx)
      }
      .onTapGesture { self.activeMonth = self.idx }
  }
}

struct MyPreferenceViewSetter: View {
  let idx: Int

  var body: some View {
    GeometryReader { geometry in
      Rectangle()
        .fill(Color.clear)
        .preference(
          key: MyTextPreferenceKey.self,
          value: [
            MyTextPreferenceData(viewIdx: self.idx, rect: geometry.frame(in: .named("myZstack")))
          ])
    }
  }
}

struct ContentView: View {
  @State private var activeIdx = 0
  @State private var rects = [CGRect](repeating: CGRect(), count: 12)

  var body: some View {
    ZStack(alignment: .topLeading) {
      RoundedRectangle(cornerRadius: 15)
        .stroke(lineWidth: 3)
        .accessibilityIdentifier("border")
        .foregroundColor(Color.green)
        .frame(width: rects[activeIdx].size.width, height: rects[activeIdx].size.height)
        .offset(x: rects[activeIdx].minX, y: rects[activeIdx].minY)
        .animation(.easeInOut(duration: 1.0))
      VStack {
        Spacer()
        HStack {
          MonthView(activeMonth: $activeIdx, label: "January", idx: 0)
          MonthView(activeMonth: $activeIdx, label: "February", idx: 1)
          MonthView(activeMonth: $activeIdx, label: "March", idx: 2)
          MonthView(activeMonth: $activeIdx, label: "April", idx: 3)
        }
        Spacer()
        HStack {
          MonthView(activeMonth: $activeIdx, label: "May", idx: 4)
          MonthView(activeMonth: $activeIdx, label: "June", idx: 5)
          MonthView(activeMonth: $activeIdx, label: "July", idx: 6)
          MonthView(activeMonth: $activeIdx, label: "August", idx: 7)
        }
        Spacer()
        HStack {
          MonthView(activeMonth: $activeIdx, label: "September", idx: 8)
          MonthView(activeMonth: $activeIdx, label: "October", idx: 9)
          MonthView(activeMonth: $activeIdx, label: "November", idx: 10)
          MonthView(activeMonth: $activeIdx, label: "December", idx: 11)
        }
        Spacer()
      }
      .onPreferenceChange(MyTextPreferenceKey.self) { preferences in
        for p in preferences {
          self.rects[p.viewIdx] = p.rect
        }
      }
    }
    .coordinateSpace(name: "myZstack")
  }
}

#Preview {
  ContentView()
}
