/** Coupons on test matches as placing would leave them, with their stake posted, and helpers that read them later. */
import db from '@adonisjs/lucid/services/db'
import { countLines, groupByMatch, lineSizes } from '@grandstand/shared-types/coupons/payout/lines'
import { COUPON_STATUS, type CouponType } from '@grandstand/shared-types/coupons/model/coupon_words'
import type { BonusSettings } from '@grandstand/shared-types/coupons/payout/bonus'
import type { MatchFacts, Score } from '@grandstand/shared-types/markets/model/match_facts'
import type { SettlementPreview } from '@grandstand/shared-types/wire/betting/settlement'
import { storeResults } from '#catalogue/actions/store_results'
import { clock } from '#core/timing/clock'
import { inTransaction, insertAll } from '#core/database/transactions'
import { reserveIds } from '#core/database/id_blocks'
import { newCouponCode } from '#coupons/placing/coupon_code'
import { houseAccountId } from '#ledger/accounts'
import { post, reserveTransferIds, type Transfer } from '#ledger/post'
import { settleMatch } from '#settlement/actions/settle_matches'
import { accountIdOf, type TestUser } from '#tests/support/factories'
import { outcomeOf, type TestMatch } from '#tests/support/board'

export interface Pick {
  match: TestMatch
  /** Key of the market as in `makeMatch`, such as `1` or `18:total=2.5`. */
  market: string
  key: string
  /** By default 2.000. */
  oddsMilli?: number
  isBanker?: boolean
}

export interface CouponOptions {
  picks: Pick[]
  /** By default the type that follows from the selections; `system` needs `sizes`. */
  sizes?: number[]
  /** Minor units; by default 10.00. */
  stakePerLineMinor?: number
  payoutCapMinor?: number
  oddsCapMilli?: number
  bonus?: BonusSettings
}

const USUAL_STAKE = 1000
const NO_CAP = 1_000_000_000_000

/** Resolves to the coupon's id. The player must have the money. */
export async function placeTestCoupon(player: TestUser, options: CouponOptions): Promise<number> {
  const [id = 0] = await placeTestCoupons(player, [options])
  return id
}

/** Many at once, in one transaction. */
export async function placeTestCoupons(
  player: TestUser,
  coupons: readonly CouponOptions[]
): Promise<number[]> {
  const ids = await reserveIds('coupons', coupons.length)
  const transferIds = await reserveTransferIds(coupons.length)
  const stakesId = await houseAccountId(player.siteId, 'stakes', player.currency)
  const cashId = await accountIdOf(player.id, 'balance')
  const rows = coupons.map((options, index) => couponRow(ids[index] ?? 0, player, options))
  const selections = coupons.flatMap(({ picks }, index) =>
    picks.map((pick, position) => selectionRow(ids[index] ?? 0, position, pick))
  )
  const transfers = rows.map(({ id, total_stake: stake }, index): Transfer => ({
    id: transferIds[index] ?? 0,
    key: `coupon:${id}:stake`,
    kind: 'stake',
    siteId: player.siteId,
    currency: player.currency,
    referenceType: 'coupon',
    referenceId: id,
    legs: [
      { accountId: cashId, amountMinor: 0 - stake },
      { accountId: stakesId, amountMinor: stake },
    ],
  }))
  await inTransaction(async (trx) => {
    await insertAll(trx, 'coupons', rows)
    await insertAll(trx, 'coupon_selections', selections)
    await post(trx, transfers)
  })
  return ids
}

function couponRow(id: number, player: TestUser, options: CouponOptions) {
  const { picks, sizes, stakePerLineMinor = USUAL_STAKE } = options
  const groups = groupByMatch(
    picks.map(({ match, isBanker = false }) => ({ matchId: match.id, isBanker }))
  )
  const type = typeOf(picks.length, groups.length, sizes)
  const lineCount = countLines(
    groups.map((group) => ({ picks: group.picks.length, isBanker: group.isBanker })),
    lineSizes(type, groups.length, sizes)
  )
  return {
    id,
    code: newCouponCode(),
    site_id: player.siteId,
    user_id: player.id,
    type,
    state: 'accepted',
    status: COUPON_STATUS.waiting,
    currency: player.currency,
    line_count: lineCount,
    stake_per_line: stakePerLineMinor,
    total_stake: stakePerLineMinor * lineCount,
    total_odds_milli: 2000,
    max_payout: NO_CAP,
    payout_cap: options.payoutCapMinor ?? NO_CAP,
    odds_cap_milli: options.oddsCapMilli ?? 0,
    bonus_rule: options.bonus ? JSON.stringify(options.bonus) : '',
    sizes: sizes?.join(',') ?? '',
    selection_count: picks.length,
    open_count: picks.length,
    fingerprint: id,
    placed_at: clock.now(),
  }
}

function typeOf(picks: number, matches: number, sizes?: number[]): CouponType {
  if (sizes) return 'system'
  if (picks === 1) return 'single'
  return matches < picks ? 'multiple' : 'combined'
}

function selectionRow(couponId: number, position: number, pick: Pick) {
  const { match, market, key } = pick
  const { id, typeId, specifier } = match.markets[market] ?? { id: 0, typeId: 0, specifier: '' }
  return {
    coupon_id: couponId,
    position,
    match_id: match.id,
    market_id: id,
    outcome_id: outcomeOf(match, market, key),
    market_type_id: typeId,
    specifier,
    outcome_key: key,
    odds_milli: pick.oddsMilli ?? 2000,
    is_banker: pick.isBanker === true,
    home: match.home,
    away: match.away,
    starts_at: match.startsAt,
  }
}

/** Soccer facts of a match that ran its course; by default nil-nil at half time. */
export const ended = (fullTime: Score, halfTime: Score = [0, 0]): MatchFacts => ({
  status: 'ended',
  periods: {},
  fullTime,
  halfTime,
})

export interface CouponState {
  state: string
  status: number
  payout: number | null
  unclamped_payout: number | null
  bonus_paid: number
  open_count: number
  settlement_revision: number
  is_partially_returned: number
  settled_at: number | null
}

export async function couponState(couponId: number): Promise<CouponState> {
  return db.query<CouponState>().from('coupons').where('id', couponId).firstOrFail()
}

/** Kinds and amounts posted for a coupon to its player's accounts, without the stake, in order. */
export async function postingsOf(couponId: number): Promise<string[]> {
  const rows = await db
    .query<{ kind: string; pocket: string; amount: number }>()
    .from('ledger_transfers as t')
    .join('ledger_entries as e', 'e.transfer_id', 't.id')
    .join('ledger_accounts as a', 'a.id', 'e.account_id')
    .where({ reference_type: 'coupon', reference_id: couponId })
    .whereNotNull('a.user_id')
    .whereNot('kind', 'stake')
    .orderBy('e.id')
    .select('kind', 'pocket', 'amount')
  return rows.map(({ kind, pocket, amount }) => `${kind} ${pocket} ${amount}`)
}

/** Stores a result and settles it. */
export async function enter(match: TestMatch, facts: MatchFacts): Promise<SettlementPreview> {
  await storeResults([{ matchId: match.id, facts, source: 'test', actorId: null }])
  return settleMatch(match.id)
}
