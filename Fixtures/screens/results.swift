/* viewtree
comment: A search without results, with a long title between the items of its bar.
window: iPhone 16
checks: ["draw --picture screen"]
*/

import SwiftUI

struct ResultsView: View {
  @State private var query = "teapot"

  var body: some View {
    NavigationStack {
      ContentUnavailableView.search(text: query)
        .navigationTitle("Ceramics from all over the world")
        .navigationBarTitleDisplayMode(.inline)
        .toolbar {
          ToolbarItem(placement: .topBarLeading) { Button("Filters") {} }
          ToolbarItem(placement: .topBarTrailing) { Button("Done") {} }
        }
    }
  }
}

#Preview { ResultsView() }
