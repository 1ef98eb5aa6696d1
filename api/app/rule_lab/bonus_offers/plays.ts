/** Coupons and rounds as the terms of bonuses see them, and how each ended. */
import { reads } from '#core/database/lagging_reads'
import type { Lobby } from '@grandstand/shared-types/accounts/lobbies'
import type { Product } from '@grandstand/shared-types/accounts/user_types'
import type { PlayEnd } from '@grandstand/shared-types/bonuses/counting'
import { COUPON_STATUS } from '@grandstand/shared-types/coupons/model/coupon_words'
import type { PlayedWith } from '@grandstand/shared-types/rule_lab/past_grant'
import { whereAmong } from '#core/database/transactions'
import type { SelectionRow } from '#rule_lab/queries/coupon_pages'

export interface PastPlay extends PlayedWith {
  /** Null while it is open. */
  ended: { end: PlayEnd; at: number | null } | null
}

interface CouponRow {
  id: number
  isLive: boolean | number
  state: string
  status: number
  settledAt: number | null
}

interface RoundRow {
  id: number
  product: Product
  lobby: Lobby | null
  gameId: number
  betCount: number
  closedAt: number | null
}

type Selection = Pick<
  SelectionRow,
  'couponId' | 'oddsMilli' | 'marketId' | 'marketTypeId' | 'outcomeId'
>

/** By their names, which `playOf` gives. */
export async function playsNamed(names: Iterable<string>): Promise<Map<string, PastPlay>> {
  const ids: Record<string, number[]> = { coupon: [], gameRound: [] }
  for (const name of new Set(names)) {
    const [kind = '', id] = name.split(':')
    ids[kind]?.push(Number(id))
  }
  return new Map([
    ...(await coupons(ids['coupon'] ?? [])),
    ...(await rounds(ids['gameRound'] ?? [])),
  ])
}

async function coupons(ids: readonly number[]): Promise<[string, PastPlay][]> {
  if (ids.length === 0) return []
  const rows: CouponRow[] = await whereAmong(
    reads().query<CouponRow>().from('coupons'),
    'id',
    ids
  ).select({
    id: 'id',
    isLive: 'is_live',
    state: 'state',
    status: 'status',
    settledAt: 'settled_at',
  })
  const selections: Selection[] = await whereAmong(
    reads().query<Selection>().from('coupon_selections'),
    'coupon_id',
    ids
  )
    .orderBy(['coupon_id', 'position'])
    .select({ couponId: 'coupon_id', oddsMilli: 'odds_milli' })
    .select({ marketId: 'market_id', marketTypeId: 'market_type_id', outcomeId: 'outcome_id' })
  const byCoupon = Map.groupBy(selections, ({ couponId }) => Number(couponId))
  return rows.map((row) => {
    const own = byCoupon.get(Number(row.id)) ?? []
    return [
      `coupon:${row.id}`,
      {
        play: {
          ...{ kind: 'coupon', product: row.isLive ? 'live' : 'sport' },
          selections: own.map(({ oddsMilli, marketTypeId }) => ({
            oddsMilli,
            marketTypeId: Number(marketTypeId),
          })),
        },
        picks: own.map(({ marketId, outcomeId }) => ({
          marketId: Number(marketId),
          outcomeId: Number(outcomeId),
        })),
        ended: endOf(row),
      },
    ]
  })
}

function endOf({ state, status, settledAt }: CouponRow): PastPlay['ended'] {
  const at = settledAt === null ? null : Number(settledAt)
  if (state === 'sold') return { end: 'sold', at }
  if (state === 'cancelled' || state === 'rejected') return { end: 'returned', at }
  if (state !== 'settled') return null
  return { end: status === COUPON_STATUS.cancelled ? 'returned' : 'settled', at }
}

async function rounds(ids: readonly number[]): Promise<[string, PastPlay][]> {
  if (ids.length === 0) return []
  const rows: RoundRow[] = await whereAmong(
    reads()
      .query<RoundRow>()
      .from('game_rounds')
      .leftJoin('games', 'games.id', 'game_rounds.game_id'),
    'game_rounds.id',
    ids
  ).select({
    ...{ id: 'game_rounds.id', product: 'game_rounds.product', gameId: 'game_rounds.game_id' },
    ...{ lobby: 'games.lobby', betCount: 'game_rounds.bet_count' },
    ...{ closedAt: 'game_rounds.closed_at' },
  })
  return rows.map(({ id, product, lobby, gameId, betCount, closedAt }) => [
    `gameRound:${id}`,
    {
      play: { kind: 'gameRound', product, lobby, gameId: Number(gameId) },
      picks: [],
      ended: roundEnd(Number(betCount), closedAt === null ? null : Number(closedAt)),
    },
  ])
}

function roundEnd(betCount: number, closedAt: number | null): PastPlay['ended'] {
  if (betCount === 0) return { end: 'returned', at: closedAt }
  return closedAt === null ? null : { end: 'settled', at: closedAt }
}
