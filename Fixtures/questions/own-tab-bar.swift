import SwiftUI

/// What sets the width of the bar?
struct CustomTab: View {
  var body: some View {
    ZStack(alignment: .bottom) {
      ScrollView {
        VStack { ForEach(0..<30) { Text("Row \($0)").frame(maxWidth: .infinity).padding() } }
      }
      HStack { Image(systemName: "house"); Spacer(); Image(systemName: "gear") }
        .padding().background(.white).id("bar")
    }
  }
}
