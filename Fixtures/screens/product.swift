/* viewtree
comment: A product with a segmented picker, and its cart in a sheet of half the height.
window: iPhone 16
checks: ["draw --picture screen", "@dark draw --picture screen --color-scheme dark"]
*/

import SwiftUI

struct ProductView: View {
  @State private var size = "M"
  @State private var showsCart = true

  var body: some View {
    NavigationStack {
      ScrollView {
        VStack(alignment: .leading, spacing: 16) {
          RadialGradient(
            colors: [.white, .mint], center: .center, startRadius: 0, endRadius: 200
          )
          .frame(height: 220)
          .clipShape(RoundedRectangle(cornerRadius: 20))
          Text("Linen Shirt").font(.title.bold())
          Text("$68.00").font(.title3).foregroundStyle(.secondary)
          Picker("Size", selection: $size) {
            Text("S").tag("S")
            Text("M").tag("M")
            Text("L").tag("L")
          }
          .pickerStyle(.segmented)
        }
        .padding()
      }
      .navigationTitle("Shirts")
      .navigationBarTitleDisplayMode(.inline)
      .toolbar {
        ToolbarItem(placement: .topBarLeading) { Button("Shop") {} }
        ToolbarItem(placement: .topBarTrailing) {
          Button {} label: { Image(systemName: "cart") }
        }
      }
      .sheet(isPresented: $showsCart) {
        CartView().presentationDetents([.medium])
      }
    }
  }
}

struct CartView: View {
  var body: some View {
    VStack(spacing: 20) {
      Text("Your Cart").font(.headline)
      HStack {
        Image(systemName: "tshirt").font(.title2)
        Text("Linen Shirt, M")
        Spacer()
        Text("$68.00").bold()
      }
      Divider()
      ProgressView("Free shipping from $80", value: 68, total: 80)
      Button {
      } label: {
        Label("Check Out", systemImage: "creditcard").frame(maxWidth: .infinity)
      }
      .buttonStyle(.borderedProminent)
      Button("Keep Shopping") {}.buttonStyle(.bordered)
    }
    .padding(24)
  }
}

#Preview { ProductView() }
