import { test } from '@japa/runner'
import type { UserLimitsView } from '@grandstand/shared-types/wire/people/accounts'
import { signInAs } from '#tests/support/client'
import { makeSite, makeUser } from '#tests/support/factories'

test.group('Limits that reach a user', () => {
  test('are listed level by level, with the strictest in force', async ({ assert }) => {
    const site = await makeSite()
    const admin = await makeUser({ site, type: 'admin' })
    const top = await makeUser({
      site,
      type: 'dealer',
      limits: { maxStakeMinor: 50_000, maxPayoutMinor: 600_000 },
      permissions: ['users.view'],
    })
    const dealer = await makeUser({
      site,
      type: 'dealer',
      parent: top,
      permissions: ['users.view'],
    })
    const player = await makeUser({
      site,
      type: 'player',
      parent: dealer,
      limits: { maxStakeMinor: 80_000, minSelections: 2 },
    })

    const session = await signInAs(site, admin)
    const { body } = await session.get<UserLimitsView>(`/v1/users/${player.id}/limits`)
    assert.deepEqual(
      body.levels.map(({ kind, id }) => [kind, id]),
      [
        ['site', site.id],
        ['dealer', top.id],
        ['dealer', dealer.id],
        ['user', player.id],
      ]
    )
    assert.containsSubset(body.effective, {
      maxStakeMinor: 50_000,
      maxPayoutMinor: 600_000,
      minSelections: 2,
      maxSelections: 20,
    })

    const below = await signInAs(site, dealer)
    const seen = await below.get<UserLimitsView>(`/v1/users/${player.id}/limits`)
    assert.deepEqual(
      seen.body.levels.map(({ name }) => name),
      ['A test brand', null, dealer.username, player.username]
    )
    assert.equal((await below.get(`/v1/users/${top.id}/limits`)).status, 404)
  })
})
