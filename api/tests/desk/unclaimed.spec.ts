/** Tickets of desks that nobody collects (rules 8.14). */
import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import type { UnclaimedTicketRow } from '@grandstand/shared-types/wire/desk/unclaimed'
import type { DeskTickets } from '@grandstand/shared-types/wire/desk/desk'
import type { ListTotals } from '@grandstand/shared-types/wire/lists'
import { openAllDoors } from '#core/throttle/throttle'
import { clock } from '#core/timing/clock'
import { expireTickets } from '#desk/expiry/expire_tickets'
import { EXPIRY_STEPS, expiryFaultPoints } from '#desk/expiry/fault_points'
import { houseHolds } from '#tests/cards/card_support'
import { holds, makeDesks, open, pay, sold } from '#tests/desk/desk_support'
import { check } from '#tests/printing/support'
import { ended, enter } from '#tests/settlement/support'
import { signInAs, type ApiSession, type Refusal } from '#tests/support/client'
import { makeUser, type TestSite } from '#tests/support/factories'
import { requireWholeBooks } from '#tests/support/books'

const DAY_MS = 86_400_000
const WON = 2_000

class Kill extends Error {}

/** A shop with an open shift, and a ticket of it that has won; its days begin now. */
async function wonTicket() {
  const desks = await makeDesks()
  await open(desks.first.session, 50_000)
  const ticket = await sold(desks.first.session, desks.match)
  await enter(desks.match, ended([2, 1]))
  return { ...desks, ticket }
}

const pass = (days: number) => clock.set(Date.now() + days * DAY_MS)

const adminOf = async (site: TestSite) => signInAs(site, await makeUser({ site, type: 'admin' }))

const LIST = '/v1/unclaimed-tickets'
const listed = async (session: ApiSession, filter: Record<string, unknown> = {}) =>
  (
    await session.get<UnclaimedTicketRow[]>(
      `${LIST}?filter=${encodeURIComponent(JSON.stringify(filter))}`
    )
  ).body

const revive = (session: ApiSession, id: number, reason = 'The customer was in hospital') =>
  session.post<UnclaimedTicketRow & Refusal>(`${LIST}/${id}/revive`, { reason })

const kinds = async (couponId: number): Promise<string[]> => {
  const rows: { kind: string }[] = await db
    .from('ledger_transfers')
    .where({ reference_type: 'coupon', reference_id: couponId })
    .orderBy('id')
    .select('kind')
  return rows.map(({ kind }) => kind)
}

