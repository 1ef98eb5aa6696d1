/** Acts that move money out or weaken protection ask for the code of the second factor again (must-hold S9). */
import { randomUUID } from 'node:crypto'
import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import { clock } from '#core/timing/clock'
import { batchesMade } from '#cards/actions/batch_maker'
import { openAllDoors } from '#core/throttle/throttle'
import { enrolled, nextCode } from '#tests/accounts/second_factor_support'
import { makeMatch } from '#tests/support/board'
import { signInAs, type ApiAnswer, type ApiSession, type Refusal } from '#tests/support/client'
import { makeSite, makeUser, uniqueName } from '#tests/support/factories'

const A_PROOF_MS = 5 * 60_000

async function world() {
  const site = await makeSite({ settings: { stepUpCreditMinor: 10_000 } })
  const admin = await makeUser({ site, type: 'admin' })
  const player = await makeUser({ site, type: 'player' })
  return { site, admin, player, ...(await enrolled(site, admin)) }
}

const credit = (
  session: ApiSession,
  userId: number,
  amountMinor: number,
  key: string = randomUUID()
) =>
  session.post<Refusal>(
    `/v1/users/${userId}/credits`,
    { direction: 'send', amountMinor },
    { 'idempotency-key': key }
  )

const answerOf = ({ status, body }: ApiAnswer<Refusal>) => [status, body?.error?.key]
const ASKED = [403, 'stepUpNeeded']

