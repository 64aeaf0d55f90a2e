import SwiftUI

/// Which row does an identifier name?
struct Fruit: Identifiable {
  let id: Int
  let name: String
}

struct Fruits: View {
  let fruits = [Fruit(id: 1, name: "Apple"), Fruit(id: 2, name: "Banana")]
  var body: some View {
    List(fruits) { fruit in
      HStack {
        Text(fruit.name).accessibilityIdentifier(fruit.name)
        Spacer()
        Image(systemName: "chevron.right")
      }
    }
  }
}
