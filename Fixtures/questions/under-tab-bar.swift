import SwiftUI

/// Why is the footer not visible?
struct TabsView: View {
  var body: some View {
    TabView {
      VStack {
        Spacer()
        Text("Footer").frame(height: 60).id("footer")
      }
      .ignoresSafeArea()
      .tabItem { Label("Home", systemImage: "house") }
      Text("Other").tabItem { Label("Other", systemImage: "gear") }
    }
  }
}
