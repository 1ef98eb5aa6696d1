/** Why a bonus that was met is held (rules 15.11). */
import {
  cancellingPairs,
  lowRiskPartMilli,
  MOST_LOW_RISK_MILLI,
  type BonusFlag,
  type BonusFlagDetail,
  type PickedCoupon,
} from '@grandstand/shared-types/bonuses/flags'
import { whereAmong, type Reader } from '#core/database/transactions'
import { linkedPlayers, type Link } from '#bonuses/flags/linked_players'
import type { Grant } from '#bonuses/grants/grant'

const LINKS = ['sameDevice', 'sameAddress', 'samePaymentAccount', 'sameIdentity'] as const
/** An address is shared too widely to say that somebody plays at two brands, or for two. */
const CLOSE_LINKS: readonly Link[] = ['sameDevice', 'samePaymentAccount', 'sameIdentity']
const MOST_PAIRS = 10

export interface FoundFlag {
  flag: BonusFlag
  detail: BonusFlagDetail
}

/** The flags among `wanted` that hold for the grant. */
export async function flagsOf(
  from: Reader,
  grant: Grant,
  wanted: readonly BonusFlag[]
): Promise<FoundFlag[]> {
  if (wanted.length === 0) return []
  const linked = await linkedPlayers(from, grant)
  const near = (link: Link) =>
    linked[link].filter(({ siteId }) => siteId === grant.siteId).map(({ id }) => id)
  const close = [...new Set(CLOSE_LINKS.flatMap(near))]
  const isAtOtherBrand = CLOSE_LINKS.some((link) =>
    linked[link].some(({ siteId }) => siteId !== grant.siteId)
  )
  const found: FoundFlag[] = LINKS.flatMap((flag) =>
    near(flag).length > 0 ? [{ flag, detail: { userIds: near(flag) } }] : []
  )
  if (isAtOtherBrand) found.push({ flag: 'otherBrand', detail: {} })
  const paid = await paidCoupons(from, grant)
  const others = await otherCoupons(from, grant, close)
  const couponPairs = cancellingPairs(paid, others, MOST_PAIRS)
  if (couponPairs.length > 0) found.push({ flag: 'cancelledOut', detail: { couponPairs } })
  const percentMilli = lowRiskPartMilli([...paid, ...(await roundsOf(from, grant))])
  if (percentMilli > MOST_LOW_RISK_MILLI) found.push({ flag: 'lowRisk', detail: { percentMilli } })
  return found.filter(({ flag }) => wanted.includes(flag))
}

interface PaidCoupon extends PickedCoupon {
  countedMinor: number
  oddsMilli: number[]
}

interface SelectionRow {
  couponId: number
  countedMinor: number
  marketId: number
  outcomeId: number
  oddsMilli: number
}

async function paidCoupons(from: Reader, { id }: Grant): Promise<PaidCoupon[]> {
  const rows: SelectionRow[] = await from
    .query<SelectionRow>()
    .from('bonus_plays as p')
    .join('coupon_selections as s', 's.coupon_id', 'p.play_id')
    .where({ 'p.grant_id': id, 'p.kind': 'coupon' })
    .whereIn('p.end', ['open', 'settled'])
    .select({ couponId: 'p.play_id', countedMinor: 'p.counted', marketId: 's.market_id' })
    .select({ outcomeId: 's.outcome_id', oddsMilli: 's.odds_milli' })
  return byCoupon(rows).map(([couponId, own]) => ({
    couponId,
    countedMinor: Number(own[0]?.countedMinor ?? 0),
    picks: picksOf(own),
    oddsMilli: own.map(({ oddsMilli }) => Number(oddsMilli)),
  }))
}

/** Coupons of the player that the bonus did not pay for, and those of players who may be the same person, since it was given. */
async function otherCoupons(
  from: Reader,
  { id, userId, createdAt }: Grant,
  linkedIds: readonly number[]
): Promise<PickedCoupon[]> {
  const query = from.query<Omit<SelectionRow, 'countedMinor' | 'oddsMilli'>>().from('coupons as c')
  const rows = await whereAmong(query, 'c.user_id', [userId, ...linkedIds])
    .join('coupon_selections as s', 's.coupon_id', 'c.id')
    .where('c.placed_at', '>=', createdAt)
    .whereNotIn('c.state', ['cancelled', 'rejected'])
    .whereNotExists(
      from
        .query()
        .from('bonus_plays as p')
        .where({ 'p.grant_id': id, 'p.kind': 'coupon' })
        .whereColumn('p.play_id', 'c.id')
    )
    .select({ couponId: 'c.id', marketId: 's.market_id', outcomeId: 's.outcome_id' })
  return byCoupon(rows).map(([couponId, own]) => ({ couponId, picks: picksOf(own) }))
}

/** Rounds count too, and none of them at low odds. */
async function roundsOf(from: Reader, { id }: Grant) {
  const rows: { countedMinor: number }[] = await from
    .query<{ countedMinor: number }>()
    .from('bonus_plays')
    .where({ grant_id: id, kind: 'gameRound' })
    .select({ countedMinor: 'counted' })
  return rows.map(({ countedMinor }) => ({ countedMinor: Number(countedMinor), oddsMilli: [] }))
}

const byCoupon = <Row extends { couponId: number }>(rows: readonly Row[]): [number, Row[]][] => [
  ...Map.groupBy(rows, ({ couponId }) => Number(couponId)),
]

const picksOf = (rows: readonly { marketId: number; outcomeId: number }[]) =>
  rows.map(({ marketId, outcomeId }) => ({
    marketId: Number(marketId),
    outcomeId: Number(outcomeId),
  }))
