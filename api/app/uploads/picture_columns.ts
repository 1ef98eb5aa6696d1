/** The columns in which each room keeps addresses of pictures; they are found at the start of the process. */
import { must } from '#core/errors/must'

/** Columns by table: an address, or a text that may hold some. */
export type PictureColumns = Readonly<Record<string, readonly string[]>>

let known: PictureColumns | null = null

export function findPicturesIn(columns: PictureColumns): void {
  known = columns
}

export const pictureColumns = (): PictureColumns => must(known, 'columns with pictures')
