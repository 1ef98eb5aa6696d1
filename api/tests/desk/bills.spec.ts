/** Bills: the takings of a desk between two cuts of a shift, by the ledger. */
import { randomUUID } from 'node:crypto'
import { test } from '@japa/runner'
import type { BillPrint, BillView, DeskRow } from '@grandstand/shared-types/wire/desk/desk'
import { clock } from '#core/timing/clock'
import { openAllDoors } from '#core/throttle/throttle'
import {
  billsAt,
  cancelAt,
  close,
  cut,
  makeDesks,
  makeTerminal,
  now,
  open,
  pay,
  sellOn,
  sold,
} from '#tests/desk/desk_support'
import { ended, enter } from '#tests/settlement/support'
import { makeMatch } from '#tests/support/board'
import { signInAs, type ApiSession, type Refusal } from '#tests/support/client'
import { makeUser } from '#tests/support/factories'
import { requireWholeBooks } from '#tests/support/books'

const print = (session: ApiSession, billId: number, key: string = randomUUID()) =>
  session.post<BillPrint & Refusal>(
    `/v1/desk/bills/${billId}/prints`,
    {},
    { 'idempotency-key': key }
  )

const SUMS = ['sold', 'paid', 'returned'] as const

/** The sums of bills, added up. */
const totalOf = (bills: readonly BillView[]) =>
  Object.fromEntries(
    SUMS.map((name) => [
      name,
      {
        count: bills.reduce((sum, bill) => sum + bill[name].count, 0),
        amountMinor: bills.reduce((sum, bill) => sum + bill[name].amountMinor, 0),
      },
    ])
  )

/** In another order. */
function shuffled<T>(items: readonly T[]): T[] {
  return items
    .map((item) => ({ item, place: Math.random() }))
    .sort((a, b) => a.place - b.place)
    .map(({ item }) => item)
}

/** Runs the acts a few at a time, in the order given. */
async function inParallel(acts: readonly (() => Promise<unknown>)[]): Promise<void> {
  const waiting = [...acts]
  const worker = async () => {
    for (let act = waiting.shift(); act; act = waiting.shift()) await act()
  }
  await Promise.all(Array.from({ length: 6 }, worker))
}

