/** The result of a bet on a race or an outright, and the price it is paid at (rules 19). */
import type { OutcomeResult } from '../model/outcome_result.ts'
import { hasRunner } from '../../racing/field/field.ts'
import { settleGroup, settleHeadToHead } from './against.ts'
import { settleClassified, settleExactClassified, settleMargin } from './counts.ts'
import { favouritesOf, settleFavourite } from './favourite.ts'
import {
  settleFastestLap,
  settleFirstRetirement,
  settlePole,
  settleSafetyCar,
} from './incidents.ts'
import { settleInOrder, settlePlace, settleQuinella } from './places.ts'
import { fixedPrice, priceToPay, type PaidPrice } from './price.ts'
import { isDecided, type Race } from './race.ts'
import type { EachWayBet, RacingBet } from './racing_bet.ts'

export interface RacingSettlement {
  /** Of an each-way bet, that of its win part. Null while the bet is open. */
  result: OutcomeResult | null
  /** Of the place part of an each-way bet; null for any other bet. */
  placeResult: OutcomeResult | null
  /** What a win is paid at, before the divisor of a place; null when nothing is paid at it, or it is not known yet. */
  price: PaidPrice | null
}

/**
 * Settles one bet on a race whose field and order have no faults (`fieldFaults`, `orderFaults`). A correction is the same call
 * with the new result. A bet that has won stays open until its starting price is known. Throws an Error for a runner that is
 * not in the field.
 */
export function settleRacingBet(race: Race, bet: RacingBet): RacingSettlement {
  const early = settledEarly(race, bet)
  const result = early === undefined ? resultOf(race, bet) : early
  if (result === null) return { result, placeResult: null, price: null }
  const placeResult = bet.type === 'eachWay' ? (early ?? settlePlacePart(race, bet)) : null
  const price = pricedAt(race, bet)
  const mayPay = [result, placeResult].some(
    (one) => one !== null && one !== 'lost' && one !== 'void'
  )
  if (mayPay && !price) return { result: null, placeResult: null, price: null }
  return { result, placeResult, price }
}

const settlePlacePart = (race: Race, { runner, terms }: EachWayBet): OutcomeResult =>
  settlePlace(race, runner, terms.places)

/** Bets that are read from a fact beside the order, which may be known before it. */
const BESIDE_THE_ORDER: ReadonlySet<RacingBet['type']> = new Set([
  'fastestLap',
  'pole',
  'firstRetirement',
  'classified',
  'exactClassified',
  'safetyCar',
])

/** Undefined when the order and the facts are to be read; null while the race that ran has no order yet. */
function settledEarly(race: Race, bet: RacingBet): OutcomeResult | null | undefined {
  const isRaceDecided = isDecided(race)
  if (bet.type === 'pole') return settlePole(race, bet.runner) ?? (isRaceDecided ? null : 'void')
  if (!isRaceDecided) return settledWithoutRace(race, bet)
  const isOff = runnersOf(bet).some((runner) => !hasRunner(race.field, runner))
  if (isOff) return bet.condition === 'antePost' ? 'lost' : 'void'
  const isOpen = race.result.order.length === 0 && !BESIDE_THE_ORDER.has(bet.type)
  return isOpen ? null : undefined
}

/** Without a race, what has happened before stands, and every other stake is returned (rules 19.10). */
function settledWithoutRace(race: Race, bet: RacingBet): OutcomeResult {
  if (race.result.status !== 'abandoned' && race.result.status !== 'ran') return 'void'
  if (bet.type === 'safetyCar' && race.result.hadSafetyCar) {
    return settleSafetyCar(race, bet.isYes) ?? 'void'
  }
  if (bet.type === 'firstRetirement' && race.result.firstRetirement?.length) {
    const isOff = bet.runner !== null && !hasRunner(race.field, bet.runner)
    return (isOff ? null : settleFirstRetirement(race, bet)) ?? 'void'
  }
  return 'void'
}

function runnersOf(bet: RacingBet): readonly number[] {
  if (bet.type === 'inOrder' || bet.type === 'quinella') return bet.runners
  return 'runner' in bet && bet.runner !== null ? [bet.runner] : []
}

function resultOf(race: Race, bet: RacingBet): OutcomeResult | null {
  switch (bet.type) {
    case 'winner':
    case 'eachWay':
      return settlePlace(race, bet.runner, 1)
    case 'place':
      return settlePlace(race, bet.runner, bet.places)
    case 'inOrder':
      return settleInOrder(race, bet.runners)
    case 'quinella':
      return settleQuinella(race, bet.runners)
    case 'headToHead':
      return settleHeadToHead(race, bet.runner, bet.against)
    case 'groupWinner':
      return settleGroup(race, bet.runner, bet.group)
    case 'fastestLap':
      return settleFastestLap(race, bet.runner)
    case 'pole':
      return settlePole(race, bet.runner)
    case 'firstRetirement':
      return settleFirstRetirement(race, bet)
    case 'classified':
      return settleClassified(race, bet)
    case 'exactClassified':
      return settleExactClassified(race, bet.count)
    case 'safetyCar':
      return settleSafetyCar(race, bet.isYes)
    case 'winningMargin':
      return settleMargin(race, bet)
    case 'favourite': {
      const favourites = favouritesOf(race.field)
      return favourites && settleFavourite(race, favourites)
    }
  }
}

function pricedAt(race: Race, bet: RacingBet): PaidPrice | null {
  switch (bet.type) {
    case 'winner':
    case 'eachWay':
    case 'place':
      return priceToPay(race, bet)
    case 'favourite': {
      const favourites = favouritesOf(race.field)
      return favourites && { oddsMilli: favourites.startingPriceMilli, deductionPercent: 0 }
    }
    default:
      return fixedPrice(bet.price)
  }
}
