/** The games of a home page: those played most in the last days, then in staff's order. */
import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import type { GameView } from '@grandstand/shared-types/wire/games/games'
import { reserveIds } from '#core/database/id_blocks'
import { clock } from '#core/timing/clock'
import { forgetPopularGames } from '#wallet/games/popular_games'
import { ApiSession, signInAs } from '#tests/support/client'
import { makeSite, makeUser } from '#tests/support/factories'
import { makeGame, makeProvider } from '#tests/support/game_rows'

const DAY_MS = 24 * 3_600_000

async function scene() {
  forgetPopularGames()
  const site = await makeSite()
  const providerId = await makeProvider(site.id)
  const player = await makeUser({ site, type: 'player', products: { casino: 0 } })
  const ids = new Map<string, number>()
  const add = async (code: string, columns: Record<string, string | number | boolean> = {}) =>
    ids.set(code, await makeGame(site.id, providerId, { code, title: code, ...columns }))
  let round = 0
  const played = async (code: string, times: number, daysAgo = 0) => {
    const at = clock.now() - daysAgo * DAY_MS
    for (let time = 0; time < times; time++) {
      const [id] = await reserveIds('game_rounds', 1)
      await db.table('game_rounds').insert({
        id,
        ...{ site_id: site.id, user_id: player.id, provider_id: providerId, product: 'slot' },
        ...{ provider_round: `round ${round++}`, game_id: ids.get(code) ?? 0, game_code: code },
        ...{ game_title: code, state: 'closed', currency: 'TRY', stake: 100, returned: 0, won: 0 },
        ...{ taken_back: 0, bet_count: 1, undone_count: 0, paid_by: '[]' },
        ...{ created_at: at, updated_at: at },
      })
    }
  }
  const shown = async (session = new ApiSession(site.host), query = '') =>
    (await session.get<GameView[]>(`/v1/games/popular${query}`)).body.map(({ title }) => title)
  return { site, player, add, played, shown }
}

test.group('Popular games', () => {
  test('stand by their rounds of the last seven days, then as staff order them', async ({
    assert,
  }) => {
    const { add, played, shown } = await scene()
    await add('a', { list_order: 1 })
    await add('b', { list_order: 2 })
    await add('c', { list_order: 3 })
    await add('d', { list_order: 4 })
    await add('hidden', { is_shown: false })
    await played('c', 2)
    await played('d', 3)
    await played('b', 9, 8)
    await played('hidden', 5)
    assert.deepEqual(await shown(), ['d', 'c', 'a', 'b'])
  })

  test('leave out products that are closed to the player, and what no phone plays', async ({
    assert,
  }) => {
    const { site, player, add, shown } = await scene()
    await add('slot')
    await add('table', { lobby: 'liveCasino' })
    await add('wide', { is_mobile: false, list_order: 2 })
    assert.sameMembers(await shown(), ['slot', 'table', 'wide'])
    const session = await signInAs(site, player)
    assert.sameMembers(await shown(session), ['slot', 'wide'])
    assert.deepEqual(await shown(session, '?isMobile=true'), ['slot'])
  })

  test('of a lobby are those alone that were played there', async ({ assert }) => {
    const { add, played, shown } = await scene()
    await add('first')
    await add('second')
    await add('idle')
    await add('table', { lobby: 'liveCasino' })
    await played('first', 1)
    await played('second', 2)
    await played('table', 3)
    assert.deepEqual(await shown(undefined, '?lobby=slots'), ['second', 'first'])
    assert.deepEqual(await shown(undefined, '?lobby=liveCasino'), ['table'])
    assert.deepEqual(await shown(undefined, '?lobby=bingo'), [])
  })

  test('are sixteen at most, and none of another brand', async ({ assert }) => {
    const { add, shown } = await scene()
    for (let at = 0; at < 20; at++) await add(`g${at}`, { list_order: at })
    const first = Array.from({ length: 16 }, (_, at) => `g${at}`)
    assert.deepEqual(await shown(), first)
    const other = await makeSite()
    assert.deepEqual(await shown(new ApiSession(other.host)), [])
  })
})
