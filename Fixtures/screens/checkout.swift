/* viewtree
comment: An order with its total and a button in a safe area inset, on iOS 26.
window: iPhone 17
checks: ["draw --picture screen"]
*/

import SwiftUI

struct CheckoutView: View {
  @State private var isGift = true
  @State private var count = 2

  var body: some View {
    NavigationStack {
      Form {
        Section("Delivery") {
          LabeledContent("Name", value: "Mara Lindqvist")
          LabeledContent("Address", value: "12 Harbor Street")
          Toggle("Gift wrapping", isOn: $isGift)
        }
        Section("Items") {
          Stepper("Tea cups: \(count)", value: $count, in: 1...10)
          LabeledContent("Teapot", value: "$48.00")
          DisclosureGroup("Notes") { Text("Leave it at the door.") }
        }
      }
      .safeAreaInset(edge: .bottom) {
        VStack(spacing: 12) {
          LabeledContent("Total", value: "$86.50").font(.headline)
          Button {} label: { Text("Place Order").frame(maxWidth: .infinity) }
            .buttonStyle(.borderedProminent)
        }
        .padding()
        .background(.bar)
      }
      .navigationTitle("Checkout")
    }
  }
}

#Preview { CheckoutView() }
