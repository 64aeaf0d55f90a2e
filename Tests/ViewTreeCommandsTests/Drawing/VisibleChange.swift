import Testing

/// Two views that a person can tell apart.
struct VisibleChange: Sendable, CustomTestStringConvertible {
  /// What is different.
  let name: String
  /// The two, in JSON.
  let old: String
  let new: String
  /// A view that is the first while `on` is false and the second while it is true; `nil` where no
  /// argument can say so.
  var switching: String?

  var testDescription: String { name }

  /// A change of a modifier of a red colour: modifiers around the one that changes stay.
  private static func modifier(
    _ name: String, _ old: String, _ new: String, switching: String? = nil, before: String = "",
    after: String = ""
  ) -> VisibleChange {
    func view(_ modifier: String) -> String {
      let list = [before, modifier, after].filter { !$0.isEmpty }.joined(separator: ", ")
      return
        #"{ "view": "Rectangle", "modifiers": [\#(list)\#(list.isEmpty ? "" : ", ")"drawingGroup"] }"#
    }
    return VisibleChange(
      name: name, old: view(old), new: view(new), switching: switching.map(view))
  }

  /// A change of an argument that takes an expression: `%` stands for it.
  private static func argument(
    _ name: String, _ template: String, _ old: String, _ new: String, before: String = "",
    after: String = ""
  ) -> VisibleChange {
    func text(_ value: String) -> String { template.replacing("%", with: value) }
    return modifier(
      name, text("\"\(old)\""), text("\"\(new)\""), switching: text("\"on ? \(new) : \(old)\""),
      before: before, after: after)
  }

  private static func view(_ name: String, _ template: String, _ old: String, _ new: String)
    -> VisibleChange
  {
    func text(_ value: String) -> String { template.replacing("%", with: value) }
    return VisibleChange(
      name: name, old: text("\"\(old)\""), new: text("\"\(new)\""),
      switching: text("\"on ? \(new) : \(old)\""))
  }

