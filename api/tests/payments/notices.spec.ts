import { createHmac, randomUUID, timingSafeEqual } from 'node:crypto'
import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import { AppError } from '#core/errors/app_error'
import type { Gateway, GatewayNotice, GatewayState } from '#payments/gateways/gateway'
import { addGateway } from '#payments/gateways/gateways'
import type { Payment } from '#payments/moving/payment'
import { makeMethod, openFor, stepsOf, walk } from '#tests/payments/payment_support'
import { ApiSession, type Refusal } from '#tests/support/client'
import { cashOf, makeSite, makeUser } from '#tests/support/factories'
import { requireWholeBooks } from '#tests/support/books'

const SECRET = 'a secret of the test'
const MINUTES_5 = 300_000

const signed = (text: string) => createHmac('sha256', SECRET).update(text).digest('hex')

/** A gateway whose notices are signed with their time. */
const gateway: Gateway = {
  name: 'testNotices',
  begin: () => Promise.resolve({ state: 'sent', gatewayReference: null }),
  readNotice({ body, header }, _setup, nowMs) {
    const at = header('x-at') ?? ''
    const given = Buffer.from(header('x-signature') ?? '')
    const right = Buffer.from(signed(`${at}.${body.toString()}`))
    if (given.length !== right.length || !timingSafeEqual(given, right)) {
      throw new AppError('noticeForged')
    }
    if (Math.abs(nowMs - Number(at)) > MINUTES_5) throw new AppError('noticeOld')
    const notice: GatewayNotice = JSON.parse(body.toString())
    return notice
  },
}

type Answer = { verdict: string } & Refusal

async function scene() {
  const site = await makeSite()
  const player = await makeUser({ site, type: 'player' })
  const methodId = await makeMethod(site.id, 'deposit', { gateway: gateway.name })
  const open = () => openFor(player, { methodId, gateway: gateway.name })
  const payment = await open()
  const more = async (count: number) => {
    const payments: Payment[] = []
    for (let i = 0; i < count; i++) payments.push(await open())
    return payments
  }
  const session = new ApiSession(site.host)
  const gatewayReference = randomUUID()
  const notice = (state: GatewayState, changes: Partial<GatewayNotice> = {}) => ({
    noticeKey: randomUUID(),
    reference: payment.reference,
    gatewayReference,
    state,
    amountMinor: 1_000,
    currency: 'TRY',
    ...changes,
  })
  const send = (
    sent: GatewayNotice,
    { at = Date.now(), signature = '', type = 'application/json' } = {}
  ) => {
    // spaces that a parsed body would not keep
    const body = JSON.stringify(sent, null, 3)
    return session.send<Answer>('POST', `/v1/payment-notices/${methodId}`, body, {
      'content-type': type,
      'x-at': String(at),
      'x-signature': signature || signed(`${at}.${body}`),
    })
  }
  return { site, player, payment, more, notice, send }
}

