import ViewTreeDocument
import ViewTreeNumbers
import ViewTreeSyntax

/// Finds views by their names (docs/reference/commands/README.md, View names).
public enum ViewSearch {
  /// The view with a name, or the nearest name that there is.
  public enum Result: Equatable, Sendable {
    /// The index in `Inspection.views`.
    case found(ID<InspectedView>)
    /// Several views have the name.
    case ambiguous(ViewMatches)
    /// No view has the name. The payload is the most similar name, if there is one.
    case missing(nearest: String?)
  }

  /// Looks for the single view with a name. If there are several, prefers the only view that is
  /// shown.
  public static func find(_ name: String, in inspection: Inspection) -> Result {
    let views = views(named: name, in: inspection)
    var unshown = UnshownViews(inspection)
    let shown = views.filter { !unshown.contains($0) }
    if shown.count == 1 { return .found(shown[0]) }
    if let only = views.first {
      return views.count == 1 ? .found(only) : .ambiguous(ViewMatches(views, in: inspection))
    }
    return .missing(nearest: nearestName(to: name, in: inspection))
  }

  /// All views with a name, in pre-order. Empty if no view has it.
  ///
  /// The first of these that matches any view is used: an id, a name that an `id` or an
  /// `accessibilityIdentifier` gives, a path, the end of a path as reports
  /// write it, a pattern, a text, a kind with an id or a text, a line, a kind with its number, a
  /// component that isn't a view itself. A kind of view and a quoted text are patterns, too. A kind
  /// with a number also matches the end of a path.
  public static func views(named name: String, in inspection: Inspection) -> [ID<InspectedView>] {
    let bytes = Array(name.utf8)
    let withID = inspection.views.ids.filter {
      inspection.isEqual(inspection.views.id(of: $0), bytes)
    }
    if !withID.isEmpty { return withID }
    let given = Set(inspection.givenNames.lazy.filter { $0.text == name }.map(\.view))
    if !given.isEmpty { return given.sorted() }
    let atPath = views(at: bytes, in: inspection)
    if !name.contains("/"), let first = atPath.first, inspection.path(of: first) != name,
      ViewRegistry.standard.names.contains(String(name.prefix { $0 != "[" }))
    {
      // `Text[1]` ends a path and counts the texts of the window, too, so it can match two views.
      let numbered = view(numbered: name, in: inspection)
      if !numbered.isEmpty { return (atPath + numbered.filter { !atPath.contains($0) }).sorted() }
    }
    let matches = PathPattern(name, in: inspection).matches()
    // A type name matches all its views, in addition to the view whose path has no index.
    if !atPath.isEmpty, !isKind(name, of: atPath, in: inspection) { return atPath }
    if !matches.isEmpty { return matches }
    if !atPath.isEmpty { return atPath }
    return everydayViews(named: name, in: inspection)
  }

  /// True if a name is that of a kind of view, instead of the path of the view that was found.
  private static func isKind(
    _ name: String, of found: [ID<InspectedView>], in inspection: Inspection
  ) -> Bool {
    guard !name.contains("/"), !name.contains("["), let first = found.first else { return false }
    return found.count > 1 || inspection.path(of: first) != name
  }

  /// The view with a path, or those whose paths end with some segments.
  private static func views(at path: [UInt8], in inspection: Inspection) -> [ID<InspectedView>] {
    let end = [UInt8(ascii: "/")] + path
    var paths = PathWriter(inspection)
    var found: [ID<InspectedView>] = []
    for view in inspection.views.ids {
      let other = paths.path(of: view)
      if other.elementsEqual(path) { return [view] }
      if other.count > end.count, other.suffix(end.count).elementsEqual(end) {
        found.append(view)
      }
    }
    return found
  }

  // MARK: - Informal names

  /// The views with a name that isn't part of the tree: a text, a name in a report, or a line.
  private static func everydayViews(
    named name: String, in inspection: Inspection
  ) -> [ID<InspectedView>] {
    let withText = inspection.views.ids.filter {
      inspection.isEqual(inspection.views[$0].text, Array(name.utf8))
    }
    if !withText.isEmpty { return withText }
    let printed = views(printedAs: name, in: inspection)
    if !printed.isEmpty { return printed }
    let onLine = views(onLine: name, in: inspection)
    if !onLine.isEmpty { return onLine }
    let numbered = view(numbered: name, in: inspection)
    if !numbered.isEmpty { return numbered }
    let ofComponent = views(ofComponent: name, in: inspection)
    return ofComponent.isEmpty ? views(startingWith: name, in: inspection) : ofComponent
  }

  /// The views whose texts begin with a name of at least 3 characters. Reports write `…` for the rest of
  /// a text.
  private static func views(
    startingWith name: String, in inspection: Inspection
  ) -> [ID<InspectedView>] {
    let start = name.hasSuffix("…") ? name.dropLast() : name[...]
    guard start.count >= 3 else { return [] }
    return inspection.views.ids.filter {
      inspection.string(inspection.views[$0].text)?.hasPrefix(start) ?? false
    }
  }

