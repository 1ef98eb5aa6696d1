/**
 * A provider that answers slowly, not at all, wrongly, and comes back: what its player and its staff see, second by second, and
 * that no win is lost meanwhile (rules 12.9).
 */
import { test } from '@japa/runner'
import type { GameLaunch, LobbyView } from '@grandstand/shared-types/wire/games/games'
import type { ProviderHealth } from '@grandstand/shared-types/wire/games/health'
import { bus } from '#core/bus'
import { must } from '#core/errors/must'
import { clock } from '#core/timing/clock'
import { forgetBreakers } from '#games/health/breakers'
import { checkHealth } from '#games/health/check_health'
import { writeMinutes } from '#games/health/write_minutes'
import { askProvider } from '#games/providers/ask_provider'
import { providerById } from '#games/providers/provider'
import { startProvider } from '#tests/games/test_provider'
import { firstBreak } from '#tests/support/books'
import { signInAs, type Refusal } from '#tests/support/client'
import { cashOf, makeUser } from '#tests/support/factories'
import { makeTable } from '#tests/wallet/wallet_support'

type Cleanup = (undo: () => void) => void

/** The whole minute at which it begins. */
const BEGAN = Date.parse('2026-11-30T12:00:00Z')
const SECOND_MS = 1_000
/** As the loop of each process looks at its providers. */
const LOOK_EVERY_S = 5
const PROBE_S = 20
const PAGE = { url: 'https://games.example/play' }
const at = (second: number) => `${Math.floor(second / 60)}:${String(second % 60).padStart(2, '0')}`

async function scene(cleanup: Cleanup) {
  clock.set(BEGAN, { frozen: true })
  const maker = await startProvider()
  maker.answers(PAGE)
  const table = await makeTable({
    ...{ api_url: maker.url, allowed_origins: '["https://games.example"]' },
    ...{ health_least_calls: 3, health_probe_seconds: PROBE_S },
  })
  const provider = must(await providerById(table.site.id, table.provider.id), 'provider')
  const player = await signInAs(table.site, table.player)
  const admin = await signInAs(table.site, await makeUser({ site: table.site, type: 'admin' }))
  const lines: string[] = []
  let second = 0
  const note = (text: string) => lines.push(`${at((clock.now() - BEGAN) / SECOND_MS)} ${text}`)
  cleanup(
    bus.on('providerTurned', ({ providerId, state, cause }) => {
      if (providerId === provider.id) note(`staff are told: ${cause ?? state}`)
    })
  )
  cleanup(() => {
    maker.close()
    clock.reset()
    forgetBreakers()
  })
  const seen = async () => {
    const { body: lobby } = await player.get<LobbyView>('/v1/games?lobby=slots')
    const { body } = await admin.get<ProviderHealth>(`/v1/game-providers/${provider.id}/health`)
    const words = [body.state, body.cause].filter((word) => word !== null)
    return `lobby ${lobby.games.length}, staff see ${words.join(' by ')}`
  }
  let before = ''
  /** Notes what player and staff see, where it is something new. */
  const look = async () => {
    const now = await seen()
    if (now !== before) note(now)
    before = now
  }
  return {
    ...{ maker, table, provider, lines, note, look },
    /** Goes on until `last`, a second at a time; every fifth the loop looks at the provider. */
    async until(last: number, act: (second: number) => Promise<unknown> = async () => null) {
      for (; second <= last; second++) {
        clock.set(BEGAN + second * SECOND_MS, { frozen: true })
        await act(second)
        if (second % LOOK_EVERY_S === 0) {
          await writeMinutes()
          await checkHealth(provider)
        }
        await look()
      }
    },
    async launch() {
      const path = `/v1/games/${table.provider.gameId}/launch`
      const order = { mode: 'real', isMobile: false }
      const { body } = await player.post<GameLaunch & Refusal>(path, order)
      note(`a launch: ${body.error?.key ?? 'opens'}`)
    },
    /** A bet of 10 and its win of 25, which come so many seconds after they were sent. */
    async played(name: string, lateBy = 0) {
      const sending = { at: clock.now() - lateBy * SECOND_MS }
      const of = { roundId: name, transactionId: `bet-${name}`, amountMinor: 10 }
      const win = { transactionId: `win-${name}`, betTransactionId: of.transactionId }
      const answers = [
        await table.server.says('bet', table.bet(of), sending),
        await table.server.says('win', table.win({ ...of, ...win, amountMinor: 25 }), sending),
      ]
      note(`a bet and a win: ${answers.map(([status]) => status).join(' ')}`)
    },
    /** A bet that is rolled back. */
    async undone(name: string) {
      const of = { roundId: name, transactionId: `bet-${name}`, amountMinor: 10 }
      const back = { transactionId: `back-${name}`, betTransactionId: of.transactionId }
      const sending = { at: clock.now() }
      const answers = [
        await table.server.says('bet', table.bet(of), sending),
        await table.server.says('rollback', table.rollback({ roundId: name, ...back }), sending),
      ]
      note(`a bet and its rollback: ${answers.map(([status]) => status).join(' ')}`)
    },
    /** A question of ours that is given up quickly. */
    ask: () =>
      askProvider(provider, (dialect) => dialect.list(provider), { timeoutMs: 20 }).catch(
        () => null
      ),
  }
}