test.group('A ticket that nobody collects', (group) => {
  group.each.setup(() => openAllDoors())
  group.each.teardown(async () => {
    clock.reset()
    expiryFaultPoints.clear()
    await requireWholeBooks()
  })

  test('A15 expires to the house once, after the days of the brand, and is paid no more', async ({
    assert,
  }) => {
    const { site, first, second, ticket } = await wonTicket()
    await open(second.session, 50_000)
    pass(179)
    await expireTickets()
    assert.equal(await holds(first.user, 'unpaid'), WON)
    pass(181)
    // the job is not needed for the refusal
    const early = await pay(second.session, ticket.paper)
    assert.deepEqual([early.status, early.body.error.key], [409, 'ticketExpired'])
    await Promise.all([expireTickets(), expireTickets()])
    await expireTickets()
    assert.equal(await holds(first.user, 'unpaid'), 0)
    assert.equal(await houseHolds(site.id, 'breakage'), WON)
    assert.deepEqual(await kinds(ticket.id), ['stake', 'win', 'ticketExpired'])
    const refused = await pay(second.session, ticket.paper)
    const [row] = await listed(await adminOf(site))
    assert.deepEqual(
      [refused.body.error.key, refused.body.error.params],
      ['ticketExpired', [row?.expiresAt]]
    )
    const { body } = await check(second.session, ticket.paper)
    assert.containsSubset(body, { validUntil: row?.expiresAt, payoutMinor: WON })
    assert.deepEqual(
      body.refusals.map(({ reason, at }) => [reason, at]),
      [['expired', row?.expiresAt]]
    )
    const logged = await db
      .from('audit_log')
      .where({ action: 'ticket.expire', subject_id: ticket.id, subject_type: 'coupon' })
    assert.lengthOf(logged, 1)
  })

  for (const step of EXPIRY_STEPS) {
    test(`A15 M6 expires each ticket once after a kill at ${step}`, async ({ assert }) => {
      const { site, first, ticket } = await wonTicket()
      pass(181)
      expiryFaultPoints.listen((reached) => {
        if (reached === step) throw new Kill(step)
      })
      await assert.rejects(() => expireTickets())
      const isCommitted = step === 'pageExpired'
      assert.equal(await holds(first.user, 'unpaid'), isCommitted ? 0 : WON)
      expiryFaultPoints.clear()
      await expireTickets()
      assert.equal(await holds(first.user, 'unpaid'), 0)
      assert.equal(await houseHolds(site.id, 'breakage'), WON)
      assert.deepEqual(await kinds(ticket.id), ['stake', 'win', 'ticketExpired'])
    })
  }

  test('A15 is never expired where the brand has set no days', async ({ assert }) => {
    const desks = await makeDesks()
    const admin = await adminOf(desks.site)
    await admin.put(`/v1/sites/${desks.site.id}`, { settings: { ticketValidDays: 0 } })
    await open(desks.first.session, 50_000)
    const ticket = await sold(desks.first.session, desks.match)
    await enter(desks.match, ended([2, 1]))
    const [row] = await listed(admin)
    assert.isNull(row?.expiresAt)
    // a number that is set later is for tickets that are settled later
    await admin.put(`/v1/sites/${desks.site.id}`, { settings: { ticketValidDays: 1 } })
    clock.set(Date.now() + 4_000 * DAY_MS)
    await expireTickets()
    clock.reset()
    assert.equal((await pay(desks.first.session, ticket.paper)).status, 201)
    assert.deepEqual(await listed(admin), [])
  })

  test('A15 begins its days anew with a settlement that raises what is due, and with no other', async ({
    assert,
  }) => {
    const { site, first, match } = await wonTicket()
    const admin = await adminOf(site)
    const [before] = await listed(admin)
    pass(100)
    await enter(match, ended([0, 1]))
    assert.deepEqual(await listed(admin), [])
    await enter(match, ended([3, 1]))
    const [after] = await listed(admin)
    assert.equal(after?.amountMinor, WON)
    assert.isAtLeast((after?.expiresAt ?? 0) - (before?.expiresAt ?? 0), 100 * DAY_MS - 60_000)
    pass(200)
    await expireTickets()
    assert.equal(await holds(first.user, 'unpaid'), WON)
  })

  test('A15 that has expired and is settled again moves the difference alone, to the house', async ({
    assert,
  }) => {
    const { site, first, match, ticket } = await wonTicket()
    pass(181)
    await expireTickets()
    await enter(match, ended([0, 1]))
    assert.equal(await houseHolds(site.id, 'breakage'), 0)
    await enter(match, ended([4, 1]))
    assert.equal(await houseHolds(site.id, 'breakage'), WON)
    assert.equal(await holds(first.user, 'unpaid'), 0)
    const refused = await pay(first.session, ticket.paper)
    assert.equal(refused.body.error.key, 'ticketExpired')
    assert.deepEqual(await kinds(ticket.id), [
      'stake',
      'win',
      'ticketExpired',
      'resettle',
      'resettle',
    ])
  })

  test('A15 is revived by staff with the right and a reason, and then paid or expired again', async ({
    assert,
  }) => {
    const { site, asDealer, first, ticket } = await wonTicket()
    const admin = await adminOf(site)
    const [row] = await listed(admin)
    const id = row?.id ?? 0
    assert.equal((await revive(admin, id)).body.error.key, 'updatedError')
    assert.equal((await revive(asDealer, id)).status, 403)
    pass(181)
    await expireTickets()
    clock.reset()
    assert.equal((await revive(admin, id, '')).status, 422)
    const stranger = await makeDesks()
    assert.equal((await revive(await adminOf(stranger.site), id)).status, 404)
    const answers = await Promise.all([revive(admin, id), revive(admin, id)])
    assert.sameMembers(
      answers.map(({ status }) => status),
      [200, 409]
    )
    assert.equal(await houseHolds(site.id, 'breakage'), 0)
    assert.equal(await holds(first.user, 'unpaid'), WON)
    const logged = await db
      .from('audit_log')
      .where({ action: 'ticket.revive', subject_id: ticket.id })
      .firstOrFail()
    assert.equal(logged.reason, 'The customer was in hospital')
    pass(181)
    await expireTickets()
    clock.reset()
    assert.equal(await houseHolds(site.id, 'breakage'), WON)
    assert.equal((await revive(admin, id)).status, 200)
    assert.equal((await pay(first.session, ticket.paper)).status, 201)
    assert.equal(await holds(first.user, 'unpaid'), 0)
    assert.equal(await holds(first.user, 'drawer'), -49_000)
    assert.deepEqual(await kinds(ticket.id), [
      'stake',
      'win',
      'ticketExpired',
      'ticketRevived',
      'ticketExpired',
      'ticketRevived',
      'ticketPaid',
    ])
    assert.equal((await revive(admin, id)).status, 404)
    await expireTickets()
    assert.equal(await houseHolds(site.id, 'breakage'), 0)
  })

  test('A15 stands in the report with its shop, and in the list of its desk with its end', async ({
    assert,
  }) => {
    const { site, dealer, asDealer, first, ticket } = await wonTicket()
    const [row] = await listed(asDealer)
    assert.containsSubset(row, {
      kind: 'coupon',
      ticketId: ticket.id,
      code: ticket.code,
      username: first.user.username,
      shopName: dealer.username,
      currency: 'TRY',
      amountMinor: WON,
      state: 'due',
      expiredAt: null,
    })
    const tickets = async () =>
      (await first.session.get<DeskTickets>('/v1/desk/tickets?state=uncollected')).body.tickets
    const [before] = await tickets()
    assert.containsSubset(before, {
      id: ticket.id,
      validUntil: row?.expiresAt,
      hasExpired: false,
      isUncollected: true,
    })
    const soon = { state: 'due', expiresAt_lte: Date.now() + 14 * DAY_MS }
    assert.deepEqual(await listed(asDealer, soon), [])
    assert.deepEqual(await listed((await makeDesks()).asDealer), [])
    pass(181)
    await expireTickets()
    assert.isTrue((await tickets())[0]?.hasExpired)
    assert.deepEqual(await listed(asDealer, { state: 'due' }), [])
    const [gone] = await listed(asDealer, { state: 'expired', directlyBelow: dealer.id })
    assert.isNumber(gone?.expiredAt)
    const { body } = await (
      await adminOf(site)
    ).get<ListTotals>(
      `${LIST}/totals?filter=${encodeURIComponent(JSON.stringify({ state: 'expired' }))}`
    )
    assert.containsSubset(body, {
      sums: [{ currency: 'TRY', amounts: { amountMinor: { inMinor: WON } } }],
    })
    assert.equal((await first.session.get(LIST)).status, 403)
  })
})
