/**
 * Every market type, in list order. Ids are the feed's (UOF), so that `marketTypeId` needs no mapping; ids from 100000
 * on are our own.
 */
import {
  BASEBALL_MARKET_TYPES,
  ESPORTS_MARKET_TYPES,
  RACING_MARKET_TYPES,
} from './baseball_and_others.ts'
import { BASKETBALL_MARKET_TYPES, HOCKEY_MARKET_TYPES } from './basketball_and_hockey.ts'
import { COMBO_MARKET_TYPES } from './combos.ts'
import { CARD_MARKET_TYPES, CORNER_MARKET_TYPES } from './corners_and_cards.ts'
import { GOAL_MARKET_TYPES } from './goals.ts'
import { HALF_MARKET_TYPES } from './halves.ts'
import { FIELD_MARKET_TYPES } from './races.ts'
import { SET_MARKET_TYPES } from './sets.ts'
import { MAIN_MARKET_TYPES } from './main.ts'
import type { MarketOutcome, MarketType } from '../model/market_type.ts'
import { playerOf } from '../model/player_key.ts'
import { isOrderMarket, orderTermsOf } from '../model/order_market.ts'
import { runnersInOrder } from '../model/order_key.ts'
import { isGroup, isPair, runnerOf, runnersOf } from '../model/runner_key.ts'
import { lineOf, parseScore, parseSpecifier } from '../model/specifier.ts'

export const MARKET_TYPES: readonly MarketType[] = [
  ...MAIN_MARKET_TYPES,
  ...GOAL_MARKET_TYPES,
  ...HALF_MARKET_TYPES,
  ...COMBO_MARKET_TYPES,
  ...CORNER_MARKET_TYPES,
  ...CARD_MARKET_TYPES,
  ...BASKETBALL_MARKET_TYPES,
  ...HOCKEY_MARKET_TYPES,
  ...SET_MARKET_TYPES,
  ...BASEBALL_MARKET_TYPES,
  ...ESPORTS_MARKET_TYPES,
  ...RACING_MARKET_TYPES,
  ...FIELD_MARKET_TYPES,
].sort((a, b) => a.listOrder - b.listOrder)

const byId = new Map(MARKET_TYPES.map((type) => [type.id, type]))

export function findMarketType(marketTypeId: number): MarketType | undefined {
  return byId.get(marketTypeId)
}

/** Ids of the types whose outcomes are the numbers of runners. */
export const RUNNER_MARKETS: readonly number[] = MARKET_TYPES.filter(
  ({ rule }) => rule.keysAre === 'runners'
).map(({ id }) => id)

export const isOfRunners = (marketTypeId: number): boolean => RUNNER_MARKETS.includes(marketTypeId)

/** Whether bets of the type are on runners: on one of them, or on several in order. */
export const isOnRunners = (marketTypeId: number): boolean =>
  isOfRunners(marketTypeId) || isOrderMarket(marketTypeId)

/** Whether the type is for races with a field; all others are for matches of two sides. */
export const isOnField = (type: MarketType): boolean =>
  Object.values(type.basisBySport).some((basis) => type.rule.needs(type, basis).includes('field'))

/** The types a sport offers, in list order. */
export function marketTypesOf(sportId: number): MarketType[] {
  return MARKET_TYPES.filter((type) => type.basisBySport[sportId] !== undefined)
}

const LINE_NAMES: Readonly<Record<MarketType['specifierKind'], readonly string[]>> = {
  none: [],
  total: ['total'],
  handicap: ['hcp'],
  scoreHandicap: ['hcp'],
  totalAndHandicap: ['total', 'hcp'],
  currentScore: ['score'],
  runnerPair: ['runners'],
  runnerGroup: ['runners'],
}

