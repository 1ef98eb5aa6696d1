import { setTimeout as pause } from 'node:timers/promises'
import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import { storeResults } from '#catalogue/actions/store_results'
import { settleLatecomers, settlePending } from '#settlement/actions/settle_pending'
import { faultPoints, SETTLEMENT_STEPS } from '#settlement/runs/fault_points'
import { exclusively } from '#settlement/runs/exclusive'
import { startSettleLoop, stopSettleLoop } from '#settlement/jobs/settle_loop'
import { settleMatches } from '#settlement/actions/settle_matches'
import { makeMatch } from '#tests/support/board'
import { cashOf, makeSite, makeUser, type TestUser } from '#tests/support/factories'
import { couponState, ended, enter, placeTestCoupon, postingsOf } from '#tests/settlement/support'
import { firstBreak, requireWholeBooks } from '#tests/support/books'

const COUPONS = 12
const STAKE = 1000
const PAID = 2000
/** A claim lasts 5 s. */
const LONG_STEP_MS = 5_500

class Kill extends Error {}

/** Lets settlement pass a step `times` times, and interrupts it there. */
function killAt(step: (typeof SETTLEMENT_STEPS)[number], times: number): void {
  let left = times
  faultPoints.listen((reached) => {
    if (reached === step && --left === 0) throw new Kill(step)
  })
}

async function winners(player: TestUser) {
  const match = await makeMatch()
  const ids: number[] = []
  for (let i = 0; i < COUPONS; i++) {
    ids.push(await placeTestCoupon(player, { picks: [{ match, market: '1', key: '1' }] }))
  }
  return { match, ids }
}

test.group('Settlement that was interrupted', (group) => {
  let player: TestUser
  group.each.setup(async () => {
    const balanceMinor = COUPONS * STAKE
    player = await makeUser({ site: await makeSite(), type: 'player', balanceMinor })
    return () => faultPoints.clear()
  })
  group.each.teardown(async () => {
    await requireWholeBooks()
  })

  for (const step of SETTLEMENT_STEPS) {
    test(`M6 continues after a kill at ${step}, and pays each coupon once`, async ({ assert }) => {
      const { match, ids } = await winners(player)
      await storeResults([
        { matchId: match.id, facts: ended([1, 0]), source: 'test', actorId: null },
      ])
      for (let kill = 0; kill < 3; kill++) {
        killAt(step, 1)
        // work that an earlier run has finished has no step to be interrupted at
        await settlePending().catch((error: unknown) => assert.instanceOf(error, Kill))
        assert.isNull(await firstBreak())
      }
      faultPoints.clear()
      await settlePending()
      assert.equal(await cashOf(player.id), COUPONS * PAID)
      for (const id of ids) assert.deepEqual(await postingsOf(id), [`win balance ${PAID}`])
      assert.deepEqual(await settlePending(), { results: 0, coupons: 0 })
    })
  }

  test('a correction that was interrupted is finished too', async ({ assert }) => {
    const { match, ids } = await winners(player)
    await enter(match, ended([1, 0]))
    await storeResults([{ matchId: match.id, facts: ended([0, 1]), source: 'test', actorId: null }])
    killAt('moneyPosted', 1)
    await settlePending().catch((error: unknown) => assert.instanceOf(error, Kill))
    assert.equal(await cashOf(player.id), COUPONS * PAID)
    faultPoints.clear()
    await settlePending()
    assert.equal(await cashOf(player.id), 0)
    for (const id of ids) {
      assert.deepEqual(await postingsOf(id), [`win balance ${PAID}`, `resettle balance -${PAID}`])
    }
  })

  test('two settlements at once pay each coupon once', async ({ assert }) => {
    const { match } = await winners(player)
    await storeResults([{ matchId: match.id, facts: ended([1, 0]), source: 'test', actorId: null }])
    await Promise.all([settlePending(), settlePending(), settlePending()])
    assert.equal(await cashOf(player.id), COUPONS * PAID)
  })

  test('two settlements at once pay each coupon once even without a claim', async ({ assert }) => {
    const { match, ids } = await winners(player)
    for (const [facts, back] of [
      [ended([1, 0]), COUPONS * PAID],
      [ended([0, 1]), 0],
      [ended([2, 0]), COUPONS * PAID],
    ] as const) {
      await storeResults([{ matchId: match.id, facts, source: 'test', actorId: null }])
      await Promise.all([1, 2, 3, 4].map(() => settleMatches([match.id])))
      assert.equal(await cashOf(player.id), back)
    }
    for (const id of ids) assert.lengthOf(await postingsOf(id), 3)
  })

  test('a match that cannot be settled delays no other', async ({ assert }) => {
    const [broken, sound] = [await makeMatch(), await winners(player)]
    for (const { id } of [broken, sound.match]) {
      await storeResults([{ matchId: id, facts: ended([1, 0]), source: 'test', actorId: null }])
    }
    const row = { match_id: broken.id, revision: 1 }
    const facts = db.query<{ facts: string }>().from('results').where(row)
    const { facts: good } = await facts.clone().firstOrFail()
    await facts.clone().update({ facts: 'torn' })
    await assert.rejects(() => settlePending(), /JSON/)
    assert.equal(await cashOf(player.id), COUPONS * PAID)
    await facts.clone().update({ facts: good })
    assert.include(await settlePending(), { results: 1 })
  })

  test('a claim is kept while a step of the settlement lasts longer than a claim', async ({
    assert,
  }) => {
    await exclusively(async () => {
      await pause(LONG_STEP_MS)
      const claim: { expires_at: number } = await db
        .query<{ expires_at: number }>()
        .from('leases')
        .where('name', 'settlement')
        .select('expires_at')
        .firstOrFail()
      assert.isAbove(Number(claim.expires_at), Date.now())
    })
  })

  test('a claim expires when its process has died', async ({ assert }) => {
    const { match } = await winners(player)
    const dead = { owner: 'dead', expires_at: Date.now() + 500 }
    await db.query<unknown>().from('leases').where('name', 'settlement').update(dead)
    const began = performance.now()
    await enter(match, ended([1, 0]))
    assert.isAbove(performance.now() - began, 300, 'a fresh claim is respected')
    assert.equal(await cashOf(player.id), COUPONS * PAID)
  })

  test('a coupon accepted during the settlement of its match is settled afterwards', async ({
    assert,
  }) => {
    const match = await makeMatch()
    await enter(match, ended([1, 0]))
    const id = await placeTestCoupon(player, { picks: [{ match, market: '1', key: '1' }] })
    assert.deepEqual(await settlePending(), { results: 0, coupons: 0 })
    assert.isAtLeast(await settleLatecomers(60_000), 1)
    assert.equal((await couponState(id)).payout, PAID)
  })

  test('the loop settles results that a command stored', async ({ assert, cleanup }) => {
    const { match } = await winners(player)
    startSettleLoop()
    cleanup(stopSettleLoop)
    await storeResults([{ matchId: match.id, facts: ended([1, 0]), source: 'test', actorId: null }])
    for (let i = 0; i < 600 && (await cashOf(player.id)) === 0; i++) await pause(50)
    assert.equal(await cashOf(player.id), COUPONS * PAID)
  })
})
