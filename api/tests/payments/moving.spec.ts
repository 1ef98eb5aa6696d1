import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import {
  mayMove,
  PAYMENT_DIRECTIONS,
  PAYMENT_STATES,
  type PaymentDirection,
  type PaymentState,
} from '@grandstand/shared-types/payments/states'
import { bus } from '#core/bus'
import { inTransaction } from '#core/database/transactions'
import { houseAccountId } from '#ledger/accounts'
import type { UserPocket } from '#ledger/pockets'
import { post, reserveTransferId } from '#ledger/post'
import { reasonOf } from '#payments/moving/payment_reason'
import { withPayment } from '#payments/moving/with_payment'
import { legsOf, openFor, pocketOf, stepsOf, walk } from '#tests/payments/payment_support'
import { accountIdOf, cashOf, makeSite, makeUser, type TestUser } from '#tests/support/factories'
import { requireWholeBooks } from '#tests/support/books'

const playerWith = async (cash = 0): Promise<TestUser> =>
  makeUser({ site: await makeSite(), type: 'player', balanceMinor: cash })

/** Moves money between the house and a pocket of the player. */
async function fill(player: TestUser, pocket: UserPocket, amountMinor: number): Promise<void> {
  const house = await houseAccountId(player.siteId, 'credit', player.currency)
  const accountId = await accountIdOf(player.id, pocket)
  const receivableId = await accountIdOf(player.id, 'receivable')
  const id = await reserveTransferId()
  await inTransaction((trx) =>
    post(trx, [
      {
        id,
        key: `test:${id}`,
        kind: amountMinor > 0 ? 'creditSent' : 'creditTaken',
        siteId: player.siteId,
        currency: player.currency,
        legs: [
          { accountId: house, amountMinor: 0 - amountMinor },
          { accountId, amountMinor, receivableId },
        ],
      },
    ])
  )
}

/** A shortest way of allowed moves from `created` to a state; null where none leads. */
function wayTo(direction: PaymentDirection, state: PaymentState): PaymentState[] | null {
  const ways: PaymentState[][] = [[]]
  const seen = new Set<PaymentState>(['created'])
  for (const way of ways) {
    const at = way.at(-1) ?? 'created'
    if (at === state) return way
    for (const next of PAYMENT_STATES) {
      if (seen.has(next) || !mayMove(direction, at, next)) continue
      seen.add(next)
      ways.push([...way, next])
    }
  }
  return null
}

