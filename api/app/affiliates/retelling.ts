/** Earlier periods told again after flags were decided (rules 16.8). Pure functions. */
import type { FoundRevenue } from '@grandstand/shared-types/affiliates/found_revenue'
import { abovesOf, partOfBelow } from '@grandstand/shared-types/affiliates/levels'
import { tellAgain, type PlayerHistory } from '@grandstand/shared-types/affiliates/telling'
import type { PlayerSoFar } from '@grandstand/shared-types/affiliates/referral'
import { must } from '#core/errors/must'
import type { DrawnAffiliate, DrawnReferral } from '#affiliates/queries/affiliates_to_draw'
import type { DealOf, DrawnPeriod } from '#affiliates/queries/terms_of_periods'
import type { StatementLine } from '#affiliates/queries/told_history'

/** Whose periods are told again: those of the own players, and those that affiliates above are told of. */
export interface Affected {
  byPlayers: ReadonlySet<number>
  below: ReadonlySet<number>
}

/** The affiliates whom decisions about flags concern. What one earns is told to those above, who count it only if both below count. */
export function affectedBy(
  affiliates: ReadonlyMap<number, DrawnAffiliate>,
  referrals: readonly DrawnReferral[]
): Affected {
  const byPlayers = new Set(
    referrals.filter((referral) => referral.changesEarlier).map(({ affiliateId }) => affiliateId)
  )
  const isBelow = ({ id, parentId, changesEarlier }: DrawnAffiliate) =>
    byPlayers.has(id) ||
    changesEarlier ||
    (parentId !== null && Boolean(affiliates.get(parentId)?.changesEarlier))
  return {
    byPlayers,
    below: new Set([...affiliates.values()].filter(isBelow).map(({ id }) => id)),
  }
}

export interface History {
  /** Those before the period that is drawn up, in their order. */
  periods: readonly DrawnPeriod[]
  dealOf: DealOf
  /** By referral, then by period; of the players of all affected affiliates. */
  found: ReadonlyMap<number, ReadonlyMap<number, FoundRevenue>>
  /** Of all affected affiliates. */
  told: readonly StatementLine[]
}

export interface Retold {
  /** How much more or less than was told. */
  lines: StatementLine[]
  /** Negative shares that are carried into the period, by affiliate. */
  carried: Map<number, number>
  /** By referral. */
  players: Map<number, PlayerSoFar>
}

export const NOTHING_RETOLD: Retold = { lines: [], carried: new Map(), players: new Map() }

/** Tells the periods of all affected affiliates again. */
export function retell(
  { byPlayers, below }: Affected,
  affiliates: ReadonlyMap<number, DrawnAffiliate>,
  referrals: readonly DrawnReferral[],
  history: History
): Retold {
  const retold: Retold = { lines: [], carried: new Map(), players: new Map() }
  const known = new Map(history.told.map((line) => [keyOf(line), line]))
  const put = (line: StatementLine): void => {
    const change = changeFrom(known.get(keyOf(line)), line)
    if (change) retold.lines.push(change)
    known.set(keyOf(line), line)
  }
  for (const affiliateId of byPlayers) {
    const players = referrals.filter((referral) => referral.affiliateId === affiliateId)
    const told = tellAgain(
      history.periods.map((period) => ({ ...period, terms: history.dealOf(affiliateId, period) })),
      players.map((player): PlayerHistory => ({
        ...player,
        found: history.found.get(player.id) ?? new Map(),
      }))
    )
    for (const [index, { id: periodId }] of history.periods.entries()) {
      put({ affiliateId, periodId, belowId: null, ...must(told.periods[index], 'told period') })
    }
    retold.carried.set(affiliateId, told.carriedMinor)
    for (const [index, soFar] of told.players.entries()) {
      retold.players.set(must(players[index], 'told player').id, soFar)
    }
  }
  for (const belowId of below) {
    const affiliate = must(affiliates.get(belowId), 'affiliate below')
    for (const period of history.periods) {
      const own = known.get(keyOf({ affiliateId: belowId, periodId: period.id, belowId: null }))
      for (const line of partsAbove(affiliate, affiliates, period, {
        dealOf: history.dealOf,
        earnedMinor: own?.earnedMinor ?? 0,
      })) {
        put(line)
      }
    }
  }
  return retold
}

/** A line for every affiliate above one who earned in a period, also where it is of nothing. */
export const partsAbove = (
  below: DrawnAffiliate,
  affiliates: ReadonlyMap<number, DrawnAffiliate>,
  period: DrawnPeriod,
  { dealOf, earnedMinor }: { dealOf: DealOf; earnedMinor: number }
): StatementLine[] =>
  abovesOf(below, affiliates).map((above): StatementLine => {
    const affiliateId = above.affiliate.id
    const told = { endsAt: period.endsAt, earnedMinor }
    const amountMinor = partOfBelow(above, below, told, dealOf(affiliateId, period))
    const lines = { affiliateId, periodId: period.id, belowId: below.id }
    return { ...lines, earnedMinor: amountMinor === 0 ? 0 : earnedMinor, amountMinor }
  })

type Place = Pick<StatementLine, 'affiliateId' | 'periodId' | 'belowId'>
const keyOf = ({ affiliateId, periodId, belowId }: Place): string =>
  `${affiliateId}:${periodId}:${belowId ?? ''}`

/** The change from what was told before; null without one. */
function changeFrom(before: StatementLine | undefined, line: StatementLine): StatementLine | null {
  const earnedMinor = line.earnedMinor - (before?.earnedMinor ?? 0)
  const amountMinor = line.amountMinor - (before?.amountMinor ?? 0)
  return earnedMinor === 0 && amountMinor === 0 ? null : { ...line, earnedMinor, amountMinor }
}
