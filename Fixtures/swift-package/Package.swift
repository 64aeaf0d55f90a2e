// swift-tools-version: 6.0

import PackageDescription

let package = Package(
  name: "swift-package",
  dependencies: [.package(name: "viewtree", path: "../..")],
  targets: [
    .testTarget(
      name: "ScreenTests",
      dependencies: [.product(name: "ViewTreeKit", package: "viewtree")],
      exclude: ["Screens"])
  ]
)
