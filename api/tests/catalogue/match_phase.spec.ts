import { test } from '@japa/runner'
import type { Dashboard } from '@grandstand/shared-types/wire/people/dealers'
import { clock } from '#core/timing/clock'
import { makeMatch, type MatchOptions } from '#tests/support/board'
import { signInAs } from '#tests/support/client'
import { makeSite, makeUser } from '#tests/support/factories'

test.group('The phase of a match', () => {
  test('a match awaits its result once it has begun and is neither in play nor called off', async ({
    assert,
  }) => {
    const site = await makeSite()
    const admin = await signInAs(site, await makeUser({ site, type: 'admin' }))
    const begun = clock.now() - 3_600_000
    const cases: [phase: string, options: MatchOptions][] = [
      ['upcoming', {}],
      ['live', { startsAt: begun, status: '2p' }],
      ['live', { startsAt: clock.now() + 60_000, status: '1p' }],
      ['awaiting', { startsAt: begun }],
      ['awaiting', { startsAt: begun, status: 'interrupted' }],
      ['awaiting', { startsAt: begun, status: 'ended' }],
      ['none', { startsAt: begun, status: 'cancelled' }],
    ]
    for (const [expected, options] of cases) {
      const { id } = await makeMatch(options)
      for (const phase of ['upcoming', 'live', 'awaiting', 'settled']) {
        const { body } = await admin.list<{ id: number }>('matches', { filter: { phase, id } })
        assert.lengthOf(body, phase === expected ? 1 : 0, `${JSON.stringify(options)} in ${phase}`)
      }
    }
    const { body } = await admin.get<Dashboard>('/v1/dashboard')
    const counts = await admin.get<number[]>('/v1/matches/counts?filters=[{"phase":"awaiting"}]')
    assert.deepEqual([body.resultsToCome], counts.body)
  })
})
