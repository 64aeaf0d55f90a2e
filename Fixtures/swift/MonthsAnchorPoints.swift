/* viewtree
comment: 'As months-anchor-bounds, but each month tells two corners: the second anchor is added by a transformer. After ''Inspecting the View Tree'', part 2.'
window: { width: 820, height: 400, scale: 2 }
*/

import SwiftUI

struct MyTextPreferenceData: Equatable {
  var viewIdx: Int
  var topLeading: Anchor<CGPoint>? = nil
  var bottomTrailing: Anchor<CGPoint>? = nil
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
      .anchorPreference(key: MyTextPreferenceKey.self, value: .topLeading) {
        [MyTextPreferenceData(viewIdx: self.idx, topLeading: $0)]
      }
      .transformAnchorPreference(
        key: MyTextPreferenceKey.self, value: .bottomTrailing
      ) { (value: inout [MyTextPreferenceData], anchor: Anchor<CGPoint>) in
        value[0].bottomTrailing = anchor
      }
      .onTapGesture { self.activeMonth = self.idx }
  }
}

struct Border: View {
  let geometry: GeometryProxy
  let preferences: [MyTextPreferenceData]
  @Binding var activeIdx: Int

  var body: some View {
    let p = preferences.first(where: { $0.viewIdx == self.activeIdx })
    let aTopLeading = p?.topLeading
    let aBottomTrailing = p?.bottomTrailing
    let topLeading = aTopLeading != nil ? geometry[aTopLeading!] : .zero
    let bottomTrailing = aBottomTrailing != nil ? geometry[aBottomTrailing!] : .zero
    RoundedRectangle(cornerRadius: 15)
      .stroke(lineWidth: 3)
      .accessibilityIdentifier("border")
      .foregroundColor(Color.green)
      .frame(width: bottomTrailing.x - topLeading.x, height: bottomTrailing.y - topLeading.y)
      .fixedSize()
      .offset(x: topLeading.x, y: topLeading.y)
      .animation(.easeInOut(duration: 1.0))
  }
}

struct ContentView: View {
  @State private var activeIdx = 0

  var body: some View {
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
    .backgroundPreferenceValue(MyTextPreferenceKey.self) { preferences in
      GeometryReader { geometry in
        Border(geometry: geometry, preferences: preferences, activeIdx: $activeIdx)
          .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
      }
    }
  }
}

#Preview {
  ContentView()
}
