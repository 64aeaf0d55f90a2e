import Testing
import ViewTreeNumbers

@Suite("Whole numbers of one type as those of another")
struct ConversionTests {
  @Test("The least and the greatest number of a narrow type is the same Int")
  func widened() {
    #expect([Int(UInt8.min), Int(UInt8.max)] == [0, 255])
    #expect([Int(UInt16.min), Int(UInt16.max)] == [0, 65_535])
    #expect([Int(UInt32.min), Int(UInt32.max)] == [0, 4_294_967_295])
    #expect([Int(Int32.min), Int(Int32.max)] == [-2_147_483_648, 2_147_483_647])
    #expect(UInt64(UInt8.max) == 255 && UInt64(UInt32.max) == 4_294_967_295)
  }

  @Test("An Int at the ends of a narrow type's range is the same number there")
  func narrowed() {
    let (zero, byte, short, word) = (0, 255, 65_535, 4_294_967_295)
    #expect(UInt8(zero) == .min && UInt8(byte) == .max)
    #expect(UInt16(zero) == .min && UInt16(short) == .max)
    #expect(UInt32(zero) == .min && UInt32(word) == .max)
    let (least, greatest) = (-2_147_483_648, 2_147_483_647)
    #expect(Int32(least) == .min && Int32(greatest) == .max)
    #expect(UInt64(zero) == 0 && UInt64(Int.max) == 9_223_372_036_854_775_807)
  }

  @Test("A number that a type does not have ends the process, as the standard library does")
  func outOfRange() async {
    await #expect(processExitsWith: .failure) { _ = UInt8(Int("256")!) }
    await #expect(processExitsWith: .failure) { _ = UInt16(Int("-1")!) }
    await #expect(processExitsWith: .failure) { _ = UInt32(Int("4294967296")!) }
    await #expect(processExitsWith: .failure) { _ = Int32(Int("2147483648")!) }
    await #expect(processExitsWith: .failure) { _ = UInt64(Int("-1")!) }
  }
}
