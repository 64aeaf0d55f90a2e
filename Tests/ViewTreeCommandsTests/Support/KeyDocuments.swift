/// A document with a key for each way in which keys lead somewhere or nowhere.
enum KeyDocuments {
  static let all = """
    {
      "viewtree": 1,
      "preferenceKeys": {
        "Names": { "defaultValue": "[]", "reduce": "append" },
        "Nobody": { "reduce": ["let next = nextValue()", "value = next ?? value"] },
        "Deaf": { "defaultValue": 0, "reduce": "max" },
        "Mute": { "defaultValue": "0", "reduce": "max" },
        "Split": { "defaultValue": { "$": "[Int]()" }, "reduce": "append" }
      },
      "state": { "on": false },
      "root": {
        "view": "VStack",
        "children": [
          { "view": "Color", "id": "red", "modifiers": [
            { "preference": { "key": "Names", "value": ["a"] } },
            { "preference": { "key": "Names", "value": ["b"] } },
            { "preference": { "key": "Deaf", "value": 1 } },
            { "preference": { "key": "Split", "value": [1] } } ] },
          { "view": "Color", "modifiers": [
            { "onPreferenceChange": { "key": "Split", "perform": "on = true" } },
            { "onPreferenceChange": { "key": "Mute", "perform": "on = true" } } ] },
          { "if": "on", "then": { "view": "Text", "id": "late", "text": "x", "modifiers": [
            { "transformPreference": { "key": "Names", "transform": "$0.append(\\"c\\")" } } ] } }
        ],
        "modifiers": [{ "onPreferenceChange": { "key": "Names", "perform": "on = false" } }]
      }
    }

    """

  /// A row with a writer, in a live branch and in one that is not.
  static let twoRows = """
    {
      "viewtree": 1,
      "preferenceKeys": { "K": { "defaultValue": "[]", "reduce": "append" } },
      "state": { "on": false, "n": 0 },
      "components": {
        "Row": { "body": { "view": "Color", "modifiers": [
          { "preference": { "key": "K", "value": [1] } } ] } }
      },
      "root": { "view": "VStack",
        "children": [
          "Row",
          { "if": "on", "then": "Row" }
        ],
        "modifiers": [{ "onPreferenceChange": { "key": "K", "perform": "n = $0.count" } }] }
    }

    """
}
