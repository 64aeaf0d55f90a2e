// swift-format-ignore-file
// The class that tests of a harness inherit from (docs/project/contributing.md, Listings).
@_exported import Foundation

open class XCTestCase {
  public init() { fatalError() }
}
