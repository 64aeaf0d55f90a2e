import Testing
import ViewTreeNumbers

@Suite("Numbers of things")
struct IDTests {
  @Test("A number finds its thing and changes it in place")
  func tables() {
    var names = ["a", "b"]
    let next = names.nextID
    names.append("c")
    #expect(names[next] == "c")
    names[ID(1)] += "!"
    #expect(names == ["a", "b!", "c"])
    #expect(next == ID(2) && next.index == 2 && next > ID(1))
    #expect(ID<String>(0).advanced(by: 2) == next)
  }

  @Test("It has the bytes of a number, and one of them stands for nothing")
  func size() {
    #expect(MemoryLayout<ID<String>>.size == 4)
    #expect(!ID<String>.none.exists)
    #expect(ID<String>(0).exists)
  }

  @Test("Things that follow one another have numbers that do")
  func ranges() {
    let range = IDRange(from: ID<String>(3), count: 2)
    #expect(Array(range) == [ID(3), ID(4)])
    #expect(range.reversed().first == ID(4))
    #expect(IDRange(from: ID<String>.none, count: 0).isEmpty)
  }

  @Test("Numbers can be gone through in order, and take a part of a list")
  func order() {
    let names = ["a", "b", "c"]
    #expect(names.ids.map { names[$0] } == names)
    #expect(names[ID(1)..<ID(3)] == ["b", "c"])
    #expect(ID<String>(1).distance(to: ID(3)) == 2 && ID<String>(3).advanced(by: -2) == ID(1))
    #expect(Set([ID<String>(1), ID(1), ID(2)]).count == 2)
  }

  @Test("A table has a value for each thing, by the number of the thing")
  func values() {
    var lengths = IDTable<String, Int>(repeating: 0, count: 2)
    lengths[ID(1)] = 5
    lengths.append(7)
    #expect(lengths.ids.map { lengths[$0] } == [0, 5, 7])
  }
}
