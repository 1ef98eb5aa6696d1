/** The look of a team's crest, the same wherever the team stands: made of its name, since no club's own crest may be shown. */
import { hashOf } from '@grandstand/shared-types/browser/hash_of'

/** Colours of shirts; neighbours in the list are easily told apart. */
const SHIRTS = [
  '#c8202f',
  '#f2b705',
  '#1553b8',
  '#e9eef2',
  '#0f7a43',
  '#16181c',
  '#6d28b8',
  '#f26a1b',
  '#66b6e8',
  '#7a1230',
  '#0d2a5e',
  '#12a4a0',
] as const

export const CREST_PATTERNS = ['halves', 'stripes', 'hoops', 'sash', 'band', 'quarters'] as const
export type CrestPattern = (typeof CREST_PATTERNS)[number]

interface CrestLook {
  main: string
  other: string
  pattern: CrestPattern
}

export function crestLook(team: string): CrestLook {
  const hash = hashOf(team.trim().toLowerCase())
  const main = hash % SHIRTS.length
  // from 1 to one below the length, so that the two differ
  const step = 1 + (Math.floor(hash / SHIRTS.length) % (SHIRTS.length - 1))
  const pattern = Math.floor(hash / 1009) % CREST_PATTERNS.length
  return {
    main: SHIRTS[main] ?? SHIRTS[0],
    other: SHIRTS[(main + step) % SHIRTS.length] ?? SHIRTS[1],
    pattern: CREST_PATTERNS[pattern] ?? 'halves',
  }
}
