/* viewtree
comment: The card of the readme on the smallest phone, where its title is truncated.
window: iPhone SE 3
checks: ["draw --picture screen --problems --view HStack", "@devices draw --devices \"iPhone SE 3,iPad 10\" --dynamic-type large,accessibility3"]
*/

import SwiftUI

struct Card: View {
  var body: some View {
    HStack {
      Text("Noise-Cancelling Headphones").font(.headline).lineLimit(1)
      Spacer()
      Button("Add to Cart") {}.buttonStyle(.borderedProminent)
    }
    .padding()
  }
}

#Preview { Card() }
