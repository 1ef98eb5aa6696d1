/** A day's head holds what was written in its own database. */
import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import { clock } from '#core/timing/clock'
import { ARRIVAL_JOB } from '#integrity/heads/arrivals'
import { linesOf } from '#integrity/heads/journals'
import { makeSite, makeUser, sendCash } from '#tests/support/factories'

async function transfersIn(siteId: number, until: number): Promise<string[]> {
  const keys: string[] = []
  for await (const line of linesOf('ledger', { from: 0, until })) {
    const [, site, key]: [number, number, string] = JSON.parse(line)
    if (Number(site) === siteId) keys.push(key)
  }
  return keys
}

test.group('Days of a database to which a brand has moved', () => {
  test('count its transfers from then on, and none of those that came with it', async ({
    assert,
  }) => {
    const site = await makeSite()
    const player = await makeUser({ site, type: 'player', balanceMinor: 100 })
    const until = clock.now() + 60_000
    const before = await transfersIn(site.id, until)
    assert.lengthOf(before, 1)
    const arrivedAt = clock.now() + 1
    await db
      .table('job_states')
      .insert({ name: `${ARRIVAL_JOB}${site.id}`, state: String(arrivedAt), updated_at: 0 })
    while (clock.now() <= arrivedAt) await new Promise((resolve) => setTimeout(resolve, 1))
    await sendCash(player, 50)
    const after = await transfersIn(site.id, until)
    assert.lengthOf(after, 1)
    assert.notDeepEqual(after, before)
  })
})
