/** Every coupon of the reference on a season, settled by the rules under test. */
import { settleCoupon } from '../../src/coupons/payout/payout.ts'
import type { SelectionToSettle } from '../../src/coupons/payout/selection_to_settle.ts'
import { settleMarket } from '../../src/markets/settling/settle.ts'
import { isPlain } from '../../src/coupons/payout/dead_heat.ts'
import type { PlainOutcomeResult } from '../../src/markets/model/outcome_result.ts'
import type { Row } from '../support/csv.ts'
import { combinations } from '../support/enumerate.ts'
import {
  factsOf,
  handicapPrices,
  resultPrices,
  totalPrices,
  type AwardedMode,
} from './football_book.ts'

const STAKE_MINOR = 1000
const SOCCER = 1
const TAGS: Record<PlainOutcomeResult, string> = {
  won: 'won',
  lost: 'lost',
  void: 'void',
  halfWon: 'half_won',
  halfLost: 'half_lost',
}

export interface Column {
  coupons: number
  total_stake: string
  total_return: string
  results: Record<string, number>
}

class Tally {
  coupons = 0
  stakeMinor = 0
  returnMinor = 0
  results: Record<string, number> = {}

  add(stakeMinor: number, returnMinor: number, tag: string): void {
    this.coupons++
    this.stakeMinor += stakeMinor
    this.returnMinor += returnMinor
    this.results[tag] = (this.results[tag] ?? 0) + 1
  }

  column(): Column {
    const text = (minor: number) =>
      `${Math.floor(minor / 100)}.${String(minor % 100).padStart(2, '0')}`
    return {
      coupons: this.coupons,
      total_stake: text(this.stakeMinor),
      total_return: text(this.returnMinor),
      results: this.results,
    }
  }
}

export const COLUMNS = ['single_1x2', 'single_ou25', 'single_ah', 'treble', 'system_2_3'] as const

export function settleSeason(
  rows: readonly Row[],
  mode: AwardedMode
): Record<(typeof COLUMNS)[number], Column> {
  const tallies = {
    single_1x2: new Tally(),
    single_ou25: new Tally(),
    single_ah: new Tally(),
    treble: new Tally(),
    system_2_3: new Tally(),
  }
  const favourites: SelectionToSettle[] = []

  rows.forEach((row, matchId) => {
    const facts = factsOf(row, mode)
    if (!facts) return
    const isVoided = facts.status === 'awarded' && mode === 'void'
    const singles = (
      tally: Tally,
      type: number,
      specifier: string,
      keys: string[],
      prices: number[]
    ) => {
      const results = settleMarket({ sportId: SOCCER, marketTypeId: type, specifier }, keys, facts)
      return keys.map((key, index): SelectionToSettle => {
        const selection = { matchId, oddsMilli: prices[index] ?? 0, result: results[key] ?? null }
        const isPush = selection.result === 'void' && !isVoided
        tally.add(
          STAKE_MINOR,
          pay('single', [selection]),
          isPush
            ? 'push'
            : selection.result && isPlain(selection.result)
              ? TAGS[selection.result]
              : 'open'
        )
        return selection
      })
    }

    const result = resultPrices(row)
    if (result) {
      const selections = singles(tallies.single_1x2, 1, '', ['1', 'X', '2'], result)
      favourites.push(
        selections.reduce((best, selection) =>
          selection.oddsMilli < best.oddsMilli ? selection : best
        )
      )
    }
    const total = totalPrices(row)
    if (total) singles(tallies.single_ou25, 18, 'total=2.5', ['over', 'under'], total)
    const handicap = handicapPrices(row)
    if (handicap) {
      singles(tallies.single_ah, 16, handicap.specifier, ['home', 'away'], handicap.prices)
    }
  })

  for (let first = 0; first + 3 <= favourites.length; first += 3) {
    const selections = favourites.slice(first, first + 3)
    const isLost = selections.some((selection) => selection.result === 'lost')
    const isVoid = selections.every((selection) => selection.result === 'void')
    tallies.treble.add(
      STAKE_MINOR,
      pay('combined', selections),
      isLost ? 'lost' : isVoid ? 'void' : 'won'
    )
    const paidLines = combinations(selections, 2).filter((line) =>
      line.every((selection) => selection.result !== 'lost')
    )
    tallies.system_2_3.add(
      3 * STAKE_MINOR,
      pay('system', selections),
      `${paidLines.length}_lines_paid`
    )
  }
  return {
    single_1x2: tallies.single_1x2.column(),
    single_ou25: tallies.single_ou25.column(),
    single_ah: tallies.single_ah.column(),
    treble: tallies.treble.column(),
    system_2_3: tallies.system_2_3.column(),
  }
}

function pay(type: 'single' | 'combined' | 'system', selections: SelectionToSettle[]): number {
  const coupon = { type, selections, stakePerLineMinor: STAKE_MINOR, maxPayoutMinor: 0, sizes: [2] }
  return settleCoupon(coupon).payoutMinor
}
