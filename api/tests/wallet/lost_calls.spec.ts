/** Calls of the real sandbox that are cut off on their way: the comparison brings both sides together (rules 12.10). */
import { createServer, request, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import type { GameLaunch } from '@grandstand/shared-types/wire/games/games'
import type { OwnRoundPage, RoundProof } from '@grandstand/shared-types/wire/games/rounds'
import { must } from '#core/errors/must'
import { clock } from '#core/timing/clock'
import { providerById } from '#games/providers/provider'
import { sealSecrets } from '#games/providers/sealed_secrets'
import { SANDBOX_GAMES_CODE, sandboxGamesSecret } from '#sandbox_games/keys'
import { askRounds } from '#wallet/reconciling/ask_rounds'
import { reconcile } from '#wallet/reconciling/reconcile'
import { SandboxProcess } from '#tests/sandbox_games/sandbox_process'
import { listeningPort, signInAs } from '#tests/support/client'
import { cashOf, makeSite, makeUser } from '#tests/support/factories'
import { makeGame, makeProvider } from '#tests/support/game_rows'
import { launch, PRODUCTS } from '#tests/wallet/wallet_support'
import { firstBreak } from '#tests/support/books'

const START_MINOR = 100_000
const STAKE_MINOR = 500
const MINUTE_MS = 60_000

/** A way to our server on which calls of some paths are lost. */
class LossyWay {
  readonly cut = new Set<string>()
  readonly #server: Server

  constructor(port: number) {
    this.#server = createServer((incoming, answer) => {
      const path = (incoming.url ?? '').split('/').at(-1) ?? ''
      if (this.cut.has(path)) return void incoming.destroy()
      const { url: on, method, headers } = incoming
      const passed = request({ port, path: on, method, headers }, (from) => {
        answer.writeHead(from.statusCode ?? 502, from.headers)
        from.pipe(answer)
      })
      passed.on('error', () => answer.destroy())
      incoming.pipe(passed)
    })
  }

  async listen(): Promise<number> {
    await new Promise<void>((listening) => this.#server.listen(0, '127.0.0.1', listening))
    return (this.#server.address() as AddressInfo).port
  }

  close(): void {
    this.#server.closeAllConnections()
    this.#server.close()
  }
}

async function atSandbox(cleanup: (undo: () => Promise<void>) => void, code: string) {
  const way = new LossyWay(await listeningPort())
  const sandbox = new SandboxProcess(await way.listen())
  cleanup(async () => {
    clock.reset()
    way.close()
    await sandbox.kill()
  })
  await sandbox.start()
  const site = await makeSite()
  const player = await makeUser({
    ...{ site, type: 'player', balanceMinor: START_MINOR, products: PRODUCTS },
  })
  const providerId = await makeProvider(site.id, {
    code: SANDBOX_GAMES_CODE,
    api_url: sandbox.url,
    allowed_origins: JSON.stringify([sandbox.url]),
    interrupted_minutes: 1,
    sealed_secrets: sealSecrets({ hmacSecret: sandboxGamesSecret() }),
  })
  const gameId = await makeGame(site.id, providerId, { code })
  const provider = must(await providerById(site.id, providerId), 'provider')
  const token = await launch(player, { id: providerId, gameId })
  const url = await sandbox.launch(code, token, `http://${site.host}`)
  return { way, sandbox, site, player, provider, url }
}

test.group('Calls that are lost on their way', () => {
  test('are made good from the sandbox’s list; its repeats then find their copies', async ({
    assert,
    cleanup,
  }) => {
    const { way, sandbox, player, provider, url } = await atSandbox(cleanup, 'slot')
    await sandbox.frame(url, 'state')
    way.cut.add('win')
    const { state } = await sandbox.frame(url, 'bet', { bets: [{ stakeMinor: STAKE_MINOR }] })
    const winMinor = must(state?.round, 'round').winMinor
    assert.equal(await cashOf(player.id), START_MINOR - STAKE_MINOR)
    clock.set(Date.now() + 3 * MINUTE_MS)
    const span = { fromMs: Date.now() - MINUTE_MS, toMs: clock.now() }
    assert.equal(await reconcile(provider, span), 0)
    assert.equal(await reconcile(provider, span), 0)
    clock.reset()
    const rightMinor = START_MINOR - STAKE_MINOR + winMinor
    assert.equal(await cashOf(player.id), rightMinor)
    way.cut.clear()
    await sandbox.stateWhen(url, ({ round }) => round?.state === 'closed')
    assert.equal(await cashOf(player.id), rightMinor)
    const kept: { verdict: string }[] = await db
      .from('game_messages')
      .where({ provider_id: provider.id, call: 'win' })
    assert.deepEqual(
      kept.map(({ verdict }) => verdict),
      ['repeated']
    )
    assert.isNull(await firstBreak())
  })

  test('A13 a hand of blackjack that was left is gone on with, and its result can be checked', async ({
    assert,
    cleanup,
  }) => {
    const { sandbox, site, player, provider, url } = await atSandbox(cleanup, 'blackjack')
    const session = await signInAs(site, player)
    const first = async () =>
      must((await session.get<OwnRoundPage>('/v1/me/game-rounds')).body.rows[0], 'round')
    await sandbox.frame(url, 'state')
    // a natural is over at once
    let round = null
    do {
      const answer = await sandbox.frame(url, 'bet', { bets: [{ stakeMinor: STAKE_MINOR }] })
      round = must(answer.state?.round, 'round')
    } while (round.state !== 'open')
    await sandbox.kill()
    await sandbox.start()
    clock.set(Date.now() + 2 * MINUTE_MS)
    await askRounds(provider)
    clock.reset()
    const { id, state } = await first()
    assert.equal(state, 'interrupted')
    const { body } = await session.post<GameLaunch>(`/v1/me/game-rounds/${id}/resume`, {})
    const resumed = new URL(body.content)
    assert.equal(resumed.hostname, site.host, 'where the browser has the site')
    assert.equal((await sandbox.frame(resumed, 'state')).state?.round?.id, round.id)
    await sandbox.frame(resumed, 'act', { action: 'stand' })
    const over = await sandbox.stateWhen(resumed, (now) => now.round?.state === 'closed')
    assert.containsSubset(await first(), {
      state: 'closed',
      winMinor: must(over.round, 'round').winMinor,
    })
    const proof = async () =>
      (await session.get<RoundProof>(`/v1/me/game-rounds/${id}/proof`)).body.path
    assert.isNull(await proof(), 'the seed is still secret')
    await sandbox.frame(resumed, 'seeds', { clientSeed: 'mine' })
    assert.match(must(await proof(), 'proof'), /^\/tr\/verify\?game=blackjack&serverSeed=/)
  })
})
