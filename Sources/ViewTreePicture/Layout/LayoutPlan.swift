import ViewTreeDocument
import ViewTreeInspector
import ViewTreeLayout
import ViewTreeNumbers

/// The contents of a layout picture, computed once for all its marks.
struct LayoutPlan {
  /// The part of a tree that is drawn.
  enum Detail: Equatable {
    /// Every mark of every view.
    case everything
    /// The frames of every view, and the largest of all else.
    case frames
    /// The largest views only.
    case largest

    /// Up to how many views every mark is drawn.
    static let everythingLimit = 2_000
    /// Up to how many views every frame is drawn.
    static let framesLimit = 20_000
  }

  let inspection: Inspection
  let geometry: DrawnGeometry
  let options: PictureOptions
  let groups: ViewGroups
  /// The views by their references in earlier passes.
  let places: ViewPlaces
  /// The closures that have their numbers on the window.
  let lastRuns: LastRuns
  /// The texts that distinguish components with the same name.
  let componentTexts: ComponentTexts
  /// The window, or the frame of the root if there is no window.
  let window: Rect
  /// The drawn part of the plane.
  let canvas: Rect
  let detail: Detail
  /// The view that everything is in, or 0 for the whole tree.
  let root: ID<InspectedView>
  /// The views that have a frame in the picture, in pre-order.
  let views: [ID<InspectedView>]
  /// The number of views in the drawn tree, visible or not.
  let viewCount: Int
  /// The number of these with a frame on the canvas.
  let seenCount: Int
  /// The number of these outside the canvas.
  let outsideCount: Int

  /// The distance, in points, of the drawn area from the window.
  static let horizon = 100_000.0
  /// The maximum size of a picture, in points.
  private static let largestCanvas = 16_000.0
  /// The margin, in points, in which views that leave the window are drawn.
  private static let surroundings = 100.0
  /// The space for names around a window, and around a small one, in points.
  private static let room = (usual: 16.0, small: 40.0)
  /// The margin around a single view, in points.
  private static let cropping = 24.0

  init(_ subject: PictureSubject, _ options: PictureOptions) {
    let inspection = subject.inspection
    self.inspection = inspection
    self.options = options
    geometry = DrawnGeometry(subject.explainer)
    let groups = ViewGroups(inspection)
    self.groups = groups
    places = ViewPlaces(inspection)
    lastRuns = LastRuns(inspection, places)
    componentTexts = ComponentTexts(inspection)
    let range = Self.range(of: options.view, in: inspection)
    root = range.lowerBound
    viewCount = range.count
    var near: [ID<InspectedView>] = []
    var far = 0
    var measuredOnly = UnshownViews(inspection)
    for place in range where !measuredOnly.contains(place) {
      let frame = inspection.views.frames(of: place).frame
      if !Self.isNear(frame) {
        far += 1
      } else if frame.width > 0 || frame.height > 0 {
        near.append(place)
      }
    }
    let frames = near.lazy.map { inspection.views[$0].frame }
    window = Self.window(of: inspection, frames)
    let canvas = Self.canvas(of: options.view, inspection, window, frames)
    self.canvas = canvas
    var views = near.filter { canvas.touches(inspection.views[$0].frame) }
    outsideCount = far + near.count - views.count
    detail =
      views.count <= Detail.everythingLimit
      ? .everything : views.count <= Detail.framesLimit ? .frames : .largest
    seenCount = views.count
    if detail == .largest {
      let framed = views.filter {
        options.layers.contains(Self.isInner($0, inspection, groups) ? .containers : .frames)
      }
      views = Self.largest(framed, options.nodeLimit) { inspection.views[$0].frame }
    }
    self.views = views
  }

  /// True if a layer is shown.
  func shows(_ layer: PictureLayer) -> Bool { options.layers.contains(layer) }

  /// True if the layers include the frame of a view, and with it its name.
  func frames(_ place: ID<InspectedView>) -> Bool {
    shows(Self.isInner(place, inspection, groups) ? .containers : .frames)
  }

