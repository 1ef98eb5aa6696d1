/** What a brand set for a tournament goes with it to another cell, where the tournament has another number. */
import db from '@adonisjs/lucid/services/db'
import type { QueryClientContract } from '@adonisjs/lucid/types/database'
import { test } from '@japa/runner'
import { makeMatch } from '#tests/support/board'
import { makeSite } from '#tests/support/factories'
import { OtherCell } from '#tests/moves/other_cell'
import { keyOf, move } from '#tests/moves/support'

const settingsAt = async (client: QueryClientContract, siteId: number) => {
  const { settings } = await client.from('sites').where('id', siteId).firstOrFail()
  return JSON.parse(String(settings))
}

async function makeTournament(key: string): Promise<number> {
  await makeMatch()
  const { id: _id, ...row } = await db.from('tournaments').firstOrFail()
  const [id = 0]: number[] = await db.table('tournaments').insert({ ...row, source_key: key })
  return id
}

test.group('Settings of a brand that moves', (group) => {
  let other: OtherCell
  group.setup(async () => {
    other = await OtherCell.make(7)
    return () => other.remove()
  })

  test('hold its margins and acceptance delays of a tournament under the number of there', async ({
    assert,
  }) => {
    const key = 'cup of brand_settings'
    const tournamentId = await makeTournament(key)
    const gone = 999_999
    const site = await makeSite({
      settings: {
        live: {
          lockAfterSeconds: 30,
          halfTimeAlertMinutes: 5,
          maxPauseMinutes: 90,
          margins: {
            defaultPercent: 1,
            bySport: { 1: 3 },
            byTournament: { [tournamentId]: 7.5, [gone]: 2 },
          },
          waiting: {
            defaultSeconds: 5,
            bySport: {},
            byGames: [0],
            byTournament: { [tournamentId]: 4 },
          },
        },
      },
    })
    const before = await settingsAt(db.connection(), site.id)
    await move(other, await keyOf(site))

    const [there, after] = await other.work(async (target) => [
      Number((await target.from('tournaments').where('source_key', key).firstOrFail()).id),
      await settingsAt(target, site.id),
    ])
    assert.notEqual(there, tournamentId)
    assert.deepEqual(after, {
      ...before,
      live: {
        ...before.live,
        margins: { ...before.live.margins, byTournament: { [there]: 7.5 } },
        waiting: { ...before.live.waiting, byTournament: { [there]: 4 } },
      },
    })
    // a second look at the same row changes nothing here
    assert.deepEqual(await settingsAt(db.connection(), site.id), before)
  })
})
