/* viewtree
comment: 'Twelve months, each with a border of its own: no preferences. After ''Inspecting the View Tree'', part 1.'
window: { width: 820, height: 400, scale: 2 }
*/

import SwiftUI

struct MonthView: View {
  @Binding var activeMonth: Int
  let label: String
  let idx: Int

  var body: some View {
    Text(verbatim: "\(label)")
      .accessibilityIdentifier("m\(idx)")
      .padding(10)
      .onTapGesture { self.activeMonth = self.idx }
      .background {
        MonthBorder(show: activeMonth == idx)
      }
  }
}

struct MonthBorder: View {
  let show: Bool

  var body: some View {
    RoundedRectangle(cornerRadius: 15)
      .stroke(lineWidth: 3)
      .foregroundColor(show ? Color.red : Color.clear)
      .animation(.easeInOut(duration: 0.6))
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
  }
}

#Preview {
  ContentView()
}
