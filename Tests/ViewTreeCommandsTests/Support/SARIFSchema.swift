/// The parts of the schema of SARIF 2.1.0 (OASIS, sarif-schema-2.1.0.json) that are used here; keys
/// that are not in them are refused, so that none is written that the standard does not have.
enum SARIFSchema {
  static let validator = SchemaValidator(schema: JSONValue(text))

  private static let text = """
    {
      "type": "object", "additionalProperties": false, "required": ["version", "runs"],
      "properties": {
        "$schema": { "type": "string" },
        "version": { "enum": ["2.1.0"] },
        "runs": { "type": "array", "items": { "$ref": "#/definitions/run" } }
      },
      "definitions": {
        "run": {
          "type": "object", "additionalProperties": false, "required": ["tool"],
          "properties": {
            "tool": {
              "type": "object", "additionalProperties": false, "required": ["driver"],
              "properties": { "driver": { "$ref": "#/definitions/toolComponent" } }
            },
            "columnKind": { "enum": ["utf16CodeUnits", "unicodeCodePoints"] },
            "results": { "type": "array", "items": { "$ref": "#/definitions/result" } }
          }
        },
        "toolComponent": {
          "type": "object", "additionalProperties": false, "required": ["name"],
          "properties": {
            "name": { "type": "string" }, "version": { "type": "string" },
            "rules": { "type": "array", "items": { "$ref": "#/definitions/rule" } }
          }
        },
        "rule": {
          "type": "object", "additionalProperties": false, "required": ["id"],
          "properties": {
            "id": { "type": "string" },
            "shortDescription": { "$ref": "#/definitions/message" },
            "defaultConfiguration": {
              "type": "object", "additionalProperties": false,
              "properties": { "level": { "$ref": "#/definitions/level" } }
            }
          }
        },
        "level": { "enum": ["none", "note", "warning", "error"] },
        "message": {
          "type": "object", "additionalProperties": false, "required": ["text"],
          "properties": { "text": { "type": "string" } }
        },
        "result": {
          "type": "object", "additionalProperties": false, "required": ["message"],
          "properties": {
            "ruleId": { "type": "string" },
            "ruleIndex": { "type": "number", "minimum": -1 },
            "level": { "$ref": "#/definitions/level" },
            "message": { "$ref": "#/definitions/message" },
            "locations": { "type": "array", "items": { "$ref": "#/definitions/location" } },
            "relatedLocations": { "type": "array", "items": { "$ref": "#/definitions/location" } }
          }
        },
        "location": {
          "type": "object", "additionalProperties": false,
          "properties": {
            "physicalLocation": { "$ref": "#/definitions/physicalLocation" },
            "message": { "$ref": "#/definitions/message" }
          }
        },
        "physicalLocation": {
          "type": "object", "additionalProperties": false, "required": ["artifactLocation"],
          "properties": {
            "artifactLocation": {
              "type": "object", "additionalProperties": false,
              "properties": { "uri": { "type": "string" } }
            },
            "region": {
              "type": "object", "additionalProperties": false,
              "properties": {
                "startLine": { "type": "number", "minimum": 1 },
                "startColumn": { "type": "number", "minimum": 1 },
                "endLine": { "type": "number", "minimum": 1 },
                "endColumn": { "type": "number", "minimum": 1 }
              }
            }
          }
        }
      }
    }
    """
}