test.group('Notices of gateways', (group) => {
  group.setup(() => addGateway(gateway))
  group.each.teardown(async () => {
    await requireWholeBooks()
  })

  test('M14 a notice that comes five times, or as five notices, credits once', async ({
    assert,
  }) => {
    const { player, payment, notice, send } = await scene()
    const paid = notice('paid')
    const answers = await Promise.all(Array.from({ length: 5 }, () => send(paid)))
    const verdicts = answers.map(({ body }) => body.verdict)
    assert.sameMembers(verdicts, ['applied', ...Array<string>(4).fill('repeated')])
    await Promise.all(Array.from({ length: 5 }, () => send(notice('paid'))))
    assert.equal(await cashOf(player.id), 1_000)
    const paidSteps = (await stepsOf(payment.id)).filter(({ transfer_id: id }) => id !== null)
    assert.lengthOf(paidSteps, 1)
  })

  test('M14 deposits whose notices come at one moment are each credited once, copies and others left out', async ({
    assert,
  }) => {
    const { player, payment, notice, send, more } = await scene()
    const others = await more(7)
    const told = [payment, ...others].map(({ reference }) =>
      notice('paid', { reference, gatewayReference: randomUUID() })
    )
    const differs = notice('paid', {
      reference: (await more(1))[0]?.reference ?? '',
      amountMinor: 2,
    })
    const late = (await more(1))[0]
    await walk(late?.id ?? 0, 'expired')
    const paidLate = notice('paid', {
      reference: late?.reference ?? '',
      gatewayReference: randomUUID(),
    })
    const answers = await Promise.all([...told, ...told, differs, paidLate].map((one) => send(one)))
    const verdicts = answers.map(({ body }) => body.verdict)
    assert.sameMembers(verdicts, [
      ...Array<string>(9).fill('applied'),
      ...Array<string>(8).fill('repeated'),
      'differs',
    ])
    assert.equal(await cashOf(player.id), 9_000)
    for (const { id, reference } of [payment, ...others]) {
      const row = await db.from('payments').where('id', id).firstOrFail()
      const named = told.find((one) => one.reference === reference)?.gatewayReference
      assert.deepEqual([row.state, row.gateway_reference, row.ask_at], ['paid', named, null])
      const paid = (await stepsOf(id)).filter(({ state }) => state === 'paid')
      assert.lengthOf(paid, 1)
      assert.isNotNull(paid[0]?.transfer_id)
    }
  })

  test('M14 a notice under the number of an earlier one is a copy, whatever it tells', async ({
    assert,
  }) => {
    const { player, notice, send, more } = await scene()
    const first = notice('paid')
    await send(first)
    const [other] = await more(1)
    const again = notice('paid', { noticeKey: first.noticeKey, reference: other?.reference ?? '' })
    assert.equal((await send(again)).body.verdict, 'repeated')
    assert.equal(await cashOf(player.id), 1_000)
  })

  test('M14 notices out of order credit once', async ({ assert }) => {
    const { player, notice, send } = await scene()
    for (const state of ['paid', 'waiting', 'sent', 'failed'] as const) await send(notice(state))
    assert.equal(await cashOf(player.id), 1_000)
    assert.equal((await send(notice('returned'))).body.verdict, 'applied')
    assert.equal((await send(notice('paid'))).body.verdict, 'contradicts')
    assert.equal(await cashOf(player.id), 0)
  })

  test('M14 a return that comes before its payment is both', async ({ assert }) => {
    const { player, payment, notice, send } = await scene()
    const returned = notice('returned')
    assert.equal((await send(returned)).body.verdict, 'applied')
    assert.equal((await send(returned)).body.verdict, 'repeated')
    assert.equal((await send(notice('paid'))).body.verdict, 'noChange')
    assert.equal(await cashOf(player.id), 0)
    const notes = (await stepsOf(payment.id)).map(({ state, note }) => `${state} ${note ?? ''}`)
    assert.deepEqual(notes, ['created ', 'paid paidByReturn', 'returned ', 'returned noticeLate'])
  })

  test('M14 money that comes after the end is credited, and the step says so', async ({
    assert,
  }) => {
    const { player, payment, notice, send } = await scene()
    await walk(payment.id, 'expired')
    assert.equal((await send(notice('paid'))).body.verdict, 'applied')
    assert.equal(await cashOf(player.id), 1_000)
    assert.containsSubset((await stepsOf(payment.id)).at(-1), { note: 'paidAfterEnd' })
  })

  test('M14 S13 a forged notice and one replayed after ten minutes are refused and on record', async ({
    assert,
  }) => {
    const { site, player, notice, send } = await scene()
    const forged = await send(notice('paid'), { signature: signed('another') })
    assert.deepEqual([forged.status, forged.body.error.key], [401, 'noticeForged'])
    const old = await send(notice('paid'), { at: Date.now() - 600_000 })
    assert.deepEqual([old.status, old.body.error.key], [401, 'noticeOld'])
    assert.equal(await cashOf(player.id), 0)
    const rows = await db.from('payment_notices').where('site_id', site.id).orderBy('id')
    assert.deepEqual(
      rows.map(({ verdict }) => String(verdict)),
      ['forged', 'old']
    )
    const logged = await db.from('audit_log').where({ site_id: site.id, action: 'payment.forged' })
    assert.lengthOf(logged, 2)
  })

  test('a notice of another amount or currency, or of no payment, credits nothing', async ({
    assert,
  }) => {
    const { player, payment, notice, send } = await scene()
    const wrong = [{ amountMinor: 100_000 }, { currency: 'EUR' }]
    for (const changes of wrong) {
      assert.equal((await send(notice('paid', changes))).body.verdict, 'differs')
    }
    const stranger = notice('paid', { reference: 'AAAAAAAAAAAA' })
    assert.equal((await send(stranger)).body.verdict, 'unknown')
    assert.equal(await cashOf(player.id), 0)
    assert.containsSubset((await stepsOf(payment.id)).at(-1), { note: 'noticeDiffers' })
  })

  test('the signed bytes are read whatever the media type', async ({ assert }) => {
    const { player, notice, send } = await scene()
    const { body } = await send(notice('paid'), { type: 'text/plain' })
    assert.equal(body.verdict, 'applied')
    assert.equal(await cashOf(player.id), 1_000)
  })
})
