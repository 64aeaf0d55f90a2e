/* viewtree
window: { width: 200, height: 200, scale: 1 }
metrics: cells
*/
import SwiftUI

// Content that is handed in, with and without values; initialisers that assign; trailing closures.
struct Card<Content: View, Footer: View>: View {
  private let title: String
  private let content: () -> Content
  private let footer: Footer
  private let inset: CGFloat

  init(
    _ title: String, inset: CGFloat = 4, @ViewBuilder content: @escaping () -> Content,
    @ViewBuilder footer: () -> Footer
  ) {
    self.title = title
    self.inset = inset * 2
    self.content = content
    self.footer = footer()
  }

  var body: some View {
    VStack(alignment: .leading, spacing: 0) {
      Text(title)
      content().padding(inset)
      footer
    }
  }
}

struct Rows<Data: RandomAccessCollection, Row: View>: View where Data.Element: Hashable {
  let data: Data
  @ViewBuilder var row: (Data.Element) -> Row

  var body: some View {
    ForEach(data, id: \.self) { element in row(element) }
  }
}

struct ContentView: View {
  @State private var width: CGFloat = 30

  var body: some View {
    Card("one") {
      Color.red.frame(width: width, height: 10)
    } footer: {
      Rows(data: [1, 2, 3]) { number in
        Text("\(number)")
      }
    }
  }
}
