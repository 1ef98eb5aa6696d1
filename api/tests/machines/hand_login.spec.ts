/** Hand login: a cashier's PIN of six digits, at their own registered machine. */
import { test } from '@japa/runner'
import type { Me } from '@grandstand/shared-types/wire/people/accounts'
import type { MachineProof } from '@grandstand/shared-types/wire/desk/machines'
import { openAllDoors } from '#core/throttle/throttle'
import { clock } from '#core/timing/clock'
import { makeMachine, makeShop, proofOf, signInAt } from '#tests/machines/machine_support'
import { ApiSession, type Refusal } from '#tests/support/client'
import { DEFAULT_PASSWORD, type TestSite } from '#tests/support/factories'

const PIN = '427193'

function byHand(site: TestSite, username: string, pin: string, machine: MachineProof) {
  const session = new ApiSession(site.host)
  return session
    .post<Me & Refusal>('/v1/sessions/hand', { username, pin, machine })
    .then((answer) => ({ session, ...answer }))
}

/** A shop whose cashier has a PIN. */
async function shopWithPin() {
  const shop = await makeShop()
  const { status } = await shop.session.put('/v1/me/pin', {
    currentPassword: DEFAULT_PASSWORD,
    pin: PIN,
  })
  if (status !== 204) throw new Error(`status ${status}`)
  const enter = async (pin: string) =>
    byHand(shop.site, shop.user.username, pin, await proofOf(shop.site, shop.machine))
  return { ...shop, enter }
}

test.group('Hand login', (group) => {
  group.each.setup(() => openAllDoors())
  group.each.teardown(() => clock.reset())

  test('signs in by the PIN at the user’s machine, which can then sell', async ({ assert }) => {
    const { enter, user } = await shopWithPin()
    const { status, body, session } = await enter(PIN)
    assert.deepEqual([status, body.username], [201, user.username])
    const beat = await session.post('/v1/machines/heartbeats', { printer: 'ok' })
    assert.containsSubset(beat.body, { machine: { isLocked: false } })
  })

  test('is refused without the machine, and at another user’s machine', async ({ assert }) => {
    const { site, user, machine, admin, second } = await shopWithPin()
    const other = await makeMachine(site, admin, second.user)
    const forged = { ...(await proofOf(site, machine)), signature: 'AAAA' }
    const foreign = await proofOf(site, { ...other, username: user.username })
    for (const proof of [forged, foreign]) {
      const { status, body } = await byHand(site, user.username, PIN, proof)
      assert.deepEqual([status, body.error.key], [403, 'machineRequired'])
    }
  })

  test('S7: is locked after five wrong PINs until a sign-in with the password', async ({
    assert,
  }) => {
    const { site, user, machine, enter } = await shopWithPin()
    for (const pin of ['000000', '111111', '222222', '333333', '444444']) {
      const { status, body } = await enter(pin)
      assert.deepEqual([status, body.error.key], [401, 'wrongUserorPass'])
    }
    const locked = await enter(PIN)
    assert.deepEqual([locked.status, locked.body.error.key], [403, 'pinLocked'])
    assert.equal((await signInAt(site, user, await proofOf(site, machine))).status, 201)
    assert.equal((await enter(PIN)).status, 201)
  })

  test('is set with the password, and ended by a new one', async ({ assert }) => {
    const { session, enter, admin, user } = await shopWithPin()
    const wrong = await session.put<Refusal>('/v1/me/pin', {
      currentPassword: 'not-the-password',
      pin: '999999',
    })
    assert.equal(wrong.body.error.fields?.[0]?.key, 'userPassCodeWrong')
    assert.equal((await enter('999999')).status, 401)
    const short = await session.put<Refusal>('/v1/me/pin', {
      currentPassword: DEFAULT_PASSWORD,
      pin: '12345',
    })
    assert.equal(short.status, 422)
    await admin.put(`/v1/users/${user.id}/password`, { password: 'a-new-sesame-7' })
    assert.equal((await enter(PIN)).status, 401)
  })
})
