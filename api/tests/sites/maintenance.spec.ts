/** A brand that is closed for maintenance, now or in a planned window: players wait, staff go on. */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { test } from '@japa/runner'
import { NO_MAINTENANCE, type Maintenance } from '@grandstand/shared-types/sites/maintenance'
import type { SettingsAnswer, SiteView } from '@grandstand/shared-types/wire/site/sites'
import web from '#config/web'
import { clock } from '#core/timing/clock'
import { openStream } from '#stream/open'
import { SocketClient } from '#tests/stream/socket_client'
import { ApiSession, signInAs, type ApiAnswer, type Refusal } from '#tests/support/client'
import { DEFAULT_PASSWORD, makeSite, makeUser } from '#tests/support/factories'

const HOUR_MS = 3_600_000

async function makeBrand() {
  const site = await makeSite()
  const admin = await signInAs(site, await makeUser({ site, type: 'admin' }))
  const user = await makeUser({ site, type: 'player', balanceMinor: 5_000 })
  const player = await signInAs(site, user)
  const set = (change: Partial<Maintenance>) =>
    admin.put<SiteView & Refusal>(`/v1/sites/${site.id}/maintenance`, {
      ...NO_MAINTENANCE,
      ...change,
    })
  return { site, admin, user, player, visitor: new ApiSession(site.host), set }
}

const keyOf = ({ status, body }: ApiAnswer<Refusal>) => [status, body?.error?.key]
const CLOSED = [503, 'plannedMaintenance']

