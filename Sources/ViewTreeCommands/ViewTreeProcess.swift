import ViewTreeInspector
import ViewTreeNumbers

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// A run of the command line as a separate process.
public enum ViewTreeProcess {
  /// Runs a command line without the program's name, on the process's own streams. Returns the exit
  /// code (docs/reference/commands/README.md, Exit codes).
  public static func run(_ words: [String]) -> Int32 {
    // Makes a write to a closed pipe fail, instead of ending the process.
    signal(SIGPIPE, SIG_IGN)
    // Makes a write beyond the file size limit fail, instead of ending the process.
    signal(SIGXFSZ, SIG_IGN)
    givesBackLargeLists()
    sharesOneArena()
    let console = Console.standard
    // Decoding replaces invalid UTF-8 with U+FFFD, which would name another file.
    if let word = wordThatIsNoText() {
      console.message(CommandWords.wordIsNoText(word))
      return ExitStatus.unusable.rawValue
    }
    var status = ExitStatus.defect
    // Only the working thread handles signals, because it knows when it can't be interrupted.
    let hasStack = Interrupts.heldBack {
      DeepStack.run {
        Interrupts.letIn()
        status = ViewTreeCommand.run(words, console)
      }
    }
    if !hasStack {
      console.message(CommandWords.noStack(bytes: DeepStack.size))
      status = .unusable
    }
    return status.rawValue
  }

  /// Makes the allocator return the memory of each large array to the system when it's freed.
  ///
  /// Otherwise, after the first large array, the allocator keeps large arrays among the small
  /// blocks. Growing arrays then leave gaps that can't be reused: 30 bytes per view of a large
  /// document.
  private static func givesBackLargeLists() {
    #if canImport(Glibc)
      let sizeOfLargeBlocks: CInt = -3
      // 128 KiB is the default, too, but setting it keeps the allocator from raising it.
      _ = setAllocatorOption(sizeOfLargeBlocks, 128 << 10)
    #endif
  }

  /// Makes the threads of tasks allocate from one arena if the system limits the address space, of
  /// which each arena reserves 64 MB.
  private static func sharesOneArena() {
    #if canImport(Glibc)
      let countOfArenas: CInt = -8
      if AddressSpace.isLimited { _ = setAllocatorOption(countOfArenas, 1) }
    #endif
  }

  /// The first argument of the process that isn't valid UTF-8, with replacement characters.
  private static func wordThatIsNoText() -> String? {
    for place in 0..<Int(CommandLine.argc) {
      guard let word = CommandLine.unsafeArgv[place] else { continue }
      if String(validatingCString: word) == nil { return String(cString: word) }
    }
    return nil
  }
}

#if canImport(Glibc)
  /// `mallopt(3)`, which Swift's module of the C library doesn't declare. It's linked by name,
  /// because a statically linked executable has no symbol table for a lookup at run time.
  @_silgen_name("mallopt")
  private func setAllocatorOption(_ option: CInt, _ value: CInt) -> CInt
#endif
