// swift-tools-version: 6.0

import PackageDescription

let package = Package(
  name: "viewtree",
  products: [
    .executable(name: "viewtree", targets: ["viewtree"]),
    .plugin(name: "ViewTreePlugin", targets: ["ViewTreePlugin"]),
    .library(
      name: "ViewTreeKit",
      targets: [
        "ViewTreeNumbers", "ViewTreeSyntax", "ViewTreeScript", "ViewTreeLayout",
        "ViewTreePreferences", "ViewTreeDocument", "ViewTreeSwift", "ViewTreeListing",
        "ViewTreeInspector", "ViewTreeReport", "ViewTreePicture", "ViewTreeGolden",
        "ViewTreeRequests", "ViewTreeKit",
      ]),
  ],
  targets: [
    // The layers, lowest first. Imports go upwards in this list only.
    .target(name: "ViewTreeNumbers"),
    .target(name: "ViewTreeSyntax", dependencies: ["ViewTreeNumbers"]),
    .target(name: "ViewTreeScript", dependencies: ["ViewTreeNumbers", "ViewTreeSyntax"]),
    .target(name: "ViewTreeLayout", dependencies: ["ViewTreeNumbers"]),
    .target(name: "ViewTreePreferences", dependencies: ["ViewTreeNumbers"]),
    .target(
      name: "ViewTreeDocument",
      dependencies: ["ViewTreeNumbers", "ViewTreeSyntax", "ViewTreeScript", "ViewTreeLayout"]),
    .target(
      name: "ViewTreeSwift",
      dependencies: ["ViewTreeNumbers", "ViewTreeSyntax", "ViewTreeScript", "ViewTreeDocument"]),
    .target(
      name: "ViewTreeInspector",
      dependencies: [
        "ViewTreeNumbers", "ViewTreeSyntax", "ViewTreeScript", "ViewTreeLayout",
        "ViewTreePreferences",
        "ViewTreeDocument",
      ]),
    .target(
      name: "ViewTreeListing",
      dependencies: [
        "ViewTreeNumbers", "ViewTreeSyntax", "ViewTreeScript", "ViewTreeLayout", "ViewTreeDocument",
      ]),
    .target(
      name: "ViewTreeReport",
      dependencies: [
        "ViewTreeNumbers", "ViewTreeSyntax", "ViewTreeScript", "ViewTreeLayout",
        "ViewTreeInspector",
      ]),
    .target(
      name: "ViewTreePicture",
      dependencies: [
        "ViewTreeNumbers", "ViewTreeSyntax", "ViewTreeScript", "ViewTreeLayout", "ViewTreeDocument",
        "ViewTreeInspector", "ViewTreeReport",
      ]),
    .target(
      name: "ViewTreeGolden",
      dependencies: [
        "ViewTreeNumbers", "ViewTreeSyntax", "ViewTreeLayout", "ViewTreeDocument",
        "ViewTreeInspector",
        "ViewTreeReport",
      ]),
    .target(
      name: "ViewTreeRequests",
      dependencies: [
        "ViewTreeNumbers", "ViewTreeSyntax", "ViewTreeLayout", "ViewTreeDocument", "ViewTreeSwift",
        "ViewTreeListing", "ViewTreeInspector", "ViewTreeReport", "ViewTreePicture",
        "ViewTreeGolden",
      ]),
    .target(
      name: "ViewTreeLanguageServer",
      dependencies: [
        "ViewTreeNumbers", "ViewTreeSyntax", "ViewTreeScript", "ViewTreeDocument", "ViewTreeSwift",
        "ViewTreeInspector", "ViewTreeReport", "ViewTreeGolden", "ViewTreeRequests",
      ]),
    .target(
      name: "ViewTreeCommands",
      dependencies: [
        "ViewTreeNumbers", "ViewTreeSyntax", "ViewTreeDocument", "ViewTreeListing",
        "ViewTreeInspector",
        "ViewTreeReport", "ViewTreeGolden", "ViewTreeRequests", "ViewTreeLanguageServer",
      ]),
    .executableTarget(
      name: "viewtree", dependencies: ["ViewTreeCommands"]),
    // The command for packages that depend on this one: swift package viewtree.
    .plugin(
      name: "ViewTreePlugin",
      capability: .command(
        intent: .custom(verb: "viewtree", description: "Show what SwiftUI does with a view tree")),
      path: "Sources/ViewTreePlugin"),
    .target(
      name: "ViewTreeKit",
      dependencies: ["ViewTreeInspector", "ViewTreeGolden", "ViewTreeRequests"]),
    // Random numbers for the tools below.
    .target(name: "ViewTreeRandom"),
    .executableTarget(
      name: "viewtree-benchmark",
      dependencies: [
        "ViewTreeRandom", "ViewTreeSyntax", "ViewTreeDocument", "ViewTreeInspector",
        "ViewTreeReport", "ViewTreePicture", "ViewTreeRequests", "ViewTreeLanguageServer",
      ]),
    .executableTarget(
      name: "viewtree-fuzz",
      dependencies: [
        "ViewTreeRandom",
        "ViewTreeSyntax", "ViewTreeScript", "ViewTreeDocument", "ViewTreeSwift",
        "ViewTreeListing", "ViewTreeInspector", "ViewTreeReport", "ViewTreeRequests",
      ]),
    .executableTarget(
      name: "viewtree-compare",
      dependencies: [
        "ViewTreeRandom", "ViewTreeSyntax", "ViewTreeScript", "ViewTreeDocument",
        "ViewTreeListing", "ViewTreeInspector",
      ]),

    .testTarget(name: "ViewTreeNumbersTests", dependencies: ["ViewTreeNumbers"]),
    .testTarget(
      name: "ViewTreeSyntaxTests", dependencies: ["ViewTreeRandom", "ViewTreeSyntax"]),
    .testTarget(
      name: "ViewTreeScriptTests", dependencies: ["ViewTreeRandom", "ViewTreeScript"]),
    .testTarget(
      name: "ViewTreeLayoutTests", dependencies: ["ViewTreeRandom", "ViewTreeLayout"]),
    .testTarget(
      name: "ViewTreePreferencesTests", dependencies: ["ViewTreeRandom", "ViewTreePreferences"]),
    .testTarget(
      name: "ViewTreeDocumentTests", dependencies: ["ViewTreeRandom", "ViewTreeDocument"]),
    .testTarget(
      name: "ViewTreeSwiftTests",
      dependencies: [
        "ViewTreeRandom", "ViewTreeSyntax", "ViewTreeLayout", "ViewTreeDocument", "ViewTreeSwift",
        "ViewTreeInspector", "ViewTreeReport",
      ]),
    .testTarget(
      name: "ViewTreeListingTests",
      dependencies: [
        "ViewTreeRandom", "ViewTreeSyntax", "ViewTreeDocument", "ViewTreeListing",
        "ViewTreeInspector", "ViewTreeGolden", "ViewTreeRequests",
      ],
      exclude: ["Goldens"]),
    .testTarget(
      name: "ViewTreeInspectorTests", dependencies: ["ViewTreeRandom", "ViewTreeInspector"]),
    .testTarget(
      name: "ViewTreeReportTests",
      dependencies: [
        "ViewTreeRandom", "ViewTreeSyntax", "ViewTreeScript", "ViewTreeLayout", "ViewTreeDocument",
        "ViewTreeSwift", "ViewTreeInspector", "ViewTreeReport",
      ]),
    .testTarget(
      name: "ViewTreePictureTests",
      dependencies: [
        "ViewTreeRandom", "ViewTreeSyntax", "ViewTreeLayout", "ViewTreeDocument",
        "ViewTreeInspector", "ViewTreePicture",
      ]),
    .testTarget(
      name: "ViewTreeGoldenTests",
      dependencies: [
        "ViewTreeRandom", "ViewTreeSyntax", "ViewTreeDocument", "ViewTreeInspector",
        "ViewTreeReport", "ViewTreeGolden",
      ]),
    .testTarget(
      name: "ViewTreeRequestsTests",
      dependencies: [
        "ViewTreeDocument", "ViewTreePicture", "ViewTreeGolden", "ViewTreeRequests",
      ]),
    .testTarget(
      name: "ViewTreeLanguageServerTests",
      dependencies: [
        "ViewTreeRandom", "ViewTreeSyntax", "ViewTreeDocument", "ViewTreeInspector",
        "ViewTreeRequests", "ViewTreeLanguageServer",
      ]),
    .testTarget(
      name: "ViewTreeCommandsTests",
      dependencies: [
        "ViewTreeRandom", "ViewTreeCommands", "ViewTreeSyntax", "ViewTreeLayout",
        "ViewTreeDocument", "ViewTreeInspector", "ViewTreeGolden", "ViewTreeRequests",
      ]),
    .testTarget(name: "ViewTreeKitTests", dependencies: ["ViewTreeGolden", "ViewTreeKit"]),
    .testTarget(
      name: "ViewTreeBenchmarkTests",
      dependencies: [
        "viewtree-benchmark", "ViewTreeRandom", "ViewTreeSyntax", "ViewTreeDocument",
        "ViewTreeInspector",
      ]),
    .testTarget(
      name: "ViewTreeFuzzTests",
      dependencies: [
        "viewtree-fuzz", "ViewTreeSyntax", "ViewTreeDocument", "ViewTreeInspector",
        "ViewTreeReport",
      ]),
    .testTarget(
      name: "ViewTreeCompareTests",
      dependencies: [
        "viewtree-compare", "ViewTreeSyntax", "ViewTreeScript", "ViewTreeLayout",
        "ViewTreeListing", "ViewTreeInspector", "ViewTreeGolden",
      ]),
  ],
  swiftLanguageModes: [.v6]
)
