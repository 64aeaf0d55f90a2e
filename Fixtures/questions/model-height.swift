import SwiftUI

/// What sets the height of the panel?
@Observable class Model {
  var size: CGFloat = 40
  var isOpen = false
  func open() { isOpen = true; size = 240 }
}
struct Sheet: View {
  @State private var model = Model()
  var body: some View {
    VStack {
      Color.orange.frame(height: model.size).id("panel")
      Button("Open") { model.open() }
    }
    .onAppear { model.open() }
  }
}
