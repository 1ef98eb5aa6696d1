/** The host of a request tells the brand: several brands on one server, each with its own people, settings and coupons. */
import db from '@adonisjs/lucid/services/db'
import { test } from '@japa/runner'
import type { Me, CurrentSession } from '@grandstand/shared-types/wire/people/accounts'
import type { SettingsAnswer } from '@grandstand/shared-types/wire/site/sites'
import { findSiteByHost, forgetSites } from '#sites/current_site'
import Site from '#sites/models/site'
import { isOwnHost } from '#sites/own_host'
import { emptyApps } from '#tests/sites/built_apps'
import { ApiSession, signInAs, type Refusal } from '#tests/support/client'
import { makeMatch, outcomeOf } from '#tests/support/board'
import { cashOf, DEFAULT_PASSWORD, makeSite, makeUser, uniqueName } from '#tests/support/factories'
import { makeBettor, place, slip } from '#tests/coupons/support'

/** Runs with all sites closed but these. */
async function withSitesAlone(ids: number[], work: () => Promise<void>): Promise<void> {
  const open: number[] = (await Site.query().where('status', 1)).map(({ id }) => id)
  const others = open.filter((id) => !ids.includes(id))
  try {
    await Site.query().whereIn('id', others).update({ status: 0 })
    forgetSites()
    await work()
  } finally {
    await Site.query().whereIn('id', others).update({ status: 1 })
    forgetSites()
  }
}

async function makeNamelessSite() {
  const site = await makeSite()
  await db.from('site_hosts').where('site_id', site.id).delete()
  forgetSites()
  return site
}

test.group('The brand of a host', (group) => {
  group.each.teardown(async () => {
    const named = db.from('site_hosts').select('site_id')
    await Site.query().whereNotIn('id', named).update({ status: 0 })
    forgetSites()
  })

  const idOf = async (host: string) => (await findSiteByHost(host))?.id

  test('an own host is an address, a name without a dot, or the one of APP_URL', ({ assert }) => {
    for (const host of [
      'localhost',
      '127.0.0.1',
      '192.168.1.5',
      '[::1]',
      '::1',
      'grandstand',
      '',
    ]) {
      assert.isTrue(isOwnHost(host), host)
    }
    for (const host of ['a.example.com', 'second.localhost', '1.2.3.4.example.com']) {
      assert.isFalse(isOwnHost(host), host)
    }
  })

  test('a header that names no host is refused, and no brand is guessed from it', async ({
    assert,
  }) => {
    const { host } = await makeSite()
    const asked = async (header: string) =>
      (await new ApiSession(header).get<Refusal>('/v1/settings/get')).status
    for (const header of [host, host.toUpperCase(), `${host}:3333`, `${host}.`, `${host}.:80`]) {
      assert.equal(await asked(header), 200, header)
    }
    for (const header of [
      `${host}:3333@evil.example`,
      `evil.example@${host}`,
      `${host}/evil.example`,
      `${host}:port`,
      `${host}:3333:3333`,
      `${host}, evil.example`,
      `-${host}`,
      '[::1',
    ]) {
      assert.equal(await asked(header), 400, header)
    }
  })

  test('a brand alone and without a host answers at every host', async ({ assert }) => {
    const { id } = await makeNamelessSite()
    await withSitesAlone([id], async () => {
      for (const host of ['localhost', 'bets.example.com', '10.0.0.1']) {
        assert.equal(await idOf(host), id, host)
      }
    })
  })

  test('a brand alone that has a host answers at no other', async ({ assert }) => {
    const { id, host } = await makeSite()
    await withSitesAlone([id], async () => {
      assert.equal(await idOf(host.toUpperCase()), id)
      assert.isUndefined(await idOf('localhost'))
    })
  })

  test('beside others, the brand without a host answers at the installation’s own hosts alone', async ({
    assert,
  }) => {
    const [nameless, named] = [await makeNamelessSite(), await makeSite()]
    assert.equal(await idOf('localhost'), nameless.id)
    assert.equal(await idOf('127.0.0.1'), nameless.id)
    assert.equal(await idOf(named.host), named.id)
    assert.isUndefined(await idOf('bets.example.com'))
  })
})

