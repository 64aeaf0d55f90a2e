/// The names by which people know views (docs/commands.md, Paths).
extension Inspection {
  /// The greatest depth of a view that is named by the way to it.
  public static var deepestPath: UInt32 { 100 }

  /// The path of a view, such as `VStack/HStack[1]/MonthView[0]/Text`.
  ///
  /// A segment is the view's name, with its index where it has siblings. A secondary's views stand
  /// under the word `overlay` or `background`, with a number where the view has several.
  ///
  /// Below `deepestPath` a view is `@` and its place among the views: paths that go on would take
  /// the square of the depth.
  public func path(of view: UInt32) -> String {
    guard views[Int(view)].depth <= Self.deepestPath else { return "@\(view)" }
    var segments: [String] = []
    var current = view
    while true {
      let record = views[Int(current)]
      let group = groups[Int(record.group)]
      let name = names.views[Int(record.name)]
      segments.append(group.count > 1 ? "\(name)[\(record.index)]" : name)
      if let word = group.role.word {
        segments.append(group.ordinalCount > 1 ? "\(word)[\(group.ordinal)]" : word)
      }
      if group.role == .root { break }
      current = group.parent
    }
    return segments.reversed().joined(separator: "/")
  }

  /// The path of a view of any pass.
  public func path(of reference: InspectedReference) -> String {
    switch reference {
    case .view(let index): path(of: index)
    case .path(let path, _): path
    }
  }

  /// The `id` of a view if it has one, or else its path: the shortest name that people can type.
  public func name(of reference: InspectedReference) -> String {
    switch reference {
    case .view(let index): string(views[Int(index)].id) ?? path(of: index)
    case .path(let path, let id): id ?? path
    }
  }

  /// The characters of a text, or `nil` if there is none.
  public func string(_ text: InspectedText) -> String? {
    switch text {
    case .none: nil
    case .literal(let node): tree.text(node)
    case .made(let index): names.texts[Int(index)]
    }
  }
}

extension InspectedGroup.Role {
  /// The segment that stands for the group in paths.
  public var word: String? {
    switch self {
    case .root, .children: nil
    case .overlay: "overlay"
    case .background: "background"
    case .mask: "mask"
    case .safeAreaInset: "safeAreaInset"
    case .popover: "popover"
    case .sheet: "sheet"
    case .fullScreenCover: "fullScreenCover"
    case .toolbar: "toolbar"
    }
  }
}

extension Inspection {
  /// The view around a view; `nil` for one of the root.
  func parent(of view: UInt32) -> UInt32? {
    let group = groups[Int(views[Int(view)].group)]
    return group.role == .root ? nil : group.parent
  }
}
