/// The document that `viewtree init` creates: a preference, an anchor and a reader of each.
enum FirstDocument {
  /// The file's name without its ending.
  static let name = "first"
  /// A view to tap, which makes one reader run again.
  static let tapped = "Drafts"

  /// The document in the layout that `viewtree format` gives it.
  static let text = #"""
    {
      "viewtree": 1,
      "comment": "Two mailboxes. Each writes its number of unread messages and its bounds. The list shows the sum, and a border around the chosen mailbox.",
      "window": { "width": 320, "height": 120, "scale": 2 },
      "preferenceKeys": {
        "Unread": { "defaultValue": 0, "reduce": "value += nextValue()" },
        "Bounds": { "defaultValue": "[]", "reduce": "value.append(contentsOf: nextValue())" }
      },
      "state": { "chosen": 0 },
      "components": {
        "Mailbox": {
          "parameters": { "name": "String", "unread": "Int", "index": "Int" },
          "body": {
            "view": "Text",
            "id": "\\(name)",
            "text": "\\(name)",
            "modifiers": [
              { "padding": 4 },
              { "preference": { "key": "Unread", "value": { "$": "unread" } } },
              { "anchorPreference": { "key": "Bounds", "value": ".bounds", "transform": "[$0]" } },
              { "onTapGesture": "chosen = index" }
            ]
          }
        }
      },
      "root": {
        "view": "VStack",
        "children": [
          { "view": "Mailbox", "name": "Inbox", "unread": 3, "index": 0 },
          { "view": "Mailbox", "name": "Drafts", "unread": 1, "index": 1 }
        ],
        "modifiers": [
          {
            "overlayPreferenceValue": {
              "key": "Bounds",
              "as": "all",
              "content": {
                "view": "GeometryReader",
                "as": "geometry",
                "content": {
                  "let": { "bounds": "geometry[all[chosen]]" },
                  "view": "Rectangle",
                  "id": "border",
                  "modifiers": [
                    { "stroke": "blue" },
                    { "frame": { "width": "bounds.width", "height": "bounds.height" } },
                    { "offset": { "x": "bounds.minX", "y": "bounds.minY" } }
                  ]
                }
              }
            }
          },
          {
            "overlayPreferenceValue": {
              "key": "Unread",
              "as": "unread",
              "alignment": "topTrailing",
              "content": {
                "view": "Text",
                "id": "badge",
                "text": "\\(unread)",
                "modifiers": [{ "font": "caption" }]
              }
            }
          }
        ]
      }
    }

    """#
}
