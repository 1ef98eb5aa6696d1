/** The person behind a player, checked wherever money comes to the player (must-hold A9). */
import { randomUUID } from 'node:crypto'
import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import { bus } from '#core/bus'
import { clock } from '#core/timing/clock'
import { slip } from '#tests/coupons/support'
import { makeMatch, outcomeOf } from '#tests/support/board'
import { signInAs, type ApiAnswer, type Refusal } from '#tests/support/client'
import {
  cashOf,
  DEFAULT_PASSWORD,
  makeSite,
  makeUser,
  uniqueName,
  type TestUser,
} from '#tests/support/factories'

const NUMBER = '12 345 678-901a'
const SAME_NUMBER = '12345678.901A'

const keyOf = ({ body }: ApiAnswer<unknown>) => (body as Partial<Refusal> | null)?.error?.key
const fieldsOf = ({ body }: ApiAnswer<unknown>) =>
  ((body as Partial<Refusal> | null)?.error?.fields ?? []).map(({ field, key }) => [field, key])

async function brand() {
  const site = await makeSite()
  const admin = await makeUser({ site, type: 'admin' })
  const player = await makeUser({ site, type: 'player', parent: admin, balanceMinor: 5_000 })
  return { site, admin, player, asAdmin: await signInAs(site, admin) }
}

/** Writes values that no form accepts, as an import might. */
async function imported(user: TestUser, columns: object): Promise<void> {
  await db.from('users').where('id', user.id).update(columns)
  bus.emit('accessChanged', { userId: user.id })
}

/** Every act that brings money to a player or begins a bet, each with the error key of the answer. */
async function doors({ site, asAdmin, player }: Awaited<ReturnType<typeof brand>>) {
  const own = await signInAs(site, player)
  const match = await makeMatch()
  const withKey = () => ({ 'idempotency-key': randomUUID() })
  const card = { code: 'ABCD-EFGH-JKLM-NPQR' }
  const credit = { direction: 'send', amountMinor: 700 }
  return {
    coupon: async () =>
      keyOf(await own.post('/v1/coupons', slip([[outcomeOf(match, '1', '1'), 2000]]), withKey())),
    card: async () => keyOf(await own.post('/v1/me/card-redemptions', card, withKey())),
    cardFor: async () =>
      keyOf(await asAdmin.post(`/v1/users/${player.id}/card-redemptions`, card, withKey())),
    credit: async () =>
      keyOf(await asAdmin.post(`/v1/users/${player.id}/credits`, credit, withKey())),
  }
}

async function verdictsOf(player: TestUser) {
  const rows: { detail: string }[] = await db
    .from('audit_log')
    .where({ action: 'user.personRefused', subject_id: player.id })
    .orderBy('id')
    .select('detail')
  return rows.map(({ detail }) => JSON.parse(detail))
}

test.group('The person behind a player', () => {
  test('A9: a player under 18 neither bets nor gets money, and each try is recorded', async ({
    assert,
  }) => {
    const world = await brand()
    const ask = await doors(world)
    const year = new Date(clock.now()).getUTCFullYear() - 17
    await imported(world.player, { birth_date: `${year}-01-01` })
    for (const door of Object.values(ask)) assert.equal(await door(), 'minimumAge')
    assert.equal(await cashOf(world.player.id), 5_000)
    assert.deepEqual(
      await verdictsOf(world.player),
      ['coupon', 'card', 'card', 'credit'].map((activity) => ({
        activity,
        personFault: 'minimumAge',
      }))
    )
    // money on the account can still be taken back
    const back = await world.asAdmin.post(
      `/v1/users/${world.player.id}/credits`,
      { direction: 'take', amountMinor: 5_000 },
      { 'idempotency-key': randomUUID() }
    )
    assert.equal(back.status, 201)
    await imported(world.player, { birth_date: '1990-01-01' })
    assert.isUndefined(await ask.credit())
  })

  test('A9: the second account with an identity number, in another spelling, is refused at every money action', async ({
    assert,
  }) => {
    const world = await brand()
    const first = await makeUser({ site: world.site, type: 'player', parent: world.admin })
    const [older, newer] = [world.player, first]
    for (const user of [older, newer]) await imported(user, { identity_key: '12345678901A' })
    const ofOlder = await doors(world)
    assert.isUndefined(await ofOlder.credit())
    assert.isUndefined(await ofOlder.coupon())
    const ofNewer = await doors({ ...world, player: newer })
    for (const door of Object.values(ofNewer)) assert.equal(await door(), 'identityNumberInUse')
    assert.lengthOf(await verdictsOf(newer), 4)
    assert.lengthOf(await verdictsOf(older), 0)
  })

  test('A9: staff cannot save the identity number of another player, in any spelling', async ({
    assert,
  }) => {
    const { site, asAdmin, player } = await brand()
    const opened = (type: string, identityNumber: string) =>
      asAdmin.post('/v1/users', {
        type,
        username: uniqueName('p'),
        password: DEFAULT_PASSWORD,
        identityNumber,
      })
    assert.equal(
      (await asAdmin.put(`/v1/users/${player.id}`, { identityNumber: NUMBER })).status,
      200
    )
    const taken = [['identityNumber', 'identityNumberInUse']]
    assert.deepEqual(fieldsOf(await opened('player', SAME_NUMBER)), taken)
    // a dealer who also plays is one person with two accounts
    assert.equal((await opened('dealer', SAME_NUMBER)).status, 201)
    const other = await makeUser({ site, type: 'player' })
    const asOther = (identityNumber: string | null) =>
      asAdmin.put(`/v1/users/${other.id}`, { identityNumber })
    assert.deepEqual(fieldsOf(await asOther(SAME_NUMBER)), taken)
    assert.equal((await asOther('99999')).status, 200)
    assert.equal(
      (await asAdmin.put(`/v1/users/${player.id}`, { identityNumber: SAME_NUMBER })).status,
      200
    )
    const [entry] = await db
      .from('audit_log')
      .where({ action: 'user.update', subject_id: player.id })
      .orderBy('id', 'desc')
      .select('detail')
    assert.deepEqual(JSON.parse(entry.detail), {
      before: { identityNumber: NUMBER },
      after: { identityNumber: SAME_NUMBER },
    })
  })
})
