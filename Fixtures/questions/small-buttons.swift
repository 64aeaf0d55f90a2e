import SwiftUI

/// Why is the button hard to tap?
struct SmallButtons: View {
  var body: some View {
    HStack {
      Button { } label: { Image(systemName: "trash") }.id("trash")
      Button("Edit") {}.id("edit")
      Button { } label: { Image(systemName: "plus").frame(width: 44, height: 44) }.id("ok")
    }
  }
}
