import Testing
import ViewTreeInspector

@Suite("Files")
struct FileSystemTests {
  let folder = TemporaryFolder()

  @Test("A file is replaced whole, through links, and nothing is left beside it")
  func write() throws {
    folder.write("real", "old")
    folder.link("link", to: "real")
    try FileSystem.write(Array("new".utf8), to: folder.path + "/link")
    #expect(folder.text("real") == "new")
    #expect(try FileSystem.isLink(folder.path + "/link"))
    #expect(folder.names == ["link", "real"])
  }

  @Test("A device is written to and stays a device")
  func device() throws {
    try FileSystem.write([1], to: "/dev/null")
    #expect(try FileSystem.read("/dev/null") == [])
  }

  @Test("What was written is read back, also when it is large or empty")
  func read() throws {
    let path = folder.path + "/file"
    for count in [0, 1, 3_000_000] {
      let bytes = (0..<count).map { UInt8(truncatingIfNeeded: $0) }
      try FileSystem.write(bytes, to: path)
      #expect(try FileSystem.read(path) == bytes)
    }
  }

  @Test(
    "A large file is the same with any number of threads, and no more of it is read than is wanted")
  func parts() throws {
    let path = folder.path + "/large"
    var bytes = Array(repeating: UInt8(7), count: 12_600_000)
    for place in stride(from: 0, to: bytes.count, by: 99_991) { bytes[place] = UInt8(place % 256) }
    bytes[bytes.count - 1] = 9
    try FileSystem.write(bytes, to: path)
    for threads in [1, 2, 3, 7] {
      #expect(try FileSystem.read(path, threads: threads) == bytes)
      #expect(try FileSystem.read(path, atMost: 100, threads: threads) == Array(bytes[..<100]))
    }
  }

  @Test("A folder is made with those that lead to it; one that is there stays as it is")
  func makeFolder() throws {
    try FileSystem.makeFolder(folder.path + "/a/b/c")
    folder.write("a/b/c/file", "kept")
    try FileSystem.makeFolder(folder.path + "/a/b/c")
    try FileSystem.makeFolder(folder.path + "/a/b/")
    #expect(folder.text("a/b/c/file") == "kept")
    #expect(throws: FileSystem.Failure.self) {
      try FileSystem.makeFolder(folder.path + "/a/b/c/file")
    }
    #expect(throws: FileSystem.Failure.notFound) {
      try FileSystem.makeFolder(folder.path + "/a/b/c/file/below")
    }
  }

  @Test("Failures are values that say what is wrong")
  func failures() {
    #expect(throws: FileSystem.Failure.notFound) { try FileSystem.read(folder.path + "/none") }
    #expect(throws: FileSystem.Failure.isFolder) { try FileSystem.read(folder.path) }
    #expect(throws: FileSystem.Failure.isFolder) { try FileSystem.write([], to: folder.path) }
    #expect(throws: FileSystem.Failure.notFound) {
      try FileSystem.write([], to: folder.path + "/none/file")
    }
    #expect(folder.names.isEmpty)
  }

  @Test("Names come sorted, hidden ones left out")
  func names() throws {
    for name in ["b", "a", ".hidden", "é", "B"] { folder.write(name, "") }
    #expect(try FileSystem.names(in: folder.path) == ["B", "a", "b", "é"])
  }
}
