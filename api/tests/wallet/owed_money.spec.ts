import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import { bus } from '#core/bus'
import { pauseBetting } from '#core/requests/betting_pause'
import { clock } from '#core/timing/clock'
import { forgetSites } from '#sites/current_site'
import { forgetPlayedGames } from '#wallet/games/played_games'
import { forgetProviders } from '#games/providers/provider'
import { signInAs } from '#tests/support/client'
import { cashOf } from '#tests/support/factories'
import { makeTable, type Table } from '#tests/wallet/wallet_support'

const HOUR_MS = 3_600_000

async function closeBrand({ site }: Table): Promise<void> {
  const settings = JSON.stringify({ maintenance: { isOn: true } })
  await db.from('sites').where('id', site.id).update({ settings })
  forgetSites()
}

async function exclude({ site, player }: Table): Promise<void> {
  const session = await signInAs(site, player)
  const { status } = await session.post('/v1/me/protection/exclusions', {
    kind: 'timeOut',
    days: 1,
  })
  if (status >= 300) throw new Error(`exclusion: ${status}`)
}

const ofPlayer =
  (changes: Record<string, string | number>) =>
  async ({ player }: Table) => {
    await db.from('users').where('id', player.id).update(changes)
    bus.emit('accessChanged', { userId: player.id })
  }
const ofSession =
  (changes: Record<string, number>) =>
  async ({ player }: Table) => {
    await db.from('game_sessions').where('user_id', player.id).update(changes)
  }

/** What may happen between a bet and its win, with the key by which the next bet is refused. */
const EVENTS: [what: string, refusal: string, happens: (table: Table) => Promise<void>][] = [
  ['the session is closed', 'gameSessionOver', ofSession({ closed_at: clock.now() })],
  [
    'the token has expired',
    'gameSessionOver',
    ofSession({ last_used_at: clock.now() - 13 * HOUR_MS }),
  ],
  ['the player is blocked', 'accountPassive', ofPlayer({ status: 0 })],
  ['the player is too young', 'minimumAge', ofPlayer({ birth_date: '2020-01-01' })],
  ['the brand is closed for maintenance', 'plannedMaintenance', closeBrand],
  [
    "the server's own checks pause bets",
    'bettingPaused',
    async () => pauseBetting('clockDrift', true),
  ],
  ['the player may play no games any more', 'productClosed', ofPlayer({ products: '{"slot":0}' })],
  [
    'the game is hidden',
    'productClosed',
    async ({ provider }) => {
      await db.from('games').where('id', provider.gameId).update({ is_shown: false })
      forgetPlayedGames()
    },
  ],
  [
    'the game is removed',
    'gameUnknown',
    async ({ provider }) => {
      await db.from('games').where('id', provider.gameId).delete()
      forgetPlayedGames()
    },
  ],
  [
    'the provider is switched off',
    'productClosed',
    async ({ provider }) => {
      await db.from('game_providers').where('id', provider.id).update({ is_enabled: false })
      forgetProviders()
    },
  ],
  ['the player has excluded themselves', 'selfExcluded', exclude],
]

test.group('Money that is owed', (group) => {
  group.each.teardown(() => pauseBetting('clockDrift', false))

  for (const [what, refusal, happens] of EVENTS) {
    test(`M13 a win is credited and a stake given back although ${what}, and no bet is taken`, async ({
      assert,
    }) => {
      const table = await makeTable()
      const { server, bet, win, rollback, player } = table
      const second = { transactionId: 'bet-2', roundId: 'round-2' }
      assert.deepEqual(await server.says('bet', bet()), [200, 900])
      assert.deepEqual(await server.says('bet', bet(second)), [200, 800])
      await happens(table)
      const late = await server.send('bet', bet({ transactionId: 'bet-3', roundId: 'round-3' }))
      assert.equal(late.body.error?.key, refusal)
      // a provider that reads a server error would roll the bet back
      assert.isBelow(late.status, 500)
      assert.deepEqual(await server.says('win', win()), [200, 1_050])
      const back = rollback({ betTransactionId: 'bet-2', roundId: 'round-2' })
      assert.deepEqual(await server.says('rollback', back), [200, 1_150])
      assert.equal(await cashOf(player.id), 1_150)
      // a bet that was taken before gets its answer
      assert.deepEqual(await server.says('bet', bet()), [200, 900])
    })
  }
})
