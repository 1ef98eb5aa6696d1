/** The figures of affiliates' statements while a period is drawn up. Pure functions. */
import {
  earnedByPlayers,
  ownEarnings,
  paidShare,
  payingOf,
  type Balances,
  type Besides,
  type OwnEarnings,
  type Paying,
} from '@grandstand/shared-types/affiliates/earnings'
import { NOTHING_FOUND, type FoundRevenue } from '@grandstand/shared-types/affiliates/found_revenue'
import {
  tellPlayer,
  toldPeriod,
  type ToldPlayer,
} from '@grandstand/shared-types/affiliates/telling'
import type { DealVersion } from '@grandstand/shared-types/wire/affiliates/affiliates'
import type { DrawnAffiliate, DrawnReferral } from '#affiliates/queries/affiliates_to_draw'
import type { OpenAdjustment } from '#affiliates/queries/open_adjustments'
import type { PeriodRevenue } from '#affiliates/queries/period_revenue'
import type { DealOf, DrawnPeriod } from '#affiliates/queries/terms_of_periods'
import type { StatementLine } from '#affiliates/queries/told_history'
import { partsAbove, type Retold } from '#affiliates/retelling'

export interface Sources {
  period: DrawnPeriod
  affiliates: ReadonlyMap<number, DrawnAffiliate>
  referrals: readonly DrawnReferral[]
  dealOf: DealOf
  /** By user. */
  revenues: ReadonlyMap<number, PeriodRevenue>
  /** Stakes of the periods before, by referral. */
  stakes: ReadonlyMap<number, number>
  before: ReadonlyMap<number, Balances>
  adjustments: readonly OpenAdjustment[]
  retold: Retold
}

export interface DraftPlayer extends ToldPlayer {
  referral: DrawnReferral
  found: FoundRevenue
  /** CPA of earlier periods that were told again. */
  retoldCpaMinor: number
}

export interface Draft {
  affiliate: DrawnAffiliate
  deal: DealVersion | null
  players: DraftPlayer[]
  own: OwnEarnings
  /** Everything that is told, of the period and of earlier ones. */
  lines: StatementLine[]
  besides: Besides
  paying: Paying
  before: Balances
  adjustments: OpenAdjustment[]
}

const FRESH: Balances = { carriedMinor: 0, owedMinor: 0 }

/** A draft for every affiliate with anything to tell, in the order of the affiliates. */
export function draftsOf(sources: Sources): Draft[] {
  const { period, affiliates, dealOf } = sources
  const told = [...affiliates.values()].map((affiliate) => ownOf(sources, affiliate))
  const parts = told.flatMap(({ affiliate, own }) =>
    partsAbove(affiliate, affiliates, period, { dealOf, earnedMinor: earnedByPlayers(own) })
  )
  const lines = [...parts.filter(isOfSomething), ...sources.retold.lines]
  const byAffiliate = Map.groupBy(lines, ({ affiliateId }) => affiliateId)
  return told
    .map((one) => draftOf(sources, one, byAffiliate.get(one.affiliate.id) ?? []))
    .filter(hasNews(sources.before))
}

type Own = Pick<Draft, 'affiliate' | 'deal' | 'players' | 'own'>

function ownOf(sources: Sources, affiliate: DrawnAffiliate): Own {
  const deal = sources.dealOf(affiliate.id, sources.period)
  const players = sources.referrals
    .filter(({ affiliateId }) => affiliateId === affiliate.id)
    .map((referral) => playerOf(sources, referral, deal))
    .filter(isNews)
  return { affiliate, deal, players, own: ownEarnings(deal, players) }
}

function playerOf(
  { revenues, stakes, period, retold }: Sources,
  referral: DrawnReferral,
  deal: DealVersion | null
): DraftPlayer {
  const found = revenues.get(referral.userId)
  const player = { ...referral, firstReturnAt: referral.firstReturnAt ?? found?.returnedAt ?? null }
  const known = {
    stakesMinor: stakes.get(referral.id) ?? 0,
    ...{ cpaMinor: referral.cpaMinor, cpaAt: referral.cpaAt },
  }
  const before = retold.players.get(referral.id) ?? known
  return {
    ...tellPlayer(player, found ?? NOTHING_FOUND, before, { ...period, terms: deal }),
    referral: player,
    found: found ?? NOTHING_FOUND,
    retoldCpaMinor: before.cpaMinor - known.cpaMinor,
  }
}

/** A player of whom nothing is told has no row. */
const isNews = ({ found, cpaChangeMinor, retoldCpaMinor, referral }: DraftPlayer): boolean =>
  referral.changesEarlier ||
  cpaChangeMinor !== 0 ||
  retoldCpaMinor !== 0 ||
  Object.values(found).some(Boolean)

function draftOf(sources: Sources, own: Own, below: readonly StatementLine[]): Draft {
  const { affiliate, deal } = own
  const { period, retold } = sources
  const balances = sources.before.get(affiliate.id) ?? FRESH
  const carriedMinor = retold.carried.get(affiliate.id) ?? balances.carriedMinor
  const before = { ...balances, carriedMinor }
  const adjustments = sources.adjustments.filter(({ affiliateId }) => affiliateId === affiliate.id)
  const isOfNow = ({ periodId }: StatementLine) => periodId === period.id
  const besides = {
    subMinor: sumOf(below.filter(isOfNow)),
    retoldMinor: sumOf(below.filter((line) => !isOfNow(line))),
    adjustmentsMinor: sumOf(adjustments),
  }
  const { paidMinor } = paidShare(deal, own.own.shareMinor, carriedMinor)
  const byPlayers: StatementLine = {
    ...{ affiliateId: affiliate.id, periodId: period.id, belowId: null },
    ...toldPeriod(own.own, paidMinor),
  }
  return {
    ...own,
    lines: [byPlayers, ...below].filter(isOfSomething),
    besides,
    paying: payingOf(deal, own.own, besides, before),
    before,
    adjustments,
  }
}

const isOfSomething = ({ earnedMinor, amountMinor }: StatementLine): boolean =>
  earnedMinor !== 0 || amountMinor !== 0

const sumOf = (amounts: readonly { amountMinor: number }[]): number =>
  amounts.reduce((sum, { amountMinor }) => sum + amountMinor, 0)

/** Whether there is anything to tell, or another amount to carry on than the latest statement does. */
const hasNews =
  (before: ReadonlyMap<number, Balances>) =>
  ({ affiliate, players, lines, adjustments, paying }: Draft): boolean =>
    players.length > 0 ||
    lines.length > 0 ||
    adjustments.length > 0 ||
    paying.carryMinor !== (before.get(affiliate.id) ?? FRESH).carriedMinor
