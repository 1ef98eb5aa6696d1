/** The report of payments by day and method equals the ledger. */
import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import type { PaymentReport } from '@grandstand/shared-types/wire/money/payment_report'
import { clock } from '#core/timing/clock'
import { dayIn } from '#core/timing/calendar_day'
import { signInAs, type Refusal } from '#tests/support/client'
import { makeSite, makeUser } from '#tests/support/factories'
import { openFor, walk } from '#tests/payments/payment_support'

const ZONE = 'Europe/Istanbul'
const DAY_MS = 86_400_000

/** Net changes of the house's accounts by payments of a brand, in minor units. */
async function houseSums(siteId: number): Promise<Record<string, number>> {
  const rows: { pocket: string; sum: number }[] = await db
    .query<{ pocket: string; sum: number }>()
    .from('ledger_entries as e')
    .join('ledger_accounts as a', 'a.id', 'e.account_id')
    .where('a.site_id', siteId)
    .whereNull('a.user_id')
    .groupBy('a.pocket')
    .select('a.pocket')
    .sum('e.amount as sum')
  return Object.fromEntries(rows.map(({ pocket, sum }) => [pocket, Number(sum)]))
}

async function brand() {
  const site = await makeSite({ settings: { timeZone: ZONE } })
  const session = await signInAs(site, await makeUser({ site, type: 'admin' }))
  const player = await makeUser({ site, type: 'player', balanceMinor: 90_000 })
  return { site, session, player }
}

test.group('The report of payments', () => {
  test('sums by day and method are those of the ledger, with fees and returns', async ({
    assert,
  }) => {
    const { site, session, player } = await brand()
    const before = await houseSums(site.id)
    const withdrawal = { direction: 'withdrawal', methodId: 2, methodName: 'Card' } as const
    const paid = ['waiting', 'approved', 'paid'] as const
    await walk((await openFor(player, { amountMinor: 5_000, feeMinor: 100 })).id, 'paid')
    await walk((await openFor(player, { amountMinor: 700 })).id, 'paid', 'returned')
    await walk((await openFor(player, { amountMinor: 900 })).id, 'cancelled')
    await walk(
      (await openFor(player, { ...withdrawal, amountMinor: 3_000, feeMinor: 50 })).id,
      ...paid
    )
    await walk((await openFor(player, { ...withdrawal, amountMinor: 400 })).id, ...paid, 'returned')
    await walk(
      (await openFor(player, { ...withdrawal, amountMinor: 600 })).id,
      'waiting',
      'refused'
    )
    const day = dayIn(ZONE, clock.now())
    const { body } = await session.get<PaymentReport>(`/v1/payment-report?from=${day}&to=${day}`)
    const none = {
      depositCount: 0,
      depositMinor: 0,
      withdrawalCount: 0,
      withdrawalMinor: 0,
      day,
      currency: 'TRY',
    }
    assert.deepEqual(body.rows, [
      {
        ...none,
        methodId: 1,
        methodName: 'Bank',
        depositCount: 2,
        depositMinor: 5_700,
        feeMinor: 100,
        returnedMinor: 700,
      },
      {
        ...none,
        methodId: 2,
        methodName: 'Card',
        withdrawalCount: 2,
        withdrawalMinor: 3_400,
        feeMinor: 50,
        returnedMinor: 400,
      },
    ])
    const after = await houseSums(site.id)
    const grown = (pocket: string) => (after[pocket] ?? 0) - (before[pocket] ?? 0)
    assert.equal(grown('paymentFees'), 150)
    assert.equal(grown('gateways'), 0 - 5_700 + 700 + (3_000 - 50) + 400 - 400)
    assert.equal(grown('payouts'), 0)
  })

  test('a day ends at midnight of the brand', async ({ assert, cleanup }) => {
    cleanup(() => clock.reset())
    const { session, player } = await brand()
    const times = ['2026-11-20T20:59:59Z', '2026-11-20T21:00:00Z', '2026-11-21T21:00:00Z']
    for (const [index, at] of times.entries()) {
      clock.set(Date.parse(at), { frozen: true })
      await walk((await openFor(player, { amountMinor: index + 1 })).id, 'paid')
    }
    clock.reset()
    const { body } = await session.get<PaymentReport>(
      '/v1/payment-report?from=2026-11-20&to=2026-11-21'
    )
    assert.deepEqual(
      body.rows.map(({ day, depositMinor }) => [day, depositMinor]),
      [
        ['2026-11-21', 2],
        ['2026-11-20', 1],
      ]
    )
  })

  test('ends today by the clock of the brand when no days are named', async ({
    assert,
    cleanup,
  }) => {
    cleanup(() => clock.reset())
    const { session } = await brand()
    // a minute past midnight in Istanbul, still the day before in UTC
    clock.set(Date.parse('2026-11-20T21:01:00Z'), { frozen: true })
    const { body } = await session.get<PaymentReport>('/v1/payment-report')
    assert.deepEqual(body, { timeZone: ZONE, from: '2026-11-08', to: '2026-11-21', rows: [] })
  })

  test('a dealer reads the branch; a period that ends before it begins or is too long is refused', async ({
    assert,
  }) => {
    const { site, session, player } = await brand()
    await walk((await openFor(player)).id, 'paid')
    const dealer = await makeUser({ site, type: 'dealer', permissions: ['payments.view'] })
    const own = await makeUser({ site, type: 'player', parent: dealer })
    await walk((await openFor(own, { amountMinor: 250 })).id, 'paid')
    const [day, next] = [clock.now(), clock.now() + DAY_MS].map((at) => dayIn(ZONE, at))
    const seen = await (
      await signInAs(site, dealer)
    ).get<PaymentReport>(`/v1/payment-report?from=${day}&to=${day}`)
    assert.deepEqual(
      seen.body.rows.map(({ depositMinor }) => depositMinor),
      [250]
    )
    for (const query of [`from=${next}&to=${day}`, 'from=2026-01-01&to=2026-06-01']) {
      const { status, body } = await session.get<Refusal>(`/v1/payment-report?${query}`)
      assert.deepEqual([status, body.error.key], [400, 'badRange'])
    }
  })
})
