/** The figures of affiliates' statements while a period is drawn up. Pure functions. */
import {
  earnedByPlayers,
  ownEarnings,
  payingOf,
  type Balances,
  type OwnEarnings,
  type Paying,
} from '@grandstand/shared-types/affiliates/earnings'
import { NOTHING_FOUND, type FoundRevenue } from '@grandstand/shared-types/affiliates/found_revenue'
import {
  countedRevenue,
  cpaChange,
  type Revenue,
} from '@grandstand/shared-types/affiliates/referral'
import { earnedBelow } from '@grandstand/shared-types/affiliates/levels'
import type { DealVersion } from '@grandstand/shared-types/wire/affiliates/affiliates'
import type {
  DrawnAffiliate,
  DrawnReferral,
  OpenAdjustment,
} from '#affiliates/queries/affiliates_to_draw'
import { NOTHING_EARLIER, type Earlier } from '#affiliates/queries/earlier_referrals'

export interface Sources {
  /** The first moment after the period. */
  endsAt: number
  affiliates: readonly DrawnAffiliate[]
  referrals: readonly DrawnReferral[]
  deals: ReadonlyMap<number, DealVersion>
  /** By user. */
  revenues: ReadonlyMap<number, FoundRevenue>
  /** By referral. */
  earlier: ReadonlyMap<number, Earlier>
  before: ReadonlyMap<number, Balances>
  adjustments: readonly OpenAdjustment[]
}

export interface DraftPlayer {
  referral: DrawnReferral
  found: FoundRevenue
  counted: Revenue
  cpaChangeMinor: number
}

export interface Draft {
  affiliate: DrawnAffiliate
  deal: DealVersion | null
  players: DraftPlayer[]
  own: OwnEarnings
  paying: Paying
  before: Balances
  adjustments: OpenAdjustment[]
  adjustmentsMinor: number
}

const FRESH: Balances = { carriedMinor: 0, owedMinor: 0 }

/** A draft for every affiliate with anything to tell, in the order of the affiliates. */
export function draftsOf(sources: Sources): Draft[] {
  const earned = sources.affiliates.map((affiliate) => {
    const deal = sources.deals.get(affiliate.id) ?? null
    const players = sources.referrals
      .filter(({ affiliateId }) => affiliateId === affiliate.id)
      .map((referral) => playerOf(sources, referral, deal))
      .filter(hasNews)
    return { affiliate, deal, players, own: ownEarnings(deal, players) }
  })
  const byPlayers = earned.map(({ affiliate, own }) => ({
    affiliate,
    earnedMinor: earnedByPlayers(own),
  }))
  return earned
    .map(({ affiliate, deal, players, own }): Draft => {
      const before = sources.before.get(affiliate.id) ?? FRESH
      const adjustments = sources.adjustments.filter(
        ({ affiliateId }) => affiliateId === affiliate.id
      )
      const adjustmentsMinor = adjustments.reduce((sum, { amountMinor }) => sum + amountMinor, 0)
      const below = earnedBelow(affiliate, byPlayers)
      const paying = payingOf(deal, own, { ...below, adjustmentsMinor }, before)
      return { affiliate, deal, players, own, paying, before, adjustments, adjustmentsMinor }
    })
    .filter(
      ({ players, adjustments, paying }) =>
        players.length > 0 || adjustments.length > 0 || paying.subMinor > 0
    )
}

function playerOf(
  { revenues, earlier, endsAt }: Sources,
  referral: DrawnReferral,
  deal: DealVersion | null
): DraftPlayer {
  const found = revenues.get(referral.userId) ?? NOTHING_FOUND
  const before = earlier.get(referral.id) ?? NOTHING_EARLIER
  const { firstDepositAt, firstDepositMinor, standing } = referral
  const hasDeposited = firstDepositAt !== null && firstDepositAt < endsAt
  const facts = {
    firstDepositMinor: hasDeposited ? firstDepositMinor : 0,
    stakesMinor: before.stakesMinor + found.stakesMinor,
    returnedDepositsMinor: before.found.chargebacksMinor + found.chargebacksMinor,
    endsAt,
  }
  return {
    referral,
    found,
    counted: countedRevenue(standing, found, before),
    cpaChangeMinor: deal ? cpaChange(standing, facts, before, deal) : 0,
  }
}

const hasNews = ({ found, counted, cpaChangeMinor }: DraftPlayer): boolean =>
  cpaChangeMinor !== 0 || [found, counted].some((part) => Object.values(part).some(Boolean))
