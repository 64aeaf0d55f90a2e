extension ContextTool {
  /// All tools, in the order of the list.
  static let all: [ContextTool] = [
    ContextTool(
      "screens", "List screens",
      "Lists the previews of the project, one per line: window, number of views, placeholder "
        + "values and first problem. Views without a preview follow. Pass a name from this list as "
        + "the file argument of other tools.",
      [ContextArgument("folder", .text, "A folder inside the opened folder.")],
      .screens),
    ContextTool(
      "inspect", "Show a screen",
      "Shows the tree of a screen: each view with its position (x y) and size in points. Problems "
        + "come first. A ~ marks a placeholder. To find out why a view has its frame, call explain "
        + "instead.",
      [
        .file, .root, .view,
        ContextArgument(
          "depth", .number,
          "Maximum depth of the view tree."), .device,
        .textSize, .steps,
      ],
      .inspect),
    ContextTool(
      "explain", "Explain a view",
      "Explains the position and size of a view. The cause and its line come first. The view and "
        + "each container follow, from the inside out, with their proposals and sizes. If a view's "
        + "size is smaller than its proposal, the view ignores the enclosing frame. Use it if a "
        + "view is in the wrong place, too small, outside the safe area, or ignores a frame.",
      [
        .file, ContextArgument(view: true), .root, .device, .textSize, .steps,
      ],
      .explain),
    ContextTool(
      "check_layout", "Find layout problems",
      "Finds problems on several devices and at several text sizes, each with its line and a "
        + "suggestion: truncated text, text without space, views outside the window, overlapping "
        + "views, feedback loops, and preference keys that are never read or whose values are "
        + "replaced. Call it each time you change a view.",
      [
        .file, .root,
        ContextArgument("devices", .texts, "Devices (default: iPhoneSE, iPhone17, iPad)."),
        ContextArgument("text_sizes", .texts, "Text sizes (default: large, accessibility3)."),
        .steps,
      ],
      .checkLayout),
    ContextTool(
      "picture", "Draw a screen",
      "Draws a screen as it looks on a device, with problems outlined in red. The result is an SVG "
        + "file outside the project, the layout in characters, and an image if the machine has a "
        + "renderer. For numbers, call inspect.",
      [.file, .root, .device, .textSize, .steps], .picture,
      files: [("svg", "Path of the SVG file."), ("png", "Path of the image.")]),
    ContextTool(
      "preferences", "Follow preferences",
      "Shows the preference keys with their values and writers, the order of the closures, and the "
        + "closures that did not run, with reasons.",
      [.file, .root, .device, .textSize, .steps],
      .commands([
        Command(title: "Show the keys") { ["keys"] + $0.options + $0.fileWords },
        Command(title: "Show the order of the closures") { ["order"] + $0.options + $0.fileWords },
      ])),
    ContextTool(
      "changes", "Show changes",
      "Shows how the behavior differs from an earlier version: changed frames, texts and "
        + "preference values, not changed lines of code.",
      [
        ContextArgument("file", .text, "Path or preview (default: all screens)."), .root, .device,
        .textSize,
        ContextArgument(
          "since", .choice(["commit", "last", "first"]),
          "Version to compare with: the last commit (default), or the files as of the last or "
            + "first call of this connection."
        ),
      ], .changes),
    ContextTool(
      "try", "Try an edit",
      "Runs another tool on the file with a part of its text replaced. The file itself doesn't "
        + "change. Use it to verify a fix before you write it.",
      [
        .file,
        ContextArgument(
          "old_text", .text, required: true,
          "Text to replace, copied unchanged. It must occur only once in the file."),
        ContextArgument(
          "new_text", .text, required: true, mayBeEmpty: true, "The replacement text."),
        ContextArgument(
          "tool", .text,
          "inspect, explain, check_layout, picture, or preferences (default: check_layout)."),
        .root,
        ContextArgument(
          "view", .text, "View to inspect or explain. Without it, explain uses the edited view."),
        ContextArgument("depth", .number, "Maximum depth of the view tree, for inspect."), .device,
        .textSize,
        ContextArgument("devices", .texts, "Devices for check_layout."),
        ContextArgument("text_sizes", .texts, "Text sizes for check_layout."), .steps,
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
