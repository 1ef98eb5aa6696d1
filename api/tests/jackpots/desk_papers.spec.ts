/** A winning paper through its life: told, printed, paid or expired (rules 13.6, 8.14). */
import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import { shortName } from '@grandstand/shared-types/accounts/short_name'
import type { LiveState } from '@grandstand/shared-types/live/state'
import type { CouponView } from '@grandstand/shared-types/wire/betting/coupons'
import type { DrawTicketPayment } from '@grandstand/shared-types/wire/draws'
import type { JackpotWinRow, JackpotWinView } from '@grandstand/shared-types/wire/games/jackpots'
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
import { holds, pay } from '#tests/desk/desk_support'
import { openDraws } from '#tests/draws/draw_support'
import { SMALL } from '#tests/jackpots/jackpot_support'
import { printTicket } from '#tests/printing/support'
import { makeMatch, outcomeOf } from '#tests/support/board'
import { TestFeed } from '#tests/support/test_feed'
import { requireWholeBooks } from '#tests/support/books'
import type { ApiSession, Refusal } from '#tests/support/client'
import {
  DAY_MS,
  keyed,
  shopWith,
  falling,
  sellWinning,
  wonOf,
  sellTicket,
  printed,
  codeIn,
  expiryOf,
} from '#tests/jackpots/desk_papers'

test.group('What a paper says of the jackpot that it has won', (group) => {
  group.each.setup(() => openAllDoors())
  group.each.teardown(async () => {
    clock.reset()
    await requireWholeBooks()
    const broken = (await reconcileJackpots()) ?? (await reconcilePaperJackpots())
    if (broken) throw new Error(broken)
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