test.group('Moves of a payment', (group) => {
  group.each.teardown(async () => {
    await requireWholeBooks()
  })

  for (const direction of PAYMENT_DIRECTIONS) {
    test(`of a ${direction}: the allowed ones are made, all others change nothing`, async ({
      assert,
    }) => {
      const player = await playerWith(1_000_000)
      for (const from of PAYMENT_STATES) {
        const way = wayTo(direction, from)
        if (!way) continue
        for (const to of PAYMENT_STATES) {
          const { id } = await openFor(player, { direction })
          await walk(id, ...way)
          const steps = await stepsOf(id)
          const before = await cashOf(player.id)
          const move = walk(id, to)
          if (mayMove(direction, from, to)) {
            await move
            assert.equal((await stepsOf(id)).at(-1)?.state, to)
          } else {
            await assert.rejects(() => move, `paymentState|${from}`)
            assert.deepEqual(await stepsOf(id), steps)
            assert.equal(await cashOf(player.id), before)
          }
        }
      }
    }).timeout(60_000)
  }

  test('a paid deposit fills its pocket without the fee, a returned one empties it', async ({
    assert,
  }) => {
    for (const pocket of ['balance', 'creditCard', 'paykasa'] as const) {
      const player = await playerWith()
      const { id } = await openFor(player, { pocket, feeMinor: 15 })
      await walk(id, 'sent', 'waiting')
      assert.equal(await pocketOf(player.id, pocket), 0)
      await walk(id, 'paid')
      assert.deepEqual(await legsOf(id, 'paid'), {
        gateways: -1_000,
        [pocket]: 985,
        paymentFees: 15,
      })
      assert.equal(await pocketOf(player.id, pocket), 985)
      await walk(id, 'returned')
      const back = { gateways: 1_000, [pocket]: -985, paymentFees: -15 }
      assert.deepEqual(await legsOf(id, 'returned'), back)
      assert.equal(await pocketOf(player.id, pocket), 0)
    }
  })

  test('a fee as large as the amount leaves nothing to credit', async ({ assert }) => {
    const player = await playerWith()
    const { id } = await openFor(player, { feeMinor: 1_000 })
    await walk(id, 'paid', 'returned')
    assert.deepEqual(await legsOf(id, 'paid'), { gateways: -1_000, paymentFees: 1_000 })
    assert.equal(await cashOf(player.id), 0)
  })

  test('a returned deposit that was spent becomes a debt, and the next one pays it', async ({
    assert,
  }) => {
    const player = await playerWith()
    const { id } = await openFor(player)
    await walk(id, 'paid')
    await fill(player, 'balance', -700)
    await walk(id, 'returned')
    assert.deepEqual([await cashOf(player.id), await pocketOf(player.id, 'receivable')], [0, -700])
    const next = await openFor(player)
    await walk(next.id, 'paid')
    assert.deepEqual([await cashOf(player.id), await pocketOf(player.id, 'receivable')], [300, 0])
  })

  test('a deposit that was over is credited when its money comes, and says so', async ({
    assert,
  }) => {
    for (const end of ['refused', 'failed', 'cancelled', 'expired'] as const) {
      const player = await playerWith()
      const { id } = await openFor(player)
      await walk(id, end, 'paid')
      assert.equal(await cashOf(player.id), 1_000)
      assert.containsSubset((await stepsOf(id)).at(-1), { state: 'paid', note: 'paidAfterEnd' })
    }
  })

  test('M15 a withdrawal leaves the pockets at its order and is paid out once', async ({
    assert,
  }) => {
    const player = await playerWith(1_500)
    const { id } = await openFor(player, { direction: 'withdrawal', feeMinor: 20 })
    assert.equal(await cashOf(player.id), 500)
    assert.deepEqual(await legsOf(id, 'held'), { balance: -1_000, payouts: 1_000 })
    const answers = await Promise.allSettled([walk(id, 'approved'), walk(id, 'cancelled')])
    const won = answers.findIndex(({ status }) => status === 'fulfilled')
    assert.lengthOf(
      answers.filter(({ status }) => status === 'fulfilled'),
      1
    )
    if (won === 1) {
      assert.equal(await cashOf(player.id), 1_500)
      return
    }
    await walk(id, 'paid')
    const paid = { payouts: -1_000, gateways: 980, paymentFees: 20 }
    assert.deepEqual(await legsOf(id, 'paid'), paid)
    await assert.rejects(() => walk(id, 'paid'), 'paymentState|paid')
    assert.equal(await cashOf(player.id), 500)
    await walk(id, 'returned')
    const back = { gateways: -980, paymentFees: -20, balance: 1_000 }
    assert.deepEqual(await legsOf(id, 'returned'), back)
    assert.equal(await cashOf(player.id), 1_500)
  })

  test('M15 a hold in parts returns to the same pockets, however the withdrawal ends', async ({
    assert,
  }) => {
    const ways: PaymentState[][] = [
      ['refused'],
      ['cancelled'],
      ['waiting', 'refused'],
      ['waiting', 'cancelled'],
      ['approved', 'failed'],
      ['approved', 'sent', 'failed'],
      ['approved', 'sent', 'refused'],
      ['approved', 'paid', 'returned'],
    ]
    for (const way of ways) {
      const player = await playerWith(400)
      await fill(player, 'creditCard', 350)
      await fill(player, 'paykasa', 500)
      const { id } = await openFor(player, { direction: 'withdrawal' })
      const held = { balance: -400, creditCard: -350, paykasa: -250, payouts: 1_000 }
      assert.deepEqual(await legsOf(id, 'held'), held)
      await walk(id, ...way)
      const pockets = ['balance', 'creditCard', 'paykasa'] as const
      const after = await Promise.all(pockets.map((pocket) => pocketOf(player.id, pocket)))
      assert.deepEqual(after, [400, 350, 500], way.join(' > '))
    }
  })

  test('credit is no money that can be withdrawn', async ({ assert }) => {
    const site = await makeSite()
    const player = await makeUser({ site, type: 'player', creditLimitMinor: 5_000 })
    await fill(player, 'balance', -300)
    await fill(player, 'paykasa', 800)
    const order = (amountMinor: number) => openFor(player, { direction: 'withdrawal', amountMinor })
    await assert.rejects(() => order(501), 'withdrawableOnly|500')
    assert.lengthOf(await db.from('payments').where('user_id', player.id), 0)
    const { id } = await order(500)
    assert.deepEqual(await legsOf(id, 'held'), { paykasa: -500, payouts: 500 })
  })

  test('two withdrawals at once do not both get the last money', async ({ assert }) => {
    const player = await playerWith(1_000)
    const orders = await Promise.allSettled(
      Array.from({ length: 5 }, () => openFor(player, { direction: 'withdrawal' }))
    )
    assert.lengthOf(
      orders.filter(({ status }) => status === 'fulfilled'),
      1
    )
    assert.equal(await cashOf(player.id), 0)
  })

  test('many moves to paid at once credit once, and the player hears of it once', async ({
    assert,
  }) => {
    const player = await playerWith()
    const { id } = await openFor(player)
    let heard = 0
    const off = bus.on('balanceChanged', ({ userIds }) => {
      if (userIds.includes(player.id)) heard += 1
    })
    await Promise.allSettled(Array.from({ length: 8 }, () => walk(id, 'paid')))
    off()
    assert.equal(await cashOf(player.id), 1_000)
    assert.equal(heard, 1)
  })

  test('a reason is kept as it was given, in words or as an error', async ({ assert }) => {
    const player = await playerWith()
    for (const reason of [
      { text: 'No money came.' },
      { key: 'minimumDeposit' as const, params: [500] },
    ]) {
      const { id } = await openFor(player)
      const moved = await withPayment(id, (_trx, _payment, moveTo) =>
        moveTo('refused', { actorId: null, reason })
      )
      assert.deepEqual(reasonOf(moved), reason)
      const kept = await withPayment(id, async (_trx, payment) => reasonOf(payment))
      assert.deepEqual(kept, reason)
    }
  })
})
