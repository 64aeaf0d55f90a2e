/* viewtree
comment: A large sheet with its own bar, fields, a text editor, and bordered buttons.
window: iPhone 16
checks: ["draw --picture screen"]
*/

import SwiftUI

struct NotesView: View {
  @State private var isWriting = true
  @State private var title = "Field trip"
  @State private var text = "Bring boots, a raincoat and the camera. The bus leaves at eight from the north gate."
  @State private var tag = "Nature"

  var body: some View {
    NavigationStack {
      List {
        Text("Groceries")
        Text("Ideas")
      }
      .navigationTitle("Notes")
      .sheet(isPresented: $isWriting) {
        NavigationStack {
          VStack(alignment: .leading, spacing: 16) {
            TextField("Title", text: $title)
              .font(.title2)
            Divider()
            TextEditor(text: $text)
            HStack {
              Menu {
                Button("Nature") {}
              } label: {
                Label(tag, systemImage: "tag")
              }
              .buttonStyle(.bordered)
              Button("Photo") {}.buttonStyle(.bordered)
              Spacer()
              Button("Save") {}.buttonStyle(.borderedProminent)
            }
          }
          .padding()
          .navigationTitle("New Note")
          .navigationBarTitleDisplayMode(.inline)
          .toolbar {
            ToolbarItem(placement: .cancellationAction) { Button("Cancel") {} }
            ToolbarItem(placement: .confirmationAction) { Button("Done") {} }
          }
        }
      }
    }
  }
}

#Preview { NotesView() }
