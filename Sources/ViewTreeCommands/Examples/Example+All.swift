// Written by .ci/examples from Fixtures/articles.
extension Example {
  /// The examples that the command can print, by name.
  static let all: [Example] = [
    Example(
      name: "anchor-overlay",
      text: ##"""
        {
          "viewtree": 1,
          "comment": "A rectangle over a text, placed by the text's bounds in an optional preference. After 'Anchor preferences in SwiftUI'.",
          "window": { "width": 390, "height": 844, "scale": 3 },
          "preferenceKeys": {
            "BoundsPreferenceKey": { "defaultValue": "nil", "reduce": "value = nextValue()" }
          },
          "root": {
            "view": "ZStack",
            "children": [
              { "view": "Color", "color": "yellow" },
              {
                "view": "Text",
                "id": "text",
                "text": "Hello World !!!",
                "modifiers": [
                  { "anchorPreference": { "key": "BoundsPreferenceKey", "value": ".bounds", "transform": "$0" } }
                ]
              }
            ],
            "modifiers": [
              {
                "overlayPreferenceValue": {
                  "key": "BoundsPreferenceKey",
                  "as": "preferences",
                  "content": {
                    "view": "GeometryReader",
                    "as": "geometry",
                    "content": {
                      "if let": { "bounds": "preferences.map { geometry[$0] }" },
                      "then": {
                        "view": "Rectangle",
                        "id": "rectangle",
                        "modifiers": [
                          "stroke",
                          { "frame": { "width": "bounds.width", "height": "bounds.height" } },
                          { "offset": { "x": "bounds.minX", "y": "bounds.minY" } }
                        ]
                      }
                    }
                  }
                }
              }
            ]
          }
        }

        """##),
    Example(
      name: "custom-anchors",
      text: ##"""
        {
          "viewtree": 1,
          "comment": "Anchors of sources that a document makes itself: a rectangle, a point, and a unit point ten widths right and thirty heights down; and a popover at the same rectangle. After 'Inspecting the View Tree', part 3.",
          "window": { "width": 400, "height": 400, "scale": 2 },
          "types": {
            "CustomAnchors": {
              "fields": {
                "rect": "Anchor<CGRect>?",
                "point": "Anchor<CGPoint>?",
                "unitPoint": "Anchor<CGPoint>?"
              }
            }
          },
          "preferenceKeys": {
            "CustomAnchorsKey": {
              "defaultValue": "[]",
              "reduce": "value.append(contentsOf: nextValue())"
            }
          },
          "state": { "showPopOver": true },
          "root": {
            "view": "Rectangle",
            "id": "source",
            "modifiers": [
              { "frame": { "width": 20, "height": 10 } },
              {
                "anchorPreference": {
                  "key": "CustomAnchorsKey",
                  "value": ".rect(CGRect(x: 0, y: 0, width: 100, height: 50))",
                  "transform": "[CustomAnchors(rect: $0)]"
                }
              },
              {
                "transformAnchorPreference": {
                  "key": "CustomAnchorsKey",
                  "value": ".point(CGPoint(x: 10, y: 30))",
                  "transform": "$0[0].point = $1"
                }
              },
              {
                "transformAnchorPreference": {
                  "key": "CustomAnchorsKey",
                  "value": ".unitPoint(UnitPoint(x: 10, y: 30))",
                  "transform": "$0[0].unitPoint = $1"
                }
              },
              {
                "popover": {
                  "isPresented": "$showPopOver",
                  "attachmentAnchor": ".rect(Anchor<CGRect>.Source.rect(CGRect(x: 0, y: 0, width: 100, height: 50)))",
                  "arrowEdge": ".leading",
                  "content": { "view": "Text", "id": "popover", "text": "Hello" }
                }
              },
              { "position": { "x": 60, "y": 45 } },
              {
                "overlayPreferenceValue": {
                  "key": "CustomAnchorsKey",
                  "as": "preferences",
                  "content": {
                    "view": "GeometryReader",
                    "as": "geometry",
                    "content": {
                      "forEach": "preferences",
                      "as": "custom",
                      "content": [
                        {
                          "view": "Rectangle",
                          "id": "rect",
                          "modifiers": [
                            "stroke",
                            {
                              "frame": {
                                "width": "geometry[custom.rect!].width",
                                "height": "geometry[custom.rect!].height"
                              }
                            },
                            {
                              "offset": {
                                "x": "geometry[custom.rect!].minX",
                                "y": "geometry[custom.rect!].minY"
                              }
                            }
                          ]
                        },
                        {
                          "view": "Circle",
                          "id": "point",
                          "modifiers": [
                            { "frame": { "width": 4, "height": 4 } },
                            {
                              "position": {
                                "x": "geometry[custom.point!].x",
                                "y": "geometry[custom.point!].y"
                              }
                            }
                          ]
                        },
                        {
                          "view": "Circle",
                          "id": "unitPoint",
                          "modifiers": [
                            { "frame": { "width": 4, "height": 4 } },
                            {
                              "position": {
                                "x": "geometry[custom.unitPoint!].x",
                                "y": "geometry[custom.unitPoint!].y"
                              }
                            }
                          ]
                        }
                      ]
                    }
                  }
                }
              },
              { "padding": 10 }
            ]
          }
        }

        """##),
    Example(
      name: "feedback-loop",
      text: ##"""
        {
          "viewtree": 1,
          "comment": "A view whose height is the place of the one below it: each pass pushes it down by another spacing. After 'Inspecting the View Tree', part 1.",
          "proposal": { "width": 100 },
          "preferenceKeys": { "MinY": { "defaultValue": 0, "reduce": "value = nextValue()" } },
          "state": { "height": 0.0 },
          "root": {
            "view": "VStack",
            "spacing": 8,
            "children": [
              { "view": "Color", "id": "A", "color": "blue", "modifiers": [{ "frame": { "height": "height" } }] },
              {
                "view": "Color",
                "id": "B",
                "color": "green",
                "modifiers": [
                  { "frame": { "height": 10 } },
                  {
                    "background": {
                      "view": "GeometryReader",
                      "as": "geometry",
                      "content": {
                        "view": "Color",
                        "color": "clear",
                        "modifiers": [
                          { "preference": { "key": "MinY", "value": { "$": "geometry.frame(in: .global).minY" } } }
                        ]
                      }
                    }
                  }
                ]
              }
            ],
            "modifiers": [{ "onPreferenceChange": { "key": "MinY", "as": "minY", "perform": "height = minY" } }]
          }
        }

        """##),
    Example(
      name: "flow-grid",
      text: ##"""
        {
          "viewtree": 1,
          "comment": "Cards that flow into rows: each writes its size, an action computes places, alignment guides apply them. After 'Anchor preferences in SwiftUI'.",
          "window": { "width": 390, "height": 844, "scale": 3 },
          "preferenceKeys": {
            "SizePreferences": { "defaultValue": "[:]", "reduce": "value.merge(nextValue()) { $1 }" }
          },
          "state": {
            "cards": ["Lorem", "ipsum", "is", "placeholder", "text", "!!!"],
            "preferences": { "$": "[String: CGRect]()" }
          },
          "components": {
            "Grid": {
              "parameters": { "data": "[String]" },
              "body": {
                "view": "GeometryReader",
                "as": "geometry",
                "content": {
                  "view": "ZStack",
                  "alignment": "topLeading",
                  "children": {
                    "forEach": "self.data",
                    "as": "item",
                    "id": "\\.self",
                    "content": {
                      "view": "Card",
                      "card": "\\(item)",
                      "modifiers": [
                        {
                          "alignmentGuide": {
                            "guide": ".leading",
                            "computeValue": "{ _ in -self.preferences[item, default: .zero].origin.x }"
                          }
                        },
                        {
                          "alignmentGuide": {
                            "guide": ".top",
                            "computeValue": "{ _ in -self.preferences[item, default: .zero].origin.y }"
                          }
                        },
                        {
                          "anchorPreference": {
                            "key": "SizePreferences",
                            "value": ".bounds",
                            "transform": "[item: geometry[$0].size]"
                          }
                        }
                      ]
                    }
                  },
                  "modifiers": [
                    {
                      "onPreferenceChange": {
                        "key": "SizePreferences",
                        "perform": [
                          "{ sizes in",
                          "    var newPreferences: [String: CGRect] = [:]",
                          "    var bounds: [CGRect] = []",
                          "    for item in self.data {",
                          "        let size = sizes[item, default: .zero]",
                          "        let rect: CGRect",
                          "        if let lastBounds = bounds.last {",
                          "            if lastBounds.maxX + size.width > geometry.size.width {",
                          "                let origin = CGPoint(x: 0, y: lastBounds.maxY)",
                          "                rect = CGRect(origin: origin, size: size)",
                          "            } else {",
                          "                let origin = CGPoint(x: lastBounds.maxX, y: lastBounds.minY)",
                          "                rect = CGRect(origin: origin, size: size)",
                          "            }",
                          "        } else {",
                          "            rect = CGRect(origin: .zero, size: size)",
                          "        }",
                          "        bounds.append(rect)",
                          "        newPreferences[item] = rect",
                          "    }",
                          "    self.preferences = newPreferences",
                          "}"
                        ]
                      }
                    }
                  ]
                }
              }
            },
            "Card": {
              "parameters": { "card": "String" },
              "body": {
                "view": "Text",
                "id": "\\(card)",
                "text": "\\(card)",
                "modifiers": [
                  { "frame": { "width": 120, "height": 120 } },
                  { "background": { "view": "Color", "color": "orange" } },
                  { "cornerRadius": 8 },
                  { "padding": 4 }
                ]
              }
            }
          },
          "root": { "view": "Grid", "data": "cards" }
        }

        """##),
    Example(
      name: "form",
      text: ##"""
        {
          "viewtree": 1,
          "comment": "A form and a mini map of it, drawn from anchors that nested views collect; the Twitter field is off. After 'Inspecting the View Tree', part 3.",
          "window": { "width": 1024, "height": 768, "scale": 2 },
          "types": {
            "MyViewType": { "cases": ["formContainer", "fieldContainer", "field(Int)", "title", "miniMapArea"] },
            "MyPreferenceData": {
              "fields": { "id": "UUID = UUID()", "vtype": "MyViewType", "bounds": "Anchor<CGRect>" },
              "methods": {
                "getColor": [
                  "switch vtype {",
                  "case .field(let length):",
                  "    return length == 0 ? .red : (length < 3 ? .yellow : .green)",
                  "case .title:",
                  "    return .purple",
                  "default:",
                  "    return .gray",
                  "}"
                ],
                "show": [
                  "switch vtype {",
                  "case .field:",
                  "    return true",
                  "case .title:",
                  "    return true",
                  "case .fieldContainer:",
                  "    return true",
                  "default:",
                  "    return false",
                  "}"
                ]
              }
            }
          },
          "preferenceKeys": {
            "MyPreferenceKey": {
              "defaultValue": "[]",
              "reduce": "value.append(contentsOf: nextValue())"
            }
          },
          "state": {
            "fieldValues": { "$": "Array<String>(repeating: \"\", count: 5)" },
            "length": 360.0,
            "twitterFieldPreset": false
          },
          "components": {
            "MyFormField": {
              "parameters": { "index": "Int", "fieldValue": "Binding<String>", "label": "String" },
              "body": {
                "view": "VStack",
                "id": "c\\(index)",
                "alignment": "leading",
                "children": [
                  { "view": "Text", "text": "\\(label)" },
                  {
                    "view": "TextField",
                    "id": "f\\(index)",
                    "title": "",
                    "text": "$fieldValue",
                    "modifiers": [
                      { "textFieldStyle": "RoundedBorderTextFieldStyle()" },
                      {
                        "anchorPreference": {
                          "key": "MyPreferenceKey",
                          "value": ".bounds",
                          "transform": "return [MyPreferenceData(vtype: .field(self.fieldValue.count), bounds: $0)]"
                        }
                      }
                    ]
                  }
                ],
                "modifiers": [
                  { "padding": 15 },
                  {
                    "background": {
                      "view": "RoundedRectangle",
                      "cornerRadius": 15,
                      "modifiers": [{ "fill": "Color(white: 0.9)" }]
                    }
                  },
                  {
                    "transformAnchorPreference": {
                      "key": "MyPreferenceKey",
                      "value": ".bounds",
                      "transform": "$0.append(MyPreferenceData(vtype: .fieldContainer, bounds: $1))"
                    }
                  }
                ]
              }
            },
            "MiniMap": {
              "parameters": { "geometry": "GeometryProxy", "preferences": "[MyPreferenceData]" },
              "body": {
                "view": "AnyView",
                "children": {
                  "if let": {
                    "formContainerAnchor": "preferences.first(where: { $0.vtype == .formContainer })?.bounds"
                  },
                  "then": {
                    "if let": {
                      "miniMapAreaAnchor": "preferences.first(where: { $0.vtype == .miniMapArea })?.bounds"
                    },
                    "then": {
                      "view": "ZStack",
                      "id": "miniMap",
                      "let": {
                        "factor": "geometry[formContainerAnchor].size.width / (geometry[miniMapAreaAnchor].size.width - 10.0)",
                        "containerPosition": "CGPoint(x: geometry[formContainerAnchor].minX, y: geometry[formContainerAnchor].minY)",
                        "miniMapPosition": "CGPoint(x: geometry[miniMapAreaAnchor].minX, y: geometry[miniMapAreaAnchor].minY)"
                      },
                      "alignment": "topLeading",
                      "children": {
                        "forEach": "preferences.reversed()",
                        "as": "pref",
                        "id": "\\.id",
                        "content": {
                          "if": "pref.show()",
                          "then": {
                            "view": "Rectangle",
                            "modifiers": [
                              { "fill": "pref.getColor()" },
                              {
                                "frame": {
                                  "width": "self.geometry[pref.bounds].size.width / factor",
                                  "height": "self.geometry[pref.bounds].size.height / factor"
                                }
                              },
                              {
                                "offset": {
                                  "x": "(self.geometry[pref.bounds].minX - containerPosition.x) / factor + miniMapPosition.x",
                                  "y": "(self.geometry[pref.bounds].minY - containerPosition.y) / factor + miniMapPosition.y"
                                }
                              }
                            ]
                          }
                        }
                      },
                      "modifiers": [{ "padding": 5 }]
                    },
                    "else": "EmptyView"
                  },
                  "else": "EmptyView"
                }
              }
            }
          },
          "root": {
            "view": "VStack",
            "children": [
              "Spacer",
              {
                "view": "HStack",
                "alignment": "center",
                "children": [
                  {
                    "view": "Color",
                    "id": "mini",
                    "white": 0.7,
                    "modifiers": [
                      { "frame": { "width": 200 } },
                      {
                        "anchorPreference": {
                          "key": "MyPreferenceKey",
                          "value": ".bounds",
                          "transform": "return [MyPreferenceData(vtype: .miniMapArea, bounds: $0)]"
                        }
                      },
                      { "padding": { "edges": ".horizontal", "length": 30 } }
                    ]
                  },
                  {
                    "view": "VStack",
                    "id": "form",
                    "alignment": "leading",
                    "children": [
                      {
                        "view": "VStack",
                        "children": [
                          {
                            "view": "Text",
                            "id": "title",
                            "text": "Hello \\(fieldValues[0]) \\(fieldValues[1]) \\(fieldValues[2])",
                            "modifiers": [
                              { "font": ".title" },
                              { "fontWeight": ".bold" },
                              {
                                "anchorPreference": {
                                  "key": "MyPreferenceKey",
                                  "value": ".bounds",
                                  "transform": "return [MyPreferenceData.init(vtype: .title, bounds: $0)]"
                                }
                              }
                            ]
                          },
                          "Divider"
                        ]
                      },
                      {
                        "view": "HStack",
                        "children": [
                          {
                            "view": "Toggle",
                            "isOn": "$twitterFieldPreset",
                            "label": { "view": "Text", "text": "" }
                          },
                          {
                            "view": "Slider",
                            "value": "$length",
                            "in": { "$": "360...540" },
                            "modifiers": [{ "layoutPriority": 1 }]
                          }
                        ],
                        "modifiers": [{ "padding": { "edges": ".bottom", "length": 5 } }]
                      },
                      {
                        "view": "HStack",
                        "children": [
                          { "view": "MyFormField", "index": 0, "fieldValue": "$fieldValues[0]", "label": "First Name" },
                          { "view": "MyFormField", "index": 1, "fieldValue": "$fieldValues[1]", "label": "Middle Name" },
                          { "view": "MyFormField", "index": 2, "fieldValue": "$fieldValues[2]", "label": "Last Name" }
                        ],
                        "modifiers": [{ "frame": { "width": 540 } }]
                      },
                      {
                        "view": "HStack",
                        "children": [
                          { "view": "MyFormField", "index": 3, "fieldValue": "$fieldValues[3]", "label": "Email" },
                          {
                            "if": "twitterFieldPreset",
                            "then": { "view": "MyFormField", "index": 4, "fieldValue": "$fieldValues[4]", "label": "Twitter" }
                          }
                        ],
                        "modifiers": [{ "frame": { "width": "CGFloat(length)" } }]
                      }
                    ],
                    "modifiers": [
                      {
                        "transformAnchorPreference": {
                          "key": "MyPreferenceKey",
                          "value": ".bounds",
                          "transform": "$0.append(MyPreferenceData(vtype: .formContainer, bounds: $1))"
                        }
                      }
                    ]
                  },
                  "Spacer"
                ],
                "modifiers": [
                  {
                    "overlayPreferenceValue": {
                      "key": "MyPreferenceKey",
                      "as": "preferences",
                      "content": {
                        "view": "GeometryReader",
                        "as": "geometry",
                        "content": { "view": "MiniMap", "geometry": "geometry", "preferences": "preferences" }
                      }
                    }
                  }
                ]
              },
              "Spacer"
            ],
            "modifiers": [
              { "background": { "view": "Color", "white": 0.8 } },
              { "edgesIgnoringSafeArea": ".all" }
            ]
          }
        }

        """##),
    Example(
      name: "form-steps",
      text: ##"""
        {
          "viewtree": 1,
          "comment": "What happens to the form: a name is typed, the Twitter field is switched on, the slider goes from 360 to 540. After 'Inspecting the View Tree', part 3.",
          "window": { "width": 1024, "height": 768, "scale": 2 },
          "types": {
            "MyViewType": { "cases": ["formContainer", "fieldContainer", "field(Int)", "title", "miniMapArea"] },
            "MyPreferenceData": {
              "fields": { "id": "UUID = UUID()", "vtype": "MyViewType", "bounds": "Anchor<CGRect>" },
              "methods": {
                "getColor": [
                  "switch vtype {",
                  "case .field(let length):",
                  "    return length == 0 ? .red : (length < 3 ? .yellow : .green)",
                  "case .title:",
                  "    return .purple",
                  "default:",
                  "    return .gray",
                  "}"
                ],
                "show": [
                  "switch vtype {",
                  "case .field:",
                  "    return true",
                  "case .title:",
                  "    return true",
                  "case .fieldContainer:",
                  "    return true",
                  "default:",
                  "    return false",
                  "}"
                ]
              }
            }
          },
          "preferenceKeys": {
            "MyPreferenceKey": {
              "defaultValue": "[]",
              "reduce": "value.append(contentsOf: nextValue())"
            }
          },
          "state": {
            "fieldValues": { "$": "Array<String>(repeating: \"\", count: 5)" },
            "length": 360.0,
            "twitterFieldPreset": false
          },
          "components": {
            "MyFormField": {
              "parameters": { "index": "Int", "fieldValue": "Binding<String>", "label": "String" },
              "body": {
                "view": "VStack",
                "id": "c\\(index)",
                "alignment": "leading",
                "children": [
                  { "view": "Text", "text": "\\(label)" },
                  {
                    "view": "TextField",
                    "id": "f\\(index)",
                    "title": "",
                    "text": "$fieldValue",
                    "modifiers": [
                      { "textFieldStyle": "RoundedBorderTextFieldStyle()" },
                      {
                        "anchorPreference": {
                          "key": "MyPreferenceKey",
                          "value": ".bounds",
                          "transform": "return [MyPreferenceData(vtype: .field(self.fieldValue.count), bounds: $0)]"
                        }
                      }
                    ]
                  }
                ],
                "modifiers": [
                  { "padding": 15 },
                  {
                    "background": {
                      "view": "RoundedRectangle",
                      "cornerRadius": 15,
                      "modifiers": [{ "fill": "Color(white: 0.9)" }]
                    }
                  },
                  {
                    "transformAnchorPreference": {
                      "key": "MyPreferenceKey",
                      "value": ".bounds",
                      "transform": "$0.append(MyPreferenceData(vtype: .fieldContainer, bounds: $1))"
                    }
                  }
                ]
              }
            },
            "MiniMap": {
              "parameters": { "geometry": "GeometryProxy", "preferences": "[MyPreferenceData]" },
              "body": {
                "view": "AnyView",
                "children": {
                  "if let": {
                    "formContainerAnchor": "preferences.first(where: { $0.vtype == .formContainer })?.bounds"
                  },
                  "then": {
                    "if let": {
                      "miniMapAreaAnchor": "preferences.first(where: { $0.vtype == .miniMapArea })?.bounds"
                    },
                    "then": {
                      "view": "ZStack",
                      "id": "miniMap",
                      "let": {
                        "factor": "geometry[formContainerAnchor].size.width / (geometry[miniMapAreaAnchor].size.width - 10.0)",
                        "containerPosition": "CGPoint(x: geometry[formContainerAnchor].minX, y: geometry[formContainerAnchor].minY)",
                        "miniMapPosition": "CGPoint(x: geometry[miniMapAreaAnchor].minX, y: geometry[miniMapAreaAnchor].minY)"
                      },
                      "alignment": "topLeading",
                      "children": {
                        "forEach": "preferences.reversed()",
                        "as": "pref",
                        "id": "\\.id",
                        "content": {
                          "if": "pref.show()",
                          "then": {
                            "view": "Rectangle",
                            "modifiers": [
                              { "fill": "pref.getColor()" },
                              {
                                "frame": {
                                  "width": "self.geometry[pref.bounds].size.width / factor",
                                  "height": "self.geometry[pref.bounds].size.height / factor"
                                }
                              },
                              {
                                "offset": {
                                  "x": "(self.geometry[pref.bounds].minX - containerPosition.x) / factor + miniMapPosition.x",
                                  "y": "(self.geometry[pref.bounds].minY - containerPosition.y) / factor + miniMapPosition.y"
                                }
                              }
                            ]
                          }
                        }
                      },
                      "modifiers": [{ "padding": 5 }]
                    },
                    "else": "EmptyView"
                  },
                  "else": "EmptyView"
                }
              }
            }
          },
          "root": {
            "view": "VStack",
            "children": [
              "Spacer",
              {
                "view": "HStack",
                "alignment": "center",
                "children": [
                  {
                    "view": "Color",
                    "id": "mini",
                    "white": 0.7,
                    "modifiers": [
                      { "frame": { "width": 200 } },
                      {
                        "anchorPreference": {
                          "key": "MyPreferenceKey",
                          "value": ".bounds",
                          "transform": "return [MyPreferenceData(vtype: .miniMapArea, bounds: $0)]"
                        }
                      },
                      { "padding": { "edges": ".horizontal", "length": 30 } }
                    ]
                  },
                  {
                    "view": "VStack",
                    "id": "form",
                    "alignment": "leading",
                    "children": [
                      {
                        "view": "VStack",
                        "children": [
                          {
                            "view": "Text",
                            "id": "title",
                            "text": "Hello \\(fieldValues[0]) \\(fieldValues[1]) \\(fieldValues[2])",
                            "modifiers": [
                              { "font": ".title" },
                              { "fontWeight": ".bold" },
                              {
                                "anchorPreference": {
                                  "key": "MyPreferenceKey",
                                  "value": ".bounds",
                                  "transform": "return [MyPreferenceData.init(vtype: .title, bounds: $0)]"
                                }
                              }
                            ]
                          },
                          "Divider"
                        ]
                      },
                      {
                        "view": "HStack",
                        "children": [
                          {
                            "view": "Toggle",
                            "isOn": "$twitterFieldPreset",
                            "label": { "view": "Text", "text": "" }
                          },
                          {
                            "view": "Slider",
                            "value": "$length",
                            "in": { "$": "360...540" },
                            "modifiers": [{ "layoutPriority": 1 }]
                          }
                        ],
                        "modifiers": [{ "padding": { "edges": ".bottom", "length": 5 } }]
                      },
                      {
                        "view": "HStack",
                        "children": [
                          { "view": "MyFormField", "index": 0, "fieldValue": "$fieldValues[0]", "label": "First Name" },
                          { "view": "MyFormField", "index": 1, "fieldValue": "$fieldValues[1]", "label": "Middle Name" },
                          { "view": "MyFormField", "index": 2, "fieldValue": "$fieldValues[2]", "label": "Last Name" }
                        ],
                        "modifiers": [{ "frame": { "width": 540 } }]
                      },
                      {
                        "view": "HStack",
                        "children": [
                          { "view": "MyFormField", "index": 3, "fieldValue": "$fieldValues[3]", "label": "Email" },
                          {
                            "if": "twitterFieldPreset",
                            "then": { "view": "MyFormField", "index": 4, "fieldValue": "$fieldValues[4]", "label": "Twitter" }
                          }
                        ],
                        "modifiers": [{ "frame": { "width": "CGFloat(length)" } }]
                      }
                    ],
                    "modifiers": [
                      {
                        "transformAnchorPreference": {
                          "key": "MyPreferenceKey",
                          "value": ".bounds",
                          "transform": "$0.append(MyPreferenceData(vtype: .formContainer, bounds: $1))"
                        }
                      }
                    ]
                  },
                  "Spacer"
                ],
                "modifiers": [
                  {
                    "overlayPreferenceValue": {
                      "key": "MyPreferenceKey",
                      "as": "preferences",
                      "content": {
                        "view": "GeometryReader",
                        "as": "geometry",
                        "content": { "view": "MiniMap", "geometry": "geometry", "preferences": "preferences" }
                      }
                    }
                  }
                ]
              },
              "Spacer"
            ],
            "modifiers": [
              { "background": { "view": "Color", "white": 0.8 } },
              { "edgesIgnoringSafeArea": ".all" }
            ]
          },
          "steps": [
            { "type": { "f0": "Jane" } },
            { "toggle": "Toggle" },
            { "slide": { "Slider": 540 } }
          ]
        }

        """##),
    Example(
      name: "months-anchor-bounds",
      text: ##"""
        {
          "viewtree": 1,
          "comment": "Twelve months and one border behind them, placed by the months' bounds. After 'Inspecting the View Tree', part 2.",
          "window": { "width": 820, "height": 400, "scale": 2 },
          "types": {
            "MyTextPreferenceData": {
              "fields": { "viewIdx": "Int", "bounds": "Anchor<CGRect>" }
            }
          },
          "preferenceKeys": {
            "MyTextPreferenceKey": {
              "defaultValue": "[]",
              "reduce": "value.append(contentsOf: nextValue())"
            }
          },
          "state": { "activeIdx": 0 },
          "components": {
            "MonthView": {
              "parameters": { "activeMonth": "Binding<Int>", "label": "String", "idx": "Int" },
              "body": {
                "view": "Text",
                "id": "m\\(idx)",
                "text": "\\(label)",
                "modifiers": [
                  { "padding": 10 },
                  {
                    "anchorPreference": {
                      "key": "MyTextPreferenceKey",
                      "value": ".bounds",
                      "transform": "[MyTextPreferenceData(viewIdx: self.idx, bounds: $0)]"
                    }
                  },
                  { "onTapGesture": "self.activeMonth = self.idx" }
                ]
              }
            },
            "Border": {
              "parameters": { "geometry": "GeometryProxy", "preferences": "[MyTextPreferenceData]" },
              "body": {
                "view": "RoundedRectangle",
                "id": "border",
                "let": {
                  "p": "preferences.first(where: { $0.viewIdx == self.activeIdx })",
                  "bounds": "p != nil ? geometry[p!.bounds] : .zero"
                },
                "cornerRadius": 15,
                "modifiers": [
                  { "stroke": { "lineWidth": 3.0 } },
                  { "foregroundColor": "Color.green" },
                  {
                    "frame": {
                      "width": "bounds.size.width",
                      "height": "bounds.size.height"
                    }
                  },
                  "fixedSize",
                  { "offset": { "x": "bounds.minX", "y": "bounds.minY" } },
                  { "animation": ".easeInOut(duration: 1.0)" }
                ]
              }
            }
          },
          "root": {
            "view": "VStack",
            "children": [
              "Spacer",
              {
                "view": "HStack",
                "children": [
                  { "view": "MonthView", "activeMonth": "$activeIdx", "label": "January", "idx": 0 },
                  { "view": "MonthView", "activeMonth": "$activeIdx", "label": "February", "idx": 1 },
                  { "view": "MonthView", "activeMonth": "$activeIdx", "label": "March", "idx": 2 },
                  { "view": "MonthView", "activeMonth": "$activeIdx", "label": "April", "idx": 3 }
                ]
              },
              "Spacer",
              {
                "view": "HStack",
                "children": [
                  { "view": "MonthView", "activeMonth": "$activeIdx", "label": "May", "idx": 4 },
                  { "view": "MonthView", "activeMonth": "$activeIdx", "label": "June", "idx": 5 },
                  { "view": "MonthView", "activeMonth": "$activeIdx", "label": "July", "idx": 6 },
                  { "view": "MonthView", "activeMonth": "$activeIdx", "label": "August", "idx": 7 }
                ]
              },
              "Spacer",
              {
                "view": "HStack",
                "children": [
                  { "view": "MonthView", "activeMonth": "$activeIdx", "label": "September", "idx": 8 },
                  { "view": "MonthView", "activeMonth": "$activeIdx", "label": "October", "idx": 9 },
                  { "view": "MonthView", "activeMonth": "$activeIdx", "label": "November", "idx": 10 },
                  { "view": "MonthView", "activeMonth": "$activeIdx", "label": "December", "idx": 11 }
                ]
              },
              "Spacer"
            ],
            "modifiers": [
              {
                "backgroundPreferenceValue": {
                  "key": "MyTextPreferenceKey",
                  "as": "preferences",
                  "content": {
                    "view": "GeometryReader",
                    "as": "geometry",
                    "content": {
                      "view": "Border",
                      "geometry": "geometry",
                      "preferences": "preferences",
                      "modifiers": [
                        {
                          "frame": {
                            "maxWidth": ".infinity",
                            "maxHeight": ".infinity",
                            "alignment": ".topLeading"
                          }
                        }
                      ]
                    }
                  }
                }
              }
            ]
          }
        }

        """##),
    Example(
      name: "months-anchor-points",
      text: ##"""
        {
          "viewtree": 1,
          "comment": "As months-anchor-bounds, but each month tells two corners: the second anchor is added by a transformer. After 'Inspecting the View Tree', part 2.",
          "window": { "width": 820, "height": 400, "scale": 2 },
          "types": {
            "MyTextPreferenceData": {
              "fields": {
                "viewIdx": "Int",
                "topLeading": "Anchor<CGPoint>? = nil",
                "bottomTrailing": "Anchor<CGPoint>? = nil"
              }
            }
          },
          "preferenceKeys": {
            "MyTextPreferenceKey": {
              "defaultValue": "[]",
              "reduce": "value.append(contentsOf: nextValue())"
            }
          },
          "state": { "activeIdx": 0 },
          "components": {
            "MonthView": {
              "parameters": { "activeMonth": "Binding<Int>", "label": "String", "idx": "Int" },
              "body": {
                "view": "Text",
                "id": "m\\(idx)",
                "text": "\\(label)",
                "modifiers": [
                  { "padding": 10 },
                  {
                    "anchorPreference": {
                      "key": "MyTextPreferenceKey",
                      "value": ".topLeading",
                      "transform": "[MyTextPreferenceData(viewIdx: self.idx, topLeading: $0)]"
                    }
                  },
                  {
                    "transformAnchorPreference": {
                      "key": "MyTextPreferenceKey",
                      "value": ".bottomTrailing",
                      "transform": [
                        "{ ( value: inout [MyTextPreferenceData], anchor: Anchor<CGPoint>) in",
                        "    value[0].bottomTrailing = anchor",
                        "}"
                      ]
                    }
                  },
                  { "onTapGesture": "self.activeMonth = self.idx" }
                ]
              }
            },
            "Border": {
              "parameters": { "geometry": "GeometryProxy", "preferences": "[MyTextPreferenceData]" },
              "body": {
                "view": "RoundedRectangle",
                "id": "border",
                "let": {
                  "p": "preferences.first(where: { $0.viewIdx == self.activeIdx })",
                  "aTopLeading": "p?.topLeading",
                  "aBottomTrailing": "p?.bottomTrailing",
                  "topLeading": "aTopLeading != nil ? geometry[aTopLeading!] : .zero",
                  "bottomTrailing": "aBottomTrailing != nil ? geometry[aBottomTrailing!] : .zero"
                },
                "cornerRadius": 15,
                "modifiers": [
                  { "stroke": { "lineWidth": 3.0 } },
                  { "foregroundColor": "Color.green" },
                  {
                    "frame": {
                      "width": "bottomTrailing.x - topLeading.x",
                      "height": "bottomTrailing.y - topLeading.y"
                    }
                  },
                  "fixedSize",
                  { "offset": { "x": "topLeading.x", "y": "topLeading.y" } },
                  { "animation": ".easeInOut(duration: 1.0)" }
                ]
              }
            }
          },
          "root": {
            "view": "VStack",
            "children": [
              "Spacer",
              {
                "view": "HStack",
                "children": [
                  { "view": "MonthView", "activeMonth": "$activeIdx", "label": "January", "idx": 0 },
                  { "view": "MonthView", "activeMonth": "$activeIdx", "label": "February", "idx": 1 },
                  { "view": "MonthView", "activeMonth": "$activeIdx", "label": "March", "idx": 2 },
                  { "view": "MonthView", "activeMonth": "$activeIdx", "label": "April", "idx": 3 }
                ]
              },
              "Spacer",
              {
                "view": "HStack",
                "children": [
                  { "view": "MonthView", "activeMonth": "$activeIdx", "label": "May", "idx": 4 },
                  { "view": "MonthView", "activeMonth": "$activeIdx", "label": "June", "idx": 5 },
                  { "view": "MonthView", "activeMonth": "$activeIdx", "label": "July", "idx": 6 },
                  { "view": "MonthView", "activeMonth": "$activeIdx", "label": "August", "idx": 7 }
                ]
              },
              "Spacer",
              {
                "view": "HStack",
                "children": [
                  { "view": "MonthView", "activeMonth": "$activeIdx", "label": "September", "idx": 8 },
                  { "view": "MonthView", "activeMonth": "$activeIdx", "label": "October", "idx": 9 },
                  { "view": "MonthView", "activeMonth": "$activeIdx", "label": "November", "idx": 10 },
                  { "view": "MonthView", "activeMonth": "$activeIdx", "label": "December", "idx": 11 }
                ]
              },
              "Spacer"
            ],
            "modifiers": [
              {
                "backgroundPreferenceValue": {
                  "key": "MyTextPreferenceKey",
                  "as": "preferences",
                  "content": {
                    "view": "GeometryReader",
                    "as": "geometry",
                    "content": {
                      "view": "Border",
                      "geometry": "geometry",
                      "preferences": "preferences",
                      "modifiers": [
                        {
                          "frame": {
                            "maxWidth": ".infinity",
                            "maxHeight": ".infinity",
                            "alignment": ".topLeading"
                          }
                        }
                      ]
                    }
                  }
                }
              }
            ]
          }
        }

        """##),
    Example(
      name: "months-preference",
      text: ##"""
        {
          "viewtree": 1,
          "comment": "Twelve months and one border: each month writes its frame, an action keeps the frames as state. After 'Inspecting the View Tree', part 1.",
          "window": { "width": 820, "height": 400, "scale": 2 },
          "types": {
            "MyTextPreferenceData": { "fields": { "viewIdx": "Int", "rect": "CGRect" } }
          },
          "preferenceKeys": {
            "MyTextPreferenceKey": {
              "defaultValue": "[]",
              "reduce": "value.append(contentsOf: nextValue())"
            }
          },
          "state": {
            "activeIdx": 0,
            "rects": { "$": "Array<CGRect>(repeating: CGRect(), count: 12)" }
          },
          "components": {
            "MonthView": {
              "parameters": { "activeMonth": "Binding<Int>", "label": "String", "idx": "Int" },
              "body": {
                "view": "Text",
                "id": "m\\(idx)",
                "text": "\\(label)",
                "modifiers": [
                  { "padding": 10 },
                  { "background": { "view": "MyPreferenceViewSetter", "idx": "idx" } },
                  { "onTapGesture": "self.activeMonth = self.idx" }
                ]
              }
            },
            "MyPreferenceViewSetter": {
              "parameters": { "idx": "Int" },
              "body": {
                "view": "GeometryReader",
                "as": "geometry",
                "content": {
                  "view": "Rectangle",
                  "modifiers": [
                    { "fill": "Color.clear" },
                    {
                      "preference": {
                        "key": "MyTextPreferenceKey",
                        "value": {
                          "$": "[MyTextPreferenceData(viewIdx: self.idx, rect: geometry.frame(in: .named(\"myZstack\")))]"
                        }
                      }
                    }
                  ]
                }
              }
            }
          },
          "root": {
            "view": "ZStack",
            "alignment": "topLeading",
            "children": [
              {
                "view": "RoundedRectangle",
                "id": "border",
                "cornerRadius": 15,
                "modifiers": [
                  { "stroke": { "lineWidth": 3.0 } },
                  { "foregroundColor": "Color.green" },
                  {
                    "frame": {
                      "width": "rects[activeIdx].size.width",
                      "height": "rects[activeIdx].size.height"
                    }
                  },
                  { "offset": { "x": "rects[activeIdx].minX", "y": "rects[activeIdx].minY" } },
                  { "animation": ".easeInOut(duration: 1.0)" }
                ]
              },
              {
                "view": "VStack",
                "children": [
                  "Spacer",
                  {
                    "view": "HStack",
                    "children": [
                      { "view": "MonthView", "activeMonth": "$activeIdx", "label": "January", "idx": 0 },
                      { "view": "MonthView", "activeMonth": "$activeIdx", "label": "February", "idx": 1 },
                      { "view": "MonthView", "activeMonth": "$activeIdx", "label": "March", "idx": 2 },
                      { "view": "MonthView", "activeMonth": "$activeIdx", "label": "April", "idx": 3 }
                    ]
                  },
                  "Spacer",
                  {
                    "view": "HStack",
                    "children": [
                      { "view": "MonthView", "activeMonth": "$activeIdx", "label": "May", "idx": 4 },
                      { "view": "MonthView", "activeMonth": "$activeIdx", "label": "June", "idx": 5 },
                      { "view": "MonthView", "activeMonth": "$activeIdx", "label": "July", "idx": 6 },
                      { "view": "MonthView", "activeMonth": "$activeIdx", "label": "August", "idx": 7 }
                    ]
                  },
                  "Spacer",
                  {
                    "view": "HStack",
                    "children": [
                      { "view": "MonthView", "activeMonth": "$activeIdx", "label": "September", "idx": 8 },
                      { "view": "MonthView", "activeMonth": "$activeIdx", "label": "October", "idx": 9 },
                      { "view": "MonthView", "activeMonth": "$activeIdx", "label": "November", "idx": 10 },
                      { "view": "MonthView", "activeMonth": "$activeIdx", "label": "December", "idx": 11 }
                    ]
                  },
                  "Spacer"
                ],
                "modifiers": [
                  {
                    "onPreferenceChange": {
                      "key": "MyTextPreferenceKey",
                      "perform": [
                        "{ preferences in",
                        "    for p in preferences {",
                        "        self.rects[p.viewIdx] = p.rect",
                        "    }",
                        "}"
                      ]
                    }
                  }
                ]
              }
            ],
            "modifiers": [{ "coordinateSpace": "myZstack" }]
          }
        }

        """##),
    Example(
      name: "nested-override",
      text: ##"""
        {
          "viewtree": 1,
          "comment": "anchorPreference on a parent and on its child: the closure of the child does not run. After 'Inspecting the View Tree', part 2.",
          "window": { "width": 200, "height": 100, "scale": 2 },
          "types": { "ViewBounds": { "fields": { "name": "String", "bounds": "Anchor<CGRect>" } } },
          "preferenceKeys": {
            "ViewBoundsKey": { "defaultValue": "[]", "reduce": "value.append(contentsOf: nextValue())" }
          },
          "root": {
            "view": "VStack",
            "id": "parent",
            "children": [
              {
                "view": "Rectangle",
                "id": "child",
                "modifiers": [
                  { "frame": { "width": 60, "height": 20 } },
                  {
                    "anchorPreference": {
                      "key": "ViewBoundsKey",
                      "value": ".bounds",
                      "transform": "[ViewBounds(name: \"child\", bounds: $0)]"
                    }
                  }
                ]
              }
            ],
            "modifiers": [
              { "padding": 10 },
              {
                "anchorPreference": {
                  "key": "ViewBoundsKey",
                  "value": ".bounds",
                  "transform": "[ViewBounds(name: \"parent\", bounds: $0)]"
                }
              },
              {
                "overlayPreferenceValue": {
                  "key": "ViewBoundsKey",
                  "as": "preferences",
                  "content": {
                    "view": "GeometryReader",
                    "as": "geometry",
                    "content": {
                      "forEach": "preferences",
                      "as": "preference",
                      "id": "$0.name",
                      "content": {
                        "view": "Rectangle",
                        "id": "outline of \\(preference.name)",
                        "modifiers": [
                          "stroke",
                          {
                            "frame": {
                              "width": "geometry[preference.bounds].width",
                              "height": "geometry[preference.bounds].height"
                            }
                          },
                          {
                            "offset": {
                              "x": "geometry[preference.bounds].minX",
                              "y": "geometry[preference.bounds].minY"
                            }
                          }
                        ]
                      }
                    }
                  }
                }
              }
            ]
          }
        }

        """##),
    Example(
      name: "nested-transform",
      text: ##"""
        {
          "viewtree": 1,
          "comment": "anchorPreference on a child and transformAnchorPreference on its parent: both have their say. After 'Inspecting the View Tree', part 2.",
          "window": { "width": 200, "height": 100, "scale": 2 },
          "types": { "ViewBounds": { "fields": { "name": "String", "bounds": "Anchor<CGRect>" } } },
          "preferenceKeys": {
            "ViewBoundsKey": { "defaultValue": "[]", "reduce": "value.append(contentsOf: nextValue())" }
          },
          "root": {
            "view": "VStack",
            "id": "parent",
            "children": [
              {
                "view": "Rectangle",
                "id": "child",
                "modifiers": [
                  { "frame": { "width": 60, "height": 20 } },
                  {
                    "anchorPreference": {
                      "key": "ViewBoundsKey",
                      "value": ".bounds",
                      "transform": "[ViewBounds(name: \"child\", bounds: $0)]"
                    }
                  }
                ]
              }
            ],
            "modifiers": [
              { "padding": 10 },
              {
                "transformAnchorPreference": {
                  "key": "ViewBoundsKey",
                  "value": ".bounds",
                  "transform": "$0.append(ViewBounds(name: \"parent\", bounds: $1))"
                }
              },
              {
                "overlayPreferenceValue": {
                  "key": "ViewBoundsKey",
                  "as": "preferences",
                  "content": {
                    "view": "GeometryReader",
                    "as": "geometry",
                    "content": {
                      "forEach": "preferences",
                      "as": "preference",
                      "id": "$0.name",
                      "content": {
                        "view": "Rectangle",
                        "id": "outline of \\(preference.name)",
                        "modifiers": [
                          "stroke",
                          {
                            "frame": {
                              "width": "geometry[preference.bounds].width",
                              "height": "geometry[preference.bounds].height"
                            }
                          },
                          {
                            "offset": {
                              "x": "geometry[preference.bounds].minX",
                              "y": "geometry[preference.bounds].minY"
                            }
                          }
                        ]
                      }
                    }
                  }
                }
              }
            ]
          }
        }

        """##),
    Example(
      name: "unread",
      text: ##"""
        {
          "viewtree": 1,
          "comment": "Two views and the row around them write preferences that nobody reads: no closure runs. After the comments on 'Inspecting the View Tree', part 2.",
          "window": { "width": 200, "height": 100, "scale": 2 },
          "types": { "ViewBounds": { "fields": { "name": "String", "bounds": "Anchor<CGRect>" } } },
          "preferenceKeys": {
            "ViewBoundsKey": { "defaultValue": "[]", "reduce": "value.append(contentsOf: nextValue())" }
          },
          "root": {
            "view": "HStack",
            "id": "row",
            "children": [
              {
                "view": "Rectangle",
                "id": "first",
                "modifiers": [
                  { "frame": { "width": 40, "height": 20 } },
                  {
                    "anchorPreference": {
                      "key": "ViewBoundsKey",
                      "value": ".bounds",
                      "transform": "[ViewBounds(name: \"first\", bounds: $0)]"
                    }
                  }
                ]
              },
              {
                "view": "Rectangle",
                "id": "second",
                "modifiers": [
                  { "frame": { "width": 40, "height": 20 } },
                  {
                    "anchorPreference": {
                      "key": "ViewBoundsKey",
                      "value": ".bounds",
                      "transform": "[ViewBounds(name: \"second\", bounds: $0)]"
                    }
                  }
                ]
              }
            ],
            "modifiers": [
              {
                "transformAnchorPreference": {
                  "key": "ViewBoundsKey",
                  "value": ".bounds",
                  "transform": "$0.append(ViewBounds(name: \"row\", bounds: $1))"
                }
              }
            ]
          }
        }

        """##),
  ]

  /// The names of the other examples, which are files of the repository.
  static let names: [String] = [
    "easy-months",
    "feedback-loop-background",
    "feedback-loop-centred",
    "feedback-loop-effect",
    "feedback-loop-overlay",
    "feedback-loop-zstack",
    "form-hidden-fields",
    "form-named-spaces",
    "form-not-reversed",
    "form-plain-preference",
    "form-transformed-fields",
    "form-twitter",
    "form-unread",
    "generic-grid",
    "landscape",
    "lazy-reduce",
    "months-anchor-array-written-out",
    "months-anchor-array",
    "months-anchor-overlay",
    "months-matched-geometry",
    "months-shared-array-async",
    "months-shared-array",
    "named-anchors",
    "optional-anchors",
    "rotation",
  ]
}
