@testable import ViewTreeLayout

/// The sizes of controls, rows, and bars in the words of docs/explanation/controls.md, with the numbers
/// that layouts read.
enum SizeTable {
  /// All rows of the table.
  static let rows = buttons + fields + pickers + indicators + labels + lists + bars + groups

  private static func n(_ value: Double) -> String { SizeWords.number(value) }
  private static func n(_ metrics: ControlMetrics) -> String { SizeWords.size(metrics.size) }
  private static let old = Platform.iOS17
  private static let new = Platform.iOS26

  private static let borders = ControlMetrics.borderedButtonPadding
  private static let bordered =
    "the size of its label, plus \(n(borders.leading)) on the left and right, and \(n(borders.top)) above and below"

  private static let buttons: [SizeRow] = [
    .measured(
      "`Button`, plain, borderless, or automatic",
      "the size of its label, without padding or a minimum height", "D1", ", iOS 26"),
    .measured(
      "`Button`, bordered or borderedProminent", bordered, "D5",
      ", iOS 26 (approximate for iOS 17)", if: " if measured"),
    .estimated(
      "`Toggle`",
      "the proposed width, for a row of label, gap, and switch. It's as tall as the taller part"),
    .measured(
      "`Toggle` in a `List` row", "the proposed width, and the height of its label", "K4",
      ", iOS 26"),
    .measured(
      "switch of a `Toggle`",
      "\(n(ControlMetrics.toggle(on: old))) (iOS 26: \(n(ControlMetrics.toggle(on: new))))", "D5"),
  ]

  private static let plainField = ControlMetrics.textField(.style(.body), scale: 2).size.height
  private static let roundedFieldHeight = ControlMetrics.roundedTextField(.style(.body), scale: 2)
    .size
    .height
  private static let stepperSize = n(ControlMetrics.stepper)

  private static let fields: [SizeRow] = [
    .measured(
      "`TextField` or `SecureField`, plain or automatic",
      "the proposed width, and the height of a line with its leading: \(n(plainField))", "K8",
      " on iOS 26, with a line of 26", if: " on iOS 26"),
    .measured(
      "`TextField` or `SecureField`, roundedBorder",
      "the proposed width, and \(n(roundedFieldHeight)) tall. At larger text sizes, \(n(roundedFieldHeight - plainField)) more than a plain field",
      "D5", ", else approximate", if: " at \(n(roundedFieldHeight))"),
    .estimated(
      "`TextField`, `axis: .vertical`",
      "the proposed width, and the height of its text within `lineLimit`. With roundedBorder, \(n(ControlMetrics.roundedFieldPadding.top)) more on each side"
    ),
    .estimated("`TextEditor`", "the proposed width and height"),
    .measured(
      "`Slider`",
      "the proposed width, down to 0, and \(n(ControlMetrics.slider.size.height)) tall. The ideal width is \(n(ControlMetrics.slider.size.width))",
      "D5", ", iOS 26, for the height", if: " for the height"),
    .estimated(
      "`Slider` with value labels",
      "a row of label, gap of \(n(ControlMetrics.labelGap)), line, gap of \(n(ControlMetrics.labelGap)), and label"
    ),
    .measured(
      "`Stepper`",
      "the proposed width, for a row of label, gap, and buttons of \(stepperSize). In a `List` row, it's as tall as its label",
      "D5", ", iOS 26"),
  ]

  private static let menu = ControlMetrics.menuPickerPadding
  private static let wheelSize = n(ControlMetrics.wheelPicker)
  private static let calendar = ControlMetrics.calendar.size

  private static let pickers: [SizeRow] = [
    .measured(
      "`Picker`, menu or automatic",
      "the size of the selected option, plus \(n(menu.leading + menu.trailing)) in width and \(n(menu.top + menu.bottom)) in height",
      "D5", ", iOS 26"),
    .measured(
      "`Picker`, menu, in a `List` row",
      "the proposed width, for label, gap, option, and arrows of \(n(ControlMetrics.menuPickerArrows)), and the height of its label",
      "K4", ", iOS 26, but not the arrow", if: " if measured"),
    .measured(
      "`Picker`, segmented",
      "the proposed width, and \(n(ControlMetrics.segmentedHeight)) tall. Each segment is ideally as wide as the widest title at \(n(ControlMetrics.segmentFont.size)) points, plus \(n(ControlMetrics.segmentPadding)), at least \(n(ControlMetrics.leastSegmentWidth))",
      "L5", ", but not the font"),
    .estimated(
      "`Picker`, inline, in a `List` row",
      "a row for the label, and a row for each option, with \(n(ControlMetrics.checkmarkWidth)) for the checkmark. Elsewhere, it's a wheel"
    ),
    .estimated(
      "`Picker`, navigationLink",
      "the proposed width, for a row of label, gap, and the selected option. In a list, the arrow of a link follows"
    ),
    .measured(
      "`Picker`, wheel, and `DatePicker`, wheel", "\(wheelSize) for every proposal", "D3",
      ", iOS 26"),
    .measured(
      "`DatePicker`, compact",
      "the proposed width, for a row of label, gap, and two pills for the date and the time, \(n(ControlMetrics.datePillGap)) apart",
      "K7", ", iOS 26"),
    .measured(
      "pill of a `DatePicker`",
      "the width of its text plus \(n(ControlMetrics.datePillPadding)), and a line's height plus \(n(ControlMetrics.datePillHeight)). With a time, it's at least \(n(ControlMetrics.leastTimePillHeight)) tall",
      "K7", ", iOS 26, for dates in American English"),
    .estimated(
      "`DatePicker`, graphical",
      "the proposed width, and \(n(calendar.height)) tall. The ideal width is \(n(calendar.width))"),
  ]

