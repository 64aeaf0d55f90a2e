import ViewTreeNumbers

/// Names of views for users (docs/reference/commands/README.md, Paths).
extension Inspection {
  /// The maximum depth of a view that has a path as its name.
  public static var deepestPath: UInt32 { 100 }

  /// The path of a view, such as `VStack/HStack[1]/MonthView[0]/Text`.
  ///
  /// A segment is the view's name, with its index if it has siblings. A secondary's views are below
  /// the segment `overlay` or `background`, with a number if the view has several.
  ///
  /// Below `deepestPath`, the path of a view is `@` and its index among the views. Longer paths
  /// would take quadratic space in the depth.
  public func path(of view: ID<InspectedView>) -> String {
    guard views[view].depth <= Self.deepestPath else { return "@\(view.rawValue)" }
    // Reports contain thousands of paths, so find the length first and allocate the string once.
    var count = -1
    eachSegment(of: view) { name, number in
      count += 1 + name.utf8.count + (number.map { Self.digits(of: $0) + 2 } ?? 0)
    }
    return String(unsafeUninitializedCapacity: count) { buffer in
      var end = count
      eachSegment(of: view) { name, number in
        if end < count { Self.put(UInt8(ascii: "/"), before: &end, of: buffer) }
        if let number { Self.put(number, before: &end, of: buffer) }
        for byte in name.utf8.reversed() { Self.put(byte, before: &end, of: buffer) }
      }
      return count
    }
  }

  /// The path of a component that isn't a view: the path of its enclosing view, and the position of
  /// its first view in the list.
  func path(of use: InspectedComponent) -> String {
    let group = groups[use.group]
    let index = group.count > 1 ? "[\(use.first)]" : ""
    let own = names.views[use.name] + index
    if group.role == .root { return own }
    let word = group.role.word.map {
      $0 + (group.ordinalCount > 1 ? "[\(group.ordinal)]" : "") + "/"
    }
    return path(of: group.parent) + "/" + (word ?? "") + own
  }

  /// Calls `body` with the segments of a path and their numbers, from the view up.
  private func eachSegment(
    of view: ID<InspectedView>, _ body: (_ name: String, _ number: Int?) -> Void
  ) {
    var current = view
    while true {
      let record = views[current]
      let group = groups[record.group]
      body(names.views[record.name], group.count > 1 ? Int(record.index) : nil)
      if let word = group.role.word {
        body(word, group.ordinalCount > 1 ? Int(group.ordinal) : nil)
      }
      if group.role == .root { return }
      current = group.parent
    }
  }

  private static func put(
    _ byte: UInt8, before end: inout Int, of buffer: UnsafeMutableBufferPointer<UInt8>
  ) {
    end -= 1
    buffer[end] = byte
  }

  /// Writes a number in brackets, from its last digit on.
  private static func put(
    _ number: Int, before end: inout Int, of buffer: UnsafeMutableBufferPointer<UInt8>
  ) {
    put(UInt8(ascii: "]"), before: &end, of: buffer)
    var rest = number
    repeat {
      put(UInt8(ascii: "0") + UInt8(rest % 10), before: &end, of: buffer)
      rest /= 10
    } while rest > 0
    put(UInt8(ascii: "["), before: &end, of: buffer)
  }

  private static func digits(of number: Int) -> Int {
    var (count, rest) = (1, number / 10)
    while rest > 0 { (count, rest) = (count + 1, rest / 10) }
    return count
  }

  /// The path of a view of any pass.
  public func path(of reference: InspectedReference) -> String {
    switch reference {
    case .view(let index): path(of: index)
    case .path(let path, _), .kept(let path, _): path
    }
  }

  /// The `id` of a view or its path if it has none: the shortest name that users can type.
  public func name(of reference: InspectedReference) -> String {
    switch reference {
    case .view(let index): string(views[index].id) ?? path(of: index)
    case .path(let path, let id), .kept(let path, let id): id ?? path
    }
  }

  /// The characters of the text, or `nil` if there is none.
  public func string(_ text: InspectedText) -> String? {
    switch text {
    case .none: nil
    case .literal(let node): tree.text(node)
    case .made(let index): names.texts[index]
    }
  }
}

extension InspectedGroup.Role {
  /// True if the group has its own segment in paths.
  @inlinable
  @inline(__always)
  public var hasWord: Bool { self != .root && self != .children }

  /// The path segment of the group.
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
    case .alert: "alert"
    case .confirmationDialog: "confirmationDialog"
    case .toolbar: "toolbar"
    case .navigationDestination: "navigationDestination"
    }
  }
}

extension Inspection {
  /// The view around a view, or `nil` for one of the root.
  package func parent(of view: ID<InspectedView>) -> ID<InspectedView>? {
    let group = groups[views.group(of: view)]
    return group.role == .root ? nil : group.parent
  }
}
