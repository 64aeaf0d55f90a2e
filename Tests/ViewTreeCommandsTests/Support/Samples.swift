/// Documents whose numbers can be checked in the head.
enum Samples {
  /// Two views, 60 and 40 wide with 10 between them, and a reader of an anchor of the first.
  static let two = """
    {
      "viewtree": 1,
      "window": { "width": 110, "height": 50, "scale": 2 },
      "preferenceKeys": {
        "Items": { "defaultValue": "[]", "reduce": "value.append(contentsOf: nextValue())" },
        "Unread": { "defaultValue": "0", "reduce": "value = nextValue()" }
      },
      "state": { "count": 0, "name": "Ann", "values": ["x", "y"], "share": 0.1, "on": true },
      "root": {
        "view": "HStack", "spacing": 10,
        "children": [
          { "view": "Color", "id": "a", "color": "count > 0 ? Color.red : Color.blue", "modifiers": [
            { "anchorPreference": { "key": "Items", "value": ".bounds",
                "transform": "[Item(name: \\"a\\", kind: .field(1), bounds: $0)]" } },
            { "anchorPreference": { "key": "Unread", "value": ".bounds", "transform": "1" } },
            { "padding": 5 } ] },
          { "view": "Text", "text": "\\\\(name)", "size": { "width": 40, "height": 20 } }
        ],
        "modifiers": [
          { "overlayPreferenceValue": { "key": "Items", "as": "items", "content": {
            "view": "GeometryReader", "as": "proxy", "content": {
              "view": "Rectangle", "modifiers": [
                { "frame": { "width": "proxy[items[0].bounds].width", "height": 10 } } ] } } } },
          { "onPreferenceChange": { "key": "Items", "perform": "count = $0.count" } }
        ]
      }
    }

    """

  /// A document with one root and some other members.
  static func document(_ root: String, _ members: String = "") -> String {
    """
    { "viewtree": 1, "window": { "width": 100, "height": 50 }, \(members)"root": \(root) }
    """
  }

  /// A red colour with modifiers.
  static func color(_ modifiers: String) -> String {
    "{ \"view\": \"Color\", \"color\": \"red\", \"modifiers\": [\(modifiers)] }"
  }

  /// A state variable `n` that an action changes whenever the value made from it changes.
  static func loop(_ action: String) -> String {
    document(
      color(
        """
        { "preference": { "key": "K", "value": { "$": "n" } } },
        { "onPreferenceChange": { "key": "K", "perform": "\(action)" } }
        """),
      """
      "state": { "n": 0 },
      "preferenceKeys": { "K": { "defaultValue": "0", "reduce": "value = nextValue()" } },
      """)
  }
}
