/**
 * A storm of notices, through the adapter's check and the move of the payment: 100 deposits, each told 1 to 20 times, in any
 * order, a tenth of the notices forged or sent again after ten minutes.
 */
import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import { AppError } from '#core/errors/app_error'
import { must } from '#core/errors/must'
import { clock } from '#core/timing/clock'
import { followReport } from '#payments/following/follow_report'
import type { GatewaySetup } from '#payments/gateways/gateway'
import { sandbox } from '#payments/gateways/sandbox'
import type { Payment } from '#payments/moving/payment'
import { openFor, pocketOf } from '#tests/payments/payment_support'
import { noticeHeaders, stormOf, type StormNotice } from '#tests/payments/storm_notices'
import { makeSite, makeUser } from '#tests/support/factories'
import { generator, SEED } from '#tests/support/random'
import { firstBreak } from '#tests/support/books'

const PAYMENTS = 100
const AT_ONCE = 8
const SECRET = 'storm'
const SETUP: GatewaySetup = { settings: {}, secrets: { secret: SECRET } }

/** Resolves to the error key of a refused notice, else to null. */
async function tell(notice: StormNotice): Promise<string | null> {
  const headers = new Map(Object.entries(noticeHeaders(notice, SECRET, clock.now())))
  const raw = { body: Buffer.from(notice.body), header: (name: string) => headers.get(name) }
  try {
    const read = must(sandbox.readNotice, 'readNotice')(raw, SETUP, clock.now())
    await followReport(notice.paymentId, read, () => Promise.resolve())
    return null
  } catch (error) {
    if (error instanceof AppError) return error.key
    throw error
  }
}

const REFUSALS = { right: null, forged: 'noticeForged', replayed: 'noticeOld' } as const

test.group('A storm of notices', () => {
  test('credits each deposit exactly once, and no forged or replayed notice (must-hold M14)', async ({
    assert,
  }) => {
    const random = generator(SEED)
    const player = await makeUser({ site: await makeSite(), type: 'player' })
    const payments: Payment[] = []
    for (let index = 0; index < PAYMENTS; index++) {
      const amountMinor = 100 + random(100_000)
      payments.push(await openFor(player, { gateway: 'sandbox', amountMinor }))
    }
    const told = stormOf(payments, random)
    for (let from = 0; from < told.length; from += AT_ONCE) {
      const some = told.slice(from, from + AT_ONCE)
      assert.deepEqual(
        await Promise.all(some.map(tell)),
        some.map(({ kind }) => REFUSALS[kind])
      )
    }
    assert.isAbove(told.length, PAYMENTS * 5)
    const states: { state: string; count: number }[] = await db
      .from('payments')
      .where('user_id', player.id)
      .groupBy('state')
      .select('state')
      .count('* as count')
    assert.deepEqual(
      states.map(({ state, count }) => [state, Number(count)]),
      [['paid', PAYMENTS]]
    )
    const paidMinor = payments.reduce((sum, { amountMinor }) => sum + amountMinor, 0)
    assert.equal(await pocketOf(player.id, 'balance'), paidMinor)
    assert.isNull(await firstBreak())
  })
})
