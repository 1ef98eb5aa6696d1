/** Tables that are open, full or closed: what a lobby shows of them, and what a launch does. */
import { test } from '@japa/runner'
import type { ErrorKey } from '@grandstand/shared-types/core/errors'
import type {
  GameTable,
  LobbyView,
  TableState,
  TableStates,
} from '@grandstand/shared-types/wire/games/games'
import { clock } from '#core/timing/clock'
import { forgetTables } from '#games/tables/provider_tables'
import { startProvider } from '#tests/games/test_provider'
import { signInAs, type Refusal } from '#tests/support/client'
import { makeSite, makeUser } from '#tests/support/factories'
import { makeGame, makeProvider } from '#tests/support/game_rows'

const PAGE = 'https://games.example/play'
const table = (limitId: string, more: object = { state: 'open' }): GameTable => ({
  ...{ id: limitId, limitId, minStakeMinor: 100, maxStakeMinor: 9_000 },
  ...more,
})
const told = (byLimit: Record<string, TableState>) => ({
  tables: Object.entries(byLimit).map(([limitId, state]) => ({
    ...{ gameCode: 'roulette', limitId, state },
  })),
})

async function scene(cleanup: (close: () => void) => void, extras = [table('low'), table('vip')]) {
  forgetTables()
  const maker = await startProvider()
  cleanup(() => {
    maker.close()
    clock.reset()
  })
  const site = await makeSite()
  const providerId = await makeProvider(site.id, { api_url: maker.url })
  const gameId = await makeGame(site.id, providerId, {
    ...{ code: 'roulette', lobby: 'liveCasino', extras: JSON.stringify(extras) },
  })
  const session = await signInAs(site, await makeUser({ site, type: 'player' }))
  const states = async () =>
    (await session.get<TableStates>('/v1/games/tables?lobby=liveCasino')).body
  const launch = async (order: object = {}): Promise<ErrorKey | 'opened'> => {
    const { status, body } = await session.post<Refusal>(`/v1/games/${gameId}/launch`, {
      ...{ mode: 'real', isMobile: false },
      ...order,
    })
    return status === 200 ? 'opened' : body.error.key
  }
  const askedFor = (path: string) => maker.asked.filter((one) => one.path === path).length
  const tells = (byLimit: Record<string, TableState>) => maker.answers(told(byLimit))
  return { maker, gameId, session, states, launch, askedFor, tells }
}

test.group('The tables of a lobby', () => {
  test('are as their provider tells them, asked for once by many who look', async ({
    assert,
    cleanup,
  }) => {
    const { maker, gameId, session, states, askedFor, tells } = await scene(cleanup)
    tells({ low: 'full', vip: 'closed' })
    const [answer] = await Promise.all([states(), states(), states()])
    const now = answer?.checkedAt ?? 0
    assert.closeTo(now, clock.now(), 2_000)
    assert.deepEqual(answer?.tables, [
      { gameId, limitId: 'low', state: 'full' },
      { gameId, limitId: 'vip', state: 'closed' },
    ])
    assert.isTrue(maker.asked.at(-1)?.isSigned)
    assert.equal(askedFor('/tables'), 1)
    const { body } = await session.get<LobbyView>('/v1/games?lobby=liveCasino')
    assert.deepEqual(
      body.games[0]?.tables.map(({ state }) => state),
      ['full', 'closed']
    )

    tells({ low: 'open', vip: 'open' })
    clock.set(now + 3_000)
    assert.equal((await states()).tables[0]?.state, 'full')
    clock.set(now + 5_100)
    assert.equal((await states()).tables[0]?.state, 'open')
    assert.equal(askedFor('/tables'), 2)
  })

  test('stay as they were while the provider fails, and count as open after a minute', async ({
    assert,
    cleanup,
  }) => {
    const { maker, states, tells } = await scene(cleanup)
    tells({ low: 'full', vip: 'full' })
    const now = (await states()).checkedAt ?? 0
    maker.answers('<html>', 500)
    clock.set(now + 30_000)
    assert.deepInclude(await states(), { checkedAt: now })
    clock.set(now + 60_000)
    const { checkedAt, tables } = await states()
    assert.isNull(checkedAt)
    assert.deepEqual(
      tables.map(({ state }) => state),
      ['open', 'open']
    )
  })

  test('of a provider that tells no states are not asked for', async ({ assert, cleanup }) => {
    const { states, launch, maker, askedFor } = await scene(cleanup, [table('low', {})])
    maker.answers({ url: PAGE })
    assert.deepEqual(await states(), { checkedAt: null, tables: [] })
    assert.equal(await launch({ limitId: 'low' }), 'opened')
    assert.equal(askedFor('/tables'), 0)
  })
})

test.group('A launch at a table', () => {
  test('that is full or closed is refused by name, and the provider is not asked to open it', async ({
    assert,
    cleanup,
  }) => {
    const { launch, askedFor, tells } = await scene(cleanup)
    tells({ low: 'full', vip: 'closed' })
    assert.equal(await launch({ limitId: 'low' }), 'tableFull')
    assert.equal(await launch({ limitId: 'vip' }), 'tableClosed')
    assert.equal(await launch(), 'tableFull')
    assert.equal(askedFor('/launch'), 0)
    assert.equal(askedFor('/tables'), 1)
  })

  test('that is free opens, also where another is full', async ({ assert, cleanup }) => {
    const { maker, states, launch, tells } = await scene(cleanup)
    tells({ low: 'open', vip: 'full' })
    await states()
    maker.answers({ url: PAGE })
    assert.equal(await launch({ limitId: 'low' }), 'opened')
    assert.equal(await launch(), 'opened')
    assert.equal(await launch({ limitId: 'vip' }), 'tableFull')
    assert.equal(await launch({ limitId: 'vip', mode: 'demo' }), 'opened')
  })

  test('that its provider refuses as full says so', async ({ assert, cleanup }) => {
    const { maker, launch } = await scene(cleanup, [table('low', {})])
    for (const key of ['tableFull', 'tableClosed']) {
      maker.answers({ error: { key } }, 409)
      assert.equal(await launch({ limitId: 'low' }), key)
    }
  })
})
