/** A row of `/v1/uploads`: a picture that staff uploaded. */
export interface UploadRow {
  id: number
  /** Path of the picture on the site. */
  address: string
  /** As the file was called where it came from. */
  name: string
  width: number
  height: number
  /** Size of the file that was uploaded, in bytes. */
  bytes: number
  username: string | null
  createdAt: number
}
