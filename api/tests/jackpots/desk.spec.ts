/** Papers of desks feed jackpots and win them: the bearer is paid in cash, once (rules 13.6, 8.14). */
import { randomUUID } from 'node:crypto'
import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import { shortName } from '@grandstand/shared-types/accounts/short_name'
import type { LiveState } from '@grandstand/shared-types/live/state'
import { MICRO } from '@grandstand/shared-types/games/jackpot/jackpot'
import type { CouponView } from '@grandstand/shared-types/wire/betting/coupons'
import type { DrawPurchase, DrawTicketPayment } from '@grandstand/shared-types/wire/draws'
import type {
  JackpotBody,
  JackpotRow,
  JackpotWinRow,
  JackpotWinView,
} from '@grandstand/shared-types/wire/games/jackpots'
import { acceptOrRejectDue } from '#coupons/acceptance/acceptance_loop'
import { reconcilePaperJackpots } from '#coupons/dues/reconcile_jackpots'
import { must } from '#core/errors/must'
import { openAllDoors } from '#core/throttle/throttle'
import { clock } from '#core/timing/clock'
import { expireTickets } from '#desk/expiry/expire_tickets'
import { forgetWinners, winners } from '#highlights/queries/winners'
import { fallOf } from '#jackpots/queries/present_levels'
import { reconcileJackpots } from '#jackpots/reconcile'
import { houseHolds } from '#tests/cards/card_support'
import { slip } from '#tests/coupons/support'
import {
  cancelAt,
  DESK_RIGHTS,
  holds,
  makeDesks,
  makeTerminal,
  now,
  open,
  pay,
  sellOn,
} from '#tests/desk/desk_support'
import { betOf, buy, openDraws } from '#tests/draws/draw_support'
import { makeJackpot, SMALL, storedLevel, winsOf } from '#tests/jackpots/jackpot_support'
import { check, printTicket } from '#tests/printing/support'
import { ended, enter } from '#tests/settlement/support'
import { makeMatch, outcomeOf, type TestMatch } from '#tests/support/board'
import { TestFeed } from '#tests/support/test_feed'
import { requireWholeBooks } from '#tests/support/books'
import type { ApiSession, Refusal } from '#tests/support/client'
import { makeUser, type TestSite } from '#tests/support/factories'

const DAY_MS = 86_400_000
const FLOAT = 100_000
const SPORT = { countsSport: true, countedLobbies: [] }
const keyed = () => ({ 'idempotency-key': randomUUID() })
const levelOf = ({ levels }: JackpotRow) => must(levels[0], 'level').id

/** A shop with open shifts at both desks, and a jackpot over its coupons. */
async function shopWith(changes: Partial<JackpotBody>) {
  const desks = await makeDesks()
  const { jackpot, session: admin } = await makeJackpot(desks.site, changes)
  await open(desks.first.session, FLOAT)
  await open(desks.second.session, FLOAT)
  return { ...desks, level: levelOf(jackpot), admin }
}

/** A jackpot that the stake of 200.00 brings down: its share of 20.00 is far above the bound of 1.00. */
const falling = () => shopWith({ ...SPORT, levels: [SMALL] })

/** Sells a coupon of 200.00 on the home win, at 2.000, and prints it. */
async function sellWinning(session: ApiSession, match: TestMatch) {
  const body = slip([[outcomeOf(match, '1', '1'), 2_000]], { totalStakeMinor: 20_000 })
  const { status, body: coupon } = await session.post<CouponView & Refusal>(
    '/v1/desk/coupons',
    body,
    keyed()
  )
  if (status !== 201) throw new Error(JSON.stringify(coupon))
  return { id: coupon.id, code: coupon.code, paper: await printTicket(session, coupon.id) }
}

const wonOf = async (levelId: number): Promise<number> =>
  (await winsOf(levelId)).reduce((sum, { amount }) => sum + Number(amount), 0)

const putInto = async (id: number) => {
  const { run } = await storedLevel(id)
  return run.valueMicro - run.seedMinor * MICRO
}

