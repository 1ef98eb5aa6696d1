/** A provider that is ill loses its lobby and its launches, and gets them back (rules 12.9). */
import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import type { LobbyView } from '@grandstand/shared-types/wire/games/games'
import type { ProviderHealth } from '@grandstand/shared-types/wire/games/health'
import { must } from '#core/errors/must'
import { clock } from '#core/timing/clock'
import { noteCalled } from '#games/counting/counts'
import { forgetBreakers } from '#games/health/breakers'
import { checkHealth } from '#games/health/check_health'
import { writeMinutes } from '#games/health/write_minutes'
import { askProvider } from '#games/providers/ask_provider'
import { providerById } from '#games/providers/provider'
import { startProvider } from '#tests/games/test_provider'
import { signInAs, type Refusal } from '#tests/support/client'
import { makeSite, makeUser } from '#tests/support/factories'
import { makeGame, makeProvider } from '#tests/support/game_rows'

const ORDER = { mode: 'real', isMobile: false }
const PAGE = { url: 'https://games.example/play' }
const REASON = 'They called us about a fault'

async function withProvider(cleanup: (undo: () => void) => void) {
  const maker = await startProvider()
  cleanup(() => {
    maker.close()
    clock.reset()
    forgetBreakers()
  })
  maker.answers(PAGE)
  const site = await makeSite()
  const providerId = await makeProvider(site.id, {
    api_url: maker.url,
    health_least_calls: 3,
    health_probe_seconds: 60,
  })
  const gameId = await makeGame(site.id, providerId)
  const provider = must(await providerById(site.id, providerId), 'provider')
  const player = await signInAs(site, await makeUser({ site, type: 'player' }))
  const admin = await signInAs(site, await makeUser({ site, type: 'admin' }))
  /** The look of every process at its providers, as the loop does it. */
  const look = async () => {
    await writeMinutes()
    await checkHealth(provider)
  }
  return {
    ...{ maker, site, provider, player, admin, look },
    launch: () => player.post<Refusal>(`/v1/games/${gameId}/launch`, ORDER),
    lobby: async () => (await player.get<LobbyView>('/v1/games?lobby=slots')).body.games.length,
    health: async () =>
      (await admin.get<ProviderHealth>(`/v1/game-providers/${providerId}/health`)).body,
    shut: (state: string) =>
      admin.post<ProviderHealth & Refusal>(`/v1/game-providers/${providerId}/breaker`, {
        state,
        reason: REASON,
      }),
    /** Some questions of ours. */
    ask: async (count: number, timeoutMs = 5_000) => {
      for (let turn = 0; turn < count; turn++) {
        await askProvider(provider, (dialect) => dialect.list(provider), { timeoutMs }).catch(
          () => null
        )
      }
    },
  }
}

test.group('A provider that is ill', () => {
  test('loses lobby and launches after timeouts, and gets them back once it answers', async ({
    assert,
    cleanup,
  }) => {
    const { maker, look, launch, lobby, health, ask } = await withProvider(cleanup)
    assert.equal((await launch()).status, 200)
    assert.equal(await lobby(), 1)
    maker.hangs()
    await ask(3, 20)
    await look()
    const ill = await health()
    assert.deepEqual([ill.state, ill.cause], ['open', 'failures'])
    assert.containsSubset(ill.minutes, [{ timeouts: 3, failures: 0 }])
    assert.equal(await lobby(), 0)
    const { status, body } = await launch()
    assert.deepEqual([status, body.error.key], [409, 'gameProviderDown'])

    // before its time nobody asks
    const before = maker.asked.length
    await look()
    assert.lengthOf(maker.asked, before)

    maker.answers('<h1>Down for maintenance</h1>')
    clock.set(clock.now() + 61_000)
    await look()
    assert.equal((await health()).state, 'open')
    maker.answers({ transactions: [] })
    clock.set(clock.now() + 61_000)
    await look()
    const well = await health()
    assert.deepEqual([well.state, well.cause], ['closed', null])
    maker.answers(PAGE)
    assert.equal(await lobby(), 1)
    assert.equal((await launch()).status, 200)

    // its failures from before do not count again
    clock.set(clock.now() + 61_000)
    await look()
    assert.equal((await health()).state, 'closed')
  })

  test('is told of in the audit log, once for each turn', async ({ assert, cleanup }) => {
    const { maker, site, provider, look, ask } = await withProvider(cleanup)
    maker.answers('rubbish')
    await ask(3)
    await writeMinutes()
    // as two processes at once
    await Promise.all([checkHealth(provider), checkHealth(provider)])
    await look()
    const rows: { detail: string }[] = await db
      .from('audit_log')
      .where({ site_id: site.id, action: 'gameProvider.health' })
    assert.deepEqual(
      rows.map(({ detail }) => JSON.parse(detail)),
      [{ breakerState: 'open', breakerCause: 'failures' }]
    )
  })

  test('is one whose calls cannot be read or come late, and not one in whose name strangers call', async ({
    assert,
    cleanup,
  }) => {
    const { provider, look, health } = await withProvider(cleanup)
    const call = (was: 'forged' | 'unreadable' | 'read', lagMs: number) =>
      noteCalled(provider.id, { was, lagMs, ms: 1 })
    for (let turn = 0; turn < 50; turn++) call('forged', 0)
    for (let turn = 0; turn < 3; turn++) call('read', 100)
    await look()
    assert.equal((await health()).state, 'closed')
    for (let turn = 0; turn < 4; turn++) call('read', 200_000)
    await look()
    assert.deepEqual((await health()).cause, 'lag')
    const [minute] = (await health()).minutes
    assert.containsSubset(minute, { forged: 50, called: 7, lagMs: 300_000 })
  })

  test('is not one that does not know a round', async ({ assert, cleanup }) => {
    const { maker, look, health, ask } = await withProvider(cleanup)
    maker.answers({ error: { key: 'notFound' } }, 404)
    await ask(5)
    await look()
    assert.equal((await health()).state, 'closed')
    maker.answers('', 500)
    await ask(5)
    await look()
    assert.equal((await health()).state, 'open')
  })

  test('may be shut off and opened by staff; then nobody tries it', async ({ assert, cleanup }) => {
    const { maker, look, launch, lobby, health, shut } = await withProvider(cleanup)
    assert.equal((await shut('open')).status, 200)
    assert.equal(await lobby(), 0)
    assert.equal((await launch()).body.error.key, 'gameProviderDown')
    const before = maker.asked.length
    clock.set(clock.now() + 3_600_000)
    await look()
    assert.lengthOf(maker.asked, before)
    assert.equal((await health()).cause, 'staff')
    assert.equal((await shut('closed')).body.state, 'closed')
    assert.equal(await lobby(), 1)
  })
})