test.group('A brand under maintenance', (group) => {
  const { root } = web
  group.setup(async () => {
    web.root = mkdtempSync(join(tmpdir(), 'grandstand-closed-'))
    for (const app of ['player-web', 'backoffice']) {
      mkdirSync(join(web.root, app, 'dist'), { recursive: true })
      writeFileSync(join(web.root, app, 'dist', 'index.html'), '<html><head></head></html>')
    }
    const close = await openStream()
    return async () => {
      await close()
      rmSync(web.root, { recursive: true })
      web.root = root
    }
  })
  group.each.teardown(() => clock.reset())

  test('refuses players and visitors by a key with the time to wait; staff go on', async ({
    assert,
  }) => {
    const { site, admin, user, player, visitor, set } = await makeBrand()
    assert.equal((await player.get('/v1/me')).status, 200)
    assert.equal((await set({ isOn: true })).status, 200)
    for (const session of [player, visitor]) {
      const answer = await session.get<Refusal>('/v1/board/matches')
      assert.deepEqual(keyOf(answer), CLOSED)
      assert.isAbove(Number(answer.headers.get('retry-after')), 0)
    }
    assert.deepEqual(keyOf(await player.get<Refusal>('/v1/me')), CLOSED)
    const credentials = { username: user.username, password: DEFAULT_PASSWORD }
    assert.deepEqual(keyOf(await visitor.post<Refusal>('/v1/sessions', credentials)), CLOSED)
    // the sign-in of staff needs these
    for (const path of ['/v1/settings/get', '/v1/sessions/current', '/v1/currencies']) {
      assert.equal((await visitor.get(path)).status, 200, path)
    }
    const operator = await makeUser({ site, type: 'operator', permissions: ['users.view'] })
    const late = await signInAs(site, operator)
    assert.equal((await late.list('users')).status, 200)
    assert.equal((await admin.get('/v1/board/matches')).status, 200)
    assert.equal((await set({})).status, 200)
    assert.equal((await player.get('/v1/me')).status, 200)
  })

  test('shows players a page in its look and language that loads itself anew', async ({
    assert,
  }) => {
    const { admin, visitor, set } = await makeBrand()
    const now = Math.floor(clock.now() / 1000) * 1000
    await set({
      from: now - HOUR_MS,
      to: now + HOUR_MS,
      texts: { en: 'New pitches <b>are</b> laid.', tr: '' },
    })
    const page = await visitor.send<string>('GET', '/en/coupons')
    assert.equal(page.status, 503)
    assert.approximately(Number(page.headers.get('retry-after')), HOUR_MS / 1000, 5)
    assert.match(page.headers.get('content-type') ?? '', /^text\/html/)
    assert.include(page.body, '<html lang="en" dir="ltr"')
    assert.include(page.body, '<meta http-equiv="refresh" content="60">')
    assert.match(page.body, /<link rel="stylesheet" href="\/themes\/\d+\.\w+\.css">/)
    assert.include(page.body, 'New pitches &lt;b&gt;are&lt;/b&gt; laid.')
    assert.include(page.body, 'A test brand')
    const turkish = await visitor.send<string>('GET', '/tr/')
    assert.include(turkish.body, 'Bakımdayız')
    assert.include(turkish.body, 'Tahmini bitiş')
    const sheet = /href="(\/themes\/[^"]+)"/.exec(page.body)?.[1] ?? ''
    assert.equal((await visitor.get(sheet)).status, 200)
    assert.equal((await visitor.get('/backoffice')).status, 200)
    assert.equal((await admin.get('/en/')).status, 200, 'staff look at the site')
  })

  test('is announced before the window, closes at its begin and opens at its end', async ({
    assert,
  }) => {
    const { visitor, player, set } = await makeBrand()
    const [from, to] = [clock.now() + HOUR_MS, clock.now() + 2 * HOUR_MS]
    await set({ from, to, texts: { tr: 'Yeni oyunlar geliyor' } })
    const noticeOf = async () =>
      (await visitor.get<SettingsAnswer>('/v1/settings/get')).body.settings.maintenance
    assert.deepEqual(await noticeOf(), { from, to, texts: { tr: 'Yeni oyunlar geliyor' } })
    assert.equal((await player.get('/v1/me')).status, 200)
    clock.set(from)
    assert.deepEqual(keyOf(await player.get<Refusal>('/v1/me')), CLOSED)
    assert.isNull(await noticeOf())
    clock.set(to)
    assert.equal((await player.get('/v1/me')).status, 200)
  })

  test('ends the connections of players to the stream, and opens none for them', async ({
    assert,
  }) => {
    const { player, admin, set } = await makeBrand()
    const [ofPlayer, ofStaff] = [await SocketClient.open(player), await SocketClient.open(admin)]
    await set({ isOn: true })
    await ofPlayer.until(() => ofPlayer.closeCode !== null)
    assert.equal(ofPlayer.closeCode, 4503)
    await assert.rejects(() => SocketClient.open(player), /503/)
    await ofStaff.heard()
    ofStaff.close()
    await set({})
    const again = await SocketClient.open(player)
    again.close()
  })

  test('leaves other brands open', async ({ assert }) => {
    const [closed, open] = [await makeBrand(), await makeBrand()]
    await closed.set({ isOn: true })
    assert.equal((await open.player.get('/v1/me')).status, 200)
    assert.equal(
      (await open.admin.put(`/v1/sites/${closed.site.id}/maintenance`, NO_MAINTENANCE)).status,
      404
    )
  })

  test('refuses a window with one end, one that ends before it begins, and one in the past', async ({
    assert,
  }) => {
    const { set, admin, site } = await makeBrand()
    const now = clock.now()
    const faults: [Partial<Maintenance>, string][] = [
      [{ from: now }, 'isRequiredArea'],
      [{ to: now + HOUR_MS }, 'isRequiredArea'],
      [{ from: now + HOUR_MS, to: now + HOUR_MS }, 'endBeforeStart'],
      [{ from: now - 2 * HOUR_MS, to: now - HOUR_MS }, 'endBeforeStart'],
    ]
    for (const [change, key] of faults) {
      const { status, body } = await set(change)
      assert.equal(status, 422, key)
      assert.containsSubset(body.error.fields, [{ field: 'to', key }])
    }
    const view = await admin.get<SiteView>(`/v1/sites/${site.id}`)
    assert.deepEqual(view.body.settings.maintenance, NO_MAINTENANCE)
    const log = await admin.list<{ action: string }>('audit-log')
    assert.notInclude(
      log.body.map(({ action }) => action),
      'site.maintenance'
    )
  })
})
