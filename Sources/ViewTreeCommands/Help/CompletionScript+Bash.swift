import ViewTreeRequests

extension CompletionScript {
  /// For bash 3.2 and later: `source <(viewtree completion bash)`.
  static func bash() -> String {
    """
    # What bash completes viewtree with: written by 'viewtree completion bash'.
    _viewtree_names() {
      local word
      for word in "${COMP_WORDS[@]:2}"; do
        if [[ -f $word ]]; then
          viewtree completion --names "$1" "$word" 2>/dev/null
          return
        fi
      done
    }

    _viewtree_words() {
      local IFS=$'\\n'
      COMPREPLY=($(compgen -W "$1" -- "$current"))
    }

    _viewtree_files() {
      local IFS=$'\\n'
      compopt -o filenames 2>/dev/null
      COMPREPLY=($(compgen -f -- "$current"))
    }

    _viewtree() {
      local current=${COMP_WORDS[COMP_CWORD]} before=${COMP_WORDS[COMP_CWORD-1]}
      COMPREPLY=()
      # An equals sign is a word of its own: --format=json.
      if [[ $current == "=" ]]; then
        current=
      elif [[ $before == "=" && $COMP_CWORD -gt 2 ]]; then
        before=${COMP_WORDS[COMP_CWORD-2]}
      fi
      if [[ $COMP_CWORD -eq 1 ]]; then
        _viewtree_words $'\(Command.all.map(\.name).joined(separator: #"\n"#))'
        return
      fi
      case ${COMP_WORDS[1]} in
    \(Command.all.map(bash).joined(separator: "\n"))
      esac
    }

    complete -F _viewtree viewtree

    """
  }

  private static func bash(_ command: Command) -> String {
    let options = command.options.flatMap(spellings).joined(separator: #"\n"#)
    let values = command.options.compactMap { option in
      words(after: option).map { words in
        "          \(spellings(of: option).joined(separator: "|"))) \(bash(words)); return ;;"
      }
    }
    return """
        \(command.name))
          case $before in
      \(values.joined(separator: "\n"))
          esac
          if [[ $current == -* ]]; then
            _viewtree_words $'\(options)'
          else
            \(bash(words(of: command)))
          fi
          ;;
      """
  }

  private static func bash(_ words: Words) -> String {
    switch words {
    case .some(let words): "_viewtree_words $'\(words.joined(separator: #"\n"#))'"
    case .files: "_viewtree_files"
    case .names(let kind): "_viewtree_words \"$(_viewtree_names \(kind))\""
    case .any: ":"
    }
  }
}
