/* viewtree
window: { width: 200, height: 100, scale: 1 }
metrics: cells
*/
import SwiftUI

// Alignment guides that add up local variables, which all closures of one function share.
struct ContentView: View {
  let widths: [CGFloat] = [70, 80, 60, 90]

  var body: some View {
    GeometryReader { proxy in wrapped(in: proxy.size.width) }
  }

  private func wrapped(in width: CGFloat) -> some View {
    var x = CGFloat.zero
    var y = CGFloat.zero
    return ZStack(alignment: .topLeading) {
      ForEach(widths, id: \.self) { tag in
        Color.orange.frame(width: tag, height: 30)
          .alignmentGuide(.leading) { size in
            if x + size.width > width {
              x = 0
              y += size.height
            }
            defer { x = tag == widths.last ? 0 : x + size.width }
            return -x
          }
          .alignmentGuide(.top) { size in
            defer { if tag == widths.last { y = 0 } }
            return -y
          }
      }
    }
  }
}
