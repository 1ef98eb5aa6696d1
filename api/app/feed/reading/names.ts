/** Ids and names of what a feed brings, in bounded length: they are stored, sent and written down. */

const LONGEST_NAME = 120
const ID = /^[A-Za-z0-9_:.-]{1,40}$/

/** An id as a part of a key; null when it is none. */
export const idOf = (text: string | null | undefined): string | null =>
  text && ID.test(text) ? text : null

/** A name without white space around it, cut where it is too long; null when nothing is left. */
export const nameOf = (text: string | null | undefined): string | null =>
  text?.trim().slice(0, LONGEST_NAME) || null
