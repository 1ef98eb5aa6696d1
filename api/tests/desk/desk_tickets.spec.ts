/** The tickets that a desk, or every desk of its shop, has sold. */
import { test } from '@japa/runner'
import type { DeskTickets } from '@grandstand/shared-types/wire/desk/desk'
import { openAllDoors } from '#core/throttle/throttle'
import {
  cancelAt,
  DESK_RIGHTS,
  makeDesks,
  makeTerminal,
  open,
  pay,
  sellOn,
  sold,
} from '#tests/desk/desk_support'
import { printTicket } from '#tests/printing/support'
import { ended, enter } from '#tests/settlement/support'
import { signInAs, type ApiSession, type Refusal } from '#tests/support/client'
import { makeUser } from '#tests/support/factories'

const ticketsOf = (session: ApiSession, query = '') =>
  session.get<DeskTickets & Refusal>(`/v1/desk/tickets${query}`)

test.group('Tickets of desks', (group) => {
  group.each.setup(() => openAllDoors())

  test('are listed to the desk that sold them, with the papers that came out and the tickets to be paid', async ({
    assert,
  }) => {
    const { first, second, match } = await makeDesks()
    await open(first.session, 10_000)
    await open(second.session, 10_000)
    const paid = await sold(first.session, match)
    const gone = await sold(first.session, match)
    const due = await sold(first.session, match)
    await sold(second.session, match)
    await printTicket(first.session, due.id)
    await cancelAt(first.session, gone.paper)
    await enter(match, ended([2, 1]))
    await pay(second.session, paid.paper)

    const { body } = await ticketsOf(first.session)
    assert.deepEqual(
      body.tickets.map(({ id, isOwn, isUncollected, printCount, payoutMinor }) => [
        id,
        isOwn,
        isUncollected,
        printCount,
        payoutMinor,
      ]),
      [
        [due.id, true, true, 2, 2_000],
        [gone.id, true, false, 1, 1_000],
        [paid.id, true, false, 1, 2_000],
      ]
    )
    assert.isNull(body.nextBefore)
    const uncollected = await ticketsOf(first.session, '?state=uncollected')
    assert.deepEqual(
      uncollected.body.tickets.map(({ id }) => id),
      [due.id]
    )
    assert.lengthOf((await ticketsOf(first.session, '?state=open')).body.tickets, 0)
  })

  test('of the shop are listed to users who see its desks, without those of another shop', async ({
    assert,
  }) => {
    const { site, dealer, first, match } = await makeDesks()
    const other = await makeUser({ site, type: 'dealer', permissions: DESK_RIGHTS })
    const elsewhere = await makeTerminal(site, other)
    const head = await makeUser({
      site,
      type: 'terminal',
      parent: dealer,
      permissions: [...DESK_RIGHTS, 'desk.view'],
    })
    await open(first.session, 0)
    await open(elsewhere.session, 0)
    const ticket = await sold(first.session, match)
    await sold(elsewhere.session, match)
    const asHead = await signInAs(site, head)
    const { body } = await ticketsOf(asHead, '?of=shop')
    assert.deepEqual(
      body.tickets.map(({ id, deskName, isOwn }) => [id, deskName, isOwn]),
      [[ticket.id, first.user.username, false]]
    )
    assert.lengthOf((await ticketsOf(asHead)).body.tickets, 0)
    const refused = await ticketsOf(first.session, '?of=shop')
    assert.deepEqual([refused.status, refused.body.error.key], [403, 'notAllowed'])
  })

  test('come twenty at a time', async ({ assert }) => {
    const { first, match } = await makeDesks()
    await open(first.session, 0)
    for (let i = 0; i < 22; i++) await sellOn(first.session, match)
    const newest = (await ticketsOf(first.session)).body
    assert.lengthOf(newest.tickets, 20)
    const older = (await ticketsOf(first.session, `?before=${newest.nextBefore}`)).body
    assert.lengthOf(older.tickets, 2)
    assert.isNull(older.nextBefore)
  })
})
