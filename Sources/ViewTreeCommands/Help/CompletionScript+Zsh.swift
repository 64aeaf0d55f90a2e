import ViewTreeRequests
import ViewTreeSyntax

extension CompletionScript {
  /// For zsh: a file `_viewtree` in a folder of `$fpath`.
  static func zsh() -> String {
    """
    #compdef viewtree
    # What zsh completes viewtree with: written by 'viewtree completion zsh'.
    # The names in the first document on the line. Nothing that a document says is ever evaluated.
    _viewtree_names() {
      local word
      local -a names
      for word in ${words[2,CURRENT-1]} ${words[CURRENT+1,-1]}; do
        word=${(Q)word}
        if [[ -f $word ]]; then
          names=(${(f)"$(viewtree completion --names $1 -- $word 2>/dev/null)"})
          compadd -a -- names
          return
        fi
      done
      return 1
    }

    # Offers the names in the document, or files as long as the line names none.
    _viewtree_names_or_files() {
      _viewtree_names $1 || _files
    }

    _viewtree() {
      local context state line
      _arguments -C '1:command:->command' '*::word:->word'
      case $state in
        command)
          local -a commands
          commands=(
    \(Command.all.map { "        \(quoted("\($0.name):\($0.summary)"))" }.joined(separator: "\n"))
          )
          _describe command commands
          ;;
        word)
          case $line[1] in
    \(Command.all.map(zsh).joined(separator: "\n"))
          esac
          ;;
      esac
    }

    _viewtree "$@"

    """
  }

  private static func zsh(_ command: Command) -> String {
    let options = command.options.flatMap { option in
      spellings(of: option).map { spelling in
        let value = words(after: option).map { ":value:\(zsh($0))" } ?? ""
        return "            \(quoted("*\(spelling)[\(zsh(summary: option.summary))]\(value)"))"
      }
    }
    return """
            \(command.name))
              _arguments -s \\
      \(options.map { $0 + " \\" }.joined(separator: "\n"))
                \(quoted("*:word:\(zsh(words(of: command)))"))
              ;;
      """
  }

  private static func zsh(_ words: Words) -> String {
    switch words {
    case .some(let words): "(\(words.joined(separator: " ")))"
    case .files: "_files"
    // Without the space zsh hands arguments of its own to the function, before this one.
    case .names(let kind): " _viewtree_names \(kind)"
    case .namesOrFiles(let kind): " _viewtree_names_or_files \(kind)"
    case .any: " "
    }
  }

  /// A summary inside the brackets of an option.
  private static func zsh(summary: String) -> String {
    let marks = [Byte.openBracket, Byte.closeBracket, Byte.colon, Byte.backslash]
    guard summary.utf8.contains(where: { marks.contains($0) }) else { return summary }
    let escaped = summary.utf8.flatMap { marks.contains($0) ? [Byte.backslash, $0] : [$0] }
    return String(decoding: escaped, as: UTF8.self)
  }

  private static func quoted(_ text: String) -> String {
    guard text.utf8.contains(Byte.apostrophe) else { return "'\(text)'" }
    let parts = text.utf8.split(separator: Byte.apostrophe, omittingEmptySubsequences: false)
    return "'\(parts.map { String(Substring($0)) }.joined(separator: #"'\''"#))'"
  }
}
