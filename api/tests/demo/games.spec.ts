/** The sandbox's games in a demo that was filled before there were any. */
import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import { GAME_CODES } from '@grandstand/shared-types/games/game_codes'
import { fillGames } from '#demo/games'
import { DEMO_SITE_KEY } from '#dealers/demo_sign_ins'
import { makeSite, makeUser } from '#tests/support/factories'

test.group('Games of an older demo', () => {
  test('an older demo gets the sandbox and its games once, and keeps what staff do with them', async ({
    assert,
    cleanup,
  }) => {
    const site = await makeSite()
    const name = `demo:games:${DEMO_SITE_KEY}`
    await db.from('sites').where('id', site.id).update({ key: DEMO_SITE_KEY })
    await db.from('job_states').where('name', name).delete()
    cleanup(async () => {
      await db.from('job_states').where('name', name).delete()
      await db
        .from('sites')
        .where('id', site.id)
        .update({ key: `was-demo-${site.id}` })
    })
    const games = () => db.from('games').where('site_id', site.id)

    await fillGames('nobody')
    assert.lengthOf(await games(), 0)

    const { username } = await makeUser({ site, type: 'admin' })
    await fillGames(username)
    assert.lengthOf(await games(), GAME_CODES.length)
    const [provider] = await db.from('game_providers').where('site_id', site.id)
    assert.equal(provider.code, 'sandbox')

    await games().delete()
    await fillGames(username)
    assert.lengthOf(await games(), 0)
  })
})
