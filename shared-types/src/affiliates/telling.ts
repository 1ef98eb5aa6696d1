/** An affiliate's periods, told one after another from the first on (rules 16.5 to 16.8). Pure functions. Amounts in minor units. */
import type { DealTerms } from './deal.ts'
import { earnedByPlayers, ownEarnings, paidShare, type OwnEarnings } from './earnings.ts'
import { NOTHING_FOUND, type FoundRevenue } from './found_revenue.ts'
import {
  cpaChange,
  NO_REVENUE,
  NOTHING_SO_FAR,
  type PlayerSoFar,
  type ReferredPlayer,
  type Revenue,
} from './referral.ts'

export interface PeriodTerms {
  id: number
  /** The first moment after the period, epoch milliseconds. */
  endsAt: number
  /** Null for a period in which the affiliate earns nothing. */
  terms: DealTerms | null
}

export interface ToldPlayer {
  counted: Revenue
  cpaChangeMinor: number
  /** With the period. */
  soFar: PlayerSoFar
}

/** What a period adds for one player. */
export function tellPlayer(
  player: ReferredPlayer,
  found: FoundRevenue,
  before: PlayerSoFar,
  { endsAt, terms }: PeriodTerms
): ToldPlayer {
  const soFar = { ...before, stakesMinor: before.stakesMinor + found.stakesMinor }
  const cpaChangeMinor = terms ? cpaChange(player, soFar, terms, endsAt) : 0
  return {
    counted: endsAt <= player.countedUntil ? found : NO_REVENUE,
    cpaChangeMinor,
    soFar: {
      ...soFar,
      cpaMinor: soFar.cpaMinor + cpaChangeMinor,
      cpaAt: cpaChangeMinor > 0 ? endsAt : soFar.cpaAt,
    },
  }
}

/** What a period pays an affiliate for the own players. */
export interface ToldPeriod {
  /** Share and CPA, of which the affiliates above have their part; below 0 for a loss. */
  earnedMinor: number
  /** CPA, and the share as far as it is paid. */
  amountMinor: number
}

export const toldPeriod = (own: OwnEarnings, paidMinor: number): ToldPeriod => ({
  earnedMinor: earnedByPlayers(own),
  amountMinor: paidMinor + own.cpaMinor + own.clawbackMinor,
})

export interface PlayerHistory extends ReferredPlayer {
  /** By period; a period without anything may be missing. */
  found: ReadonlyMap<number, FoundRevenue>
}

export interface Told {
  /** In the order of the periods. */
  periods: ToldPeriod[]
  /** The negative share that is carried on from the last period, at most 0. */
  carriedMinor: number
  /** In the order of the players. */
  players: PlayerSoFar[]
}

/** Tells periods in their order by what is known of the players now. */
export function tellAgain(
  periods: readonly PeriodTerms[],
  players: readonly PlayerHistory[]
): Told {
  let soFar = players.map((): PlayerSoFar => NOTHING_SO_FAR)
  let carriedMinor = 0
  const told = periods.map((period) => {
    const each = players.map((player, index) =>
      tellPlayer(
        player,
        player.found.get(period.id) ?? NOTHING_FOUND,
        soFar[index] ?? NOTHING_SO_FAR,
        period
      )
    )
    soFar = each.map((player) => player.soFar)
    const own = ownEarnings(period.terms, each)
    const { paidMinor, carryMinor } = paidShare(period.terms, own.shareMinor, carriedMinor)
    carriedMinor = carryMinor
    return toldPeriod(own, paidMinor)
  })
  return { periods: told, carriedMinor, players: soFar }
}