test.group('Step-up', (group) => {
  group.each.teardown(async () => {
    clock.reset()
    await openAllDoors()
  })

  test('S9: a credit move above the brand’s figure asks for the code, moves nothing before it, and moves once after it', async ({
    assert,
  }) => {
    const { session, secret, player } = await world()
    const key = randomUUID()
    assert.equal((await credit(session, player.id, 20_000)).status, 201, 'right after the set-up')
    clock.set(clock.now() + A_PROOF_MS)
    assert.equal((await credit(session, player.id, 10_000)).status, 201, 'not above the figure')
    assert.deepEqual(answerOf(await credit(session, player.id, 10_001, key)), ASKED)
    const proof = await session.post('/v1/me/second-factor/proof', { code: nextCode(secret) })
    assert.equal(proof.status, 200)
    assert.equal((await credit(session, player.id, 10_001, key)).status, 201)
    assert.equal((await credit(session, player.id, 10_001, key)).status, 201, 'the same move')
    const account = await db
      .from('ledger_accounts')
      .where({ user_id: player.id, pocket: 'balance' })
      .firstOrFail()
    assert.equal(Number(account.balance), 20_000 + 10_000 + 10_001)
  })

  test('S9: making cards asks for it when they are worth more than the brand’s figure', async ({
    assert,
  }) => {
    const { session, secret } = await world()
    clock.set(clock.now() + A_PROOF_MS)
    const make = (amountMinor: number, key: string = randomUUID()) =>
      session.post<Refusal>(
        '/v1/card-batches',
        { amountMinor, count: 10, type: 'printed' },
        { 'idempotency-key': key }
      )
    assert.equal((await make(1_000)).status, 201, 'not above the figure')
    const key = randomUUID()
    assert.deepEqual(answerOf(await make(1_001, key)), ASKED)
    await session.post('/v1/me/second-factor/proof', { code: nextCode(secret) })
    assert.equal((await make(1_001, key)).status, 201)
    await batchesMade()
  })

  test('S9: changes of limits ask for it: of users, of bets, of the brand', async ({ assert }) => {
    const { session, secret, player, site } = await world()
    clock.set(clock.now() + A_PROOF_MS)
    const match = await makeMatch()
    const changes = {
      limits: () =>
        session.put<Refusal>(`/v1/users/${player.id}`, { limits: { maxStakeMinor: 5_000 } }),
      creditLimit: () => session.put<Refusal>(`/v1/users/${player.id}`, { creditLimit: 500 }),
      brand: () =>
        session.put<Refusal>(`/v1/sites/${site.id}`, { settings: { stepUpCreditMinor: 1 } }),
      heldBonuses: () =>
        session.put<Refusal>(`/v1/sites/${site.id}`, { settings: { heldBonusFlags: [] } }),
      cashOfMachines: () =>
        session.put<Refusal>(`/v1/sites/${site.id}`, {
          settings: { cash: { maxDepositMinor: 1, maxDayMinor: 1, maxShiftMinor: 1 } },
        }),
      hosts: () =>
        session.put<Refusal>(`/v1/sites/${site.id}/hosts`, {
          hosts: [site.host, `b.${site.host}`],
        }),
      bets: () =>
        session.post<Refusal>('/v1/bet-limits', {
          scope: 'match',
          scopeId: match.id,
          limits: { minStakeMinor: 0, maxStakeMinor: 100, maxPayoutMinor: 0, minSelections: 0 },
        }),
    }
    for (const [name, change] of Object.entries(changes)) {
      assert.deepEqual(answerOf(await change()), ASKED, name)
    }
    const rename = await session.put(`/v1/users/${player.id}`, { firstName: 'Ada' })
    assert.equal(rename.status, 200, 'a name is no limit')
    await session.post('/v1/me/second-factor/proof', { code: nextCode(secret) })
    for (const [name, change] of Object.entries(changes)) {
      assert.isBelow((await change()).status, 300, name)
    }
  })

  test('S9: rights ask for it: of an account that works for the brand, new or old', async ({
    assert,
  }) => {
    const { session, secret, site } = await world()
    const operator = await makeUser({ site, type: 'operator' })
    clock.set(clock.now() + A_PROOF_MS)
    const opened = { password: 'another-sesame-1', currency: 'TRY' }
    const give = () =>
      session.put<Refusal>(`/v1/users/${operator.id}`, { permissions: ['users.view'] })
    const open = (type: string) =>
      session.post<Refusal>('/v1/users', { ...opened, type, username: uniqueName(type) })
    const passwordOf = () =>
      session.put<Refusal>(`/v1/users/${operator.id}/password`, {
        password: 'another-sesame-1',
        repeatPassword: 'another-sesame-1',
      })
    for (const act of [give, () => open('operator'), passwordOf]) {
      assert.deepEqual(answerOf(await act()), ASKED)
    }
    assert.equal((await open('player')).status, 201, 'a player has no rights')
    await session.post('/v1/me/second-factor/proof', { code: nextCode(secret) })
    for (const act of [give, () => open('operator'), passwordOf]) {
      assert.isBelow((await act()).status, 300)
    }
  })

  test('S9: changes of the second factor ask for it', async ({ assert }) => {
    const { session, secret } = await world()
    clock.set(clock.now() + A_PROOF_MS)
    const renew = () => session.post<Refusal>('/v1/me/second-factor/recovery-codes')
    const remove = () => session.delete<Refusal>('/v1/me/second-factor')
    assert.deepEqual(answerOf(await renew()), ASKED)
    assert.deepEqual(answerOf(await remove()), ASKED)
    await session.post('/v1/me/second-factor/proof', { code: nextCode(secret) })
    assert.equal((await renew()).status, 200)
    assert.equal((await remove()).status, 204)
  })

  test('counts for the session that gave it, for five minutes, and with each code once', async ({
    assert,
  }) => {
    const { session, secret, site, admin, player } = await world()
    clock.set(clock.now() + A_PROOF_MS)
    const code = nextCode(secret)
    assert.equal((await session.post('/v1/me/second-factor/proof', { code })).status, 200)
    assert.equal((await session.post('/v1/me/second-factor/proof', { code })).status, 422)
    assert.equal((await credit(session, player.id, 20_000)).status, 201)
    const entry = { username: admin.username, password: 'open-sesame-1', code: nextCode(secret) }
    const other = await signInAs(site, player)
    await other.post('/v1/sessions', entry)
    assert.equal((await credit(other, player.id, 20_000)).status, 201, 'given at the sign-in')
    clock.set(clock.now() + A_PROOF_MS)
    assert.deepEqual(answerOf(await credit(session, player.id, 20_000)), ASKED)
    assert.deepEqual(answerOf(await credit(other, player.id, 20_000)), ASKED)
  })

  test('S9: a move in another currency than the brand’s always asks', async ({ assert }) => {
    const { session, site } = await world()
    const player = await makeUser({ site, type: 'player', currency: 'EUR' })
    clock.set(clock.now() + A_PROOF_MS)
    assert.deepEqual(answerOf(await credit(session, player.id, 1)), ASKED)
  })

  test('is not asked from staff who have no second factor', async ({ assert }) => {
    const site = await makeSite({ settings: { stepUpCreditMinor: 10_000 } })
    const admin = await makeUser({ site, type: 'admin' })
    const player = await makeUser({ site, type: 'player' })
    const session = await signInAs(site, admin)
    assert.equal((await credit(session, player.id, 20_000)).status, 201)
  })
})
