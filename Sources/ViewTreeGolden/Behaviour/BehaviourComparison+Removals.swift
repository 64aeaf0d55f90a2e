/// Modifiers and views that may have been removed.
extension BehaviourComparison {
  /// The code whose removal could be the cause of the changes, the likeliest first: modifiers and
  /// views that the report named, modifiers with its lengths, and common ones without numbers.
  package var removedCode: [RemovedCode] {
    var known: Set<RemovedCode> = []
    let all = changes.flatMap(\.removedCode) + Self.common.map { .modifier($0) }
    return all.filter { known.insert($0).inserted }
  }

  private static let common = [
    ".padding()", ".frame(maxWidth: .infinity)", ".frame(maxWidth: .infinity, alignment: .leading)",
    ".frame(maxHeight: .infinity)", ".lineLimit(1)", ".lineLimit(2)", ".fixedSize()",
    ".fixedSize(horizontal: false, vertical: true)", ".layoutPriority(1)",
  ]
}

extension BehaviourChange {
  fileprivate var removedCode: [RemovedCode] {
    switch self {
    case .viewGone(let view, views: 0, _), .componentViewsGone(let view, _, _):
      // A view without arguments, such as a spacer.
      view.text == nil && view.name.first?.isUppercase == true ? [.view("\(view.name)()")] : []
    default: removedModifiers.map { .modifier($0) }
    }
  }

  private var removedModifiers: [String] {
    switch self {
    case .viewDetail(_, _, "frame", let old?, _, _): Self.modifiers(ofFrame: old)
    case .viewDetail(_, _, _, let old?, _, _) where old.hasPrefix("."): [Self.code(old)]
    case .layout(_, _, let layout, _, _): Self.modifiers(of: layout)
    case .component(let component): component.layouts.first.map(Self.modifiers) ?? []
    default: []
    }
  }

  /// A modifier in a report without the words after it: `.background(.yellow) on its frame`.
  private static func code(_ text: String) -> String {
    guard let end = text.firstRange(of: ") ") else { return text }
    return text[..<end.lowerBound] + ")"
  }

  /// The modifiers that give a view a frame such as `+8`, `+0 +8` or `170.25 458.25  49.5x20.5`.
  private static func modifiers(ofFrame text: String) -> [String] {
    let parts = text.split(separator: " ")
    let insets = parts.compactMap { $0.hasPrefix("+") ? Double($0.dropFirst()) : nil }
    // A frame around its content has such insets, too, but seldom whole or half points.
    if insets.count == parts.count, let first = insets.first,
      insets.allSatisfy({ isWritten($0 * 2) })
    {
      if insets.count == 1 { return [".padding(\(BehaviourFrame.text(first)))"] }
      guard insets.count == 2 else { return [] }
      let (across, along) = (BehaviourFrame.text(first), BehaviourFrame.text(insets[1]))
      if insets[1] == 0 { return [".padding(.horizontal, \(across))", ".padding(.horizontal)"] }
      if first == 0 { return [".padding(.vertical, \(along))", ".padding(.vertical)"] }
    }
    return parts.last.map { frames(ofSize: String($0)) } ?? []
  }

  /// The modifiers without which a view would change its size or its position in this way.
  ///
  /// A frame of the former size isn't one: it would hide any other cause.
  private static func modifiers(of layout: BehaviourLayout) -> [String] {
    layout.resized.map(paddings) ?? [offset(-layout.dx, -layout.dy)].compactMap(\.self)
  }

  /// The fixed frames with a size such as `49.5x20.5`.
  private static func frames(ofSize text: String) -> [String] {
    let size = text.split(separator: "x").compactMap { Double($0) }
    guard size.count == 2 else { return [] }
    let (width, height) = (BehaviourFrame.text(size[0]), BehaviourFrame.text(size[1]))
    return [
      ".frame(width: \(width), height: \(height))", ".frame(width: \(width))",
      ".frame(height: \(height))",
    ]
  }

  /// The paddings on one edge that make up for a smaller size.
  private static func paddings(of resize: BehaviourLayout.Resize) -> [String] {
    let edges =
      [("bottom", resize.dHeight), ("top", resize.dHeight)]
      + [("leading", resize.dWidth), ("trailing", resize.dWidth)]
    return edges.filter { isWritten(-$0.1) && -$0.1 >= leastPadding }.map {
      ".padding(.\($0.0), \(BehaviourFrame.text(-$0.1)))"
    }
  }

  /// The minimum padding that a size suggests. Smaller differences have other causes, such as the
  /// default spacing of a stack.
  private static let leastPadding = 4.0

  /// True for a number that a person would write.
  private static func isWritten(_ number: Double) -> Bool { number == number.rounded() }

  private static func offset(_ x: Double, _ y: Double) -> String? {
    guard isWritten(x), isWritten(y) else { return nil }
    let arguments = [("x", x), ("y", y)].filter { $0.1 != 0 }
      .map { "\($0.0): \(BehaviourFrame.text($0.1))" }
    return ".offset(\(arguments.joined(separator: ", ")))"
  }
}
