/// Diagnostics about YAML, in alphabetical order. Diagnostics that JSON shares are in the file
/// about JSON.
extension Diagnostic {
  // MARK: Unsupported features

  static func yamlTag(_ text: String, at range: SourceRange) -> Diagnostic {
    // `!isOn` probably means Swift code, but `!!str` and `!<…>` are always tags.
    let isExpression = text.dropFirst().first.map { $0.isLetter || $0 == "_" || $0 == "(" } ?? false
    return Diagnostic(
      id: "yaml-tag", message: "the tag '\(text)' is not supported", range: range,
      help: isExpression
        ? "put an expression that starts with ! in quotes: \"\(text)\""
        : "remove it; the form of a value determines its kind")
  }

  /// Swift's brackets without quotes, which YAML reads as a list of lines.
  public static func yamlListAsScript(_ text: String, at range: SourceRange) -> Diagnostic {
    Diagnostic(
      id: "yaml-list-as-script",
      message: "YAML reads \(text.count > 40 ? "these brackets" : text) as a list, not as Swift",
      range: range,
      help: text.contains("'") ? "put it in quotes" : "write it in quotes: '\(text)'")
  }

  static func yamlDirective(_ text: String, isVersion: Bool, at range: SourceRange) -> Diagnostic {
    Diagnostic(
      id: "yaml-directive",
      message: isVersion
        ? "only version 1.2 of YAML is supported" : "the directive '\(text)' is not supported",
      range: range, help: isVersion ? "write '%YAML 1.2', or remove the line" : "remove the line"
    )
  }

  static func yamlMergeKey(at range: SourceRange) -> Diagnostic {
    Diagnostic(
      id: "yaml-merge-key", message: "the merge key '<<' is not supported", range: range,
      help:
        "YAML 1.2 has no merge keys: write out the members, or give them their own key, as in "
        + "'base: *base'")
  }

  static func yamlCollectionAsKey(at range: SourceRange) -> Diagnostic {
    Diagnostic(
      id: "yaml-collection-as-key", message: "a sequence or mapping as a key is not supported",
      range: range, help: "keys are text")
  }

  static func yamlKeyTooLong(limit: Int, at range: SourceRange) -> Diagnostic {
    Diagnostic(
      id: "yaml-key-too-long",
      message: "a YAML key before a ':' has at most \(limit) characters", range: range,
      help: "start the key with '? ', and put the ':' on its own line")
  }

  static func yamlNullKey(at range: SourceRange) -> Diagnostic {
    Diagnostic(
      id: "yaml-null-key", message: "an empty key is not supported", range: range,
      help: "write a key before the ':', in quotes if it should be empty text")
  }

  static func yamlSeveralDocuments(at range: SourceRange) -> Diagnostic {
    Diagnostic(
      id: "yaml-several-documents", message: "several documents in one file are not supported",
      range: range, help: "put each document into its own file")
  }

  // MARK: Aliases

  static func yamlUnknownAlias(
    _ text: String, nearest: String?, at range: SourceRange
  ) -> Diagnostic {
    Diagnostic(
      id: "yaml-unknown-alias", message: "there is no earlier anchor '\(text)'",
      range: range, help: nearest.map { "did you mean '*\($0)'?" },
      fixIt: nearest.map { FixIt(replacing: range, with: "*" + $0) })
  }

  static func yamlRecursiveAlias(_ text: String, at range: SourceRange) -> Diagnostic {
    Diagnostic(
      id: "yaml-recursive-alias", message: "'\(text)' is inside its own value",
      range: range)
  }

  static func yamlAliasesTooLarge(limit: Int, at range: SourceRange) -> Diagnostic {
    Diagnostic(
      id: "yaml-aliases-too-large",
      message: "the aliases of the document expand to more than \(limit) values", range: range,
      help: "aliases of aliases multiply; use fewer")
  }

  static func yamlAnchorOnAlias(at range: SourceRange) -> Diagnostic {
    Diagnostic(
      id: "yaml-anchor-on-alias", message: "an alias cannot have an anchor", range: range,
      help: "remove the anchor, because the alias's value already has an anchor")
  }

  static func yamlTwoAnchors(at range: SourceRange, first: SourceRange) -> Diagnostic {
    Diagnostic(
      id: "yaml-two-anchors", message: "a value cannot have two anchors", range: range,
      help: "remove one of the two", notes: [Note("the first is here", at: first)])
  }

  static func yamlMissingName(at range: SourceRange) -> Diagnostic {
    Diagnostic(
      id: "yaml-missing-name", message: "'&' and '*' need a name", range: range,
      help: "quote text that starts with '&' or '*'")
  }

  // MARK: Lines and indentation

  static func yamlIndentation(at range: SourceRange) -> Diagnostic {
    Diagnostic(
      id: "yaml-indentation", message: "the indentation of this line matches no enclosing line",
      range: range, help: "entries of one mapping or sequence start in the same column")
  }

