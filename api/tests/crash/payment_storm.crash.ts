import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import type { Verdict } from '#payments/notices/notice_row'
import { sealSecrets } from '#payments/methods/sealed_secrets'
import type { Payment } from '#payments/moving/payment'
import { report, ROUNDS } from '#tests/crash/checks'
import { sendThroughKills } from '#tests/crash/send_through_kills'
import { server } from '#tests/crash/server_process'
import { makeMethod, openFor, pocketOf } from '#tests/payments/payment_support'
import { noticeHeaders, stormOf, type StormNotice } from '#tests/payments/storm_notices'
import { firstBreak } from '#tests/support/books'
import { ApiSession, type Refusal } from '#tests/support/client'
import { makeSite, makeUser, type TestUser } from '#tests/support/factories'
import { generator, SEED } from '#tests/support/random'

const PLAYERS = 20
/** Few in everyday runs. */
const [PAYMENTS, KILLS] = ROUNDS < 20 ? [50, 1] : [1_000, 10]
const SECRET = 'a secret of the storm'

async function scene() {
  const random = generator(SEED)
  const site = await makeSite()
  const methodId = await makeMethod(site.id, 'deposit', {
    gateway: 'sandbox',
    sealed_secrets: sealSecrets({ secret: SECRET }) ?? '',
  })
  const players: TestUser[] = []
  for (let i = 0; i < PLAYERS; i++) players.push(await makeUser({ site, type: 'player' }))
  const payments: Payment[] = []
  for (let i = 0; i < PAYMENTS; i++) {
    const player = players[i % PLAYERS]
    if (!player) throw new Error('nobody pays')
    const amountMinor = 100 + random(100_000)
    payments.push(await openFor(player, { methodId, gateway: 'sandbox', amountMinor }))
  }
  return { site, methodId, players, payments, storm: stormOf(payments, random), random }
}

/** Null without an answer: the server was killed. */
async function send(session: ApiSession, methodId: number, notice: StormNotice) {
  const headers = noticeHeaders(notice, SECRET, Date.now())
  const path = `/v1/payment-notices/${methodId}`
  try {
    const { status, body } = await session.post<Partial<Refusal> & { verdict?: Verdict }>(
      path,
      notice.body,
      headers
    )
    return status < 500 ? (body.verdict ?? body.error?.key ?? `status ${status}`) : null
  } catch {
    return null
  }
}

const SAID: Record<StormNotice['kind'], string[]> = {
  right: ['applied', 'repeated', 'noChange', 'contradicts'],
  forged: ['noticeForged'],
  replayed: ['noticeOld'],
}

test.group('A storm of notices over HTTP, the server killed in it', () => {
  test('M14 S13 each deposit is credited exactly once, and forged and replayed notices are on record', async ({
    assert,
  }) => {
    const { site, methodId, players, payments, storm, random } = await scene()
    await server.start()
    const port = await server.port()
    const session = new ApiSession(site.host, port)
    const began = performance.now()
    const { answers, unanswered } = await sendThroughKills({
      messages: storm,
      kills: KILLS,
      random,
      send: (notice) => send(session, methodId, notice),
    })
    const wholeMs = Math.round(performance.now() - began)

    const wrong = answers.filter(({ message, said }) => !SAID[message.kind].includes(said))
    assert.deepEqual(wrong.slice(0, 3), [])
    assert.lengthOf(answers, storm.length)
    const count = await countsOf(methodId)
    assert.deepEqual([count.paid, count.credits, count.paidSteps], [PAYMENTS, PAYMENTS, PAYMENTS])
    for (const { id } of players) {
      const own = payments.filter(({ userId }) => userId === id)
      const paidMinor = own.reduce((sum, { amountMinor }) => sum + amountMinor, 0)
      assert.equal(await pocketOf(id, 'balance'), paidMinor)
    }
    // a notice without an answer may be on record too
    for (const [kind, rows] of [
      ['forged', count.forged],
      ['replayed', count.old],
    ] as const) {
      const isKind = (notice: StormNotice) => notice.kind === kind
      const refused = answers.filter(({ message }) => isKind(message)).length
      assert.isAbove(refused, 0)
      assert.isAtLeast(rows, refused)
      assert.isAtMost(rows, refused + unanswered.filter(isKind).length)
    }
    assert.isAbove(count.logged, 0)
    assert.isAbove(unanswered.length, 0)
    assert.isNull(await firstBreak())
    report('M14', 'kill -9 in a storm of notices', {
      payments: PAYMENTS,
      notices: storm.length,
      kills: KILLS,
      unanswered: unanswered.length,
      ...count,
      wholeMs,
    })
  })
})

/** What the database holds of the payments and notices of a method. */
async function countsOf(methodId: number) {
  const payments = () => db.from('payments').where('payments.method_id', methodId)
  const notices = (verdict: Verdict) =>
    db
      .from('payment_notices as n')
      .join('payment_methods as m', 'm.site_id', 'n.site_id')
      .where({ 'm.id': methodId, 'n.verdict': verdict })
  const transfers = () =>
    payments()
      .join('ledger_transfers as t', 't.reference_id', 'payments.id')
      .where({ 't.reference_type': 'payment', 't.kind': 'deposit' })
  const paidSteps = payments()
    .join('payment_steps as s', 's.payment_id', 'payments.id')
    .where('s.state', 'paid')
    .whereNotNull('s.transfer_id')
  const logged = db
    .from('audit_log as l')
    .join('payment_methods as m', 'm.site_id', 'l.site_id')
    .where({ 'm.id': methodId, 'l.action': 'payment.forged' })
  return {
    paid: await countOf(payments().where('payments.state', 'paid')),
    credits: await countOf(transfers()),
    paidSteps: await countOf(paidSteps),
    applied: await countOf(notices('applied')),
    repeated: await countOf(notices('repeated')),
    noChange: await countOf(notices('noChange')),
    contradicts: await countOf(notices('contradicts')),
    forged: await countOf(notices('forged')),
    old: await countOf(notices('old')),
    logged: await countOf(logged),
  }
}

type Query = ReturnType<typeof db.from>

async function countOf(query: Query): Promise<number> {
  const row: { n: number } = await query.count('* as n').firstOrFail()
  return Number(row.n)
}