async function sellTicket(session: ApiSession, drawId: number, stakeMinor: number) {
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
async function printed(session: ApiSession, order: object, path: string): Promise<string> {
  const isDraw = 'ticketId' in order
  const asked = await session.post<{ page: string }>(
    isDraw ? '/v1/draw-prints' : '/v1/prints',
    order
  )
  if (asked.status !== 201) throw new Error(JSON.stringify(asked.body))
  const page = await session.get<string>(`/v1/print/${asked.body.page}?${path}&lang=en`)
  return String(page.body).replaceAll(/\s+/g, ' ')
}

const codeIn = (text: string): string =>
  (/\d{4} \d{4} \d{4} \d{4} \d{4} \d{4} \d{2}/.exec(text)?.[0] ?? '').replaceAll(' ', '')

const expiryOf = (site: TestSite) =>
  db.from('ticket_dues').where({ site_id: site.id, kind: 'jackpotWin' }).firstOrFail()

test.group('Jackpots and papers of desks', (group) => {
  group.each.setup(() => openAllDoors())
  group.each.teardown(async () => {
    clock.reset()
    await requireWholeBooks()
    const broken = (await reconcileJackpots()) ?? (await reconcilePaperJackpots())
    if (broken) throw new Error(broken)
  })

  test('13.6 what a desk sells adds its share, and takes it back with the cancellation', async ({
    assert,
  }) => {
    const { first, match, level } = await shopWith(SPORT)
    const one = (await sellOn(first.session, match)).body
    await sellOn(first.session, match)
    assert.equal(await putInto(level), 2 * 1_000 * 10_000)
    assert.equal((await cancelAt(first.session, one.code)).status, 200)
    assert.equal(await putInto(level), 1_000 * 10_000)
  })

  test('13.6 a jackpot that does not count sales of desks gets no share of them', async ({
    assert,
  }) => {
    const { first, match, level } = await shopWith({
      ...SPORT,
      countedLobbies: ['lotto'],
      countsDesks: false,
    })
    await sellOn(first.session, match)
    const [drawId = 0] = await openDraws('keno')
    await sellTicket(first.session, drawId, 1_000)
    assert.equal(await putInto(level), 0)
  })

  test('13.6 the win of a coupon waits in the account of unpaid tickets, and is paid before the bet is over', async ({
    assert,
  }) => {
    const { site, first, second, match, level } = await falling()
    const coupon = await sellWinning(first.session, match)
    const won = await wonOf(level)
    assert.isAbove(won, 0)
    assert.equal(await holds(first.user, 'unpaid'), won)
    const { body: seen } = await check(second.session, coupon.paper)
    assert.equal(
      seen.jackpots.reduce((sum, { amountMinor }) => sum + amountMinor, 0),
      won
    )
    assert.deepEqual(seen.refusals, [])
    const { status, body } = await pay(second.session, coupon.paper)
    assert.equal(status, 201)
    assert.containsSubset(body, { couponId: coupon.id, amountMinor: won, jackpotMinor: won })
    assert.equal(await holds(first.user, 'unpaid'), 0)
    assert.equal(await holds(second.user, 'drawer'), won - FLOAT)
    const wins = (await winsOf(level)).length
    assert.containsSubset(await now(second.session), {
      paid: { count: 0, amountMinor: 0 },
      jackpotsPaid: { count: wins, amountMinor: won },
      expectedMinor: FLOAT - won,
    })
    // its bet wins later, and is paid apart
    await enter(match, ended([2, 1]))
    assert.containsSubset((await pay(first.session, coupon.paper)).body, {
      amountMinor: 40_000,
      jackpotMinor: 0,
    })
    assert.equal(await holds(first.user, 'unpaid'), 0)
    const logged = await db.from('audit_log').where({ site_id: site.id, action: 'ticket.pay' })
    assert.lengthOf(logged, 2)
  })

  test('13.6 a coupon that lost its bets still pays its jackpot, and one that won pays both', async ({
    assert,
  }) => {
    for (const score of [[0, 2] as const, [2, 0] as const]) {
      const { first, match, level } = await falling()
      const coupon = await sellWinning(first.session, match)
      await enter(match, ended([...score]))
      const won = await wonOf(level)
      const { body } = await pay(first.session, coupon.paper)
      const ofBets = score[0] > score[1] ? 40_000 : 0
      assert.containsSubset(body, { amountMinor: ofBets + won, jackpotMinor: won })
      const receipt = await printed(
        first.session,
        { couponId: coupon.id, subject: 'win' },
        `couponId=${coupon.id}`
      )
      assert.include(receipt, 'Jackpot')
      const again = await pay(first.session, coupon.paper)
      assert.deepEqual([again.status, again.body.error.key], [409, 'ticketRefused'])
    }
  })

  test('13.6 presented at two desks at once, several times each, a jackpot is paid once', async ({
    assert,
  }) => {
    const { first, second, match, level } = await falling()
    const { paper } = await sellWinning(first.session, match)
    const answers = await Promise.all(
      Array.from({ length: 8 }, (_, i) => pay((i % 2 ? first : second).session, paper))
    )
    const refused = answers.filter(({ status }) => status !== 201)
    assert.lengthOf(refused, 7)
    for (const { body } of refused) assert.equal(body.error.key, 'ticketRefused')
    const won = await wonOf(level)
    const cash = (await holds(first.user, 'drawer')) + (await holds(second.user, 'drawer'))
    assert.equal(cash, won - 2 * FLOAT - 20_000)
  })

  test('13.6 forged codes, copies, codes without a paper and other shops are paid nothing', async ({
    assert,
  }) => {
    const { site, first, match } = await falling()
    const coupon = await sellWinning(first.session, match)
    const copy = await printTicket(first.session, coupon.id)
    const other = await makeTerminal(
      site,
      await makeUser({ site, type: 'dealer', permissions: DESK_RIGHTS })
    )
    await open(other.session, FLOAT)
    const before = await holds(first.user, 'unpaid')
    const last = coupon.paper.at(-1) === '0' ? '1' : '0'
    const forged = await pay(first.session, coupon.paper.slice(0, -1) + last)
    const answers = [forged, await pay(first.session, copy), await pay(first.session, coupon.code)]
    assert.deepEqual(
      [...answers, await pay(other.session, coupon.paper)].map(({ body }) => body.error.key),
      ['ticketForged', 'ticketRefused', 'notFound', 'notFound']
    )
    assert.equal(await holds(first.user, 'unpaid'), before)
    assert.equal(await holds(other.user, 'drawer'), 0 - FLOAT)
  })

  test('13.6 a coupon that won a jackpot, or fed one that fell, is cancelled no more', async ({
    assert,
  }) => {
    const { first, match, level } = await falling()
    const coupon = await sellWinning(first.session, match)
    const { status, body } = await cancelAt(first.session, coupon.code)
    assert.deepEqual([status, body.error.key], [422, 'fedFallenJackpot'])
    assert.equal(await holds(first.user, 'unpaid'), await wonOf(level))
  })

  test('13.6 a coupon in play wins when its acceptance delay is over, and the paper says so', async ({
    assert,
  }) => {
    const { first, level } = await falling()
    const match = await makeMatch({ startsAt: clock.now() - 60_000 })
    const feed = new TestFeed()
    feed.alive()
    const state = { score: [0, 0], redCards: [0, 0] } satisfies Partial<LiveState>
    feed.send(match, { kind: 'status', update: { status: '1p', state } })
    feed.odds(match, {})
    const body = slip([[outcomeOf(match, '1', '1'), 2_000]], { totalStakeMinor: 20_000 })
    const { body: coupon } = await first.session.post<CouponView>('/v1/desk/coupons', body, keyed())
    assert.equal(await holds(first.user, 'unpaid'), 0)
    clock.set(clock.now() + 6_000)
    await acceptOrRejectDue()
    const won = await wonOf(level)
    assert.isAbove(won, 0)
    const paper = await printTicket(first.session, coupon.id)
    assert.equal((await pay(first.session, paper)).body.jackpotMinor, won)
  })

  test('13.6 others read the name of the shop, and the desk alone the code of the paper', async ({
    assert,
  }) => {
    const { site, dealer, first, match, level } = await falling()
    const coupon = await sellWinning(first.session, match)
    const shop = shortName(dealer.username)
    forgetWinners()
    const shown = await winners(site.id, 'TRY', 'latest')
    assert.deepEqual([...new Set(shown.map(({ name }) => name))], [shop])
    const { body } = await first.session.get<JackpotWinView[]>('/v1/jackpots/wins')
    assert.deepEqual([...new Set(body.map(({ username }) => username))], [shop])
    const told = must(await fallOf(level, 1), 'fall')
    assert.containsSubset(told.fall, { username: shop, code: coupon.code })
  })

  test('8.14 a jackpot that nobody collects goes to the house once, and is paid no more until it is revived', async ({
    assert,
  }) => {
    const { site, first, match, level, admin } = await falling()
    const coupon = await sellWinning(first.session, match)
    const won = await wonOf(level)
    clock.set(Date.now() + 181 * DAY_MS)
    await Promise.all([expireTickets(), expireTickets()])
    assert.equal(await holds(first.user, 'unpaid'), 0)
    assert.equal(await houseHolds(site.id, 'breakage'), won)
    const due = await expiryOf(site)
    const refused = await pay(first.session, coupon.paper)
    assert.deepEqual(
      [refused.status, refused.body.error.key, refused.body.error.params],
      [409, 'ticketExpired', [Number(due.expires_at)]]
    )
    const rows = await db.from('ticket_dues').where({ site_id: site.id, kind: 'jackpotWin' })
    for (const { id } of rows) {
      const reason = 'The customer was in hospital'
      await admin.post(`/v1/unclaimed-tickets/${id}/revive`, { reason })
    }
    assert.equal((await pay(first.session, coupon.paper)).body.amountMinor, won)
    assert.equal(await houseHolds(site.id, 'breakage'), 0)
  })

  test('13.6 the ticket of a draw that wins is paid by its paper, and says so on every paper', async ({
    assert,
  }) => {
    const { first, second, level, admin } = await shopWith({
      countedLobbies: ['lotto'],
      levels: [SMALL],
    })
    const [drawId = 0] = await openDraws('keno')
    const ticket = await sellTicket(first.session, drawId, 10_000)
    const won = await wonOf(level)
    assert.equal(await holds(first.user, 'unpaid'), won)
    const text = await printed(
      first.session,
      { ticketId: ticket.id, paper: 'ticket' },
      `drawTicketId=${ticket.id}`
    )
    assert.include(text, 'Jackpot')
    const { body: row } = await first.session.get<{ tickets: { jackpotDueMinor: number }[] }>(
      '/v1/me/draw-tickets?state=uncollected'
    )
    assert.deepEqual(
      row.tickets.map((one) => one.jackpotDueMinor),
      [won]
    )
    const send = (session: ApiSession) =>
      session.post<DrawTicketPayment & Refusal>(
        '/v1/desk/draw-payments',
        { code: codeIn(text) },
        keyed()
      )
    const { body } = await send(second.session)
    assert.containsSubset(body, { ticketId: ticket.id, amountMinor: won, jackpotMinor: won })
    assert.equal((await send(first.session)).body.error.key, 'ticketRefused')
    // the desk that paid it prints the receipt
    const receipt = await printed(
      second.session,
      { ticketId: ticket.id, paper: 'win' },
      `drawTicketId=${ticket.id}`
    )
    assert.include(receipt, 'Jackpot')
    const [win] = (await admin.list<JackpotWinRow>('jackpot-wins')).body
    assert.containsSubset(win, {
      code: ticket.code,
      dueState: 'collected',
      paidBy: second.user.username,
    })
  })
})
