import SwiftUI

/// Why does the navigation title end in an ellipsis?
struct ToolbarView: View {
  var body: some View {
    NavigationStack {
      List { Text("Row") }
        .navigationTitle("A navigation title that is very long for the bar")
        .navigationBarTitleDisplayMode(.inline)
        .toolbar {
          ToolbarItem(placement: .topBarTrailing) { Button("Save changes") {} }
          ToolbarItem(placement: .topBarLeading) { Button("Cancel") {} }
        }
    }
  }
}
