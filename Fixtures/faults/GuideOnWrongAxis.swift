import SwiftUI

/// The value should be moved to the right by 40 points.
struct GuideOnWrongAxis: View {
  var body: some View {
    VStack(alignment: .leading) {
      Text("Balance")
      Text("1,204.50")
        .alignmentGuide(.top) { dimensions in dimensions[.top] - 40 }
    }
  }
}

#Preview { GuideOnWrongAxis() }
