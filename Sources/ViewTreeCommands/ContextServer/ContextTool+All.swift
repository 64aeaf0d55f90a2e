extension ContextTool {
  /// All tools, in the order of the list.
  static let all: [ContextTool] = [
    ContextTool(
      "screens", "List screens",
      "Lists the previews of the project, one line each: window, views, made-up values, first problem; then views without a preview. The names are those for the argument file of other tools.",
      [ContextArgument("folder", .text, "Folder below the opened one.")],
      .screens),
    ContextTool(
      "inspect", "Show a screen",
      "Shows the tree of a screen: each view with its position (x y) and size in points. Problems come first. A ~ marks a stand-in. For the reason of a frame, call explain instead.",
      [
        .file, .root, .view, ContextArgument("depth", .number, "Levels of views to show."), .device,
        .textSize, .steps,
      ],
      .inspect),
    ContextTool(
      "explain", "Explain a view",
      "Explains the position and size of a view: the cause and its line first, then the view and each container from the inside out, with the size that was proposed and the answer. A view that answers less than it is proposed ignores the frame around it. Use it for a view that is in the wrong place, too small, ignores a frame, or is outside of the safe area.",
      [
        .file, ContextArgument(view: true), .root, .device, .textSize, .steps,
      ],
      .explain),
    ContextTool(
      "check_layout", "Find layout problems",
      "Finds problems on several devices and at several text sizes, each with its line and a suggestion: truncated and squeezed texts, views outside the window, overlapping views, feedback loops, preference keys that are never read or hidden. Call it after each change of a view.",
      [
        .file, .root,
        ContextArgument("devices", .texts, "Devices (default: iPhoneSE, iPhone17, iPad)."),
        ContextArgument("text_sizes", .texts, "Text sizes (default: large, accessibility3)."),
        .steps,
      ],
      .checkLayout),
    ContextTool(
      "picture", "Draw a screen",
      "Draws a screen as a person sees it, with problems framed in red: as an SVG file outside of the project, and as an image if the machine has a renderer. Its layout is also drawn in characters. For numbers, inspect is shorter.",
      [.file, .root, .device, .textSize, .steps], .picture,
      files: [("svg", "Path of the SVG file."), ("png", "Path of the image.")]),
    ContextTool(
      "preferences", "Follow preferences",
      "Shows the preference keys with their values and writers, the order of the closures, and those that did not run, with reasons.",
      [.file, .root, .device, .textSize, .steps],
      .commands([
        Command(title: "Show the keys") { ["keys"] + $0.options + $0.fileWords },
        Command(title: "Show the order of the closures") { ["order"] + $0.options + $0.fileWords },
      ])),
    ContextTool(
      "changes", "Show changes",
      "Shows the difference in behavior between the files now and an earlier version: frames, texts and preference values that changed, not lines of code.",
      [
        ContextArgument("file", .text, "Path or preview (default: all screens)."), .root, .device,
        .textSize,
        ContextArgument(
          "since", .choice(["commit", "last", "first"]),
          "Earlier version: the last commit (default), or the last or first answer of this connection."
        ),
      ], .changes),
    ContextTool(
      "try", "Try an edit",
      "Runs another tool on the file with one text replaced by another. Nothing is saved. Use it to verify a fix before you write it.",
      [
        .file,
        ContextArgument(
          "old_text", .text, required: true,
          "Text to replace: copied unchanged, and only once in the file."),
        ContextArgument(
          "new_text", .text, required: true, mayBeEmpty: true, "Text in its place."),
        ContextArgument(
          "tool", .text,
          "inspect, explain, check_layout, picture or preferences (default: check_layout)."),
        .root,
        ContextArgument(
          "view", .text, "View to inspect or explain. explain without it takes the edited view."),
        ContextArgument("depth", .number, "Levels of views that inspect shows."), .device,
        .textSize,
        ContextArgument("devices", .texts, "Devices of check_layout."),
        ContextArgument("text_sizes", .texts, "Text sizes of check_layout."), .steps,
      ],
      .edit),
  ]

  static func named(_ name: String) -> ContextTool? { all.first { $0.name == name } }
}

extension ContextArgument {
  /// The view that a tool is about.
  fileprivate init(view isRequired: Bool) {
    self.init(Self.view.name, Self.view.kind, required: isRequired, Self.view.summary)
  }
}
