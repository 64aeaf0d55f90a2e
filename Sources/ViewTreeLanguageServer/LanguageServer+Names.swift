import ViewTreeSyntax

extension LanguageServer {
  /// The declaration of the name at the cursor.
  mutating func definition(_ parameters: Parameters) throws(ProtocolError) -> OrderedJSON {
    let place = try place(parameters)
    guard let named = NameUses(place).atCursor else { return .null }
    return [
      "uri": .text(named.file.uri), "range": named.file.text.range(named.declared.range),
    ]
  }

  /// All uses of the declaration of the name at the cursor.
  mutating func references(_ parameters: Parameters) throws(ProtocolError) -> OrderedJSON {
    let place = try place(parameters)
    let uses = NameUses(place)
    guard let named = uses.atCursor else { return .null }
    return .list(
      uses.all(of: named).flatMap { file, ranges in
        ranges.map { ["uri": .text(file.uri), "range": file.text.range($0)] }
      })
  }

  /// The range to rename at the cursor. Null if the name can't be renamed.
  mutating func prepareRename(_ parameters: Parameters) throws(ProtocolError) -> OrderedJSON {
    Renaming(try place(parameters))?.prepared ?? .null
  }

  mutating func rename(_ parameters: Parameters) throws(ProtocolError) -> OrderedJSON {
    let name = try parameters.text("newName")
    guard let renaming = Renaming(try place(parameters)) else {
      throw ProtocolError(.requestFailed, ServerWords.nothingToRename)
    }
    return try renaming.edit(to: name, limits: limits.reader)
  }
}
