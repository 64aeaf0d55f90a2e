/// Names for declarations to which the source gives the same name, such as the `Row`s of two views.
///
/// A document has one scope of views and types. In it, the second `Row` has the names of its
/// enclosing types, too. Messages and reports show the name that the source has.
package enum UniqueName {
  /// The letter before each addition. Swift allows it in names, so that listings compile, but
  /// source code doesn't contain it.
  package static let mark = "\u{2D0}"

  /// The name of a declaration inside some types, or in a module or a file.
  package static func made(_ name: String, in owners: [String]) -> String {
    ([name] + owners).joined(separator: mark)
  }

  /// A text with the names that the source has.
  package static func written(in text: String) -> String {
    guard text.utf8.contains(0xCB) else { return text }
    var written = ""
    var isAddition = false
    for scalar in text.unicodeScalars {
      if String(scalar) == mark {
        isAddition = true
      } else if isAddition, isNamePart(scalar) {
        continue
      } else {
        isAddition = false
        written.unicodeScalars.append(scalar)
      }
    }
    return written
  }

  private static func isNamePart(_ scalar: Unicode.Scalar) -> Bool {
    scalar.isASCII ? Byte.isNamePart(UInt8(scalar.value)) : scalar.properties.isXIDContinue
  }
}
