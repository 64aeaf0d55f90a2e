import SwiftUI

/// Why is the list empty?
struct ListScroll: View {
  var body: some View {
    ScrollView {
      Text("Header")
      List { Text("A"); Text("B") }.id("list")
    }
  }
}
