import ViewTreeLayout

/// The pictures of a page: three for each `PageMoment`, up to the budget. A page of two documents
/// begins with their layouts, and a report has no screen.
struct PagePictures {
  /// The kinds of pictures that a page has.
  static func kinds(of moments: [PageMoment], compares: Bool) -> [PictureOptions.Kind] {
    guard compares else { return [.screen, .layout, .order] }
    return moments.contains { $0.subject == nil } ? [.layout, .order] : [.layout, .screen, .order]
  }

  /// A picture in the page.
  struct Entry {
    let moment: Int
    let kind: PictureOptions.Kind
    let svg: [UInt8]
    /// The legend of a layout.
    let legend: [UInt8]?
  }

  private(set) var entries: [Entry] = []
  /// For each `PageMoment`, the index of the `PageMoment` whose pictures it shows.
  private(set) var shown: [Int] = []

  /// Draws each `PageMoment`, in order. If its pictures don't fit, it shows the previous pictures.
  ///
  /// With `compares`, all pictures are included, and have the same coordinates.
  init(
    of moments: [PageMoment], _ options: PictureOptions, compares: Bool, limit: Int
  ) {
    var room = limit
    var last = 0
    let bounds = compares ? Self.bounds(of: moments, options) : nil
    for (number, moment) in moments.enumerated() {
      var drawn: [Entry] = []
      // After a picture that doesn't fit, no other is tried, because it would take as long and be
      // as large.
      if number == 0 || compares || room > 0 {
        drawn = Self.kinds(of: moments, compares: compares).map {
          Self.entry(number, moment, $0, options, bounds)
        }
        room -= drawn.reduce(0) { $0 + $1.svg.count + ($1.legend?.count ?? 0) }
      }
      if !drawn.isEmpty, number == 0 || compares || room >= 0 {
        entries += drawn
        last = number
      }
      shown.append(last)
    }
  }

  private static func entry(
    _ number: Int, _ moment: PageMoment, _ kind: PictureOptions.Kind, _ options: PictureOptions,
    _ bounds: Rect?
  ) -> Entry {
    var options = options
    options.kind = kind
    var (scene, legend) = parts(of: moment, options)
    if kind == .layout, let bounds { scene.bounds = bounds }
    return Entry(
      moment: number, kind: kind,
      svg: SVGWriter.element(scene, prefix: "\(prefix(of: kind))\(number)-"),
      legend: legend.map { SVGWriter.element($0, prefix: "g\(number)-") })
  }

  /// A picture without its legend, which the page shows on demand.
  private static func parts(
    of moment: PageMoment, _ options: PictureOptions
  ) -> (picture: Scene, legend: Scene?) {
    guard options.kind == .layout, let subject = moment.subject else {
      return (moment.scene(options), nil)
    }
    return LayoutScene.separated(of: subject, options)
  }

  private static func prefix(of kind: PictureOptions.Kind) -> String {
    switch kind {
    case .layout: "l"
    case .screen: "w"
    case .order, .keys: "o"
    }
  }

  /// The union of the bounds of all layouts.
  private static func bounds(of moments: [PageMoment], _ options: PictureOptions) -> Rect? {
    var options = options
    options.kind = .layout
    var all: Rect?
    for moment in moments {
      let bounds = parts(of: moment, options).picture.bounds
      all = all.map { $0.union(bounds) } ?? bounds
    }
    return all
  }
}
