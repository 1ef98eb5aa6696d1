/** The picture of a game that has none: colours, letters and lines made of its title, the same wherever it stands. */
import { hashOf } from './hash_of.ts'

interface ArtLook {
  /** Degrees of the colour circle. */
  hue: number
  /** Degrees by which the lines are turned. */
  turn: number
  /** First letters of the first two words. */
  letters: string
}

export function artLook(title: string): ArtLook {
  const hash = hashOf(title.trim().toLowerCase())
  const words = title.match(/[\p{L}\p{N}]+/gu) ?? []
  const letters = words
    .slice(0, 2)
    .map((word) => [...word][0] ?? '')
    .join('')
    .toUpperCase()
  return { hue: hash % 360, turn: (Math.floor(hash / 360) % 12) * 15, letters }
}
