/** The game of a session that has ended takes no more bets; what is owed still comes in (rules 12.3, 12.7). */
import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import { signInAs, type ApiSession } from '#tests/support/client'
import { cashOf, DEFAULT_PASSWORD, makeUser } from '#tests/support/factories'
import { launch, makeTable, openSessionOf } from '#tests/wallet/wallet_support'

const OVER = [401, 'gameSessionOver']

/** A player at a game that was launched in this session, and another browser of the player. */
async function atGame() {
  const table = await makeTable()
  const session = await signInAs(table.site, table.player)
  const row = await db
    .from('user_sessions')
    .where('user_id', table.player.id)
    .orderBy('id', 'desc')
    .firstOrFail()
  const columns = { user_session_id: Number(row.id) }
  const sessionToken = await openSessionOf(table.player, table.provider, columns)
  const launchToken = await launch(table.player, table.provider, columns)
  const elsewhere = await signInAs(table.site, table.player)
  return { table, session, elsewhere, sessionToken, launchToken }
}

interface Ways {
  session: ApiSession
  elsewhere: ApiSession
  staff: ApiSession
  playerId: number
}

const ENDS: Readonly<Record<string, (ways: Ways) => Promise<{ status: number }>>> = {
  'a sign-out': ({ session }) => session.delete('/v1/sessions/current'),
  'a sign-out everywhere': ({ elsewhere }) => elsewhere.delete('/v1/me/sessions'),
  'a new password': ({ elsewhere }) =>
    elsewhere.put('/v1/me/password', {
      currentPassword: DEFAULT_PASSWORD,
      newPassword: 'Anotherone77',
      repeatPassword: 'Anotherone77',
    }),
  'a password by staff': ({ staff, playerId }) =>
    staff.put(`/v1/users/${playerId}/password`, { password: 'Anotherone77' }),
  'an end by staff': ({ staff, playerId }) => staff.delete(`/v1/users/${playerId}/sessions`),
}

test.group('The game of a session that has ended', () => {
  for (const [end, by] of Object.entries(ENDS)) {
    test(`takes no bet after ${end}, and pays what is owed`, async ({ assert }) => {
      const { table, session, elsewhere, sessionToken, launchToken } = await atGame()
      const { site, server, bet, win, rollback, player } = table
      assert.deepEqual(await server.says('bet', bet({ sessionToken })), [200, 900])
      const staff = await signInAs(site, await makeUser({ site, type: 'admin' }))
      const ended = await by({ session, elsewhere, staff, playerId: player.id })
      assert.isBelow(ended.status, 300)

      const late = bet({ sessionToken, transactionId: 'bet-2', roundId: 'round-2' })
      assert.deepEqual(await server.says('bet', late), OVER)
      assert.deepEqual(await server.says('balance', { sessionToken }), OVER)
      assert.deepEqual(await server.says('session', { launchToken }), OVER)
      assert.deepEqual(await server.says('bet', bet({ sessionToken })), [200, 900])
      assert.deepEqual(await server.says('win', win()), [200, 1_150])
      assert.deepEqual(await server.says('rollback', rollback()), [200, 1_000])
      assert.equal(await cashOf(player.id), 1_000)
    })
  }

  test('goes on where another session of the player ends', async ({ assert }) => {
    const { table, elsewhere, sessionToken } = await atGame()
    assert.equal((await elsewhere.delete('/v1/sessions/current')).status, 204)
    const { server, bet } = table
    assert.deepEqual(await server.says('bet', bet({ sessionToken })), [200, 900])
  })
})
