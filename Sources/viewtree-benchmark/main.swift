import ViewTreeSyntax
import ViewTreeDocument
import ViewTreeInspector
import Foundation
nonisolated(unsafe) var last = 0.0
func now() -> Double { var t = timespec(); clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &t); return Double(t.tv_sec) * 1e3 + Double(t.tv_nsec) / 1e6 }
func lap(_ s: String, _ n: Int) { let t = now(); print(s, t - last, "ms", (t - last) * 1e6 / Double(n), "ns/view"); last = now() }
func go() {
let path = CommandLine.arguments[1]
let data = FileManager.default.contents(atPath: path)!
let source = SourceFile(name: path, bytes: Array(data))
if CommandLine.arguments.count > 2 { let t = JSONReader.read(source); for _ in 0..<20 { _ = DocumentReader.decode(t) }; return }
for _ in 0..<3 {
last = now()
let tree = JSONReader.read(source)
let n = 100000
lap("read", n)
let r = DocumentReader.decode(tree)
lap("decode", n)
for d in r.diagnostics { print(d.id, d.message, d.help ?? "", d.range as Any) }
if let doc = r.document {
  var o = InspectionOptions()
  o.phaseEnded = { lap("  " + $0.rawValue, n) }
  let res = Inspector.inspect(doc, options: o)
  lap("rest", n)
  for p in res.problems { for d in p.diagnostics { print(d.id, d.message, d.help ?? "", d.range.map { String(decoding: source.bytes[Int($0.start)..<Int($0.end)], as: UTF8.self) } as Any) } }
  print(res.inspection?.views.count ?? 0, res.inspection?.passes ?? 0)
}
  lap("free", n)
}
}
let t = Thread { go(); exit(0) }
t.stackSize = 512 << 20
t.start()
sleep(1000)
