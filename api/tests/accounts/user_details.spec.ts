/** What staff read and write down about a user below: balances and notes. */
import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import type { Me, UserBalances, UserNote } from '@grandstand/shared-types/wire/people/accounts'
import { signInAs, type Refusal } from '#tests/support/client'
import { makeSite, makeUser } from '#tests/support/factories'

async function branch() {
  const site = await makeSite()
  const admin = await makeUser({ site, type: 'admin' })
  const permissions = ['users.view' as const, 'users.note' as const]
  const dealer = await makeUser({ site, type: 'dealer', parent: admin, permissions })
  const sibling = await makeUser({ site, type: 'dealer', parent: admin, permissions })
  const viewer = await makeUser({
    site,
    type: 'dealer',
    parent: admin,
    permissions: ['users.view'],
  })
  const player = await makeUser({
    site,
    type: 'player',
    parent: dealer,
    balanceMinor: 12_345,
    creditLimitMinor: 500,
  })
  return { site, admin, dealer, sibling, viewer, player }
}

test.group('Details of a user', () => {
  test('staff above see the nine figures that the user sees', async ({ assert }) => {
    const { site, dealer, sibling, player } = await branch()
    const path = `/v1/users/${player.id}/balances`
    const seen = await (await signInAs(site, dealer)).get<UserBalances>(path)
    const own = await (await signInAs(site, player)).get<Me>('/v1/me')
    assert.deepEqual(seen.body, { currency: 'TRY', ...own.body.balances })
    assert.equal(seen.body.balance, 12_345)
    assert.equal(seen.body.creditLimit, 500)
    assert.lengthOf(Object.keys(own.body.balances), 9)
    assert.equal((await (await signInAs(site, sibling)).get(path)).status, 404)
  })

  test('notes are added and read with the permission, within the branch, the newest first', async ({
    assert,
  }) => {
    const { site, admin, dealer, sibling, viewer, player } = await branch()
    const path = `/v1/users/${player.id}/notes`
    const asDealer = await signInAs(site, dealer)
    const asAdmin = await signInAs(site, admin)
    assert.equal((await asAdmin.post(path, { text: 'Asked for a limit' })).status, 201)
    const added = await asDealer.post<UserNote[]>(path, { text: '  Called back\nat noon ' })
    assert.deepEqual(
      added.body.map(({ text, author }) => [text, author]),
      [
        ['Called back\nat noon', dealer.username],
        // an author above is not named
        ['Asked for a limit', null],
      ]
    )
    assert.deepEqual((await asDealer.get<UserNote[]>(path)).body, added.body)
    for (const text of ['', '   ', 'x'.repeat(1_001), 7, null]) {
      assert.equal((await asDealer.post<Refusal>(path, { text })).status, 422)
    }
    const asSibling = await signInAs(site, sibling)
    assert.equal((await asSibling.get(path)).status, 404)
    assert.equal((await asSibling.post(path, { text: 'Spy' })).status, 404)
    assert.equal((await (await signInAs(site, viewer)).get(path)).status, 403)
    assert.equal((await (await signInAs(site, player)).get(path)).status, 403)
    const audit: { actor_id: number }[] = await db
      .from('audit_log')
      .where({ action: 'user.note', subject_id: player.id })
      .orderBy('id')
    assert.deepEqual(
      audit.map(({ actor_id: actorId }) => Number(actorId)),
      [admin.id, dealer.id]
    )
  })
})
