/** Codes of vouchers are guessed by ordering deposits: the same rule as at every other code of money, and a rate of orders. */
import { randomUUID } from 'node:crypto'
import { test } from '@japa/runner'
import type { PaymentAnswer } from '@grandstand/shared-types/wire/money/payments'
import throttle from '#config/throttle'
import { openAllDoors } from '#core/throttle/throttle'
import { clock } from '#core/timing/clock'
import { sellVoucher } from '#sandbox_gateway/actions/vouchers'
import { makeMethod } from '#tests/payments/payment_support'
import { sandboxScene } from '#tests/payments/sandbox_scene'
import { signInAs, type ApiSession, type Refusal } from '#tests/support/client'
import { figure } from '#tests/support/figure'

const GUESSES = 300
const SESSIONS = 3
const AMOUNT = 1_000

async function scene() {
  const field = {
    name: 'code',
    titles: {},
    type: 'text',
    placeHolders: {},
    minLength: 1,
    maxLength: 30,
    required: true,
    options: [],
  }
  return sandboxScene({ gateway: 'voucher', fields: JSON.stringify([field]) })
}

const redeem = (session: ApiSession, methodId: number, code: string, key: string = randomUUID()) =>
  session.post<PaymentAnswer & Refusal>(
    '/v1/deposits',
    { methodId, amountMinor: AMOUNT, values: [{ name: 'code', value: code }] },
    { 'idempotency-key': key }
  )

test.group('Guessed vouchers', (group) => {
  const usual = throttle.store
  group.setup(() => {
    // as all servers of an installation count
    throttle.store = 'database'
    return () => {
      throttle.store = usual
    }
  })
  group.each.setup(openAllDoors)
  group.each.teardown(async () => {
    clock.reset()
    await openAllDoors()
  })

  test('S7: of 300 codes that one player tries over three sessions, eight are looked at', async ({
    assert,
  }) => {
    const { site, player, methodId } = await scene()
    const sessions = await Promise.all(
      Array.from({ length: SESSIONS }, () => signInAs(site, player))
    )
    const statuses: number[] = []
    for (let first = 0; first < GUESSES; first += SESSIONS) {
      const answers = await Promise.all(
        sessions.map((session, i) => redeem(session, methodId, `GUESS${first + i}`))
      )
      statuses.push(...answers.map(({ status }) => status))
    }
    const looked = statuses.filter((status) => status === 201).length
    figure(`guesses at vouchers: ${looked} of ${GUESSES} looked at`)
    assert.equal(looked, throttle.moneyCodeMissed.person.tries)
    assert.equal(statuses.filter((status) => status === 429).length, GUESSES - looked)
  })

  test('a right code, and the repeat of a wrong one, are no guesses', async ({ assert }) => {
    const { session, methodId } = await scene()
    const key = randomUUID()
    for (let i = 0; i < 12; i++) {
      assert.equal((await redeem(session, methodId, 'GUESS', key)).status, 201)
    }
    for (let i = 0; i < 10; i++) {
      const { code } = await sellVoucher({ kind: 'paykasa', amountMinor: 500, currency: 'TRY' })
      const { status, body } = await redeem(session, methodId, code)
      assert.deepEqual([status, body.payment.state], [201, 'paid'])
    }
  })

  test('a player orders at most twenty payments in ten minutes, over all sessions', async ({
    assert,
  }) => {
    const { site, player, session } = await scene()
    const methodId = await makeMethod(site.id, 'deposit', { gateway: 'manual' })
    const order = (by: ApiSession) =>
      by.post<Refusal>(
        '/v1/deposits',
        { methodId, amountMinor: AMOUNT, values: [] },
        { 'idempotency-key': randomUUID() }
      )
    const { times, perMs } = throttle.paymentOrders
    for (let i = 0; i < times; i++) assert.equal((await order(session)).status, 201)
    const other = await signInAs(site, player)
    const refused = await order(other)
    assert.deepEqual([refused.status, refused.body.error.key], [429, 'tooManyAttempts'])
    clock.set(clock.now() + perMs)
    assert.equal((await order(other)).status, 201)
  })
})
