/** Guessing passwords is slowed down, and locks no other user out. */
import { test } from '@japa/runner'
import { clock } from '#core/timing/clock'
import { openAllDoors } from '#core/throttle/throttle'
import { ApiSession, type Refusal } from '#tests/support/client'
import {
  DEFAULT_PASSWORD,
  makeSite,
  makeUser,
  type TestSite,
  type TestUser,
} from '#tests/support/factories'

/** One attempt from an address, in a new browser unless one is given. */
async function signInFrom(
  ip: string,
  site: TestSite,
  user: Pick<TestUser, 'username'>,
  password: string,
  browser = new ApiSession(site.host)
) {
  const answer = await browser.post<Refusal>(
    '/v1/sessions',
    { username: user.username, password },
    { 'x-forwarded-for': ip }
  )
  return { ...answer, browser, waitS: Number(answer.headers.get('retry-after') ?? 0) }
}

async function guess(times: number, ip: string, site: TestSite, user: TestUser) {
  const browser = new ApiSession(site.host)
  const statuses: number[] = []
  for (let i = 0; i < times; i++) {
    statuses.push((await signInFrom(ip, site, user, `guess-${i}`, browser)).status)
  }
  return statuses
}

async function makeVictim() {
  const site = await makeSite()
  return { site, user: await makeUser({ site, type: 'dealer' }) }
}

test.group('Guessing a password', (group) => {
  group.each.setup(openAllDoors)
  group.each.teardown(async () => {
    clock.reset()
    await openAllDoors()
  })

  test('guesses from another address lock no user out', async ({ assert }) => {
    const { site, user } = await makeVictim()
    const statuses = await guess(12, '203.0.113.1', site, user)
    assert.deepEqual(
      statuses,
      [401, 401, 401, 401, 401, 401, 401, 401].concat([429, 429, 429, 429])
    )
    assert.equal((await signInFrom('203.0.113.2', site, user, DEFAULT_PASSWORD)).status, 201)
    assert.equal((await signInFrom('203.0.113.1', site, user, DEFAULT_PASSWORD)).status, 429)
  })

  test('S7: each wrong password after the eighth makes the wait longer, and the answer names the wait', async ({
    assert,
  }) => {
    const { site, user } = await makeVictim()
    const ip = '203.0.113.3'
    const waits: number[] = []
    await guess(8, ip, site, user)
    for (let i = 0; i < 7; i++) {
      const { status, body, waitS } = await signInFrom(ip, site, user, DEFAULT_PASSWORD)
      assert.equal(status, 429)
      assert.deepEqual(body.error.params, [waitS])
      waits.push(waitS)
      clock.set(clock.now() + waitS * 1000)
      assert.equal((await signInFrom(ip, site, user, 'still-wrong')).status, 401)
    }
    for (const [index, seconds] of [30, 60, 120, 240, 480, 900, 900].entries()) {
      assert.closeTo(waits[index] ?? 0, seconds, 2)
    }
  })

  test('a right password clears the wrong ones of its own address, and none of others', async ({
    assert,
  }) => {
    const { site, user } = await makeVictim()
    const [here, there] = ['203.0.113.4', '203.0.113.5']
    for (let i = 0; i < 3; i++) {
      await guess(7, here, site, user)
      assert.equal((await signInFrom(here, site, user, DEFAULT_PASSWORD)).status, 201)
    }
    await guess(8, there, site, user)
    assert.equal((await signInFrom(here, site, user, DEFAULT_PASSWORD)).status, 201)
    assert.equal((await signInFrom(there, site, user, DEFAULT_PASSWORD)).status, 429)
  })

  test('S7: guesses from many addresses close an account to strangers, not to its known devices and addresses', async ({
    assert,
  }) => {
    const { site, user } = await makeVictim()
    const home = '203.0.113.6'
    const { browser } = await signInFrom(home, site, user, DEFAULT_PASSWORD)
    let looked = 0
    for (let i = 0; i < 15; i++) {
      const statuses = await guess(8, `198.51.100.${i}`, site, user)
      looked += statuses.filter((status) => status === 401).length
    }
    assert.equal(looked, 100)
    const { status, waitS } = await signInFrom('203.0.113.7', site, user, DEFAULT_PASSWORD)
    assert.equal(status, 429)
    assert.isAtMost(waitS, 300)
    const device = await signInFrom('203.0.113.8', site, user, DEFAULT_PASSWORD, browser)
    assert.equal(device.status, 201, 'a known device at a new address')
    assert.equal((await signInFrom(home, site, user, DEFAULT_PASSWORD)).status, 201)
  })

  test('an address that was closed by guesses lets its known devices in', async ({ assert }) => {
    const { site, user } = await makeVictim()
    const shop = '203.0.113.9'
    const { browser } = await signInFrom(shop, site, user, DEFAULT_PASSWORD)
    const stranger = new ApiSession(site.host)
    for (let i = 0; i < 40; i++) {
      await signInFrom(shop, site, { username: `nobody${i}` }, 'guess-1', stranger)
    }
    assert.equal((await signInFrom(shop, site, user, DEFAULT_PASSWORD)).status, 429)
    assert.equal((await signInFrom(shop, site, user, DEFAULT_PASSWORD, browser)).status, 201)
  })

  test('a device known to one account is unknown to another', async ({ assert }) => {
    const { site, user } = await makeVictim()
    const attacker = await makeUser({ site, type: 'player' })
    const { browser } = await signInFrom('203.0.113.10', site, attacker, DEFAULT_PASSWORD)
    for (let i = 0; i < 8; i++) {
      await signInFrom('203.0.113.10', site, user, `guess-${i}`, browser)
    }
    assert.equal((await signInFrom('203.0.113.10', site, user, 'guess-8', browser)).status, 429)
    assert.equal((await signInFrom('203.0.113.11', site, user, DEFAULT_PASSWORD)).status, 201)
  })

  test('sixty right passwords in a row do not count as guesses', async ({ assert }) => {
    const { site, user } = await makeVictim()
    for (let i = 0; i < 60; i++) {
      assert.equal((await signInFrom('203.0.113.12', site, user, DEFAULT_PASSWORD)).status, 201)
    }
  })
})
