import SwiftUI

/// Why does the label wrap?
struct LoginRow: View {
  @State private var name = ""
  var body: some View {
    HStack {
      Text("Username or email address:").id("label")
      TextField("Name", text: $name).textFieldStyle(.roundedBorder).id("field")
    }
    .padding()
  }
}
