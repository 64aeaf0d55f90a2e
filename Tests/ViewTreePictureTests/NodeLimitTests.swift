import Testing

@testable import ViewTreePicture

@Suite("How many boxes a picture has")
struct NodeLimitTests {
  @Test("Trees in one picture share its boxes, and each keeps 20")
  func shares() {
    var options = PictureOptions()
    #expect(options.nodeLimit(forEachOf: 1) == 400)
    #expect(options.nodeLimit(forEachOf: 4) == 100)
    #expect(options.nodeLimit(forEachOf: 100) == 20)
    #expect(options.nodeLimit(forEachOf: 0) == 400)
    options.nodeLimit = 1
    #expect(options.nodeLimit(forEachOf: 1) == 1)
  }
}
