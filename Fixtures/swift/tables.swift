/* viewtree
window: iPad 10
*/
import SwiftUI

struct Person: Identifiable {
  let id: Int
  var name: String
  var age: Int
}

struct Cells: PreferenceKey {
  static let defaultValue: [String] = []
  static func reduce(value: inout [String], nextValue: () -> [String]) { value += nextValue() }
}

struct ContentView: View {
  @State private var friends = [
    Person(id: 1, name: "Ann", age: 30), Person(id: 2, name: "Bob", age: 41),
  ]
  @State private var family = [Person(id: 3, name: "Cleo", age: 7)]
  @State private var chosen: Set<Int> = []
  @State private var told: [String] = []
  @State private var showsAge = true

  var body: some View {
    VStack {
      Table(friends, selection: $chosen) {
        TableColumn("Name", value: \.name)
        TableColumn("Age") { Text("\($0.age)") }
          .width(80)
      }
      Table(of: Person.self) {
        TableColumn("Name") { person in
          Text(person.name).preference(key: Cells.self, value: [person.name])
        }
        .width(min: 100, ideal: 150, max: 200)
        if showsAge {
          TableColumn("Age") { person in
            Text("\(person.age)").preference(key: Cells.self, value: ["\(person.age)"])
          }
        }
      } rows: {
        ForEach(friends) { friend in
          TableRow(friend)
        }
        ForEach(family) { TableRow($0) }
      }
    }
    .onPreferenceChange(Cells.self) { told = $0 }
  }
}

#Preview {
  ContentView()
}
