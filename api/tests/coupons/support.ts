/** A player with a slip. */
import { randomUUID } from 'node:crypto'
import type { PlaceCouponBody } from '@grandstand/shared-types/wire/betting/coupon_actions'
import type { CouponView } from '@grandstand/shared-types/wire/betting/coupons'
import type { Violation } from '@grandstand/shared-types/coupons/evaluation/slip'
import type { ErrorKey, ErrorParam } from '@grandstand/shared-types/core/errors'
import { signInAs, type ApiSession } from '#tests/support/client'
import {
  makeSite,
  makeUser,
  type TestSite,
  type TestUser,
  type UserOptions,
} from '#tests/support/factories'
import type { SiteSettingsData } from '#sites/settings'

export interface Bettor {
  site: TestSite
  player: TestUser
  session: ApiSession
}

/** A signed-in player with 1000.00 and a very high payout limit, on a site of their own. */
export async function makeBettor(
  options: { settings?: Partial<SiteSettingsData>; user?: Partial<UserOptions> } = {}
): Promise<Bettor> {
  const { settings } = options
  const site = options.user?.site ?? (await makeSite(settings ? { settings } : {}))
  const player = await makeUser({
    site,
    type: 'player',
    balanceMinor: 100_000,
    limits: { maxPayoutMinor: 1_000_000 },
    ...options.user,
  })
  return { site, player, session: await signInAs(site, player) }
}

/** A slip of outcomes with the prices that the player saw. */
export function slip(
  selections: [outcomeId: number, oddsMilli: number][],
  changes: Partial<PlaceCouponBody> = {}
): PlaceCouponBody {
  return {
    kind: selections.length === 1 ? 'single' : 'combined',
    selections: selections.map(([outcomeId, oddsMilli]) => ({ outcomeId, oddsMilli })),
    totalStakeMinor: 1000,
    oddsChange: 'ask',
    ...changes,
  }
}

export interface PlaceRefusal {
  error: {
    key: ErrorKey
    message: string
    params: ErrorParam[]
    violations?: Violation[]
    fields?: { field: string; key: ErrorKey; params: ErrorParam[] }[]
  }
}

export const place = (session: ApiSession, body: unknown, key: string = randomUUID()) =>
  session.post<CouponView & PlaceRefusal>('/v1/coupons', body, { 'idempotency-key': key })

/** The player's cash. */
export async function cashOf(session: ApiSession): Promise<number> {
  const { body } = await session.get<{ balances: { balance: number } }>('/v1/me')
  return body.balances.balance
}
