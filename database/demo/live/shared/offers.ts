/** Markets in play: a nearly decided market is not offered, and an outcome that can no longer happen is inactive. */
import { findMarketType } from '@grandstand/shared-types/markets/table/market_types'
import { formatQuarters, formatSpecifier } from '@grandstand/shared-types/markets/model/specifier'
import { chanceOf, type Distribution } from '../../distributions.ts'
import type { ThreeWay } from '../../models/goal_markets.ts'
import { balancedLine, lineChance, MARGINS, priceOf, type LineType } from '../../pricing.ts'
import type { CourseState } from './course.ts'
import type { MatchStatus } from '@grandstand/shared-types/catalogue/match_status'

export interface LiveOutcome {
  key: string
  oddsMilli: number
  active: boolean
}

export interface Offer {
  typeId: number
  specifier: string
  isMainLine: boolean
  outcomes: LiveOutcome[]
}

/** The position of a match at the moment of its prices. */
export interface Position {
  status: MatchStatus
  period: number
  state: CourseState
  /** Seconds of the match clock; 0 where the sport has none. */
  clockSeconds: number
  /** How well home plays at the moment, from about -0.1 to 0.1. */
  momentum: number
}

/** A market with an outcome more likely than this is not offered. */
const SUREST = 0.98
/** An outcome less likely than this is inactive. */
const LEAST = 0.001

/** A market in which one outcome wins; empty when it is nearly decided. */
export function offer(
  typeId: number,
  margin: number,
  chance: (outcomeKey: string) => number,
  specifier = ''
): Offer[] {
  const chances = keysOf(typeId).map((key) => ({ key, chance: chance(key) }))
  if (chances.some((one) => one.chance > SUREST || Number.isNaN(one.chance))) return []
  const outcomes = chances.map((one) => ({
    key: one.key,
    oddsMilli: priceOf(one.chance, margin),
    active: one.chance >= LEAST,
  }))
  return [{ typeId, specifier, isMainLine: true, outcomes }]
}

const keysOf = (typeId: number) => findMarketType(typeId)?.outcomes.map(({ key }) => key) ?? []

const bySide = ({ home, draw, away }: ThreeWay, side: string) =>
  side === '1' ? home : side === 'X' ? draw : away

export const twoWay = (typeId: number, home: number, specifier = ''): Offer[] =>
  offer(typeId, MARGINS.twoWay, (key) => (key === 'home' ? home : 1 - home), specifier)

/** Marks the markets as extra ones beside the main market, such as those on the next set. */
export const asExtra = (offers: readonly Offer[]): Offer[] =>
  offers.map((one) => ({ ...one, isMainLine: false }))

export const yesNo = (typeId: number, yes: number): Offer[] =>
  offer(typeId, MARGINS.twoWay, (key) => (key === 'yes' ? yes : 1 - yes))

export const threeWay = (typeId: number, chances: ThreeWay, specifier = ''): Offer[] =>
  offer(typeId, MARGINS.threeWay, (key) => bySide(chances, key), specifier)

/** Result, double chance and draw no bet; double chance and draw no bet only where their types are given. */
export function results(
  chances: ThreeWay,
  types: { result: number; doubleChance?: number; drawNoBet?: number }
): Offer[] {
  const { home, away } = chances
  const double = (key: string) => [...key].reduce((sum, side) => sum + bySide(chances, side), 0)
  const isOpen = Math.max(home, chances.draw, away) <= SUREST
  if (!isOpen) return []
  return [
    ...threeWay(types.result, chances),
    ...(types.doubleChance === undefined ? [] : doubleChance(types.doubleChance, double)),
    ...(types.drawNoBet === undefined || home + away < 0.05
      ? []
      : twoWay(types.drawNoBet, home / (home + away))),
  ]
}

/** Two of three outcomes win: a pair that is nearly certain is inactive, the others stay. */
function doubleChance(typeId: number, chance: (key: string) => number): Offer[] {
  const outcomes = keysOf(typeId).map((key) => ({
    key,
    oddsMilli: priceOf(chance(key), MARGINS.threeWay),
    active: chance(key) <= SUREST && chance(key) >= LEAST,
  }))
  if (outcomes.filter(({ active }) => active).length < 2) return []
  return [{ typeId, specifier: '', isMainLine: true, outcomes }]
}

export const oddEven = (typeId: number, totals: Distribution, specifier = ''): Offer[] =>
  offer(
    typeId,
    MARGINS.twoWay,
    (key) => chanceOf(totals, (total) => (Math.abs(total) % 2 === 0) === (key === 'even')),
    specifier
  )

/**
 * The most balanced of the given lines and its neighbours, unless nearly decided. `spread`: lines to each side; `also`:
 * further lines, in quarters from the main one; `more`: further pairs of the specifier.
 */
export function lines(
  type: LineType,
  values: Distribution,
  {
    from,
    spread,
    also = [],
    more = {},
  }: {
    from: readonly number[]
    spread: number
    also?: readonly number[]
    more?: Readonly<Record<string, string>>
  }
): Offer[] {
  if (from.length === 0) return []
  const main = balancedLine(type, values, from)
  const at = from.indexOf(main)
  const beside = from.slice(Math.max(0, at - spread), at + spread + 1)
  const all = [...new Set([...beside, ...also.map((quarters) => main + quarters)])]
  const [firstKey] = keysOf(type.typeId)
  return all
    .sort((a, b) => a - b)
    .flatMap((line) => {
      const first = lineChance(type, values, line)
      const specifier = formatSpecifier({ ...more, [type.name]: formatQuarters(line) })
      const chance = (key: string) => (key === firstKey ? first : 1 - first)
      return offer(type.typeId, MARGINS.twoWay, chance, specifier).map((one) => ({
        ...one,
        isMainLine: line === main,
      }))
    })
}

/**
 * Lines around a value, on one grid for the whole match, so that their number does not grow: `anchor` is one of them,
 * in quarters, and they are `step` points apart.
 */
export function gridAround(
  value: number,
  { anchor = 2, step, reach = 2, least = -Infinity }: Grid
): number[] {
  const middle = anchor + Math.round((value * 4 - anchor) / (4 * step)) * 4 * step
  return Array.from(
    { length: 2 * reach + 1 },
    (_, index) => middle + (index - reach) * 4 * step
  ).filter((line) => line > least)
}

interface Grid {
  anchor?: number | undefined
  step: number
  reach?: number
  least?: number
}

/** Half lines around a value, in quarters: 2.3 with reach 2 gives 0.5 to 4.5. */
export function halvesAround(value: number, reach: number, least = -Infinity): number[] {
  const middle = Math.floor(value) * 4 + 2
  return Array.from({ length: 2 * reach + 1 }, (_, index) => middle + (index - reach) * 4).filter(
    (line) => line > least
  )
}
