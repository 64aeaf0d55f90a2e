extension ContextTool {
  /// All tools, in the order of the list.
  static let all: [ContextTool] = [
    ContextTool(
      "screens", "List screens",
      "Lists the previews and views of the project, one line each: size, views, made-up values, problems.",
      [ContextArgument("folder", .text, "Folder below the opened one.")],
      .commands { [["inspect", $0.folder]] }),
    ContextTool(
      "inspect", "Show a screen",
      "Shows the tree of a screen: each view with its position and size in points. Problems come first. A ~ marks a view that is made up.",
      [
        .file, .root, .view, ContextArgument("depth", .number, "Levels of views to show."), .device,
        .textSize,
      ],
      .commands { call in
        [
          ["lint"] + call.options + call.file,
          ["inspect", "--format", "compact", "--only", "views"] + call.options
            + call.option("view", as: "--view")
            + call.option("depth", as: "--depth") + call.file,
        ]
      }),
    ContextTool(
      "explain", "Explain a view",
      "Explains the position and size of a view: the answer, the line that decides, and the one change that would help.",
      [
        .file, ContextArgument(view: true), .root, .device, .textSize,
      ],
      .commands { call in
        [["explain"] + call.options + call.file + [call.text("view") ?? ""]]
      }),
    ContextTool(
      "check_layout", "Find layout problems",
      "Finds truncated texts, views outside the window, overlapping and squeezed views on devices and at text sizes.",
      [
        .file, .root,
        ContextArgument("devices", .texts, "Devices (default: iPhoneSE, iPhone17, iPad)."),
        ContextArgument("text_sizes", .texts, "Text sizes (default: large, accessibility3)."),
      ],
      .checkLayout),
    ContextTool(
      "picture", "Draw a screen",
      "Draws a screen in characters, and as an SVG file outside of the project.",
      [.file, .root, .device, .textSize], .picture),
    ContextTool(
      "preferences", "Follow preferences",
      "Shows the preference keys with their values and writers, the order of the closures, and those that did not run, with reasons.",
      [.file, .root, .device],
      .commands { call in
        [["keys"] + call.options + call.file, ["order"] + call.options + call.file]
      }),
    ContextTool(
      "changes", "Show changes",
      "Shows the difference in behavior since the first call of this connection about a file.",
      [.file, .root], .changes),
    ContextTool(
      "try", "Try an edit",
      "Runs another tool on a file with some lines replaced. Nothing is saved.",
      [
        .file, ContextArgument("first_line", .number, required: true, "First line to replace."),
        ContextArgument("last_line", .number, required: true, "Last line to replace."),
        ContextArgument("replacement", .text, required: true, "New text of these lines."),
        ContextArgument(
          "tool", .text,
          "inspect, explain, check_layout, picture or preferences (default: check_layout)."),
        .root, .view, .device, .textSize,
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
