/** What the platform asks the sandbox of games, and the pages that it serves. */
import { test } from '@japa/runner'
import { LOBBIES } from '@grandstand/shared-types/accounts/lobbies'
import { gameName } from '@grandstand/shared-types/games/game_codes'
import { readListedGame } from '#games/importing/listed_game'
import { SandboxProcess } from '#tests/sandbox_games/sandbox_process'

interface Listed {
  gameCode: string
  title: string
  lobby: string
  logo: string
  returnPpm: number
  limits: Record<string, { minStakeMinor: number; maxStakeMinor: number; maxPayMinor: number }>
}

test.group('Sandbox of games: provider', (group) => {
  // a port on which no wallet listens
  const sandbox = new SandboxProcess(1)

  group.setup(() => sandbox.start())
  group.teardown(() => sandbox.kill())

  test('S13 a call without the right signature is refused', async ({ assert }) => {
    const forged = await sandbox.ask('games', undefined, 'another secret')
    const unsigned = await fetch(`${sandbox.url}/games`)
    const changed = await fetch(`${sandbox.url}/transactions?from=0&to=1`, {
      headers: { 'x-grandstand-timestamp': '1', 'x-grandstand-signature': 'hmac-sha256=00' },
    })
    assert.deepEqual([forged.status, unsigned.status, changed.status], [401, 401, 401])
  })

  test('every game is listed with lobby, limits, return and a picture, and opens a page', async ({
    client,
    assert,
  }) => {
    const answer = await sandbox.ask('games')
    const { games }: { games: Listed[] } = JSON.parse(await answer.text())
    assert.isAbove(games.length, 0)
    for (const game of games) {
      assert.isAbove(game.returnPpm, 0)
      assert.isAbove(game.limits['TRY']?.maxPayMinor ?? 0, game.limits['TRY']?.maxStakeMinor ?? 0)
      const imported = await readListedGame(game)
      assert.deepEqual([imported?.code, imported?.logo], [game.gameCode, game.logo])
      const logo = await client.get(game.logo)
      assert.equal(logo.header('content-type'), 'image/svg+xml')
      const page = await fetch(await sandbox.launch(game.gameCode, null))
      assert.equal(page.status, 200)
      const script = `games/${gameName(game.gameCode).kind}/browser/picture.ts`
      const picture = await fetch(`${sandbox.url}/modules/sandbox_games/${script}`)
      assert.equal(picture.status, 200, script)
    }
  })

  test('every lobby has at least six games, each with a title and a picture of its own', async ({
    client,
    assert,
  }) => {
    const answer = await sandbox.ask('games')
    const { games }: { games: Listed[] } = JSON.parse(await answer.text())
    for (const lobby of LOBBIES) {
      assert.isAtLeast(games.filter((game) => game.lobby === lobby).length, 6, lobby)
    }
    const pictures = await Promise.all(games.map(({ logo }) => client.get(logo)))
    assert.lengthOf(new Set(pictures.map((picture) => String(picture.body()))), games.length)
    assert.lengthOf(new Set(games.map(({ title }) => title)), games.length)
  })

  test('the page of a game lets its own site alone frame it, and runs its own scripts alone', async ({
    assert,
  }) => {
    const page = await fetch(await sandbox.launch('slot', null))
    const policy = page.headers.get('content-security-policy') ?? ''
    assert.include(policy, 'frame-ancestors http://brand.test')
    assert.include(policy, "default-src 'none'")
    assert.notInclude(policy, 'unsafe')
    assert.include(await page.text(), '<html lang="tr" dir="ltr">')
  })

  test('no file beside the modules of the pages can be read', async ({ assert }) => {
    const paths = [
      'sandbox_games/keys.ts',
      'sandbox_games/store/rounds.ts',
      'sandbox_games/games/slot/game.ts',
      'shared-types/../package.json',
      'shared-types/payments/states.ts',
      'sandbox_games/browser/tsconfig.json',
    ]
    for (const path of paths) {
      const answer = await fetch(`${sandbox.url}/modules/${path}`)
      assert.equal(answer.status, 404, path)
    }
  })

  test('an unknown game, frame or round is not found', async ({ assert }) => {
    const launch = { gameCode: 'chess', launchToken: null, currency: 'TRY', language: 'tr' }
    const statuses = [
      await sandbox.ask('launch', launch),
      await fetch(`${sandbox.url}/play?token=${'a'.repeat(32)}`),
      await sandbox.ask('rounds/none'),
    ].map(({ status }) => status)
    assert.deepEqual(statuses, [404, 404, 404])
  })

  test('a wallet that cannot be reached: the game says so and keeps nothing', async ({
    assert,
  }) => {
    const url = await sandbox.launch('slot', 'launch')
    const answer = await sandbox.frame(url, 'bet', { bets: [{ stakeMinor: 500 }] })
    assert.equal('error' in answer && answer.error, 'unanswered')
    assert.isNull(answer.state?.round)
  })
})
