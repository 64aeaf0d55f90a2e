import ViewTreeInspector

/// Reads lists of programs.
///
/// A program is a line. Lines that start with a space continue the line above. Lines that start
/// with `//` are a comment on the programs up to the next empty line.
enum ProgramList {
  /// The programs in the text.
  static func read(_ text: String, kind: String) -> [Program] {
    var programs: [Program] = []
    var remark: [Substring] = []
    var isRemark = false
    for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
      if line.hasPrefix("//") {
        if !isRemark { remark = [] }
        remark.append(line.dropFirst(line.hasPrefix("// ") ? 3 : 2))
      } else if line.isEmpty {
        remark = []
      } else if line.first == " ", let last = programs.popLast() {
        programs.append(
          Program(kind: kind, text: last.text + "\n" + line, remark: last.remark))
      } else {
        programs.append(
          Program(kind: kind, text: String(line), remark: remark.joined(separator: " ")))
      }
      isRemark = line.hasPrefix("//")
    }
    return programs
  }

  /// The programs of a file, or of all files in a folder in the order of their names.
  static func read(path: String) throws(FileSystem.Failure) -> [Program] {
    if try FileSystem.isFolder(path) {
      var programs: [Program] = []
      for name in try FileSystem.names(in: path).sorted() where name.hasSuffix(".list") {
        programs += try read(path: path + "/" + name)
      }
      return programs
    }
    let name = path.split(separator: "/").last ?? ""
    let kind = name.hasSuffix(".list") ? name.dropLast(5) : name
    let text = String(decoding: try FileSystem.read(path), as: UTF8.self)
    return read(text, kind: kind.split(separator: "-").joined(separator: " "))
  }
}
