/** Actions on coupons and their matches after placing. */
import db from '@adonisjs/lucid/services/db'
import type { CouponDetail } from '@grandstand/shared-types/wire/betting/coupons'
import type { CouponEnd, SellOffer } from '@grandstand/shared-types/wire/betting/coupon_actions'
import { clock } from '#core/timing/clock'
import { inTransaction } from '#core/database/transactions'
import { loadMatches } from '#book/load'
import { houseAccountId } from '#ledger/accounts'
import type { PlayerPocket } from '#ledger/pockets'
import { post, reserveTransferIds } from '#ledger/post'
import { outcomeOf, type TestMatch } from '#tests/support/board'
import type { ApiSession } from '#tests/support/client'
import { accountIdOf, type TestUser } from '#tests/support/factories'
import { place, slip, type PlaceRefusal } from '#tests/coupons/support'

export type Ended = CouponEnd & PlaceRefusal

/** Places 10.00 on the home win of each match, at 2.000 unless another price was set; answers with the coupon's id. */
export async function placeOn(session: ApiSession, matches: TestMatch[]): Promise<number> {
  const answer = await place(
    session,
    slip(matches.map((match) => [outcomeOf(match, '1', '1'), 2000]))
  )
  if (answer.status !== 201) throw new Error(JSON.stringify(answer.body))
  return answer.body.id
}

export const detailOf = async (session: ApiSession, couponId: number): Promise<CouponDetail> =>
  (await session.get<CouponDetail>(`/v1/coupons/${couponId}`)).body

export const cancel = (session: ApiSession, couponId: number, key?: string) =>
  session.post<Ended>(
    `/v1/coupons/${couponId}/cancel`,
    {},
    key === undefined ? {} : { 'idempotency-key': key }
  )

export const askOffer = (session: ApiSession, couponId: number) =>
  session.get<SellOffer & PlaceRefusal>(`/v1/coupons/${couponId}/sell-offer`)

export const sell = (session: ApiSession, couponId: number, offerId: string) =>
  session.post<Ended>(`/v1/coupons/${couponId}/sell`, { offerId })

/** Changes rows below a match as staff or a feed would, and the book with them. */
export async function change(
  match: TestMatch,
  table: 'matches' | 'markets' | 'outcomes',
  id: number,
  columns: Record<string, string | number | boolean | null>
): Promise<void> {
  await db.query().from(table).where('id', id).update(columns)
  await db.query().from('matches').where('id', match.id).update({ changed_at: clock.now() })
  await loadMatches([match.id])
}

/** The present price of the home win. */
export const reprice = (match: TestMatch, oddsMilli: number) =>
  change(match, 'outcomes', outcomeOf(match, '1', '1'), { odds_milli: oddsMilli })

/** Puts money of the house into any pocket of a player. */
export async function fill(
  player: TestUser,
  pocket: PlayerPocket,
  amountMinor: number
): Promise<void> {
  const house = await houseAccountId(player.siteId, 'credit', player.currency)
  const accountId = await accountIdOf(player.id, pocket)
  const [id = 0] = await reserveTransferIds(1)
  const { siteId, currency } = player
  const legs = [
    { accountId: house, amountMinor: 0 - amountMinor },
    { accountId, amountMinor },
  ]
  await inTransaction((trx) =>
    post(trx, [{ id, key: `test:${id}`, kind: 'resettle', siteId, currency, legs }])
  )
}

/** The number of parallel requests by answer: `200` or the error key. */
export function countAnswers(
  answers: { status: number; body: Partial<PlaceRefusal> }[]
): Record<string, number> {
  const counts: Record<string, number> = {}
  for (const { status, body } of answers) {
    const name = status === 200 ? '200' : (body.error?.key ?? String(status))
    counts[name] = (counts[name] ?? 0) + 1
  }
  return counts
}
