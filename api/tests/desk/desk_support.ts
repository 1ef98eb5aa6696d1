/** A shop with two desks, and a cashier's acts. */
import { randomUUID } from 'node:crypto'
import db from '@adonisjs/lucid/services/db'
import type { Permission } from '@grandstand/shared-types/accounts/user_types'
import type { CouponEnd } from '@grandstand/shared-types/wire/betting/coupon_actions'
import type { CouponView } from '@grandstand/shared-types/wire/betting/coupons'
import type {
  BillList,
  BillView,
  ShiftClosed,
  ShiftNow,
  ShiftView,
  TicketPayment,
} from '@grandstand/shared-types/wire/desk/desk'
import { slip, type PlaceRefusal } from '#tests/coupons/support'
import { printTicket } from '#tests/printing/support'
import { makeMatch, outcomeOf, type TestMatch } from '#tests/support/board'
import { signInAs, type ApiSession } from '#tests/support/client'
import {
  accountIdOf,
  makeSite,
  makeUser,
  type TestSite,
  type TestUser,
} from '#tests/support/factories'

/** A cashier's rights. */
export const DESK_RIGHTS: Permission[] = ['desk.sell', 'desk.pay', 'coupons.view', 'coupons.print']

export async function makeTerminal(
  site: TestSite,
  dealer: TestUser,
  currency: string = site.currency
) {
  const user = await makeUser({
    site,
    type: 'terminal',
    parent: dealer,
    currency,
    permissions: DESK_RIGHTS,
    limits: { maxPayoutMinor: 1_000_000 },
  })
  return { user, session: await signInAs(site, user) }
}

/** A dealer with two terminals, and a match. */
export async function makeDesks() {
  const site = await makeSite()
  // nobody below has a right that the dealer lacks
  const permissions: Permission[] = [...DESK_RIGHTS, 'desk.view']
  const dealer = await makeUser({ site, type: 'dealer', permissions })
  const first = await makeTerminal(site, dealer)
  const second = await makeTerminal(site, dealer)
  const match = await makeMatch()
  return { site, dealer, asDealer: await signInAs(site, dealer), first, second, match }
}

const keyed = (key: string = randomUUID()) => ({ 'idempotency-key': key })

export const open = (session: ApiSession, countedMinor: number, key?: string) =>
  session.post<ShiftView & PlaceRefusal>('/v1/desk/shifts', { countedMinor }, keyed(key))

export const close = (session: ApiSession, countedMinor: number, key?: string) =>
  session.post<ShiftClosed & PlaceRefusal>('/v1/desk/shift/close', { countedMinor }, keyed(key))

export const now = async (session: ApiSession) =>
  (await session.get<ShiftNow>('/v1/desk/shift')).body.shift

/** Sells 10.00 on the home win, at 2.000. */
export const sellOn = (session: ApiSession, match: TestMatch, key?: string) =>
  session.post<CouponView & PlaceRefusal>(
    '/v1/desk/coupons',
    slip([[outcomeOf(match, '1', '1'), 2000]]),
    keyed(key)
  )

/** Sells a coupon and prints it; its id, code and the signed code of the paper. */
export async function sold(session: ApiSession, match: TestMatch) {
  const { status, body } = await sellOn(session, match)
  if (status !== 201) throw new Error(JSON.stringify(body))
  return { id: body.id, code: body.code, paper: await printTicket(session, body.id) }
}

export const pay = (session: ApiSession, code: string, key?: string) =>
  session.post<TicketPayment & PlaceRefusal>('/v1/desk/payments', { code }, keyed(key))

export const cancelAt = (session: ApiSession, code: string, key?: string) =>
  session.post<CouponEnd & PlaceRefusal>('/v1/desk/cancellations', { code }, keyed(key))

/** Balance of an account of a desk, or of a player's cash, in the ledger. */
export async function holds(
  user: TestUser,
  pocket: 'drawer' | 'unpaid' | 'balance'
): Promise<number> {
  const id = await accountIdOf(user.id, pocket)
  const row = await db.from('ledger_accounts').where('id', id).select('balance').firstOrFail()
  return Number(row.balance)
}

export const cut = (session: ApiSession, key: string = randomUUID()) =>
  session.post<BillView & PlaceRefusal>('/v1/desk/bills', {}, keyed(key))

export const billsAt = async (session: ApiSession, before?: number) =>
  (await session.get<BillList>(`/v1/desk/bills${before ? `?before=${before}` : ''}`)).body
