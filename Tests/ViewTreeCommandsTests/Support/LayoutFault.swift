import Foundation

/// A view of Fixtures/faults: the call that names its fault, and an edit that fixes it.
struct LayoutFault: CustomStringConvertible, Sendable {
  /// The file and the view.
  let name: String
  /// The tool that names the fault, and its arguments besides the file.
  let tool: String
  let arguments: [(name: String, json: String)]
  /// A part of the answer that names the fault.
  let words: String
  /// The fix.
  let old: String
  let new: String
  /// A part of the answer to the same call about the fixed view. `nil` if it has no problems.
  var fixedWords: String?

  var description: String { name }

  /// The arguments of a call, with further ones.
  func json(_ more: [(name: String, json: String)] = []) -> String {
    let all = [("file", "\"\(name).swift\"")] + arguments + more
    return "{" + all.map { "\"\($0.0)\":\($0.1)" }.joined(separator: ",") + "}"
  }

  /// The arguments of `try` with the fix.
  var fix: String {
    func quoted(_ text: String) -> String {
      "\""
        + text.replacingOccurrences(of: "\"", with: "\\\"")
        .replacingOccurrences(of: "\n", with: "\\n") + "\""
    }
    return json([("tool", "\"\(tool)\""), ("old_text", quoted(old)), ("new_text", quoted(new))])
  }

  private static func checked(
    _ name: String, _ words: String, _ old: String, _ new: String
  ) -> LayoutFault {
    LayoutFault(
      name: name, tool: "check_layout", arguments: [], words: words, old: old, new: new)
  }

  private static func explained(
    _ name: String, _ view: String, _ words: String, _ old: String, _ new: String,
    fixed: String, steps: String? = nil
  ) -> LayoutFault {
    var arguments = [("view", "\"\(view)\""), ("device", "\"iPhone17\"")]
    if let steps { arguments.append(("steps", steps)) }
    return LayoutFault(
      name: name, tool: "explain", arguments: arguments, words: words, old: old, new: new,
      fixedWords: fixed)
  }

  /// The background of the loop that measures the label.
  private static let measuring = """
            .background(
              GeometryReader { geometry in
                Color.clear.preference(key: WidestLabel.self, value: geometry.size.width)
              }
            )

    """

  static let all = [
    checked("TruncatedTitle", "[text-truncated]", "          .lineLimit(1)\n", ""),
    checked(
      "WideCard", "[outside-window]", ".frame(width: 430, ", ".frame(maxWidth: 430, "),
    checked(
      "HiddenKey", "[write-hidden-by-ancestor]",
      "      .preference(key: BadgeCount.self, value: 0)\n", ""),
    checked(
      "ReaderInScroll", "[reader-overflows]", ", height: 180)\n        }",
      ", height: 180)\n        }\n        .frame(height: 180)"),
    checked(
      "WidthLoop", "[feedback-loop]",
      "        .frame(width: width)\n        .padding(.horizontal, 4)\n" + measuring,
      "        .fixedSize()\n        .padding(.horizontal, 4)\n" + measuring
        + "        .frame(width: width)\n"),
    checked(
      "GuideOnWrongAxis", "[guide-never-asked]",
      ".alignmentGuide(.top) { dimensions in dimensions[.top]",
      ".alignmentGuide(.leading) { dimensions in dimensions[.leading]"),
    explained(
      "ImageIgnoresFrame", "Image", "proposed 120x120  answers 22.667x16",
      "Image(systemName: \"photo\")", "Image(systemName: \"photo\").resizable()",
      fixed: "proposed 120x120  answers 120x120"),
    checked(
      "SqueezedRow", "without '4.80' [text-truncated]",
      "        .lineLimit(1)\n        .layoutPriority(1)\n      Text(\"4.80\")\n        .lineLimit(1)\n",
      "      Text(\"4.80\")\n        .lineLimit(1)\n        .layoutPriority(1)\n"),
    explained(
      "WrongSafeArea", "Check out", ".ignoresSafeArea of VStack", "    .ignoresSafeArea()\n", "",
      fixed: "0 819.667  402x20.333"),
    explained(
      "SheetTooHigh", "Done", ".frame of Rectangle  minimum 900", ".frame(height: 900)",
      ".frame(maxHeight: 900)", fixed: "Button"),
    explained(
      "HeaderNotPinned", "March", "at 0 12", "LazyVStack(alignment: .leading)",
      "LazyVStack(alignment: .leading, pinnedViews: [.sectionHeaders])", fixed: "at 0 62",
      steps: #"["scroll=ScrollView=0,50"]"#),
    checked(
      "NarrowColumn", "[text-truncated]",
      "[GridItem(.fixed(48)), GridItem(.fixed(48)), GridItem(.flexible())]",
      "[GridItem(.flexible())]"),
  ]
}
