import ViewTreeSyntax
import ViewTreeDocument
import ViewTreeInspector
import Foundation
let path = CommandLine.arguments[1]
let data = FileManager.default.contents(atPath: path)!
let source = SourceFile(name: path, bytes: Array(data))
let r = DocumentReader.read(source)
for d in r.diagnostics { print(d.id, d.message, d.help ?? "", d.range as Any) }
if let doc = r.document {
  let res = Inspector.inspect(doc)
  for p in res.problems { for d in p.diagnostics { print(d.id, d.message, d.help ?? "", d.range.map { String(decoding: source.bytes[Int($0.start)..<Int($0.end)], as: UTF8.self) } as Any) } }
  if let i = res.inspection {
    for v in 0..<i.views.count { let x = i.views[v]; print(String(repeating: "  ", count: Int(x.depth)), i.path(of: UInt32(v)), i.string(x.id) ?? "", i.string(x.text) ?? "", x.frame.minX, x.frame.minY, x.frame.width, x.frame.height) }
    print(i.status, i.passes)
    for e in i.order { print(e.number, e.kind, i.names.modifiers[Int(e.modifier)], i.name(of: e.view), e.pass, e.depth) }
    for s in i.skipped { print("skip", i.names.modifiers[Int(s.modifier)], i.name(of: s.view), s.reason) }
    for p in i.preferences { print("pref", i.names.keys[p.key], i.name(of: p.reader), p.pass, p.reduces, p.value.description.prefix(200), p.contributions.map { i.name(of: $0.writer) }) }
    for a in i.anchors { print(a.source, i.name(of: a.view), a.global, a.resolved.count) }
    print(i.state.map { "\($0.name) = \($0.value.description.prefix(200))" })
  }
}
