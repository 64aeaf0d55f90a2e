/// The growing compiled form of one text.
final class CodeBuffer {
  var nodes: [Node] = []
  var depths: [Int32] = []
  var lists: [Int32] = []
  var literals: [Value] = []
  var members: [MemberReference] = []
  var calls: [CallSite] = []
  var shapes: [CaseInfo] = []
  var names: [String] = []
  var labelLists: [[String?]?] = []
  var types: [StaticType] = []
  var standards: [StandardMember] = []
  var functions: [FunctionCode] = []
  let origin: Int

  init(origin: Int) {
    self.origin = origin
  }

  func list(_ items: [Int32]) -> Int32 {
    lists.append(contentsOf: items)
    return Int32(clamping: lists.count - items.count)
  }

  func literal(_ value: Value) -> Int32 {
    literals.append(value)
    return Int32(clamping: literals.count - 1)
  }

  func member(_ name: String) -> Int32 {
    members.append(MemberReference(name))
    return Int32(clamping: members.count - 1)
  }

  func call(_ site: CallSite) -> Int32 {
    calls.append(site)
    return Int32(clamping: calls.count - 1)
  }

  func shape(_ shape: CaseInfo) -> Int32 {
    shapes.append(shape)
    return Int32(clamping: shapes.count - 1)
  }

  func name(_ name: String) -> Int32 {
    names.append(name)
    return Int32(clamping: names.count - 1)
  }

  func labels(_ labels: [String?]?) -> Int32 {
    labelLists.append(labels)
    return Int32(clamping: labelLists.count - 1)
  }

  func type(_ type: StaticType) -> Int32 {
    types.append(type)
    return Int32(clamping: types.count - 1)
  }

  func standard(_ member: StandardMember) -> Int32 {
    standards.append(member)
    return Int32(clamping: standards.count - 1)
  }
}
