/* viewtree
comment: Messages in bubbles, which scroll below a field in a safe area inset.
window: iPhone 16
checks: ["draw --picture screen"]
*/

import SwiftUI

struct ChatMessage: Identifiable {
  let id: Int
  let text: String
  let isMine: Bool
}

struct Bubble: View {
  let message: ChatMessage

  var body: some View {
    HStack {
      if message.isMine { Spacer(minLength: 60) }
      Text(message.text)
        .padding(.horizontal, 12)
        .padding(.vertical, 8)
        .foregroundStyle(message.isMine ? .white : .primary)
        .background(message.isMine ? .blue : Color(.systemGray5), in: .rect(cornerRadius: 18))
      if !message.isMine { Spacer(minLength: 60) }
    }
  }
}

struct ChatView: View {
  @State private var draft = ""
  let messages = [
    ChatMessage(id: 1, text: "Are you still at the station?", isMine: false),
    ChatMessage(id: 2, text: "Yes, the train is late. It leaves from the other platform.", isMine: true),
    ChatMessage(id: 3, text: "Then we can meet there.", isMine: false),
    ChatMessage(id: 4, text: "Good idea!", isMine: true),
    ChatMessage(id: 5, text: "I have your umbrella, and the book that you left on the table last week.", isMine: false),
    ChatMessage(id: 6, text: "Thank you. I looked for it everywhere.", isMine: true),
  ]

  var body: some View {
    NavigationStack {
      ScrollView {
        VStack(spacing: 8) {
          ForEach(messages) { Bubble(message: $0) }
        }
        .padding(.horizontal)
      }
      .safeAreaInset(edge: .bottom) {
        HStack {
          Button("Attach", systemImage: "plus") {}
            .labelStyle(.iconOnly)
          TextField("Message", text: $draft)
            .textFieldStyle(.roundedBorder)
          Button("Send", systemImage: "paperplane.fill") {}
            .labelStyle(.iconOnly)
            .disabled(draft.isEmpty)
        }
        .padding()
        .background(.bar)
      }
      .navigationTitle("Johanna")
      .navigationBarTitleDisplayMode(.inline)
      .toolbar {
        ToolbarItem(placement: .topBarTrailing) {
          Button("Call", systemImage: "phone") {}
        }
      }
    }
  }
}

#Preview { ChatView() }
