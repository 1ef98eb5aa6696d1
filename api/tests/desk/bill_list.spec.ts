/** Bills as staff of the branch read them. */
import { test } from '@japa/runner'
import type { BillRow } from '@grandstand/shared-types/wire/desk/desk'
import { openAllDoors } from '#core/throttle/throttle'
import { billsAt, close, cut, makeDesks, open, sellOn } from '#tests/desk/desk_support'

test.group('The list of bills', (group) => {
  group.each.setup(() => openAllDoors())

  test('shows staff of the branch the figures that each desk sees, and others nothing', async ({
    assert,
  }) => {
    const { asDealer, first, second, match } = await makeDesks()
    const stranger = await makeDesks()
    const { body: shift } = await open(first.session, 5_000)
    await sellOn(first.session, match)
    await cut(first.session)
    await open(second.session, 0)
    await close(second.session, 0)
    const { body: rows } = await asDealer.list<BillRow>('bills', { filter: { shiftId: shift.id } })
    const { bills } = await billsAt(first.session)
    assert.deepEqual(
      rows.map(({ userId, username: _name, ...bill }) => [userId, bill]),
      bills.map((bill) => [first.user.id, bill])
    )
    assert.lengthOf((await asDealer.list('bills')).body, 2)
    assert.lengthOf((await stranger.asDealer.list('bills')).body, 0)
    const { status } = await stranger.asDealer.get(`/v1/bills/${rows[0]?.id}`)
    assert.equal(status, 404)
    assert.equal((await first.session.get('/v1/bills')).status, 403)
  })
})
