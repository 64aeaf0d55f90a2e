import ViewTreeGolden
import ViewTreeInspector
import ViewTreeLayout
import ViewTreeNumbers
import ViewTreePicture

/// One of the two that a page compares.
enum ComparedSide {
  /// A document, evaluated now.
  case document(LaidOutInspection)
  /// A recorded report, with the indices of its views by the names that changes use.
  case report(RecordedLayout, places: [String: Int])

  /// The content of the page for it.
  var content: PageMoment.Content {
    switch self {
    case .document(let moment):
      .document(
        PictureSubject(moment))
    case .report(let layout, _): .report(layout)
    }
  }

  /// The index of the view of a change.
  func index(_ view: BehaviourView) -> ID<InspectedView>? {
    switch self {
    case .document(let moment):
      guard case .found(let index) = ViewSearch.find(view.path, in: moment.inspection) else {
        return nil
      }
      return index
    case .report(_, let places): return places[view.path].map { ID($0) }
    }
  }

  /// The frame in which that view is drawn.
  func drawn(_ view: BehaviourView) -> Rect? {
    index(view).flatMap { index in
      switch self {
      case .document(let moment): moment.inspection.views[index].content
      case .report(let layout, _): layout.views[index.index].drawn
      }
    }
  }
}
