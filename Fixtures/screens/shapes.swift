/* viewtree
comment: Shapes that the file declares, paths, parts of texts with their own color.
window: iPhone 16
checks: ["draw --picture screen"]
*/

import SwiftUI

struct Triangle: Shape {
  func path(in rect: CGRect) -> Path {
    var path = Path()
    path.move(to: CGPoint(x: rect.midX, y: rect.minY))
    path.addLine(to: CGPoint(x: rect.maxX, y: rect.maxY))
    path.addLine(to: CGPoint(x: rect.minX, y: rect.maxY))
    path.closeSubpath()
    return path
  }
}

struct Wave: Shape {
  var height: CGFloat = 8

  func path(in rect: CGRect) -> Path {
    Path { path in
      path.move(to: CGPoint(x: rect.minX, y: rect.midY))
      for x in stride(from: 0, through: rect.width, by: 6) {
        path.addLine(to: CGPoint(x: x, y: rect.midY + height * sin(x / 18)))
      }
    }
  }
}

struct ShapesView: View {
  private var flag: Path {
    Path { path in
      path.move(to: CGPoint(x: 4, y: 76))
      path.addLine(to: CGPoint(x: 4, y: 4))
      path.addQuadCurve(to: CGPoint(x: 76, y: 28), control: CGPoint(x: 50, y: 0))
      path.addCurve(
        to: CGPoint(x: 4, y: 44), control1: CGPoint(x: 60, y: 52), control2: CGPoint(x: 30, y: 24))
    }
  }

  var body: some View {
    VStack(spacing: 20) {
      HStack(spacing: 16) {
        Triangle().fill(.orange).frame(width: 80, height: 80)
        Triangle().stroke(.blue, style: StrokeStyle(lineWidth: 6, lineJoin: .round))
          .frame(width: 80, height: 80)
        flag.stroke(.red, lineWidth: 3).frame(width: 80, height: 80)
        Color.green.frame(width: 80, height: 80).clipShape(Triangle())
      }
      Wave(height: 12).stroke(.teal, style: StrokeStyle(lineWidth: 4, lineCap: .round, dash: [8, 8]))
        .frame(height: 40)
      Wave(height: 12).trim(from: 0.25, to: 0.75).stroke(.purple, lineWidth: 4).frame(height: 40)
      Path(ellipseIn: CGRect(x: 0, y: 0, width: 120, height: 60))
        .fill(LinearGradient(colors: [.yellow, .red], startPoint: .top, endPoint: .bottom))
        .frame(width: 120, height: 60)
      Text("Total ") + Text("12.50").bold() + Text(" due").foregroundStyle(.red)
      Text("Read [the terms](https://example.com/terms) or ~~skip~~ them.")
      Text("Small print").underline(color: .orange)
    }
    .padding()
  }
}

#Preview { ShapesView() }
