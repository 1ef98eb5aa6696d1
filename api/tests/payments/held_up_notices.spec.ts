import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import { must } from '#core/errors/must'
import { clock } from '#core/timing/clock'
import { movePayment } from '#sandbox_gateway/actions/move_payment'
import { deliver } from '#sandbox_gateway/notices/deliver'
import { sendNotices } from '#sandbox_gateway/notices/send_notices'
import { AMOUNT, sandboxScene } from '#tests/payments/sandbox_scene'
import { cashOf } from '#tests/support/factories'

const MINUTE_MS = 60_000
const HELD_UP_MINUTES = 10
const PAYMENTS = 5
const ROUNDS = 6

const rowOf = (reference: string) =>
  db.from('sandbox_payments').where('reference', reference).firstOrFail()

test.group('Notices of a gateway whose way out stood still', (group) => {
  group.each.teardown(() => clock.reset())

  test('M24: after ten minutes all arrive, those of a payment in order, and a repeat changes nothing', async ({
    assert,
  }) => {
    const { site, player, order } = await sandboxScene()
    const references: string[] = []
    for (let each = 0; each < PAYMENTS; each++) {
      references.push((await order()).body.payment.reference)
    }

    // nothing is sent meanwhile
    const begin = clock.now()
    for (const [index, reference] of references.entries()) {
      const id = Number((await rowOf(reference)).id)
      clock.set(begin + index * MINUTE_MS, { frozen: true })
      await movePayment(id, { to: 'pending' })
      clock.set(begin + (HELD_UP_MINUTES - index) * MINUTE_MS, { frozen: true })
      await movePayment(id, { to: 'paid' })
    }
    assert.equal(await cashOf(player.id), 0)

    // every first answer is lost on its way back, so that each notice is sent again
    const heard = new Set<string>()
    const sent = new Map<string, string[]>(references.map((reference) => [reference, []]))
    for (let round = 0; round < ROUNDS; round++) {
      clock.set(begin + (HELD_UP_MINUTES + round) * MINUTE_MS, { frozen: true })
      await sendNotices(undefined, async (url, body, headers) => {
        const { reference, state }: { reference: string; state: string } = JSON.parse(body)
        const own = sent.get(reference)
        if (!own) return true
        own.push(state)
        const isTaken = await deliver(url, body, headers)
        const isFirst = !heard.has(body)
        heard.add(body)
        return isTaken && !isFirst
      })
    }
    for (const reference of references) {
      assert.deepEqual(sent.get(reference), ['pending', 'pending', 'paid', 'paid'])
      const waiting = await db
        .from('sandbox_notices')
        .where('payment_id', (await rowOf(reference)).id)
        .where((query) => query.whereNotNull('due_at').orWhere('is_taken', false))
      assert.lengthOf(waiting, 0)
    }
    assert.equal(await cashOf(player.id), PAYMENTS * AMOUNT)
    const verdicts = await db
      .from('payment_notices')
      .where('site_id', site.id)
      .groupBy('verdict')
      .select('verdict')
      .count('* as count')
    const counts = Object.fromEntries(
      verdicts.map(({ verdict, count }) => [verdict, Number(count)])
    )
    assert.deepEqual(counts, { applied: 2 * PAYMENTS, repeated: 2 * PAYMENTS })
    const steps = await db
      .from('payment_steps')
      .join('payments', 'payments.id', 'payment_steps.payment_id')
      .where('payments.reference', must(references[0], 'payment'))
      .orderBy('payment_steps.id')
      .select('payment_steps.state')
    assert.deepEqual(
      steps.map(({ state }) => state),
      ['created', 'sent', 'waiting', 'paid']
    )
  })
})
