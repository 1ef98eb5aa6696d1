/** A shop whose papers feed a jackpot, and win it. */
import { randomUUID } from 'node:crypto'
import db from '@adonisjs/lucid/services/db'
import { MICRO } from '@grandstand/shared-types/games/jackpot/jackpot'
import type { CouponView } from '@grandstand/shared-types/wire/betting/coupons'
import type { DrawPurchase } from '@grandstand/shared-types/wire/draws'
import type { JackpotBody, JackpotRow } from '@grandstand/shared-types/wire/games/jackpots'
import { must } from '#core/errors/must'
import { slip } from '#tests/coupons/support'
import { makeDesks, open } from '#tests/desk/desk_support'
import { betOf, buy } from '#tests/draws/draw_support'
import { makeJackpot, SMALL, storedLevel, winsOf } from '#tests/jackpots/jackpot_support'
import { printTicket } from '#tests/printing/support'
import { outcomeOf, type TestMatch } from '#tests/support/board'
import type { ApiSession, Refusal } from '#tests/support/client'
import { type TestSite } from '#tests/support/factories'

export const DAY_MS = 86_400_000
export const FLOAT = 100_000
export const SPORT = { countsSport: true, countedLobbies: [] }
export const keyed = () => ({ 'idempotency-key': randomUUID() })
export const levelOf = ({ levels }: JackpotRow) => must(levels[0], 'level').id

/** A shop with open shifts at both desks, and a jackpot over its coupons. */
export async function shopWith(changes: Partial<JackpotBody>) {
  const desks = await makeDesks()
  const { jackpot, session: admin } = await makeJackpot(desks.site, changes)
  await open(desks.first.session, FLOAT)
  await open(desks.second.session, FLOAT)
  return { ...desks, level: levelOf(jackpot), admin }
}

/** A jackpot that the stake of 200.00 brings down: its share of 20.00 is far above the bound of 1.00. */
export const falling = () => shopWith({ ...SPORT, levels: [SMALL] })

/** Sells a coupon of 200.00 on the home win, at 2.000, and prints it. */
export async function sellWinning(session: ApiSession, match: TestMatch) {
  const body = slip([[outcomeOf(match, '1', '1'), 2_000]], { totalStakeMinor: 20_000 })
  const { status, body: coupon } = await session.post<CouponView & Refusal>(
    '/v1/desk/coupons',
    body,
    keyed()
  )
  if (status !== 201) throw new Error(JSON.stringify(coupon))
  return { id: coupon.id, code: coupon.code, paper: await printTicket(session, coupon.id) }
}

export const wonOf = async (levelId: number): Promise<number> =>
  (await winsOf(levelId)).reduce((sum, { amount }) => sum + Number(amount), 0)

export const putInto = async (id: number) => {
  const { run } = await storedLevel(id)
  return run.valueMicro - run.seedMinor * MICRO
}

export async function sellTicket(session: ApiSession, drawId: number, stakeMinor: number) {
  const order = { drawId, bets: [betOf('keno', 1, stakeMinor)] }
  const sold = await buy<DrawPurchase & Refusal>(
    session,
    order,
    randomUUID(),
    '/v1/desk/draw-tickets'
  )
  if (sold.status !== 201) throw new Error(JSON.stringify(sold.body))
  return must(sold.body.tickets[0], 'ticket')
}

/** Prints the page of a coupon or a ticket in English. */
export async function printed(session: ApiSession, order: object, path: string): Promise<string> {
  const isDraw = 'ticketId' in order
  const asked = await session.post<{ page: string }>(
    isDraw ? '/v1/draw-prints' : '/v1/prints',
    order
  )
  if (asked.status !== 201) throw new Error(JSON.stringify(asked.body))
  const page = await session.get<string>(`/v1/print/${asked.body.page}?${path}&lang=en`)
  return String(page.body).replaceAll(/\s+/g, ' ')
}

export const codeIn = (text: string): string =>
  (/\d{4} \d{4} \d{4} \d{4} \d{4} \d{4} \d{2}/.exec(text)?.[0] ?? '').replaceAll(' ', '')

export const expiryOf = (site: TestSite) =>
  db.from('ticket_dues').where({ site_id: site.id, kind: 'jackpotWin' }).firstOrFail()