test.group('A provider that is ill, second by second', () => {
  test('is seen by player and staff, and loses no win', async ({ assert, cleanup }) => {
    const { maker, table, provider, lines, ...acts } = await scene(cleanup)
    const { launch, played, undone, ask, until, look } = acts
    const cash = () => cashOf(table.player.id)
    await until(1, async (second) => second === 1 && launch())

    // it does not answer in time, from the sixth second on
    maker.hangs()
    await until(9, async (second) => second >= 6 && ask())
    await until(12)
    await launch()
    await played('while-shut')
    await undone('taken-back')
    assert.equal(await cash(), 1_015)

    // it answers wrongly: a page, then JSON that is no list, then a fault
    maker.answers('<h1>Down for maintenance</h1>')
    await until(32)
    maker.answers({ transactions: 'none' })
    await until(52)
    maker.answers('', 500)
    await until(72)
    await launch()

    // it is well again; while the one question is under way nothing is open yet
    maker.answers({ transactions: [] })
    await until(89)
    const { asked, release } = maker.holds()
    clock.set(BEGAN + 90 * SECOND_MS, { frozen: true })
    const trying = checkHealth(provider)
    await asked
    forgetBreakers()
    await look()
    await launch()
    release()
    await trying
    maker.answers(PAGE)
    await until(92)
    await launch()

    // its calls come minutes late; each is taken
    await until(
      125,
      async (second) => second >= 121 && second <= 123 && played(`late-${second}`, 200)
    )
    await launch()
    assert.equal(await cash(), 1_060)
    maker.answers({ transactions: [] })
    await until(146)
    maker.answers(PAGE)
    await launch()
    await played('after')
    assert.equal(await cash(), 1_075)

    assert.deepEqual(lines, [
      '0:00 lobby 1, staff see closed',
      '0:01 a launch: opens',
      '0:10 staff are told: failures',
      '0:10 lobby 0, staff see open by failures',
      '0:12 a launch: gameProviderDown',
      '0:12 a bet and a win: 200 200',
      '0:12 a bet and its rollback: 200 200',
      '1:12 a launch: gameProviderDown',
      '1:30 lobby 0, staff see halfOpen by failures',
      '1:30 a launch: gameProviderDown',
      '1:30 staff are told: closed',
      '1:30 lobby 1, staff see closed',
      '1:32 a launch: opens',
      '2:01 a bet and a win: 200 200',
      '2:02 a bet and a win: 200 200',
      '2:03 a bet and a win: 200 200',
      '2:05 staff are told: lag',
      '2:05 lobby 0, staff see open by lag',
      '2:05 a launch: gameProviderDown',
      '2:25 staff are told: closed',
      '2:25 lobby 1, staff see closed',
      '2:26 a launch: opens',
      '2:26 a bet and a win: 200 200',
    ])
    assert.isNull(await firstBreak())
  })
})
