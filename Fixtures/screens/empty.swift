/* viewtree
comment: A screen without content, a progress wheel, and an unknown image and symbol, on an iPad in landscape.
window: iPad 10 landscape
checks: ["draw --picture screen"]
*/

import SwiftUI

struct LibraryView: View {
  var body: some View {
    NavigationSplitView {
      List {
        Section("Library") {
          Label("Albums", systemImage: "square.stack")
          Label("Artists", systemImage: "music.mic")
          Label("Downloads", systemImage: "arrow.down.circle")
        }
      }
      .listStyle(.sidebar)
      .navigationTitle("Music")
    } detail: {
      VStack(spacing: 24) {
        ContentUnavailableView(
          "No Albums", systemImage: "music.note.list",
          description: Text("Albums that you buy appear here."))
        ProgressView()
        Image("cover").resizable().frame(width: 160, height: 120)
      }
      .padding(40)
    }
  }
}

#Preview { LibraryView() }
