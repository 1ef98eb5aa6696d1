/** Ids and names from a feed, in bounded length because they are stored and shown. */

const LONGEST_NAME = 120
const ID = /^[A-Za-z0-9_:.-]{1,40}$/

/** An id that may be part of a key; null when it is not valid. */
export const idOf = (text: string | null | undefined): string | null =>
  text && ID.test(text) ? text : null

/** A trimmed name, cut to the longest length; null when nothing is left. */
export const nameOf = (text: string | null | undefined): string | null =>
  text?.trim().slice(0, LONGEST_NAME) || null