test.group('A host that no brand answers for', (group) => {
  group.setup(emptyApps)

  test('gets a page that says so, in the visitor’s language and with nothing of a brand', async ({
    assert,
  }) => {
    await makeSite()
    const pageOf = (path: string, language: string) =>
      new ApiSession('unknown.example.com').send<string>('GET', path, undefined, {
        'accept-language': language,
      })
    for (const path of ['/', '/tr/coupons', '/backoffice', '/backoffice/users']) {
      const { status, body, headers } = await pageOf(path, 'tr-TR,tr;q=0.9,en;q=0.5')
      assert.equal(status, 404, path)
      assert.match(headers.get('content-type') ?? '', /^text\/html/)
      assert.include(body, '<html lang="tr" dir="ltr">')
      assert.include(body, 'unknown.example.com')
      assert.include(body, 'Bu adreste bir site yok')
      assert.notInclude(body, 'A test brand')
    }
    assert.include((await pageOf('/', 'xx')).body, 'There is no site at this address')
  })

  test('S5 refuses a hostile host, and does not show it', async ({ assert }) => {
    const answer = await new ApiSession('<img src=x>').send<object>('GET', '/')
    assert.equal(answer.status, 400)
    assert.notInclude(JSON.stringify(answer.body), '<img')
  })

  test('gets nothing of any brand from the calls', async ({ assert }) => {
    const session = new ApiSession('unknown.example.com')
    for (const path of ['/v1/settings/get', '/v1/board/matches', '/v1/settings/get?domain=x.y']) {
      assert.equal((await session.get(path)).status, 404, path)
    }
    assert.equal((await session.post('/v1/sessions', { username: 'a', password: 'b' })).status, 422)
  })
})

test.group('Two brands on one server', () => {
  test('the same name may sign in at both, as two people', async ({ assert }) => {
    const username = uniqueName('twin')
    const [one, two] = [await makeSite(), await makeSite({ currency: 'EUR' })]
    const [here, there] = [
      await makeUser({ site: one, type: 'player', username }),
      await makeUser({ site: two, type: 'player', username }),
    ]
    const meAt = async (host: string) => {
      const session = new ApiSession(host)
      return (await session.post<Me>('/v1/sessions', { username, password: DEFAULT_PASSWORD })).body
    }
    assert.containsSubset(await meAt(one.host), { id: here.id, siteId: one.id, currency: 'TRY' })
    assert.containsSubset(await meAt(two.host), { id: there.id, siteId: two.id, currency: 'EUR' })
  })

  test('S2: somebody of one brand is nobody in the other, by name and by cookie', async ({
    assert,
  }) => {
    const [one, two] = [await makeSite(), await makeSite()]
    const admin = await makeUser({ site: one, type: 'admin' })
    const credentials = { username: admin.username, password: DEFAULT_PASSWORD }
    const refused = await new ApiSession(two.host).post('/v1/sessions', credentials)
    assert.equal(refused.status, 401)

    const session = await signInAs(one, admin)
    const stranger = new ApiSession(two.host)
    for (const [name, value] of session.cookies) stranger.cookies.set(name, value)
    assert.isNull((await stranger.get<CurrentSession>('/v1/sessions/current')).body.user)
    for (const path of ['/v1/me', '/v1/users', '/v1/sites', '/v1/coupons']) {
      assert.equal((await stranger.get(path)).status, 401, path)
    }
    // at home the session stands
    assert.equal((await session.get('/v1/me')).status, 200)
  })

  test('each has its own settings, people, coupons and limits', async ({ assert }) => {
    const brands = await Promise.all(
      ['TRY', 'EUR'].map(async (currency) => {
        const site = await makeSite({ currency })
        const player = await makeUser({ site, type: 'player', balanceMinor: 5_000 })
        const admin = await signInAs(site, await makeUser({ site, type: 'admin' }))
        return { site, player, admin }
      })
    )
    for (const [index, { site, player, admin }] of brands.entries()) {
      await admin.put(`/v1/sites/${site.id}`, { title: `Brand ${index}` })
      const { body } = await new ApiSession(site.host).get<SettingsAnswer>('/v1/settings/get')
      assert.containsSubset(body.settings, { title: `Brand ${index}`, currency: site.currency })
      const people = await admin.list<{ id: number }>('users', { range: [0, 99] })
      assert.include(
        people.body.map(({ id }) => id),
        player.id
      )
      const strangers = brands.filter((other) => other.site !== site)
      for (const other of strangers) {
        assert.equal((await admin.get(`/v1/users/${other.player.id}`)).status, 404)
        assert.equal((await admin.put(`/v1/sites/${other.site.id}`, { title: 'X' })).status, 404)
        const scripts = { css: '.a{}' }
        assert.equal((await admin.put(`/v1/sites/${other.site.id}/scripts`, scripts)).status, 404)
      }
    }
  })

  test('a coupon of one brand is no coupon of the other: not by its id, its code or its share', async ({
    assert,
  }) => {
    const [one, two] = [await makeBettor(), await makeBettor()]
    const match = await makeMatch()
    const { body: coupon } = await place(one.session, slip([[outcomeOf(match, '1', '1'), 2000]]))
    const there = await signInAs(two.site, await makeUser({ site: two.site, type: 'admin' }))
    for (const session of [two.session, there]) {
      assert.equal((await session.get(`/v1/coupons/${coupon.id}`)).status, 404)
      assert.lengthOf((await session.list('coupons')).body, 0)
    }
    const check = (host: string) => new ApiSession(host).get(`/v1/tickets/${coupon.code}`)
    assert.equal((await check(one.site.host)).status, 200)
    assert.equal((await check(two.site.host)).status, 404)
    assert.equal(await cashOf(two.player.id), 100_000)
  })
})