  /// Changes of place, size and looks; of each modifier and argument that only changes looks,
  /// `VisibleDefinitionTests` makes others.
  static let all: [VisibleChange] = [
    modifier(
      "padding on the other side", #"{ "padding": { "edges": "leading", "length": 10 } }"#,
      #"{ "padding": { "edges": "trailing", "length": 10 } }"#,
      switching:
        #"{ "padding": { "leading": "on ? 0 : 10", "trailing": "on ? 10 : 0" } }"#),
    argument(
      "the alignment of a frame", #"{ "frame": { "width": 100, "alignment": % } }"#, ".leading",
      ".trailing", before: #"{ "frame": { "width": 20 } }"#),
    argument("position", #"{ "position": { "x": %, "y": 60 } }"#, "50.0", "60.0"),
    argument(
      "offset inside a frame", #"{ "offset": { "x": % } }"#, "5.0", "9.0",
      after: #"{ "frame": { "width": 60, "height": 60 } }"#),
    argument("scaleEffect", #"{ "scaleEffect": % }"#, "0.5", "0.6"),
    modifier(
      "scaleEffect that mirrors", #"{ "scaleEffect": { "x": 1 } }"#,
      #"{ "scaleEffect": { "x": -1 } }"#, switching: #"{ "scaleEffect": { "x": "on ? -1 : 1" } }"#),
    argument("rotationEffect", #"{ "rotationEffect": % }"#, ".degrees(10)", ".degrees(20)"),
    argument("half a turn", #"{ "rotationEffect": % }"#, ".degrees(0)", ".degrees(180)"),
    argument("a fill", #"{ "fill": % }"#, "Color.red", "Color.blue"),
    argument(
      "a fill by a foreground style", #"{ "foregroundColor": % }"#, "Color.red", "Color.blue",
      before: #""fill""#),
    argument("opacity", #"{ "opacity": % }"#, "0.5", "0.6"),
    modifier("hidden", "", #""hidden""#),
    modifier(
      "clipped", "", #""clipped""#, before: #"{ "offset": { "x": 20 } }"#),
    argument("cornerRadius", #"{ "cornerRadius": % }"#, "4.0", "8.0"),
    view(
      "the radius of a RoundedRectangle", #"{ "view": "RoundedRectangle", "cornerRadius": % }"#,
      "4.0", "8.0"),
    view("a colour", #"{ "view": "Color", "color": % }"#, "Color.red", "Color.blue"),
    VisibleChange(
      name: "a text after its 40th character",
      old: #"{ "view": "Text", "text": "0123456789012345678901234567890123456789 a" }"#,
      new: #"{ "view": "Text", "text": "0123456789012345678901234567890123456789 b" }"#,
      switching:
        #"{ "view": "Text", "text": "0123456789012345678901234567890123456789 \\(on ? \"b\" : \"a\")" }"#
    ),
    VisibleChange(
      name: "who is in front",
      old:
        #"{ "view": "ZStack", "children": [{ "view": "Color", "color": "red", "modifiers": [{ "zIndex": 0 }] }, { "view": "Color", "color": "blue" }] }"#,
      new:
        #"{ "view": "ZStack", "children": [{ "view": "Color", "color": "red", "modifiers": [{ "zIndex": 1 }] }, { "view": "Color", "color": "blue" }] }"#,
      switching:
        #"{ "view": "ZStack", "children": [{ "view": "Color", "color": "red", "modifiers": [{ "zIndex": "on ? 1 : 0" }] }, { "view": "Color", "color": "blue" }] }"#
    ),
    VisibleChange(
      name: "which of two is first",
      old:
        #"{ "view": "ZStack", "children": [{ "view": "Color", "color": "red" }, { "view": "Color", "color": "blue" }] }"#,
      new:
        #"{ "view": "ZStack", "children": [{ "view": "Color", "color": "blue" }, { "view": "Color", "color": "red" }] }"#
    ),
    modifier(
      "a border before or after padding", #"{ "border": "red" }, { "padding": 10 }"#,
      #"{ "padding": 10 }, { "border": "red" }"#),
    modifier(
      "opacity before or after a background",
      #"{ "opacity": 0.5 }, { "background": { "style": "red" } }"#,
      #"{ "background": { "style": "red" } }, { "opacity": 0.5 }"#),
    argument("the colour of a border", #"{ "border": % }"#, "Color.red", "Color.blue"),
    argument("a background style", #"{ "background": { "style": % } }"#, "Color.red", "Color.blue"),
    argument("an overlay style", #"{ "overlay": { "style": % } }"#, "Color.red", "Color.blue"),
    argument("the inset of a shape", #"{ "inset": { "by": % } }"#, "4.0", "8.0"),
    argument("the turn of a shape", #"{ "rotation": % }"#, ".degrees(10)", ".degrees(20)"),
    argument("the width of a stroke", #"{ "stroke": { "lineWidth": % } }"#, "1.0", "2.0"),
    argument("a blur", #"{ "blur": { "radius": % } }"#, "1.0", "2.0"),
    argument(
      "the colour of a shadow", #"{ "shadow": { "color": %, "radius": 3 } }"#, "Color.red",
      "Color.blue"),
    argument("a frame's width", #"{ "frame": { "width": % } }"#, "40.0", "50.0"),
    VisibleChange(
      name: "the colours of a gradient",
      old: #"{ "view": "LinearGradient", "colors": { "$": "[Color.red, .blue]" } }"#,
      new: #"{ "view": "LinearGradient", "colors": { "$": "[Color.red, .green]" } }"#,
      switching:
        #"{ "view": "LinearGradient", "colors": { "$": "[Color.red, on ? Color.green : .blue]" } }"#
    ),
    VisibleChange(
      name: "what a toggle shows",
      old: #"{ "view": "Toggle", "title": "T", "isOn": "$no" }"#,
      new: #"{ "view": "Toggle", "title": "T", "isOn": "$yes" }"#,
      switching: #"{ "view": "Toggle", "title": "T", "isOn": "$on" }"#),
    VisibleChange(
      name: "what a field shows",
      old: #"{ "view": "TextField", "title": "T", "text": "$a" }"#,
      new: #"{ "view": "TextField", "title": "T", "text": "$b" }"#),
    VisibleChange(
      name: "where a text breaks",
      old:
        #"{ "view": "Text", "text": "one two three", "modifiers": [{ "frame": { "width": 60, "height": 50 } }] }"#,
      new:
        #"{ "view": "Text", "text": "one twothree", "modifiers": [{ "frame": { "width": 60, "height": 50 } }] }"#
    ),
    VisibleChange(
      name: "where a text is cut",
      old:
        #"{ "view": "Text", "text": "one two three", "modifiers": [{ "frame": { "width": 60, "height": 20 } }, { "truncationMode": "head" }] }"#,
      new:
        #"{ "view": "Text", "text": "one two three", "modifiers": [{ "frame": { "width": 60, "height": 20 } }, { "truncationMode": "middle" }] }"#,
      switching:
        #"{ "view": "Text", "text": "one two three", "modifiers": [{ "frame": { "width": 60, "height": 20 } }, { "truncationMode": "on ? .middle : .head" }] }"#
    ),
    VisibleChange(
      name: "which part of a text is bold",
      old: #"{ "view": "Text", "text": [{ "text": "a", "fontWeight": "bold" }, { "text": "a" }] }"#,
      new: #"{ "view": "Text", "text": [{ "text": "a" }, { "text": "a", "fontWeight": "bold" }] }"#),
    VisibleChange(
      name: "a symbol",
      old: #"{ "view": "Image", "systemName": "star" }"#,
      new: #"{ "view": "Image", "systemName": "heart" }"#,
      switching: #"{ "view": "Image", "systemName": "\\(on ? \"heart\" : \"star\")" }"#),
  ]

  /// A document with a view in front of a colour, with steps if they are wanted.
  static func document(_ view: String, checks: String? = nil, steps: String? = nil) -> String {
    """
    { "viewtree": 1, "window": { "width": 200, "height": 200 },
      \(checks.map { "\"checks\": \($0)," } ?? "")
      \(steps.map { "\"steps\": \($0)," } ?? "")
      "state": { "on": false, "no": false, "yes": true, "a": "", "b": "Jane" },
      "root": { "view": "ZStack", "children": [{ "view": "Color", "color": "white" }, \(view)] } }

    """
  }
}