/** An example of what the specifier of the type looks like, for who has written another; a dash for none. */
export function specifierExample({ specifierKind, integers = [] }: MarketType): string {
  const line = (name: string) =>
    name === 'runners'
      ? specifierKind === 'runnerPair'
        ? '3-7'
        : '3-7-12'
      : name === 'score' || specifierKind === 'scoreHandicap'
        ? '0:1'
        : name === 'hcp'
          ? '-1.5'
          : '2.5'
  const names = LINE_NAMES[specifierKind]
  const pairs = [
    ...names.map((name) => `${name}=${line(name)}`),
    ...integers.map((name) => `${name}=1`),
  ]
  return pairs.join(', ') || '–'
}

/**
 * Whether a specifier has the form that its market type asks for: a line in quarters, a head start or score, the whole
 * numbers of the type, a known `variant` or none, and nothing else. Lines of a combination are halves, since a
 * combination has no half results.
 */
export function isSpecifierOf(type: MarketType, specifier: string): boolean {
  const pairs = parseSpecifier(specifier)
  if (pairs === null) return false
  const integers = type.integers ?? []
  const needed = [...LINE_NAMES[type.specifierKind], ...integers]
  const { variant, ...others } = pairs
  if (!isVariantOf(type, variant)) return false
  if (Object.keys(others).length !== needed.length) return false
  if (!integers.every((name) => /^[1-9]\d{0,3}$/.test(others[name] ?? ''))) return false
  return isLineOf(type, specifier, others)
}

/**
 * Whether the `variant` is known. It may be missing only where the last outcome is open (`6+`), so that every result
 * has an outcome.
 */
function isVariantOf({ variants, outcomes }: MarketType, variant: string | undefined): boolean {
  if (variant !== undefined) return variants !== undefined && Object.hasOwn(variants, variant)
  return variants === undefined || outcomes.some(({ key }) => key.endsWith('+'))
}

function isLineOf(
  type: MarketType,
  specifier: string,
  pairs: Readonly<Record<string, string>>
): boolean {
  const total = lineOf(specifier, 'total')
  const handicap = lineOf(specifier, 'hcp')
  const runners = runnersOf(pairs['runners'] ?? '') ?? []
  const fits = (line: number | null) =>
    line !== null && (type.parts === undefined || line % 2 === 0)
  switch (type.specifierKind) {
    case 'none':
      return true
    case 'total':
      return fits(total) && total !== null && total >= 0
    case 'handicap':
      return fits(handicap)
    case 'totalAndHandicap':
      return fits(total) && fits(handicap)
    case 'scoreHandicap':
      return parseScore(pairs['hcp'] ?? '') !== null
    case 'currentScore':
      return parseScore(pairs['score'] ?? '') !== null
    case 'runnerPair':
      return isPair(runners)
    case 'runnerGroup':
      return isGroup(runners)
  }
}

/** The runners that a market compares; null for one on the whole field, and for any other market. */
export const comparedIn = (specifier: string): number[] | null =>
  runnersOf(parseSpecifier(specifier)?.['runners'] ?? '')

/** All outcomes of a market: those of its specifier's `variant`, or the type's own. */
export function outcomesOf(type: MarketType, specifier: string): readonly MarketOutcome[] {
  const variant = parseSpecifier(specifier)?.['variant']
  return (variant === undefined ? undefined : type.variants?.[variant]) ?? type.outcomes
}

/** Whether the market has the outcome; any player's key is accepted, and any number of a runner that its specifier allows. */
export function isOutcomeOf(type: MarketType, specifier: string, outcomeKey: string): boolean {
  if (type.group === 'players' && playerOf(outcomeKey) !== null) return true
  const order = orderTermsOf(type.id)
  if (order) return runnersInOrder(outcomeKey, order) !== null
  const runner = type.rule.keysAre === 'runners' ? runnerOf(outcomeKey) : null
  if (runner !== null) return comparedIn(specifier)?.includes(runner) ?? true
  return outcomesOf(type, specifier).some(({ key }) => key === outcomeKey)
}
