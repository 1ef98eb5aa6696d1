/** Matches to bet on, and coupons placed without a page, for tests of what follows placing. */
import { expect } from '../../../e2e/test.ts'
import type {
  BoardMatch,
  BoardMatchList,
  OutcomeQuotes,
} from '@grandstand/shared-types/wire/betting/book'
import type { CouponDetail, CouponView } from '@grandstand/shared-types/wire/betting/coupons'
import type { PlaceCouponBody } from '@grandstand/shared-types/wire/betting/coupon_actions'
import type { Actor } from './accounts.ts'

const HOUR_MS = 3_600_000
const SOCCER = 1

/** A match with a lower price does not fit, because the price could not fall far enough. */
const MIN_ODDS_MILLI = 1300

/** Soccer matches that do not start while the tests run, with an open main market whose home win can still fall. */
export async function openMatches(actor: Actor, count: number): Promise<BoardMatch[]> {
  const from = Date.now() + 6 * HOUR_MS
  const { matches } = await actor.get<BoardMatchList>(
    `/v1/board/matches?lang=en&odds=main&sportId=${SOCCER}&from=${from}`
  )
  const open = matches
    .filter(({ markets }) => markets[0]?.status === 1)
    .filter((match) => homeWin(match).oddsMilli >= MIN_ODDS_MILLI)
    .slice(0, count)
  if (open.length < count) throw new Error(`the board has only ${open.length} such matches`)
  return open
}

/** The outcome of the home win. */
export function homeWin(match: BoardMatch) {
  const outcome = match.markets[0]?.outcomes[0]
  if (!outcome) throw new Error(`match ${match.id} has no market`)
  return outcome
}

/** Places a coupon on the home wins of these matches, for a player; a desk sells it through `sellOn`. */
export function placeOn(
  player: Actor,
  matches: readonly BoardMatch[],
  changes: Partial<PlaceCouponBody> = {},
  path = '/v1/coupons'
): Promise<CouponView> {
  return player.post<CouponView>(path, {
    kind: 'combined',
    selections: matches.map((match) => {
      const { id, oddsMilli } = homeWin(match)
      return { outcomeId: id, oddsMilli }
    }),
    totalStakeMinor: 2000,
    oddsChange: 'any',
    ...changes,
  })
}

/** Sells a ticket on the home win at a desk whose shift is open. */
export const sellOn = (cashier: Actor, match: BoardMatch): Promise<CouponView> =>
  placeOn(cashier, [match], { kind: 'single' }, '/v1/desk/coupons')

export const couponOf = (player: Actor, { id }: { id: number }): Promise<CouponDetail> =>
  player.get(`/v1/coupons/${id}`)

/** The only coupon of a player. */
export async function onlyCoupon(player: Actor): Promise<CouponView> {
  const coupons = await player.get<CouponView[]>('/v1/coupons')
  const [coupon] = coupons
  if (!coupon || coupons.length !== 1) throw new Error(`the player has ${coupons.length} coupons`)
  return coupon
}

/** Changes a price, as a trader does, and waits until bets are taken at it: the book follows the database. */
export async function setOdds(admin: Actor, outcomeId: number, oddsMilli: number): Promise<void> {
  await admin.put(`/v1/outcomes/${outcomeId}`, { oddsMilli })
  const quoted = async () =>
    (await admin.get<OutcomeQuotes>(`/v1/board/outcomes?ids=${outcomeId}`)).outcomes[0]?.oddsMilli
  await expect.poll(quoted).toBe(oddsMilli)
}

const HOME_WIN = {
  status: 'ended',
  fullTime: [2, 0],
  halfTime: [1, 0],
  periods: { 1: [1, 0], 2: [1, 0] },
}

/** Enters the first result of a match before its start, 2:0, as an officer does. */
export const endWithHomeWin = (admin: Actor, { id }: { id: number }): Promise<unknown> =>
  admin.post(`/v1/matches/${id}/results`, {
    basedOnRevision: 0,
    beforeStart: true,
    facts: HOME_WIN,
  })