test.group('A bill', (group) => {
  group.each.setup(() => openAllDoors())
  group.each.teardown(async () => {
    clock.reset()
    await requireWholeBooks()
  })

  test('cut within a shift counts what moved since the last cut; the close cuts the last one', async ({
    assert,
  }) => {
    const { first, match } = await makeDesks()
    const { session } = first
    const { body: shift } = await open(session, 5_000)
    await sellOn(session, match)
    await sellOn(session, match)
    const { status, body: bill } = await cut(session)
    assert.equal(status, 201)
    assert.containsSubset(bill, {
      shiftId: shift.id,
      billNumber: 1,
      openedAt: shift.openedAt,
      openingMinor: 5_000,
      sold: { count: 2, amountMinor: 2_000 },
      paid: { count: 0, amountMinor: 0 },
      expectedMinor: 7_000,
      countedMinor: null,
      printCount: 0,
    })
    await sellOn(session, match)
    assert.containsSubset(await now(session), { sold: { count: 3 }, expectedMinor: 8_000 })
    await close(session, 7_900)
    const { bills } = await billsAt(session)
    assert.deepEqual(
      bills.map(({ billNumber, openingMinor, expectedMinor, countedMinor }) => [
        billNumber,
        openingMinor,
        expectedMinor,
        countedMinor,
      ]),
      [
        [2, 7_000, 8_000, 7_900],
        [1, 5_000, 7_000, null],
      ]
    )
    assert.deepEqual(bills[0]?.sold, { count: 1, amountMinor: 1_000 })
    assert.equal(bills[0]?.openedAt, bills[1]?.closedAt)
    assert.deepEqual(
      bills.map(({ isLast }) => isLast),
      [true, false]
    )
  })

  test('M21: cut at random while tickets are sold, paid and cancelled: the bills add up to the shift', async ({
    assert,
  }) => {
    const { first, match: won } = await makeDesks()
    const { session } = first
    const match = await makeMatch()
    for (let round = 0; round < 3; round++) {
      await open(session, 50_000)
      const due =
        round > 0 ? [] : await Promise.all(Array.from({ length: 8 }, () => sold(session, won)))
      if (round === 0) await enter(won, ended([2, 1]))
      const kept = await Promise.all(Array.from({ length: 5 }, () => sold(session, match)))
      await inParallel(
        shuffled([
          ...Array.from({ length: 15 }, () => () => sellOn(session, match)),
          ...due.map(
            ({ paper }) =>
              () =>
                pay(session, paper)
          ),
          ...kept.map(
            ({ paper }) =>
              () =>
                cancelAt(session, paper)
          ),
          ...Array.from({ length: 4 }, () => () => cut(session)),
        ])
      )
      const late = [sellOn(session, match), cut(session), sellOn(session, match)]
      const { body: shift } = await close(session, 0)
      await Promise.all(late)
      const bills = (await billsAt(session)).bills
        .filter(({ shiftId }) => shiftId === shift.id)
        .reverse()
      assert.isAtLeast(bills.length, 5)
      assert.deepEqual(totalOf(bills), {
        sold: shift.sold,
        paid: shift.paid,
        returned: shift.returned,
      })
      assert.deepEqual([shift.paid.count, shift.returned.count], [due.length, 5])
      for (const [index, bill] of bills.entries()) {
        assert.equal(bill.billNumber, index + 1)
        assert.equal(bill.openingMinor, bills[index - 1]?.expectedMinor ?? shift.openingMinor)
        assert.equal(
          bill.expectedMinor,
          bill.openingMinor +
            bill.sold.amountMinor -
            bill.paid.amountMinor -
            bill.returned.amountMinor
        )
      }
      assert.equal(bills.at(-1)?.expectedMinor, shift.expectedMinor)
      assert.deepEqual(
        bills.map(({ countedMinor }) => countedMinor),
        [...bills.slice(1).map(() => null), 0]
      )
    }
  })

  test('is cut once for a key, and only within an open shift', async ({ assert }) => {
    const { first } = await makeDesks()
    const early = await cut(first.session)
    assert.deepEqual([early.status, early.body.error.key], [409, 'shiftNotOpen'])
    await open(first.session, 100)
    const key = randomUUID()
    const answers = await Promise.all(Array.from({ length: 4 }, () => cut(first.session, key)))
    assert.equal(new Set(answers.map(({ body }) => body.id)).size, 1)
    assert.lengthOf((await billsAt(first.session)).bills, 1)
    const keyless = await first.session.post<Refusal>('/v1/desk/bills')
    assert.deepEqual([keyless.status, keyless.body.error.key], [400, 'idempotencyKeyRequired'])
  })

  test('is listed to its own desk, twenty at a time', async ({ assert }) => {
    const { first, second } = await makeDesks()
    await open(first.session, 0)
    for (let i = 0; i < 22; i++) await cut(first.session)
    const newest = await billsAt(first.session)
    assert.lengthOf(newest.bills, 20)
    const older = await billsAt(first.session, newest.nextBefore ?? undefined)
    assert.deepEqual(
      older.bills.map(({ billNumber }) => billNumber),
      [2, 1]
    )
    assert.isNull(older.nextBefore)
    assert.lengthOf((await billsAt(second.session)).bills, 0)
  })

  test('is printed once as the original; every later print is a copy that says so', async ({
    assert,
  }) => {
    const { first, second, match } = await makeDesks()
    const { session, user } = first
    await open(session, 0)
    await sellOn(session, match)
    const { body: bill } = await cut(session)
    const path = `/v1/print/reset?lang=en&billId=${bill.id}`
    assert.equal((await session.get<Refusal>(path)).body.error.key, 'printNotWaiting')
    const key = randomUUID()
    const asked = await Promise.all([print(session, bill.id, key), print(session, bill.id, key)])
    for (const { body } of asked) {
      assert.deepEqual(body, { page: 'reset', billId: bill.id, copyNumber: 0 })
    }
    const original = await session.get<string>(path)
    assert.equal(original.status, 200)
    assert.include(original.body, 'Cut-off bill')
    assert.include(original.body, user.username)
    assert.match(original.body, /Bets sold \(1\)<\/dt>\s*<dd>\s*<bdi dir="ltr">.{0,5}10\.00/)
    assert.notInclude(original.body, 'COPY')
    assert.notInclude(original.body, 'Counted')
    assert.equal((await session.get<Refusal>(path)).status, 409)

    assert.equal((await print(session, bill.id)).body.copyNumber, 1)
    assert.include((await session.get<string>(path)).body, 'COPY 1')
    assert.equal((await billsAt(session)).bills[0]?.printCount, 2)

    await close(session, 1_000)
    const [last] = (await billsAt(session)).bills
    await print(session, last?.id ?? 0)
    const closing = await session.get<string>(`/v1/print/reset?lang=en&billId=${last?.id}`)
    assert.include(closing.body, 'Till closing')
    assert.include(closing.body, 'Counted')

    const foreign = await print(second.session, bill.id)
    assert.deepEqual([foreign.status, foreign.body.error.key], [404, 'notFound'])
    assert.equal((await second.session.get(path)).status, 404)
    const bare = await session.get<Refusal>('/v1/print/reset')
    assert.equal(bare.status, 422)
  })

  test('of a shop: a terminal with the permission sees the desks of its own shop, each with its cash', async ({
    assert,
  }) => {
    const { site, dealer, first, second, match, asDealer } = await makeDesks()
    const other = await makeUser({ site, type: 'dealer', parent: dealer })
    const below = await makeTerminal(site, other)
    const head = await makeUser({
      site,
      type: 'terminal',
      parent: dealer,
      permissions: ['desk.view'],
    })
    await open(first.session, 300)
    await sellOn(first.session, match)
    const seen = await (await signInAs(site, head)).get<DeskRow[]>('/v1/desk/shop')
    assert.sameMembers(
      seen.body.map(({ userId }) => userId),
      [first.user.id, second.user.id, head.id]
    )
    assert.containsSubset(
      seen.body.find(({ userId }) => userId === first.user.id),
      {
        username: first.user.username,
        shift: { expectedMinor: 1_300, sold: { count: 1, amountMinor: 1_000 } },
      }
    )
    assert.isNull(seen.body.find(({ userId }) => userId === second.user.id)?.shift)
    const branch = await asDealer.get<DeskRow[]>('/v1/desk/shop')
    assert.include(
      branch.body.map(({ userId }) => userId),
      below.user.id
    )
    assert.equal((await first.session.get('/v1/desk/shop')).status, 403)
  })
})
