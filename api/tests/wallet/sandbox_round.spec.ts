/** The sandbox's process and our wallet, over HTTP, as `npm start` runs them. */
import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import { must } from '#core/errors/must'
import { sealSecrets } from '#games/providers/sealed_secrets'
import { SANDBOX_GAMES_CODE, sandboxGamesSecret } from '#sandbox_games/keys'
import { roundOf } from '#wallet/applying/rows'
import { SandboxProcess } from '#tests/sandbox_games/sandbox_process'
import { listeningPort } from '#tests/support/client'
import { cashOf, makeSite, makeUser } from '#tests/support/factories'
import { makeGame, makeProvider } from '#tests/support/game_rows'
import { launch, PRODUCTS } from '#tests/wallet/wallet_support'
import { firstBreak } from '#tests/support/books'

const START_MINOR = 100_000
const STAKE_MINOR = 500
const ROUNDS = 5

test.group('A sandbox game on our wallet', () => {
  test('paid rounds: the balance, the rounds and the frame agree', async ({ assert, cleanup }) => {
    const site = await makeSite()
    const player = await makeUser({
      site,
      type: 'player',
      balanceMinor: START_MINOR,
      products: PRODUCTS,
    })
    const providerId = await makeProvider(site.id, {
      code: SANDBOX_GAMES_CODE,
      sealed_secrets: sealSecrets({ hmacSecret: sandboxGamesSecret() }),
    })
    const gameId = await makeGame(site.id, providerId, { code: 'slot' })
    const launchToken = await launch(player, { id: providerId, gameId })
    const sandbox = new SandboxProcess(await listeningPort())
    cleanup(() => sandbox.kill())
    await sandbox.start()
    const url = await sandbox.launch('slot', launchToken, `http://${site.host}`)
    let wonMinor = 0
    for (let turn = 0; turn < ROUNDS; turn++) {
      const { state } = await sandbox.frame(url, 'bet', { bets: [{ stakeMinor: STAKE_MINOR }] })
      const round = must(state?.round, 'round')
      assert.equal(round.state, 'closed')
      wonMinor += round.winMinor
      assert.equal(state?.balanceMinor, await cashOf(player.id))
    }
    assert.equal(await cashOf(player.id), START_MINOR - ROUNDS * STAKE_MINOR + wonMinor)
    const rounds = (await db.from('game_rounds').where('user_id', player.id)).map(roundOf)
    assert.lengthOf(rounds, ROUNDS)
    assert.isTrue(rounds.every(({ state }) => state === 'closed'))
    assert.equal(
      rounds.reduce((sum, round) => sum + round.wonMinor, 0),
      wonMinor
    )
    assert.isNull(await firstBreak())
  })
})
