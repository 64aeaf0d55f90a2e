extension LazyGridLayout {
  static var section: String { "Lazy containers" }

  func steps(_ request: ExplanationRequest) -> [LayoutStep] {
    let tracks = LazyGridTracks(
      request.engine.gridItems(items), length: request.size[axis.other]
    ).tracks
    let lengths = tracks.map(\.length)
    let gaps = tracks.indices.map { index in
      index == 0 ? 0 : tracks[index].start - tracks[index - 1].start - tracks[index - 1].length
    }
    return [.tracks(axis.other, lengths: lengths, gaps: gaps)]
  }
}
