/* viewtree
comment: Rows with badges, and six computed tabs, of which an iPhone shows four.
window: iPhone 16
checks: ["draw --picture screen", "@dark draw --picture screen --color-scheme dark"]
*/

import SwiftUI

enum Place: String, CaseIterable {
  case inbox, calendar, people, notes, files, settings

  var icon: String {
    switch self {
    case .inbox: "tray"
    case .calendar: "calendar"
    case .people: "person.2"
    case .notes: "note.text"
    case .files: "folder"
    case .settings: "gear"
    }
  }
}

struct InboxView: View {
  var body: some View {
    NavigationStack {
      List {
        Section("Mailboxes") {
          NavigationLink { Text("All") } label: {
            Label("All Inboxes", systemImage: "tray")
          }
          .badge(12)
          NavigationLink { Text("VIP") } label: { Label("VIP", systemImage: "star") }
          Label("Flagged", systemImage: "flag").badge(3)
        }
        Section("Archive") {
          Text("Invoices and receipts of the last three years").badge(128)
          LabeledContent("Storage", value: "2.4 GB")
        }
      }
      .navigationTitle("Inbox")
    }
  }
}

struct MainView: View {
  @State private var place = Place.inbox

  var body: some View {
    TabView(selection: $place) {
      ForEach(Place.allCases, id: \.self) { place in
        InboxView()
          .tabItem { Label(place.rawValue.capitalized, systemImage: place.icon) }
          .tag(place)
      }
    }
  }
}

#Preview { MainView() }
