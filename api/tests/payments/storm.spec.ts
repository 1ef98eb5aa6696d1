/**
 * A storm of notices, through the adapter's check and the move of the payment: 100 deposits, each told 1 to 20 times, in any
 * order, a tenth of the notices forged or sent again after ten minutes.
 */
import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import { AppError } from '#core/errors/app_error'
import { must } from '#core/errors/must'
import { clock } from '#core/timing/clock'
import { verifyLedger } from '#ledger/verify'
import { followReport } from '#payments/asking/follow_report'
import type { GatewaySetup, RawNotice } from '#payments/gateways/gateway'
import { sandbox } from '#payments/gateways/sandbox'
import type { Payment } from '#payments/moving/payment'
import type { SandboxState } from '#sandbox_gateway/payment'
import {
  signatureOf,
  SIGNATURE_HEADER,
  TIMESTAMP_HEADER,
} from '#sandbox_gateway/notices/sign_notice'
import { openFor, pocketOf } from '#tests/payments/payment_support'
import { makeSite, makeUser } from '#tests/support/factories'
import { generator, SEED } from '#tests/support/random'

const PAYMENTS = 100
const MOST_NOTICES = 20
const AT_ONCE = 8
const SECRET = 'storm'
const SETUP: GatewaySetup = { settings: {}, secrets: { secret: SECRET } }
const TEN_MINUTES_MS = 600_000

type Kind = 'right' | 'forged' | 'replayed'
interface Told {
  paymentId: number
  kind: Kind
  raw: RawNotice
}

function notice(payment: Payment, state: SandboxState, kind: Kind): Told {
  const { id, reference, amountMinor, currency } = payment
  const gatewayReference = `SG${id}`
  const body = JSON.stringify({
    noticeId: `${gatewayReference}-${state}`,
    reference,
    gatewayReference,
    kind: 'deposit',
    state,
    amountMinor,
    currency,
  })
  const timestamp = String(clock.now() - (kind === 'replayed' ? TEN_MINUTES_MS : 0))
  const headers = new Map([
    [TIMESTAMP_HEADER, timestamp],
    [SIGNATURE_HEADER, signatureOf(kind === 'forged' ? 'a thief' : SECRET, timestamp, body)],
  ])
  const raw = { body: Buffer.from(body), header: (name: string) => headers.get(name) }
  return { paymentId: id, kind, raw }
}

/** Resolves to the error key of a refused notice, else to null. */
async function tell({ paymentId, raw }: Told): Promise<string | null> {
  try {
    const read = must(sandbox.readNotice, 'readNotice')(raw, SETUP, clock.now())
    await followReport(paymentId, read)
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
    const told: Told[] = []
    let paidMinor = 0
    for (let index = 0; index < PAYMENTS; index++) {
      const amountMinor = 100 + random(100_000)
      const payment = await openFor(player, { gateway: 'sandbox', amountMinor })
      paidMinor += amountMinor
      // the first is the one that counts
      told.push(notice(payment, 'paid', 'right'))
      for (let more = random(MOST_NOTICES); more > 0; more--) {
        const state = random(10) < 3 ? 'pending' : 'paid'
        const kind = random(10) > 0 ? 'right' : random(2) === 0 ? 'forged' : 'replayed'
        told.push(notice(payment, state, kind))
      }
    }
    const order = told.map((each) => ({ each, place: random(1_000_000) }))
    const shuffled = order.toSorted((a, b) => a.place - b.place).map(({ each }) => each)
    for (let from = 0; from < shuffled.length; from += AT_ONCE) {
      const some = shuffled.slice(from, from + AT_ONCE)
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
    assert.equal(await pocketOf(player.id, 'balance'), paidMinor)
    assert.isNull((await verifyLedger()).firstBreak)
  })
})