  static func yamlFlowIndentation(at range: SourceRange) -> Diagnostic {
    Diagnostic(
      id: "yaml-indentation",
      message: "a line inside brackets must be indented more than the enclosing block",
      range: range, help: "indent the line, including a closing bracket")
  }

  static func yamlQuotedIndentation(at range: SourceRange) -> Diagnostic {
    Diagnostic(
      id: "yaml-indentation",
      message: "a line inside quotes must be indented more than the enclosing block",
      range: range, help: "indent the line with spaces, or add the closing quote before it")
  }

  static func yamlBlockIndentation(at range: SourceRange) -> Diagnostic {
    Diagnostic(
      id: "yaml-indentation",
      message: "an empty line before this one has more spaces than this line",
      range: range, help: "remove the spaces, or give the indentation, as in '|2'")
  }

  static func yamlTabInIndentation(at range: SourceRange) -> Diagnostic {
    Diagnostic(
      id: "yaml-tab", message: "a tab cannot indent", range: range, help: "use spaces")
  }

  static func yamlCommentWithoutSpace(at range: SourceRange) -> Diagnostic {
    Diagnostic(
      id: "yaml-comment", message: "a comment needs a space before it", range: range,
      help: "add a space before the '#'", fixIt: FixIt(replacing: range, with: " #"))
  }

  static func yamlTextOnLine(at range: SourceRange) -> Diagnostic {
    Diagnostic(
      id: "yaml-text-after-value", message: "the value has ended, but text follows on its line",
      range: range, help: "put the whole text into quotes")
  }

  static func yamlCollectionOnLine(at range: SourceRange) -> Diagnostic {
    Diagnostic(
      id: "yaml-collection-on-line",
      message: "a mapping or sequence cannot start here on the same line", range: range,
      help: "start it on the next line, indented, or quote text that contains ': '")
  }

  // MARK: Keys

  static func yamlMissingColon(at range: SourceRange) -> Diagnostic {
    Diagnostic(
      id: "missing-colon", message: "expected a key, with ': ' after it on the same line",
      range: range, help: "a member of a mapping is 'key: value'")
  }

  static func yamlMissingDash(at range: SourceRange) -> Diagnostic {
    Diagnostic(
      id: "yaml-missing-dash", message: "expected '- ' before the next entry of the sequence",
      range: range)
  }

  static func yamlColonHere(at range: SourceRange) -> Diagnostic {
    Diagnostic(
      id: "yaml-colon", message: "there is no key before the ':'", range: range,
      help: "put the key and its ':' on one line; quote text that contains ': '")
  }

  static func yamlKeyOnSeveralLines(at range: SourceRange) -> Diagnostic {
    Diagnostic(
      id: "yaml-colon", message: "a key in brackets must be on one line", range: range,
      help: "write '? ' before it")
  }

  // MARK: Scalars

  static func yamlIndicator(_ text: String, at range: SourceRange) -> Diagnostic {
    Diagnostic(
      id: "yaml-indicator", message: "text without quotes cannot start with '\(text)'",
      range: range, help: "put the text into quotes")
  }

  static func yamlBlockHeader(at range: SourceRange) -> Diagnostic {
    Diagnostic(
      id: "yaml-block-header", message: "only an indentation, '+' or '-' can follow '|' and '>'",
      range: range, help: "the text starts on the next line; an indentation is 1 to 9")
  }

  static func yamlUnclosedString(at range: SourceRange) -> Diagnostic {
    Diagnostic(
      id: "unclosed-string", message: "the string has no closing quote", range: range)
  }

  static func yamlInvalidEscape(at range: SourceRange) -> Diagnostic {
    Diagnostic(
      id: "invalid-escape", message: "YAML has no such escape", range: range,
      help: "write a backslash as '\\\\', or use single quotes")
  }

  static func yamlIntegerTooLarge(_ text: String, at range: SourceRange) -> Diagnostic {
    Diagnostic(
      id: "number-too-large", message: "the number '\(text)' is too large", range: range,
      help: "a number with '0x' or '0o' has at most 64 bits")
  }

  static func yamlControlCharacter(at range: SourceRange) -> Diagnostic {
    Diagnostic(
      id: "control-character", message: "YAML text cannot contain control characters", range: range,
      help: "write an escape in double quotes, such as \"\\e\" or \"\\x07\"")
  }

  // MARK: The document

  static func yamlDirectiveWithoutDocument(at range: SourceRange) -> Diagnostic {
    Diagnostic(
      id: "yaml-directive", message: "expected '---' after the directive", range: range,
      help: "write a line '---' after it")
  }

  static func yamlRepeatedDirective(at range: SourceRange, first: SourceRange) -> Diagnostic {
    Diagnostic(
      id: "yaml-directive", message: "the version is given twice", range: range,
      help: "remove one of the two", notes: [Note("the first is here", at: first)])
  }
}
