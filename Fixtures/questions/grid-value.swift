import SwiftUI

/// Why is the text in the second column truncated?
struct InfoView: View {
  var body: some View {
    Grid(alignment: .leading) {
      GridRow {
        Text("Name")
        Text("Christopher Montgomery-Featherstonehaugh the Third").lineLimit(1).id("value")
      }
      GridRow {
        Text("Role in the company")
        Text("Engineer")
      }
    }
    .padding()
  }
}
