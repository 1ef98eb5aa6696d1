/** Tickets of draws over the counter: for cash, with papers, paid by code (rules 14.4). */
import { randomUUID } from 'node:crypto'
import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import type {
  DrawPrintView,
  DrawPurchase,
  DrawTicketCheck,
  DrawTicketPayment,
  DrawTicketView,
} from '@grandstand/shared-types/wire/draws'
import type { ShiftNow } from '@grandstand/shared-types/wire/desk/desk'
import { clock } from '#core/timing/clock'
import { expireTickets } from '#desk/expiry/expire_tickets'
import { workOnDraws } from '#draws/jobs/work_on_draws'
import { houseHolds } from '#tests/cards/card_support'
import { holds, makeDesks, open } from '#tests/desk/desk_support'
import { betOf, buy, makeBuyer, openDraws, passClosing } from '#tests/draws/draw_support'
import { ApiSession, type Refusal } from '#tests/support/client'

const keyed = () => ({ 'idempotency-key': randomUUID() })

async function sellAt(session: ApiSession, drawId: number, bets: readonly unknown[]) {
  const { status, body } = await buy<DrawPurchase & Refusal>(
    session,
    { drawId, bets },
    randomUUID(),
    '/v1/desk/draw-tickets'
  )
  if (status !== 201) throw new Error(JSON.stringify(body))
  const [ticket] = body.tickets
  if (!ticket) throw new Error('no ticket')
  return ticket
}

/** Prints a ticket; the page and the signed code on it. */
async function printed(session: ApiSession, ticketId: number, paper: 'ticket' | 'win' = 'ticket') {
  const { status, body } = await session.post<DrawPrintView>('/v1/draw-prints', { ticketId, paper })
  if (status !== 201) throw new Error(JSON.stringify(body))
  const page = await session.get<string>(`/v1/print/${body.page}?drawTicketId=${ticketId}&lang=en`)
  const text = String(page.body)
  const code = /\d{4} \d{4} \d{4} \d{4} \d{4} \d{4} \d{2}/.exec(text)?.[0] ?? ''
  return { ...body, status: page.status, text, code: code.replaceAll(' ', '') }
}

const says = async (session: ApiSession, path: string, code: string) => {
  const { status, body } = await session.post<Refusal & DrawTicketPayment>(path, { code }, keyed())
  return status < 400 ? body.amountMinor : body.error.key
}

const PAY = '/v1/desk/draw-payments'

/** Bets on every number, of which twenty win 3.6 times the stake. */
const SURE = Array.from({ length: 10 }, (_, index) => ({
  stakeMinor: 100,
  numbers: [index + 1],
}))

