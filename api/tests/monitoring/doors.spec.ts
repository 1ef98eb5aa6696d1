/** Health and metrics of a server (docs/running.md). */
import { readFile } from 'node:fs/promises'
import { test } from '@japa/runner'
import app from '@adonisjs/core/services/app'
import { ownAddress } from '#core/http/own_address'
import { pauseBetting } from '#core/requests/betting_pause'
import { startBook, stopBook } from '#book/sync'
import { startMetrics } from '#monitoring/metrics'
import { signInAs } from '#tests/support/client'
import { makeSite, makeUser } from '#tests/support/factories'
import { followDatabase } from '#tests/support/followed_database'

const ask = async (path: string) => {
  const answer = await fetch(`${await ownAddress()}${path}`)
  return { status: answer.status, text: await answer.text() }
}

test.group('A server that is watched', (group) => {
  group.setup(startMetrics)
  group.setup(followDatabase)

  test('is alive, and ready while its database answers and its prices follow', async ({
    assert,
  }) => {
    assert.deepEqual(await ask('/health/live'), { status: 200, text: '{"status":"ok"}' })
    const { status, text } = await ask('/health/ready')
    assert.equal(status, 200)
    assert.include(text, 'The book follows the database')
  })

  test('gets no requests while its prices do not follow', async ({ assert, cleanup }) => {
    cleanup(startBook)
    await stopBook()
    const { status, text } = await ask('/health/ready')
    assert.equal(status, 503)
    assert.include(text, 'The book is not loaded')
  })

  test('goes on serving while bets are paused, and says so', async ({ assert, cleanup }) => {
    cleanup(() => pauseBetting('clockDrift', false))
    pauseBetting('clockDrift', true)
    const { status, text } = await ask('/health/ready')
    assert.equal(status, 200)
    assert.include(text, 'Bets are paused: clockDrift')
    assert.include((await ask('/metrics')).text, 'grandstand_betting_paused 1')
  })

  test('counts requests by their route, and names nobody', async ({ assert }) => {
    const site = await makeSite()
    const user = await makeUser({ site, type: 'player' })
    await (await signInAs(site, user)).get('/v1/me')
    const { text } = await ask('/metrics')
    assert.match(
      text,
      /grandstand_request_seconds_count\{method="GET",route="\/v1\/me",status="200"\} \d+/
    )
    assert.notInclude(text, user.username)
  })

  test('is alerted about by figures that it has', async ({ assert }) => {
    const rules = await readFile(app.makePath('..', 'docs', 'monitoring', 'alerts.yml'), 'utf8')
    const named = new Set(rules.match(/grandstand_\w+/g))
    assert.isAbove(named.size, 4)
    const { text } = await ask('/metrics')
    for (const name of named) assert.include(text, name)
  })
})
