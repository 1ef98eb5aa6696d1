/** A search that forgives accents and small slips of the fingers. */
import { folded } from './folded.ts'

/** Words of a text as a search compares them: folded, without signs. */
export const wordsOf = (text: string): string[] => folded(text).match(/[\p{L}\p{N}]+/gu) ?? []

/**
 * Whether every word that was typed stands in one of the texts: as a part of it, or with one slip from four letters on and two
 * from eight on. A slip is a wrong, missing or added letter, or two letters in the wrong order.
 */
export function isFound(typed: readonly string[], words: readonly string[]): boolean {
  const joined = words.join('')
  return typed.every(
    (part) => joined.includes(part) || words.some((word) => isNear(part, word, slipsIn(part)))
  )
}

const slipsIn = ({ length }: string): number => (length >= 8 ? 2 : length >= 4 ? 1 : 0)

/** Whether `typed` is at most `slips` away from the word or from its beginning, which is still being typed. */
function isNear(typed: string, word: string, slips: number): boolean {
  if (slips === 0 || word.length < typed.length - slips) return false
  let last: number[] = []
  let row = Array.from({ length: word.length + 1 }, (_, at) => at)
  for (let i = 1; i <= typed.length; i++) {
    const next = [i]
    for (let j = 1; j <= word.length; j++) {
      const isSame = typed[i - 1] === word[j - 1]
      const isTurned =
        i > 1 && j > 1 && typed[i - 1] === word[j - 2] && typed[i - 2] === word[j - 1]
      next[j] = Math.min(
        (row[j] ?? 0) + 1,
        (next[j - 1] ?? 0) + 1,
        (row[j - 1] ?? 0) + (isSame ? 0 : 1),
        isTurned ? (last[j - 2] ?? 0) + 1 : Number.POSITIVE_INFINITY
      )
    }
    if (Math.min(...next) > slips) return false
    last = row
    row = next
  }
  return row.some((distance, at) => at > 0 && distance <= slips)
}