test.group('A ticket of a draw at a desk', (group) => {
  group.each.teardown(() => clock.reset())

  test('is sold for cash, cancelled in time, and needs an open shift', async ({ assert }) => {
    const [drawId = 0] = await openDraws('keno')
    const { first, second } = await makeDesks()
    const refused = await buy<Refusal>(
      first.session,
      { drawId, bets: SURE },
      randomUUID(),
      '/v1/desk/draw-tickets'
    )
    assert.equal(refused.body.error.key, 'shiftNotOpen')
    await open(first.session, 0)
    await open(second.session, 0)
    const ticket = await sellAt(first.session, drawId, SURE)
    assert.equal(await holds(first.user, 'drawer'), -1_000)
    const path = '/v1/desk/draw-cancellations'
    assert.equal(await says(second.session, path, ticket.code), 'notFound')
    const { body } = await first.session.post<DrawTicketView>(path, { code: ticket.code }, keyed())
    assert.equal(body.state, 'cancelled')
    assert.equal(await holds(first.user, 'drawer'), 0)
    const { shift } = (await first.session.get<ShiftNow>('/v1/desk/shift')).body
    assert.deepEqual(
      [shift?.sold, shift?.returned],
      [
        { count: 1, amountMinor: 1_000 },
        { count: 1, amountMinor: 1_000 },
      ]
    )
    const late = await sellAt(first.session, drawId, SURE)
    await passClosing(drawId, 0)
    assert.equal(await says(first.session, path, late.code), 'drawClosed')
  })

  test('is paid once, by the code of its original paper, in its shop', async ({ assert }) => {
    let won: DrawTicketView | null = null
    const { site, first, second } = await makeDesks()
    await open(first.session, 50_000)
    await open(second.session, 50_000)
    const other = await makeDesks()
    await open(other.first.session, 50_000)
    let paper = ''
    let copy = ''
    // a draw in which none of ten numbers hits is rare, and then another follows
    while (!won) {
      const [drawId = 0] = await openDraws('keno')
      const ticket = await sellAt(first.session, drawId, SURE)
      const print = await printed(first.session, ticket.id)
      assert.deepEqual([print.page, print.copyNumber, print.status], ['draw', 0, 200])
      assert.include(print.text, ticket.code.replace(/.{4}(?=.)/g, '$& '))
      paper = print.code
      assert.match(paper, /^3\d{25}$/)
      const again = await printed(first.session, ticket.id)
      copy = again.code
      assert.match(copy, /^4\d{25}$/)
      assert.equal(await says(first.session, PAY, paper), 'ticketNotDue')
      await passClosing(drawId, 10_000)
      await workOnDraws()
      const path = `/v1/me/draw-tickets/${ticket.id}`
      const { body } = await first.session.get<DrawTicketView>(path)
      if (body.state === 'won') won = body
      else assert.equal(await says(first.session, PAY, paper), 'ticketNotDue')
    }
    assert.isTrue(won.isUncollected)
    const winMinor = won.winMinor ?? 0
    assert.equal(await holds(first.user, 'unpaid'), winMinor)
    assert.equal(await says(other.first.session, PAY, paper), 'notFound')
    assert.equal(await says(second.session, PAY, copy), 'ticketRefused')
    assert.equal(await says(second.session, PAY, won.code), 'notFound')
    const forged = `${paper.slice(0, -1)}${(Number(paper.at(-1)) + 1) % 10}`
    assert.equal(await says(second.session, PAY, forged), 'ticketForged')
    // a paper of a draw is none of a coupon
    assert.equal(await says(second.session, '/v1/desk/payments', paper), 'notFound')
    const visitor = new ApiSession(site.host)
    const check = async (code: string) =>
      (await visitor.get<DrawTicketCheck>(`/v1/draw-ticket-check/${code}`)).body
    const before = await check(paper)
    assert.deepEqual([before.state, before.winMinor, before.refusals], ['won', winMinor, []])
    assert.deepEqual((await check(copy)).refusals, ['copy'])
    assert.isNull((await check(won.code.toLowerCase())).copyNumber)
    const stranger = new ApiSession(other.site.host)
    assert.equal((await stranger.get(`/v1/draw-ticket-check/${paper}`)).status, 404)
    assert.equal((await stranger.get(`/v1/draw-ticket-check/${won.code}`)).status, 404)
    const paid = await Promise.all(
      [first, second, second].map(({ session }) => says(session, PAY, paper))
    )
    assert.sameMembers(paid, [winMinor, 'ticketRefused', 'ticketRefused'])
    assert.deepEqual((await check(paper)).refusals, ['paid'])
    assert.equal(await holds(first.user, 'unpaid'), 0)
    const payer = paid[0] === winMinor ? first : second
    assert.equal((await printed(payer.session, won.id, 'win')).page, 'draw-win')
  })

  test('A15 that nobody collects expires to the house, and its paper is refused', async ({
    assert,
  }) => {
    const { site, first } = await makeDesks()
    await open(first.session, 50_000)
    let won: DrawTicketView | null = null
    let paper = ''
    // as above
    while (!won) {
      const [drawId = 0] = await openDraws('keno')
      const ticket = await sellAt(first.session, drawId, SURE)
      const print = await printed(first.session, ticket.id)
      assert.include(print.text, 'Days to collect after the result')
      paper = print.code
      await passClosing(drawId, 10_000)
      await workOnDraws()
      const { body } = await first.session.get<DrawTicketView>(`/v1/me/draw-tickets/${ticket.id}`)
      if (body.state === 'won') won = body
    }
    assert.isFalse(won.hasExpired)
    assert.equal(won.validUntil, (won.settledAt ?? 0) + 180 * 86_400_000)
    clock.set((won.validUntil ?? 0) + 1)
    await expireTickets()
    clock.reset()
    assert.equal(await houseHolds(site.id, 'breakage'), won.winMinor)
    assert.equal(await holds(first.user, 'unpaid'), 0)
    assert.equal(await says(first.session, PAY, paper), 'ticketExpired')
    const visitor = new ApiSession(site.host)
    const { body } = await visitor.get<DrawTicketCheck>(`/v1/draw-ticket-check/${paper}`)
    assert.deepEqual([body.refusals, body.validUntil], [['expired'], won.validUntil])
  })

  test('whose paper was spoiled is paid by its new original', async ({ assert }) => {
    const [drawId = 0] = await openDraws('keno')
    const { site, first, second } = await makeDesks()
    await open(first.session, 50_000)
    const ticket = await sellAt(first.session, drawId, SURE)
    const spoiled = await printed(first.session, ticket.id)
    const cancel = (session: ApiSession, reason = 'The paper jammed') =>
      session.post<Refusal>(`/v1/draw-prints/${spoiled.id}/cancel`, { reason })
    assert.equal((await cancel(second.session)).status, 404)
    assert.equal((await cancel(first.session, '')).status, 422)
    assert.equal((await cancel((await makeBuyer({ site })).session)).status, 403)
    assert.equal((await cancel(first.session)).status, 204)
    assert.equal((await cancel(first.session)).body.error.key, 'updatedError')
    const logged = await db
      .from('audit_log')
      .where({ action: 'drawTicket.printCancel', subject_id: ticket.id })
      .firstOrFail()
    assert.equal(logged.reason, 'The paper jammed')

    const original = await printed(first.session, ticket.id)
    assert.deepEqual([original.copyNumber, original.code[0]], [0, '3'])
    assert.notEqual(original.code, spoiled.code)
    const copy = await printed(first.session, ticket.id)
    assert.equal(copy.copyNumber, 1)
    await passClosing(drawId, 10_000)
    await workOnDraws()
    // whatever was drawn
    await db.from('draw_tickets').where('id', ticket.id).update({ state: 'won', win: 360 })
    const visitor = new ApiSession(site.host)
    const refusals = async (code: string) =>
      (await visitor.get<DrawTicketCheck>(`/v1/draw-ticket-check/${code}`)).body.refusals
    assert.deepEqual(await refusals(spoiled.code), ['printCancelled'])
    assert.deepEqual(await refusals(original.code), [])
    assert.equal(await says(first.session, PAY, spoiled.code), 'ticketRefused')
    assert.equal(await says(first.session, PAY, copy.code), 'ticketRefused')
    assert.equal(await says(first.session, PAY, original.code), 360)
  })

  test('of a bingo has its cards on paper, and its prizes on the receipt', async ({ assert }) => {
    const [drawId = 0] = await openDraws('bingo75')
    const { session } = await makeBuyer()
    const { body } = await buy(session, { drawId, bets: [betOf('bingo75', 3)] })
    const [ticket] = body.tickets
    const print = await printed(session, ticket?.id ?? 0)
    assert.equal(print.page, 'bingo')
    assert.include(print.text, 'class="card five"')
    const refused = await session.post<Refusal>('/v1/draw-prints', {
      ticketId: ticket?.id,
      paper: 'win',
    })
    assert.equal(refused.body.error.key, 'printNotPossible')
    await passClosing(drawId, 10_000)
    await workOnDraws()
    await db
      .from('draw_tickets')
      .where('id', ticket?.id ?? 0)
      .update({ state: 'won', win: 1_500 })
    const receipt = await printed(session, ticket?.id ?? 0, 'win')
    assert.equal(receipt.page, 'bingo-win')
    assert.include(receipt.text, '15.00')
    const stranger = await makeBuyer()
    const order = { ticketId: ticket?.id, paper: 'ticket' }
    assert.equal((await stranger.session.post('/v1/draw-prints', order)).status, 404)
  })
})
