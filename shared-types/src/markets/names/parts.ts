/** The name of a part of the match in front of a subject, and the words in brackets behind it. */
export interface PartName {
  /** In front, such as `İlk Yarı`. */
  name: string
  shortName: string
  /** Behind, such as `(Uzatmalar Dahil)`. */
  behind?: string
}

/** The name for the whole match, which is not mentioned. */
export const PLAIN: PartName = { name: '', shortName: '' }
