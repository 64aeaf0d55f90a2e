/* viewtree
window: { width: 200, height: 200, scale: 1 }
metrics: cells
*/
import SwiftUI

// What is not known is left out and told: a view, a modifier, an action, a property.
struct ContentView: View {
  @State private var text = "a"
  @FetchRequest private var people: FetchedResults<Person>

  var body: some View {
    VStack(spacing: 0) {
      Chart(data: 3) { BarMark(x: $0) }.frame(height: 20)
      Chart(data: 4) { BarMark(x: $0) }
      Text(text)
        .sparklingEffect(.regular)
        .onTapGesture { people.load() }
        .onAppear { text = "b" }
    }
  }
}
