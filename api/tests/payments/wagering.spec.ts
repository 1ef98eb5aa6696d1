/** Deposits that must be played before their money can leave (rules 11.7). */
import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import type { WageringView } from '@grandstand/shared-types/wire/money/wagering'
import { inTransaction } from '#core/database/transactions'
import { clock } from '#core/timing/clock'
import { houseAccountId } from '#ledger/accounts'
import { endMetWagerings } from '#ledger/end_met_wagerings'
import { post, reserveTransferId } from '#ledger/post'
import { balancesOf } from '#ledger/queries/balances'
import { openFor, pocketOf, walk } from '#tests/payments/payment_support'
import { signInAs } from '#tests/support/client'
import { accountIdOf, makeSite, makeUser, type TestUser } from '#tests/support/factories'

const ONCE = 100_000
const HOUR_MS = 3_600_000

const playerWith = async (cash = 0): Promise<TestUser> =>
  makeUser({ site: await makeSite(), type: 'player', balanceMinor: cash })

/** A paid deposit of 10,00. */
async function deposit(player: TestUser, wageringPercentMilli = ONCE): Promise<number> {
  const { id } = await openFor(player, { wageringPercentMilli })
  await walk(id, 'paid')
  return id
}

/** Stakes of a coupon, or their return. */
async function move(
  player: TestUser,
  kind: 'stake' | 'refund',
  { couponId, amountMinor }: { couponId: number; amountMinor: number }
): Promise<void> {
  const house = await houseAccountId(player.siteId, 'stakes', player.currency)
  const accountId = await accountIdOf(player.id, 'balance')
  const id = await reserveTransferId()
  const toHouse = kind === 'stake' ? amountMinor : 0 - amountMinor
  await inTransaction((trx) =>
    post(trx, [
      {
        id,
        key: `wagering:${id}`,
        kind,
        siteId: player.siteId,
        currency: player.currency,
        // no coupon, since none with this stake stands beside it (must-hold M1)
        referenceType: 'user',
        referenceId: couponId,
        legs: [
          { accountId, amountMinor: 0 - toHouse },
          { accountId: house, amountMinor: toHouse },
        ],
      },
    ])
  )
}

const withdrawable = async ({ id }: TestUser): Promise<number> =>
  (await balancesOf(id)).withdrawable

test.group('Wagering of deposits', (group) => {
  group.each.teardown(() => clock.reset())

  test('holds the deposit back until it is played; other money can leave', async ({ assert }) => {
    const player = await playerWith(500)
    await deposit(player)
    assert.equal(await withdrawable(player), 500)
    await move(player, 'stake', { couponId: 1, amountMinor: 400 })
    assert.equal(await withdrawable(player), 500)
    await move(player, 'stake', { couponId: 2, amountMinor: 600 })
    assert.equal(await withdrawable(player), 500)
    assert.equal(await pocketOf(player.id, 'balance'), 500)
  })

  test('counts no stake of before, and none that was given back', async ({ assert }) => {
    const player = await playerWith(2_000)
    await move(player, 'stake', { couponId: 1, amountMinor: 700 })
    await deposit(player)
    await move(player, 'refund', { couponId: 1, amountMinor: 700 })
    await move(player, 'stake', { couponId: 2, amountMinor: 300 })
    await move(player, 'refund', { couponId: 2, amountMinor: 300 })
    assert.equal(await withdrawable(player), 2_000)
  })

  test('a withdrawal of money that is not played is refused, and says what is left', async ({
    assert,
  }) => {
    const player = await playerWith(500)
    await deposit(player)
    await move(player, 'stake', { couponId: 1, amountMinor: 400 })
    const ask = (amountMinor: number) => openFor(player, { direction: 'withdrawal', amountMinor })
    await assert.rejects(() => ask(501), 'wageringLeft|600')
    await assert.rejects(() => ask(1_101), 'withdrawableOnly|500')
    await ask(500)
    assert.equal(await pocketOf(player.id, 'balance'), 600)
  })

  test('the player reads how much is left, and nothing once it is met', async ({ assert }) => {
    const site = await makeSite()
    const player = await makeUser({ site, type: 'player' })
    const id = await deposit(player, 3 * ONCE)
    await move(player, 'stake', { couponId: 1, amountMinor: 900 })
    const session = await signInAs(site, player)
    const { reference } = await db.from('payments').where('id', id).firstOrFail()
    const read = async () => (await session.get<WageringView[]>('/v1/me/wagering')).body
    assert.containSubset(await read(), [
      {
        source: 'payment',
        reference,
        amountMinor: 1_000,
        dueMinor: 3_000,
        playedMinor: 900,
        lockedMinor: 700,
      },
    ])
    await db.from('wagerings').where('source_id', id).update({ due: 900 })
    assert.deepEqual(await read(), [])
  })

  test('one that is met ends within an hour; one that its gateway takes back ends at once', async ({
    assert,
  }) => {
    const player = await playerWith(5_000)
    const met = await deposit(player)
    const returned = await deposit(player)
    const openIds = async () =>
      (await db.from('wagerings').where('user_id', player.id).whereNull('ended_at')).map((row) =>
        Number(row.source_id)
      )
    assert.sameMembers(await openIds(), [met, returned])
    await walk(returned, 'returned')
    await move(player, 'stake', { couponId: 1, amountMinor: 1_000 })
    clock.set(clock.now() + HOUR_MS)
    await endMetWagerings()
    assert.deepEqual(await openIds(), [])
  })

  test('a method without wagering asks for nothing', async ({ assert }) => {
    const player = await playerWith()
    await deposit(player, 0)
    assert.equal(await withdrawable(player), 1_000)
  })
})
