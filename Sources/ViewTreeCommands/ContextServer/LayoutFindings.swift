/// The problems of a screen that are the same on some devices and at some text sizes.
struct LayoutFindings {
  /// The problems. Empty if there are none.
  let text: String
  /// The devices and text sizes.
  var settings: [String]

  /// Adds the problems of a setting. Settings with the same problems share one entry.
  static func add(_ text: String, _ setting: String, to all: inout [LayoutFindings]) {
    if let known = all.firstIndex(where: { $0.text == text }) {
      all[known].settings.append(setting)
    } else {
      all.append(LayoutFindings(text: text, settings: [setting]))
    }
  }

  /// A paragraph for each entry. Problems come first, those of the most settings before others.
  static func text(_ all: [LayoutFindings]) -> [String] {
    let problems = all.filter { !$0.text.isEmpty }.sorted { $0.settings.count > $1.settings.count }
    let clean = all.filter { $0.text.isEmpty }
    return problems.map { "\($0.settings.joined(separator: ", ")):\n\($0.text)" }
      + clean.map { "no problems: \($0.settings.joined(separator: ", "))" }
  }
}
