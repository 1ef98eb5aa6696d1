/** Tickets that are paid over the counter. */
import { randomUUID } from 'node:crypto'
import { test } from '@japa/runner'
import { openAllDoors } from '#core/throttle/throttle'
import {
  cancelAt,
  holds,
  makeDesks,
  makeTerminal,
  now,
  open,
  pay,
  sold,
} from '#tests/desk/desk_support'
import { ended, enter } from '#tests/settlement/support'
import { check, makeShop, printTicket } from '#tests/printing/support'
import { requireWholeBooks } from '#tests/support/books'

test.group('A ticket at a desk', (group) => {
  group.each.setup(() => openAllDoors())
  group.each.teardown(async () => {
    await requireWholeBooks()
  })

  test('that won is paid in cash at any desk of the shop', async ({ assert }) => {
    const { first, second, match } = await makeDesks()
    await open(first.session, 0)
    await open(second.session, 10_000)
    const ticket = await sold(first.session, match)
    await enter(match, ended([2, 1]))
    assert.equal(await holds(first.user, 'unpaid'), 2_000)
    assert.deepEqual((await check(second.session, ticket.paper)).body.refusals, [])
    const { status, body } = await pay(second.session, ticket.paper)
    assert.equal(status, 201)
    assert.containsSubset(body, { couponId: ticket.id, amountMinor: 2_000, currency: 'TRY' })
    assert.equal(await holds(first.user, 'unpaid'), 0)
    assert.equal(await holds(second.user, 'drawer'), -8_000)
    assert.containsSubset(await now(second.session), {
      paid: { count: 1, amountMinor: 2_000 },
      expectedMinor: 8_000,
    })
  })

  test('presented at two desks at once, several times each, is paid once', async ({ assert }) => {
    const { first, second, match } = await makeDesks()
    await open(first.session, 10_000)
    await open(second.session, 10_000)
    const ticket = await sold(first.session, match)
    await enter(match, ended([2, 1]))
    const answers = await Promise.all(
      Array.from({ length: 8 }, (_, i) => pay((i % 2 ? first : second).session, ticket.paper))
    )
    const refused = answers.filter(({ status }) => status !== 201)
    assert.lengthOf(refused, 7)
    for (const { status, body } of refused) {
      assert.deepEqual([status, body.error.key], [409, 'ticketRefused'])
    }
    const cash = (await holds(first.user, 'drawer')) + (await holds(second.user, 'drawer'))
    assert.equal(cash, -19_000)
  })

  test('paid with the same key answers the same again', async ({ assert }) => {
    const { first, match } = await makeDesks()
    await open(first.session, 10_000)
    const ticket = await sold(first.session, match)
    await enter(match, ended([2, 1]))
    const key = randomUUID()
    const once = await pay(first.session, ticket.paper, key)
    const again = await pay(first.session, ticket.paper, key)
    assert.deepEqual(again.body, once.body)
    assert.equal(await holds(first.user, 'drawer'), -9_000)
  })

  test('M22: paid or copied and presented again is refused, with who, when and where', async ({
    assert,
  }) => {
    const { dealer, first, second, match } = await makeDesks()
    await open(first.session, 10_000)
    await open(second.session, 10_000)
    const ticket = await sold(first.session, match)
    const copy = await printTicket(first.session, ticket.id)
    await enter(match, ended([2, 1]))
    const copied = await pay(second.session, copy)
    assert.deepEqual([copied.status, copied.body.error.key], [409, 'ticketRefused'])
    assert.equal((await pay(first.session, ticket.paper)).status, 201)
    const again = await pay(second.session, ticket.paper)
    assert.deepEqual([again.status, again.body.error.key], [409, 'ticketRefused'])
    const { body } = await check(second.session, ticket.paper)
    assert.lengthOf(body.refusals, 1)
    assert.containsSubset(body.refusals[0], {
      reason: 'paid',
      actorName: first.user.username,
      shopName: dealer.username,
      ip: '127.0.0.1',
    })
    assert.isAbove(body.refusals[0]?.at ?? 0, 0)
    assert.equal(await holds(second.user, 'drawer'), -10_000)
  })

  test('M22: cancelled and presented again, or its copy, is refused, with who, when and where', async ({
    assert,
  }) => {
    const { dealer, first, second, match } = await makeDesks()
    await open(first.session, 10_000)
    await open(second.session, 10_000)
    const ticket = await sold(first.session, match)
    const copy = await printTicket(first.session, ticket.id)
    assert.equal((await cancelAt(first.session, ticket.paper)).status, 200)
    for (const paper of [ticket.paper, copy]) {
      const paid = await pay(second.session, paper)
      assert.deepEqual([paid.status, paid.body.error.key], [409, 'ticketRefused'])
      const { body } = await check(second.session, paper)
      const refusal = body.refusals.find(({ reason }) => reason === 'void')
      assert.containsSubset(refusal, {
        actorName: first.user.username,
        shopName: dealer.username,
        ip: '127.0.0.1',
      })
      assert.isAbove(refusal?.at ?? 0, 0)
    }
    const again = await cancelAt(first.session, ticket.paper)
    assert.isAtLeast(again.status, 400)
    assert.equal(await holds(first.user, 'drawer'), -10_000)
    assert.equal(await holds(second.user, 'drawer'), -10_000)
  })

  test('that is open, lost or cancelled pays nothing', async ({ assert }) => {
    const { first, match } = await makeDesks()
    await open(first.session, 10_000)
    const ticket = await sold(first.session, match)
    const gone = await sold(first.session, match)
    await cancelAt(first.session, gone.paper)
    const early = await pay(first.session, ticket.paper)
    assert.deepEqual([early.status, early.body.error.key], [422, 'ticketNotDue'])
    const cancelled = await pay(first.session, gone.paper)
    assert.deepEqual([cancelled.status, cancelled.body.error.key], [409, 'ticketRefused'])
    await enter(match, ended([0, 1]))
    const lost = await pay(first.session, ticket.paper)
    assert.deepEqual([lost.status, lost.body.error.key], [422, 'ticketNotDue'])
    assert.equal(await holds(first.user, 'drawer'), -11_000)
  })

  test('is not paid from a drawer with too little cash, or from a closed one', async ({
    assert,
  }) => {
    const { first, second, match } = await makeDesks()
    await open(first.session, 0)
    const ticket = await sold(first.session, match)
    await enter(match, ended([2, 1]))
    const short = await pay(first.session, ticket.paper)
    assert.deepEqual([short.status, short.body.error.key], [422, 'drawerTooLow'])
    assert.deepEqual(short.body.error.params, [2_000, 1_000])
    const closed = await pay(second.session, ticket.paper)
    assert.deepEqual([closed.status, closed.body.error.key], [409, 'shiftNotOpen'])
  })

  test('of another currency is not paid, since no cash of that currency is in the drawer', async ({
    assert,
  }) => {
    const { site, dealer, first, match } = await makeDesks()
    const abroad = await makeTerminal(site, dealer, 'EUR')
    await open(first.session, 10_000)
    await open(abroad.session, 10_000)
    const ticket = await sold(first.session, match)
    await enter(match, ended([2, 1]))
    const { status, body } = await pay(abroad.session, ticket.paper)
    assert.deepEqual([status, body.error.message], [422, 'currencyDiffers|EUR|TRY'])
    assert.equal(await holds(abroad.user, 'drawer'), -10_000)
  })

  test('that is forged, of another shop, or of a player with an account is refused', async ({
    assert,
  }) => {
    const { first, match } = await makeDesks()
    await open(first.session, 10_000)
    const ticket = await sold(first.session, match)
    const stranger = await makeDesks()
    await open(stranger.first.session, 10_000)
    const online = await makeShop()
    const ofPlayer = await printTicket(online.session, online.couponId)
    await enter(match, ended([2, 1]))
    const forged = ticket.paper.slice(0, -1) + ((Number(ticket.paper.at(-1)) + 1) % 10)
    const answerOf = async (code: string, desk = first) => {
      const { status, body } = await pay(desk.session, code)
      return [status, body.error.key]
    }
    assert.deepEqual(await answerOf(forged), [422, 'ticketForged'])
    assert.deepEqual(await answerOf(ticket.code), [404, 'notFound'])
    assert.deepEqual(await answerOf(ticket.paper, stranger.first), [404, 'notFound'])
    assert.deepEqual(await answerOf(ofPlayer), [404, 'notFound'])
    assert.equal(await holds(first.user, 'drawer'), -11_000)
  })

  test('S7: of many guessed codes at once no more are compared than the limit allows', async ({
    assert,
  }) => {
    const { first } = await makeDesks()
    await open(first.session, 10_000)
    const answers = await Promise.all(
      Array.from({ length: 200 }, (_, i) => pay(first.session, String(i).padStart(26, '0')))
    )
    const looked = answers.filter(({ status }) => status !== 429)
    assert.isAtLeast(looked.length, 1)
    assert.isAtMost(looked.length, 20)
  })

  test('of a corrected result: paid cash stays paid, and the loss is booked on the desk', async ({
    assert,
  }) => {
    const { first, match } = await makeDesks()
    await open(first.session, 10_000)
    const ticket = await sold(first.session, match)
    await enter(match, ended([2, 1]))
    await pay(first.session, ticket.paper)
    await enter(match, ended([0, 1]))
    assert.equal(await holds(first.user, 'unpaid'), -2_000)
    const again = await pay(first.session, ticket.paper)
    assert.equal(again.body.error.key, 'ticketRefused')
    assert.equal(await holds(first.user, 'drawer'), -9_000)
  })
})
