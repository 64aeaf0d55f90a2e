import ViewTreeInspector
import ViewTreeLayout
import ViewTreeNumbers

/// Frames around views with problems, each with the words for the problem.
enum ProblemMarks {
  /// The color of frames and the ground of words, with a contrast of 4.5 to white.
  static let color = PictureColor(red: 200, green: 30, blue: 20)

  /// Adds the marks to a picture of a screen, inside an area.
  static func add(
    _ problems: [LayoutProblem], _ plan: LayoutPlan, in area: Rect, to scene: inout Scene
  ) {
    var used: [Rect] = []
    let texts = texts(of: scene)
    for problem in problems {
      for view in problem.views {
        let frame = plan.view(view).content
        guard LayoutPlan.isNear(frame) else { continue }
        let box = frame.grown(by: 2)
        scene.add(
          .rectangle(box, radius: 4), .frames, stroke: Stroke(.color(color), width: 2), view: view)
        addWords(ProblemWords.one(problem.lint), next: box, area, view, texts, &used, to: &scene)
      }
    }
  }

  /// The boxes of texts that aren't moved or rotated.
  private static func texts(of scene: Scene) -> [Rect] {
    var moved: [Bool] = []
    var boxes: [Rect] = []
    for shape in scene.shapes {
      switch shape.figure {
      case .beginGroup(let group): moved.append(moved.last == true || group.transform != nil)
      case .endGroup: _ = moved.popLast()
      case .label(let label) where moved.last != true: boxes.append(LabelMetrics.box(of: label))
      default: break
      }
    }
    return boxes
  }

  private static func addWords(
    _ words: String, next box: Rect, _ area: Rect, _ view: ID<InspectedView>, _ texts: [Rect],
    _ used: inout [Rect], to scene: inout Scene
  ) {
    let size = 11.0
    let width = LabelMetrics.width(of: words, size: size, weight: 600)
    let chip = Size(width: width + 10, height: 18)
    let x = min(max(box.minX, area.minX + 2), max(area.maxX - chip.width - 2, area.minX + 2))
    let middle = box.midY - chip.height / 2
    let places = [
      (x, box.minY - chip.height - 2), (x, box.maxY + 2), (box.maxX + 2, middle),
      (box.minX - chip.width - 2, middle), (x, box.minY + 2),
    ].map { Rect(x: $0.0, y: $0.1, width: chip.width, height: chip.height) }
    let free = places.filter { place in
      area.contains(place) && !used.contains { $0.overlaps(place) }
    }
    // On a text only if there is no other place.
    let place = free.first { place in !texts.contains { $0.overlaps(place) } } ?? free.first
    guard let place else { return }
    used.append(place)
    scene.add(.rectangle(place, radius: 4), .frames, fill: .color(color), view: view)
    let label = Label(
      words, at: Point(x: place.minX + 5, y: place.midY + 4), size: size, weight: 600, width: width)
    scene.add(
      .label(label), .frames, fill: .color(PictureColor(red: 255, green: 255, blue: 255)),
      view: view)
  }
}
