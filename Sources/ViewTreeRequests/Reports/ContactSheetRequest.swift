import ViewTreeInspector
import ViewTreePicture
import ViewTreeReport

/// Draws a document on several devices and in several text sizes.
struct ContactSheetRequest {
  private let request: ReportRequest
  private let picture: PictureRequest
  /// The host, which reads standard input once.
  private let host: RequestHost
  private let matrix: ScreenMatrix

  /// The request for a sheet, or `nil` if the options ask for one screen or a page.
  init?(_ request: ReportRequest, _ picture: PictureRequest) throws(ParsedArguments.Problem) {
    guard ScreenMatrix.isAsked(request.arguments), !picture.isPage else { return nil }
    (self.request, self.picture) = (request, picture)
    host = request.host.rereading
    matrix = try ScreenMatrix(request.arguments)
  }

  /// The sheet. `nil` after a message.
  func report() throws(ParsedArguments.Problem) -> [UInt8]? {
    var sheet: ContactSheet?
    var room: ReportRoom?
    for size in matrix.textSizes {
      sheet?.beginRow()
      for device in matrix.devices {
        let one = ScreenMatrix.request(request, device, size, host, isSilent: sheet != nil)
        guard let laidOut = try one.laidOut(),
          let options = picture.options(laidOut.inspection, one)
        else { return nil }
        if sheet == nil {
          sheet = ContactSheet(options)
          sheet?.beginRow()
        }
        sheet?.add(
          PictureSubject(laidOut), title: ScreenMatrix.title(device, size, laidOut.inspection))
        room = laidOut.room
      }
    }
    guard let sheet, let room else { return nil }
    return room.admit(sheet.svg())
  }
}