  /// True for a container or a reader of geometry with children. A component has its own kind.
  private static func isInner(
    _ place: ID<InspectedView>, _ inspection: Inspection, _ groups: ViewGroups
  ) -> Bool {
    switch ViewKind(inspection.views[place]) {
    case .container, .reader:
      groups.groups(of: place).contains {
        inspection.groups[$0].role == .children && !groups.views(of: $0).isEmpty
      }
    case .leaf, .control, .shape, .other: false
    }
  }

  func view(_ place: ID<InspectedView>) -> InspectedView { inspection.views[place] }

  /// The name of a view's type.
  func name(_ view: InspectedView) -> String { inspection.names.views[view.name] }

  /// The definition of a view, or `nil` for a component or a layout of the document.
  func definition(_ view: InspectedView) -> ViewDefinition? {
    inspection.definition(of: view.name)
  }

  /// The view of a record, if it exists and is in the drawn part.
  func drawnView(_ reference: InspectedReference) -> ID<InspectedView>? {
    guard let view = places.view(reference), view >= root, view < root.advanced(by: viewCount)
    else { return nil }
    return view
  }

  /// True if a rectangle is close enough to be drawn.
  static func isNear(_ rect: Rect) -> Bool {
    [rect.minX, rect.minY, rect.maxX, rect.maxY].allSatisfy { $0.magnitude <= horizon }
      && rect.width >= 0 && rect.height >= 0
  }

  /// The largest of some views, in pre-order.
  static func largest(
    _ views: [ID<InspectedView>], _ count: Int, _ frame: (ID<InspectedView>) -> Rect
  ) -> [ID<InspectedView>] {
    guard views.count > count else { return views }
    let areas = views.map { view -> Double in
      let size = frame(view).size
      return size.width * size.height
    }
    let order = views.indices.sorted {
      areas[$0] == areas[$1] ? $0 < $1 : areas[$0] > areas[$1]
    }
    return order.prefix(max(count, 1)).sorted().map { views[$0] }
  }

  private static func range(
    of view: ID<InspectedView>?, in inspection: Inspection
  ) -> Range<ID<InspectedView>> {
    let all = inspection.views.ids
    guard let view, all.contains(view) else { return all }
    let depth = inspection.views.depth(of: view)
    let rest = all[view.advanced(by: 1)...]
    return view..<(rest.first { inspection.views.depth(of: $0) <= depth } ?? all.upperBound)
  }

  private static func window(of inspection: Inspection, _ frames: some Sequence<Rect>) -> Rect {
    if inspection.window.proposal == nil {
      return Rect(
        x: 0, y: 0, width: min(max(inspection.window.width, 0), largestCanvas),
        height: min(max(inspection.window.height, 0), largestCanvas))
    }
    return limited(frames.first { _ in true } ?? .zero)
  }

  private static func canvas(
    of view: ID<InspectedView>?, _ inspection: Inspection, _ window: Rect,
    _ frames: some Sequence<Rect>
  ) -> Rect {
    guard let view, inspection.views.ids.contains(view) else {
      return canvas(around: window, frames)
    }
    let frame = inspection.views[view].frame
    return limited((isNear(frame) ? frame : .zero).grown(by: cropping))
  }

  private static func canvas(around window: Rect, _ frames: some Sequence<Rect>) -> Rect {
    let limit = window.grown(by: surroundings)
    var canvas = window
    for frame in frames {
      guard let part = frame.intersection(limit) else { continue }
      canvas = canvas.union(part)
    }
    let isSmall = min(window.width, window.height) < 150
    return limited(canvas.grown(by: isSmall ? room.small : room.usual))
  }

  private static func limited(_ rect: Rect) -> Rect {
    Rect(
      x: rect.minX, y: rect.minY, width: min(rect.width, largestCanvas),
      height: min(rect.height, largestCanvas))
  }
}
