/**
 * The part of a bet that wins in a dead heat (rules 19.6): of all orders in which the tied runners could stand, the part in
 * which the bet would win. One runner tied with others keeps places left over runners tied.
 */
import { deadHeatResult, type OutcomeResult } from '../model/outcome_result.ts'
import type { Finish } from '../../racing/finish/order.ts'

/** `won` of `of` orders that are all as good; both whole, `of` above 0. */
export interface Share {
  won: number
  of: number
}

const NONE: Share = { won: 0, of: 1 }
const ALL: Share = { won: 1, of: 1 }

/** Won, lost, or the part in lowest terms. */
export function resultOfShare({ won, of }: Share): OutcomeResult {
  if (won === 0) return 'lost'
  if (won === of) return 'won'
  const common = greatestDivisor(won, of)
  return deadHeatResult({ places: won / common, tied: of / common })
}

/** The share in which at least one of the numbers is among the first `places`. Several numbers are a coupled entry. */
export function placeShare(finish: Finish, numbers: readonly number[], places: number): Share {
  let before = 0
  for (const tied of finish) {
    const left = places - before
    if (left <= 0) return NONE
    const own = tied.filter((number) => numbers.includes(number)).length
    if (own > 0) return left >= tied.length ? ALL : tiedShare(tied.length, left, own)
    before += tied.length
  }
  return NONE
}

/** One less the chance that all of `own` miss the `left` places among `tied`. */
function tiedShare(tied: number, left: number, own: number): Share {
  let missed = 1
  let of = 1
  for (let turn = 0; turn < own; turn++) {
    missed *= Math.max(0, tied - left - turn)
    of *= tied - turn
  }
  return { won: of - missed, of }
}

/**
 * The share in which the first, second, ... are of these entries, each the numbers of one entry; null when fewer runners have
 * finished. The denominator depends on the finish alone.
 */
export function orderShare(finish: Finish, entries: readonly (readonly number[])[]): Share | null {
  const groups = finish.map((tied) => [...tied])
  const share = { won: 1, of: 1 }
  for (const numbers of entries) {
    const tied = groups.find((group) => group.length > 0)
    if (!tied) return null
    const own = tied.filter((number) => numbers.includes(number))
    share.won *= own.length
    share.of *= tied.length
    tied.splice(own[0] === undefined ? 0 : tied.indexOf(own[0]), 1)
  }
  return share
}

function greatestDivisor(a: number, b: number): number {
  return b === 0 ? a : greatestDivisor(b, a % b)
}
