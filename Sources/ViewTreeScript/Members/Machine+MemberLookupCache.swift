/// The cache of member lookups, by name and type of the receiver.
extension ScriptMachine {
  /// The members that a name refers to on a value: those that its type declares, and those of a
  /// standard type.
  func foundMembers(_ name: String, of receiver: Value) -> MemberLookupCache {
    let type = receiver.standardTypeName
    return found(MemberLookupCache.Question(type: type, name: name)) {
      MemberLookupCache(
        $0, declared: types.method(name, ofType: type), standardMembers(name, of: receiver))
    }
  }

  /// The functions that a name refers to: those without a receiver, or the initializers of a
  /// standard type.
  func foundFunctions(_ name: String) -> MemberLookupCache {
    found(MemberLookupCache.Question(type: "", name: name)) { question in
      MemberLookupCache(
        question, declared: nil,
        StandardTypes.functions.members[name]
          ?? StandardTypes.named(name).map { StandardTypes.members("init", of: $0) } ?? [])
    }
  }

  /// The method or computed property that a value's type declares, or an extension of it.
  func declaredMethod(_ name: String, of receiver: Value) -> TypeTable.MethodReference? {
    types.isEmpty ? nil : foundMembers(name, of: receiver).declared
  }

  private func found(
    _ question: MemberLookupCache.Question,
    _ find: (MemberLookupCache.Question) -> MemberLookupCache
  ) -> MemberLookupCache {
    // Scripts look up the same few members repeatedly, so compare these before hashing.
    let slot =
      (question.type.utf8.count &* 3 &+ question.name.utf8.count) & (Self.recentCount - 1)
    if let recent = recentMembers[slot], recent.question == question { return recent }
    let found = knownMembers[question] ?? find(question)
    knownMembers[question] = found
    recentMembers[slot] = found
    return found
  }

  /// The nonstatic members. If the type of the value has none, those of an optional.
  private func standardMembers(_ name: String, of receiver: Value) -> [StandardMember] {
    var found =
      StandardTypes.named(receiver.standardTypeName)
      .map { StandardTypes.members(name, of: $0) } ?? []
    if found.isEmpty, case .string = receiver {
      found = StandardTypes.character.members[name] ?? []
    }
    if found.isEmpty { found = StandardTypes.optional.members[name] ?? [] }
    return found.filter { !$0.signature.isStatic }
  }
}