  /// The views of the components with a name that aren't views themselves.
  private static func views(
    ofComponent name: String, in inspection: Inspection
  ) -> [ID<InspectedView>] {
    let components = inspection.components.filter { inspection.names.views[$0.name] == name }
    if components.isEmpty { return [] }
    return inspection.views.ids.filter { id in
      let view = inspection.views[id]
      return components.contains {
        view.group == $0.group && view.index >= $0.first && view.index < $0.first + $0.count
      }
    }
  }

  /// The views with a name from a report: a kind or a path, with `#id` or a quoted text.
  private static func views(
    printedAs name: String, in inspection: Inspection
  ) -> [ID<InspectedView>] {
    guard let space = name.firstIndex(of: " ") else { return [] }
    let kind = String(name[..<space])
    var label = name[name.index(after: space)...]
    let isID = label.hasPrefix("#")
    guard isID || label.hasPrefix("\"") && label.hasSuffix("\"") && label.count > 1 else {
      return []
    }
    label = isID ? label.dropFirst() : label.dropFirst().dropLast()
    let bytes = Array(label.utf8)
    let kinds = views(named: kind, in: inspection)
    let found = kinds.filter {
      inspection.isEqual(
        isID ? inspection.views.id(of: $0) : inspection.views[$0].text, bytes)
    }
    guard found.isEmpty, !isID, label.hasSuffix("…") else { return found }
    let cut = Set(views(startingWith: String(label), in: inspection))
    return kinds.filter { cut.contains($0) }
  }

  /// The views on a line of the source, as in `Card.swift:20` or `:20`, or those with a modifier on it.
  /// With a column, as in `Card.swift:20:7`, the last of them that begins before it.
  private static func views(
    onLine name: String, in inspection: Inspection
  ) -> [ID<InspectedView>] {
    guard let written = WrittenPosition(name) else { return [] }
    let file = written.file.split(separator: "/").last.map(String.init)
    let source = inspection.tree.source
    let own = source.name.split(separator: "/").last.map(String.init)
    let lines = LineStarts(source)
    func isOnLine(_ start: UInt32) -> Bool {
      let place = lines.line(at: start)
      return place.number == written.line && (file == nil || file == place.file ?? own)
    }
    let views = inspection.views.ids.filter {
      isOnLine(inspection.tree.start(inspection.views[$0].syntax))
    }
    guard !views.isEmpty else {
      return inspection.views.ids.filter { id in
        let view = inspection.views[id]
        return (0..<view.modifierCount).contains {
          let modifier = inspection.modifiers[view.firstModifier.advanced(by: $0)]
          return isOnLine(inspection.tree.start(modifier.syntax))
        }
      }
    }
    guard let column = written.column else { return views }
    let table = LineTable(source)
    let starts = views.map { view in
      let start = inspection.tree.start(inspection.views[view].syntax)
      return (view: view, column: table.position(at: start).column)
    }
    let last = starts.filter { $0.column <= column }.map(\.column).max()
    return starts.filter { $0.column == last ?? $0.column }.map(\.view)
  }

  /// The view of a kind with its number among all views of that kind, as in `TextField[0]`.
  private static func view(
    numbered name: String, in inspection: Inspection
  ) -> [ID<InspectedView>] {
    guard name.hasSuffix("]"), let bracket = name.firstIndex(of: "["),
      let number = Int(name[name.index(after: bracket)...].dropLast()), number >= 0
    else { return [] }
    let kind = name[..<bracket]
    let views = inspection.views.ids.filter {
      inspection.names.views[inspection.views.name(of: $0)] == kind
    }
    return number < views.count ? [views[number]] : []
  }

  // MARK: - Suggestions

  private static func nearestName(to name: String, in inspection: Inspection) -> String? {
    if name.hasPrefix("\"") { return NearMatch.nearestName(to: name, in: texts(in: inspection)) }
    let names = names(in: inspection)
    // Prefers a path of equal depth to the beginning of a longer path.
    let depth = name.utf8.count { $0 == UInt8(ascii: "/") }
    let asLong = names.filter { $0.utf8.count { $0 == UInt8(ascii: "/") } == depth }
    return NearMatch.nearestName(to: name, in: asLong)
      ?? NearMatch.nearestName(to: name, in: names)
      ?? NearMatch.nearestName(
        to: name, in: inspection.views.compactMap { inspection.string($0.text) })
  }

  /// All names that views can be found by: ids, then given names, paths, and the kinds of views.
  public static func names(in inspection: Inspection) -> [String] {
    var paths = PathWriter(inspection)
    let kinds = Set(inspection.views.map(\.name)).sorted()
    var known: Set<String> = []
    return inspection.views.compactMap { inspection.string($0.id) }
      + inspection.givenNames.map(\.text).filter { known.insert($0).inserted }
      + inspection.views.ids.map { String(decoding: paths.path(of: $0), as: UTF8.self) }
      + kinds.map { inspection.names.views[$0] }
  }

  /// The texts of views, in quotes.
  private static func texts(in inspection: Inspection) -> [String] {
    inspection.views.compactMap { inspection.string($0.text).map { "\"\($0)\"" } }
  }
}
