/* viewtree
comment: A plain list of messages with a search field and a bottom bar.
window: iPhone 16
checks: ["draw --picture screen"]
*/

import SwiftUI

struct Message: Identifiable {
  let id: Int
  let sender: String
  let subject: String
  let body: String
  let isUnread: Bool
}

struct MailView: View {
  @State private var query = ""
  let messages = [
    Message(id: 1, sender: "Library", subject: "Your book is due", body: "Please return it by Friday, or extend the loan on our site.", isUnread: true),
    Message(id: 2, sender: "Grace Hopper", subject: "Compiler notes", body: "I found a moth in relay 70, which explains the last three failures.", isUnread: true),
    Message(id: 3, sender: "Rail Company", subject: "Ticket 4711", body: "Your seat is reserved. Platform 9 opens at noon.", isUnread: false),
    Message(id: 4, sender: "Katherine Johnson", subject: "Numbers", body: "I checked the trajectory again, and it holds.", isUnread: false),
  ]

  var body: some View {
    NavigationStack {
      List(messages) { message in
        NavigationLink {
          Text(message.subject)
        } label: {
          VStack(alignment: .leading, spacing: 2) {
            HStack {
              if message.isUnread {
                Circle().fill(.blue).frame(width: 10, height: 10)
              }
              Text(message.sender).font(.headline)
              Spacer()
              Text("9:41").font(.subheadline).foregroundStyle(.secondary)
            }
            Text(message.subject).font(.subheadline)
            Text(message.body).font(.subheadline).foregroundStyle(.secondary).lineLimit(2)
          }
        }
      }
      .listStyle(.plain)
      .navigationTitle("Inbox")
      .searchable(text: $query, prompt: "Search mail")
      .toolbar {
        EditButton()
        ToolbarItem(placement: .bottomBar) { Text("Updated just now").font(.caption) }
      }
    }
  }
}

#Preview { MailView() }
