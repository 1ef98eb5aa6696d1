import type { NumbersRules } from '@grandstand/shared-types/games/numbers/numbers_game'
import { countByChance, numbersOf } from '../data/drawBetCode.ts'
import { countsOf, quickPick } from '../data/picks.ts'

/**
 * The lines of a bet code: `3-7-12` names the numbers of one, and `+3` is three lines by chance, each with `count` numbers. Null
 * for a line that the game does not have.
 */
export function linesOfCode(bet: string, rules: NumbersRules, count: number): number[][] | null {
  const byChance = countByChance(bet)
  if (byChance !== null) return Array.from({ length: byChance }, () => quickPick(rules, count))
  const numbers = numbersOf(bet)
  if (!numbers || !countsOf(rules).counts.includes(new Set(numbers).size)) return null
  const isLine =
    new Set(numbers).size === numbers.length &&
    numbers.every((number) => number >= 1 && number <= rules.pool)
  return isLine ? [numbers.toSorted((a, b) => a - b)] : null
}
