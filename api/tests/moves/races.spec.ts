/** A race of which a moving brand has bets goes with its field to another cell. */
import db from '@adonisjs/lucid/services/db'
import type { QueryClientContract } from '@adonisjs/lucid/types/database'
import { test } from '@japa/runner'
import { forgetAll } from '#core/timing/brief_cache'
import { signInAs } from '#tests/support/client'
import { makeUser } from '#tests/support/factories'
import { makeBettor, place, slip } from '#tests/coupons/support'
import { makeRace, withdraw } from '#tests/racing/support'
import { clock } from '#core/timing/clock'
import { OtherCell } from '#tests/moves/other_cell'
import { keyOf, move } from '#tests/moves/support'

const runnersAt = async (client: QueryClientContract, matchId: number) => {
  const rows = await client.from('runners').where('match_id', matchId).orderBy('number')
  return rows.map(({ id: _id, match_id: _match, ...row }) => JSON.stringify(row))
}

test.group('Races of a brand that moves', (group) => {
  let other: OtherCell
  group.setup(async () => {
    other = await OtherCell.make(8)
    return () => other.remove()
  })
  group.each.teardown(() => {
    clock.reset()
    forgetAll()
  })

  test('arrive with their runners and withdrawals', async ({ assert }) => {
    const { site, session } = await makeBettor()
    const staff = await signInAs(site, await makeUser({ site, type: 'admin' }))
    const race = await makeRace(staff, { '1': 6000, '2': 4000, '3': 3000 })
    await place(session, slip([[race.outcomes['1'] ?? 0, 6000]]))
    await withdraw(staff, race, 3, 3000)
    const here = await runnersAt(db.connection(), race.id)
    const { source_key: key } = await db.from('matches').where('id', race.id).firstOrFail()
    await move(other, await keyOf(site))
    const [there, kind] = await other.work(async (target) => {
      const match = await target.from('matches').where('source_key', key).firstOrFail()
      const field = await target.from('race_fields').where('match_id', match.id).firstOrFail()
      return [await runnersAt(target, Number(match.id)), String(field.kind)] as const
    })
    assert.deepEqual(there, here)
    assert.equal(kind, 'horses')
  })
})