  private static let bar = ControlMetrics.progressBar
  private static let ring = SizeWords.size(ControlMetrics.circularGauge)

  private static let indicators: [SizeRow] = [
    .measured(
      "`ProgressView`, linear",
      "the proposed width, and \(n(bar.size.height)) tall, with a label \(n(bar.gap)) above the bar",
      "D5",
      ", iOS 26 (the ideal width of \(n(bar.size.width)) is approximate)", if: " if measured"),
    .measured(
      "`ProgressView`, circular",
      "\(n(ControlMetrics.progressWheel)), with a label below it at the default spacing", "D4",
      ", iOS 26"),
    .estimated(
      "`Gauge`",
      "the proposed width, for a row of label, bar (\(n(ControlMetrics.gaugeBar.size.height)) tall) with bounds, and value, \(n(ControlMetrics.gaugeGap)) apart. A ring is \(ring)"
    ),
  ]

  private static let arrow = ControlMetrics.navigationLinkRow.size

  private static let labels: [SizeRow] = [
    .measured(
      "`Label`",
      "a row of icon and title, \(n(ControlMetrics.labelGap)) apart (or `labelIconToTitleSpacing`), centered vertically",
      "D5", ", but not the icon ([Symbols](text.md#symbols))", if: " if measured"),
    .measured(
      "`Label` in a `List` row",
      "the height of its title. On iOS 26, the icon is centered in a width of \(n(ControlMetrics.rowIconWidth)), and the title follows \(n(ControlMetrics.rowLabelGap)) after it",
      "K5"),
    .estimated(
      "flexible icon in such a row, such as a `Circle`",
      "\(n(ControlMetrics.rowIconWidth)) by \(n(ControlMetrics.rowIconWidth)) at the default text size"
    ),
    .estimated("`Link`, `Menu`, and `NavigationLink` outside a list", "the size of its label"),
    .measured(
      "`NavigationLink` in a `List` row",
      "the proposed width, for a row of label, gap, and an arrow of \(n(arrow.width.rounded(.down))) by \(n(arrow.height)), with \(n(arrow.width - arrow.width.rounded(.down))) after the arrow",
      "E6", ", iOS 16 to 18"),
  ]

  private static let row = (
    old: ListMetrics(.insetGrouped, on: old), new: ListMetrics(.insetGrouped, on: new)
  )

  private static let lists: [SizeRow] = [
    .measured(
      "row of a `List` or a `Form`",
      "its view, plus \(n(row.old.rowInsets.leading)) on the left and right, and \(n(row.old.rowInsets.top)) (iOS 26: \(n(row.new.rowInsets.top))) above and below. At least \(n(row.old.leastRowHeight)) (iOS 26: \(n(row.new.leastRowHeight))) tall",
      "H6")
  ]

  /// The height of a navigation bar.
  private static func height(_ platform: Platform, isLarge: Bool) -> String {
    var bar = NavigationBar(on: platform, topOfSafeArea: 0)
    bar.hasLargeTitle = isLarge
    return n(bar.height)
  }

  private static let bars: [SizeRow] = [
    .measured(
      "bar of a `NavigationView` or a `NavigationStack`",
      "\(height(old, isLarge: true)) tall with a large title, \(height(old, isLarge: false)) with a small one, and \(n(NavigationBar.search)) more with a search field",
      "F1", ", or UIKit's if small", if: " if large"),
    .measured(
      "bar of a `NavigationView` on iOS 26",
      "\(height(new, isLarge: true)) or \(height(new, isLarge: false)) tall, and 0 without a title and items. A search field takes \(n(ControlMetrics.bottomSearchHeight)) at the bottom",
      "F2"),
    .measured(
      "bar of a `TabView`",
      "\(n(ControlMetrics.tabBarHeight)) tall. On iOS 26, \(n(ControlMetrics.wholeTabBarHeight)) with the safe area. On an iPad from iOS 18, \(height(old, isLarge: false)) (iOS 26: \(height(new, isLarge: false))) at the top",
      "F5", " (approximate on an iPad)"),
  ]

  private static let well = n(ControlMetrics.colorPicker)
  private static let box = ControlMetrics.groupBoxPadding.leading

  private static let groups: [SizeRow] = [
    .estimated("`LabeledContent`", "the proposed width, for a row of label, gap, and value"),
    .estimated(
      "`ColorPicker`",
      "the proposed width, for a row of the label, a gap, and a color well of \(well)"),
    .estimated(
      "`ShareLink`",
      "a row of icon and title, \(n(ControlMetrics.labelGap)) apart, or a custom label"),
    .estimated("`Toggle`, button style", bordered),
    .estimated(
      "`DisclosureGroup`",
      "the proposed width, for a row of label, gap, and an arrow of \(SizeWords.size(ControlMetrics.disclosureArrow)). Its views are below while it's expanded"
    ),
    .estimated(
      "`DisclosureGroup` as a `List` row",
      "its label is the row. While it's expanded, its views are rows after it",
      ", without SwiftUI's indentation"),
    .estimated(
      "`GroupBox`",
      "its label above its views, aligned with the leading edge, with \(n(box)) on each side"),
    .estimated("`ControlGroup`", "a row of its controls"),
    .estimated(
      "`ContentUnavailableView`",
      "the proposed width and height, with a centered symbol of \(n(ControlMetrics.messageIconFont.size)) points, a bold `.title2` title, a `.callout` description, and the actions"
    ),
    .estimated("`EditButton`", "the size of its title"),
    .recorded(
      "`Divider`", "one pixel thick, or one point at accessibility text sizes",
      in: "layout/divider-fills-the-cross-axis"),
  ]
}
