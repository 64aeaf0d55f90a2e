/// The two parts of SwiftUI's `Alignment`.
extension StandardTypes {
  static let alignment = StandardType(
    "Alignment", conforms: StandardType.Conformance.always("Hashable", "Sendable"), isOpen: true,
    [
      StandardMember("var horizontal: HorizontalAlignment") {
        _, receiver, _ throws(ScriptFailure) in
        try part("horizontal", of: receiver) { $0.horizontal }
      },
      StandardMember("var vertical: VerticalAlignment") {
        _, receiver, _ throws(ScriptFailure) in
        try part("vertical", of: receiver) { $0.vertical }
      },
    ])

  /// The alignments on both axes, as pairs of alignments on one axis.
  private static let pairs: [String: (horizontal: String, vertical: String)] = [
    "center": ("center", "center"), "leading": ("leading", "center"),
    "trailing": ("trailing", "center"), "top": ("center", "top"), "bottom": ("center", "bottom"),
    "topLeading": ("leading", "top"), "topTrailing": ("trailing", "top"),
    "bottomLeading": ("leading", "bottom"), "bottomTrailing": ("trailing", "bottom"),
    "centerFirstTextBaseline": ("center", "firstTextBaseline"),
    "centerLastTextBaseline": ("center", "lastTextBaseline"),
    "leadingFirstTextBaseline": ("leading", "firstTextBaseline"),
    "leadingLastTextBaseline": ("leading", "lastTextBaseline"),
    "trailingFirstTextBaseline": ("trailing", "firstTextBaseline"),
    "trailingLastTextBaseline": ("trailing", "lastTextBaseline"),
  ]

  private static func part(
    _ axis: String, of alignment: Value,
    _ name: ((horizontal: String, vertical: String)) -> String
  ) throws(ScriptFailure) -> Value {
    switch alignment {
    case .nominal(let made):
      if let part = made[axis] { return part }
    case .enumCase(let member):
      if member.name == "init", let place = member.labels?.firstIndex(of: axis) {
        return member.payload[place]
      }
      if let pair = pairs[member.name], member.payload.isEmpty {
        let type = axis == "horizontal" ? "HorizontalAlignment" : "VerticalAlignment"
        return .enumCase(EnumValue(typeName: type, name: name(pair)))
      }
      throw ScriptFailure(
        .host(
          "the axis of '.\(member.name)' is unknown here",
          help: "write Alignment(horizontal: …, vertical: …)"))
    default: break
    }
    throw ScriptFailure(.unknownMember(axis, type: alignment.typeName, candidates: []))
  }
}
