import ViewTreeInspector
import ViewTreeReport

/// The text in a layout picture.
struct LayoutWords {
  let plan: LayoutPlan
  /// The step after which it is, in words.
  let step: String?

  private var inspection: Inspection { plan.inspection }

  /// The file's name without its folder.
  private var source: String {
    LabelMetrics.cut(plan.options.fileName(of: inspection), to: 120)
  }

  /// The title of the picture, in one line.
  var title: String { "\(source): layout" }

  /// The heading above the picture.
  var heading: String {
    guard plan.options.view != nil else { return source }
    return "\(source): \(LabelMetrics.cut(inspection.name(of: .view(plan.root)), to: 120))"
  }

  /// The subtitle below the heading.
  var subtitle: String {
    var parts = [window, ReportWords.count(plan.viewCount, "view", "views")]
    if let step { parts.append(step) }
    if let pass = inspection.pass { parts.append("pass \(pass)") }
    parts.append(status)
    return parts.joined(separator: " · ")
  }

  private var window: String {
    let description = inspection.window
    if let proposal = description.proposal {
      func length(_ value: Double?) -> String { value.map(NumberText.exact) ?? "nil" }
      return "proposed \(length(proposal.width))×\(length(proposal.height)) @\(description.scale)x"
    }
    return "\(NumberText.exact(description.width))×\(NumberText.exact(description.height)) points "
      + "@\(description.scale)x"
  }

  private var status: String {
    var period: Int?
    if case .oscillating(let length) = inspection.status { period = length }
    return ReportWords.verdict(
      ReportWords.identifier(inspection.status), period: period, passes: inspection.passes)
  }

  /// The views and anchors that the picture has no mark for.
  var omissions: [SceneOmission] {
    var omissions: [SceneOmission] = []
    if plan.detail == .largest {
      omissions.append(
        .beyondLimit(
          "Of \(plan.seenCount) views, the \(plan.views.count) largest are drawn. To draw a part, use --view. "
            + "To draw more, use --nodes."))
    } else if plan.detail == .frames {
      omissions.append(
        .beyondLimit(
          "Of \(plan.seenCount) views, the frames are drawn, and the largest of all other marks. To draw a part, use --view."
        ))
    }
    if plan.outsideCount > 0 {
      omissions.append(
        .withoutRoom(
          "\(ReportWords.count(plan.outsideCount, "view", "views")) outside the picture."))
    }
    return omissions
  }

  /// A description of the picture, in sentences.
  func summary(_ omissions: [SceneOmission]) -> String {
    let closures = inspection.order.reduce(0) { $0 + ($1.kind == .closure ? 1 : 0) }
    let counts = [
      ReportWords.count(plan.viewCount, "view", "views") + " in \(window)",
      ReportWords.count(inspection.anchors.count, "anchor", "anchors"),
      ReportWords.count(closures, "closure", "closures"),
    ]
    return ([counts.joined(separator: ", ") + "."] + omissions.map(\.sentence)).joined(
      separator: " ")
  }
}
