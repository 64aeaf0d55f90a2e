import ViewTreeInspector
import ViewTreeLayout
import ViewTreeNumbers
import ViewTreeSyntax

/// The description of a view's changes in a step, without the location where it is drawn.
struct ChangeWords {
  let old: Inspection
  let new: Inspection

  /// One text for each difference: the frame, the text, the appearance, and the number of views
  /// that followed. For a new view, all of these.
  func details(of change: InspectedChange) -> [String] {
    var details: [String] = []
    if case .view(let view) = change.view {
      let after = new.views[view]
      if let place = change.old {
        let before = old.views[place]
        for part in Part.allCases where !isSame(part, before, after) {
          details += pair(words(of: part, before, old), words(of: part, after, new))
        }
        details += looks(before, after)
      } else {
        details = Part.allCases.map { words(of: $0, after, new) } + [looks(after, new).joined()]
        details.removeAll { $0.isEmpty }
      }
    }
    if change.companions > 0 { details.append("and \(change.companions) next to it") }
    if change.followers > 0 { details.append("and \(change.followers) in it") }
    return details
  }

  /// The parts that are compared separately.
  private enum Part: CaseIterable {
    case frame, text, corners, painted, lines
  }

  /// True if a part is certainly the same, so that no words are needed to compare it.
  private func isSame(_ part: Part, _ before: InspectedView, _ after: InspectedView) -> Bool {
    switch part {
    case .frame: before.frame == after.frame && before.content == after.content
    case .text: old.string(before.text) == new.string(after.text)
    case .corners: old.drawing(of: before).corners == nil && new.drawing(of: after).corners == nil
    case .painted: old.drawing(of: before).painted == nil && new.drawing(of: after).painted == nil
    case .lines: old.drawing(of: before).text?.lines == new.drawing(of: after).text?.lines
    }
  }

  /// The description of a part of a view, empty if there is none.
  private func words(of part: Part, _ view: InspectedView, _ inspection: Inspection) -> String {
    switch part {
    case .frame:
      return words("frame ") { FrameAround(view.frame, around: view.content)?.append(to: &$0) }
    case .text: return text(view, inspection)
    case .corners:
      return words("corners ") {
        CornerList(inspection.drawing(of: view).corners)?.append(to: &$0)
      }
    case .painted:
      guard let place = inspection.drawing(of: view).painted else { return "" }
      return "painted \(place) of \(inspection.groups[view.group].count)"
    case .lines:
      return words("lines ") {
        QuotedTexts(inspection.drawing(of: view).text?.lines)?.append(to: &$0)
      }
    }
  }

  /// `A to B`, or the new or removed value. Empty if both are the same.
  private func pair(_ before: String, _ after: String) -> [String] {
    if before == after { return [] }
    if before.isEmpty { return ["now \(after)"] }
    return [after.isEmpty ? "no more \(before)" : "\(before) to \(after)"]
  }

  /// Words after a prefix. Empty if there are none.
  private func words(_ before: String = "", _ body: (inout ByteBuffer) -> Void) -> String {
    var output = ByteBuffer()
    body(&output)
    return output.count > 0 ? before + output.text : ""
  }

  private func text(_ view: InspectedView, _ inspection: Inspection) -> String {
    guard var text = inspection.string(view.text) else { return "" }
    return words { output in text.withUTF8 { output.append(quoted: $0) } }
  }

  /// The different looks: the new looks and the removed looks.
  private func looks(_ before: InspectedView, _ after: InspectedView) -> [String] {
    let (left, right) = (looks(before, old), looks(after, new))
    let gone = difference(left, right)
    let added = difference(right, left)
    guard gone.isEmpty, added.isEmpty else { return pair(gone.joined(), added.joined()) }
    return pair(left.joined(), right.joined())
  }

  private func looks(_ view: InspectedView, _ inspection: Inspection) -> [String] {
    let text = DrawingText(inspection: inspection)
    return inspection.looks(of: view).map { look in
      words { text.append(look, of: view, to: &$0) }
    }
  }

  /// The elements of a list that another list doesn't contain. Equal elements are counted.
  private func difference(_ list: [String], _ other: [String]) -> [String] {
    var left = other
    return list.filter { element in
      guard let place = left.firstIndex(of: element) else { return true }
      left.remove(at: place)
      return false
    }
  }
}
