/** Staff edit the hosts at which their brand answers. */
import { test } from '@japa/runner'
import type { SettingsAnswer, SiteView } from '@grandstand/shared-types/wire/site/sites'
import { ApiSession, signInAs, type Refusal } from '#tests/support/client'
import { makeSite, makeUser } from '#tests/support/factories'

async function makeDesk() {
  const site = await makeSite()
  const user = await makeUser({ site, type: 'admin' })
  const admin = await signInAs(site, user)
  const set = (hosts: string[]) =>
    admin.put<SiteView & Refusal>(`/v1/sites/${site.id}/hosts`, { hosts })
  return { site, user, admin, set }
}

const brandAt = async (host: string) => {
  const { status, body } = await new ApiSession(host).get<SettingsAnswer>('/v1/settings/get')
  return status === 200 ? body.settings.siteId : status
}

test.group('Hosts of a brand', () => {
  test('an added host answers at once, a removed one no longer', async ({ assert }) => {
    const { site, set, admin } = await makeDesk()
    const more = `more-${site.host}`
    const { status, body } = await set([site.host, ` ${more.toUpperCase()} `])
    assert.equal(status, 200)
    assert.deepEqual(body.hosts, [site.host, more])
    assert.equal(await brandAt(more), site.id)
    assert.match(
      (await new ApiSession(more).get<SettingsAnswer>('/v1/settings/get')).body.new_site_api,
      new RegExp(`^http://${more}`)
    )
    assert.deepEqual((await set([site.host])).body.hosts, [site.host])
    assert.equal(await brandAt(more), 404)
    const log = await admin.list<{ action: string; detail: unknown }>('audit-log')
    assert.containsSubset(log.body[0], {
      action: 'site.hosts',
      detail: { before: { hosts: [site.host, more] }, after: { hosts: [site.host] } },
    })
  })

  test('the first host is the one of links to the site, whatever its age', async ({ assert }) => {
    const { site, set } = await makeDesk()
    const main = `main-${site.host}`
    assert.deepEqual((await set([main, site.host])).body.hosts, [main, site.host])
    assert.equal(await brandAt(site.host), site.id)
  })

  test('letters beyond ASCII become the form that requests bring', async ({ assert }) => {
    const { site, set } = await makeDesk()
    const { body } = await set([site.host, `şans.${site.host}`])
    assert.equal(body.hosts[1], `xn--ans-rza.${site.host}`)
  })

  test('a host of another brand is refused, and stays there', async ({ assert }) => {
    const [here, there] = [await makeDesk(), await makeSite()]
    const { status, body } = await here.set([here.site.host, there.host.toUpperCase()])
    assert.equal(status, 422)
    assert.containsSubset(body.error.fields, [
      { field: 'hosts.1', key: 'hostTaken', params: [there.host] },
    ])
    assert.equal(await brandAt(there.host), there.id)
    assert.equal(await brandAt(here.site.host), here.site.id)
  })

  test('the host of the request stays, and so does the last one', async ({ assert }) => {
    const { site, set } = await makeDesk()
    assert.containsSubset((await set([`other-${site.host}`])).body.error.fields, [
      { field: 'hosts', key: 'hostStays', params: [site.host] },
    ])
    assert.equal((await set([])).status, 422)
    assert.equal(await brandAt(site.host), site.id)
  })

  test('texts that are no hosts are refused', async ({ assert }) => {
    const { site, set } = await makeDesk()
    const bad = ['https://a.example', 'a.example/x', 'a.example:80', 'a b', '-a', 'a..b', '<b>', '']
    for (const host of bad) {
      const { status, body } = await set([site.host, host])
      assert.equal(status, 422, host)
      assert.equal(body.error.fields?.[0]?.field, 'hosts.1', host)
    }
    const twice = await set([site.host, site.host.toUpperCase()])
    assert.deepEqual(twice.body.hosts, [site.host], 'one host twice is one')
  })

  test('two brands that take one host at the same time: one of them gets it', async ({
    assert,
  }) => {
    const desks = [await makeDesk(), await makeDesk()] as const
    const wanted = `wanted-${desks[0].site.host}`
    const answers = await Promise.all(desks.map(({ site, set }) => set([site.host, wanted])))
    assert.lengthOf(
      answers.filter(({ status }) => status === 200),
      1
    )
    assert.isNumber(await brandAt(wanted))
  })
})
