import ViewTreeLayout
import ViewTreeNumbers

/// Finds the anchors of a step whose value is the same as before.
public struct AnchorComparison {
  /// The identity of an anchor, without its number.
  private struct Key: Hashable {
    let source: String
    let view: String
    let attachment: ID<InspectionNames.Modifier>?
  }

  private let new: Inspection
  private var old: [Key: [InspectedAnchor]] = [:]
  private let oldInspection: Inspection

  /// Creates a comparison of two records of one document.
  public init(old: Inspection, new: Inspection) {
    self.new = new
    oldInspection = old
    for anchor in old.anchors { self.old[Self.key(anchor, old), default: []].append(anchor) }
  }

  /// True if the old record has the anchor with the same value, resolved in the same readers.
  public func isSame(_ anchor: InspectedAnchor) -> Bool {
    (old[Self.key(anchor, new)] ?? []).contains { isSame($0, anchor) }
  }

  private static func key(_ anchor: InspectedAnchor, _ inspection: Inspection) -> Key {
    Key(
      source: anchor.source, view: inspection.path(of: anchor.view), attachment: anchor.attachment)
  }

  private func isSame(_ before: InspectedAnchor, _ after: InspectedAnchor) -> Bool {
    before.global == after.global && before.resolved.count == after.resolved.count
      && zip(before.resolved, after.resolved).allSatisfy { left, right in
        left.value == right.value
          && oldInspection.path(of: left.reader) == new.path(of: right.reader)
      }
  }
}
