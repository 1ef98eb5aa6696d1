/** Random histories of bonuses against a second, slow account of them (rules 15). */
import type { Assert } from '@japa/assert'
import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import { settlePending } from '#settlement/actions/settle_pending'
import { faultPoints, SETTLEMENT_STEPS } from '#settlement/runs/fault_points'
import { History } from '#tests/bonuses/history'
import { makeBrand, makeScene, takeSeat, type Scene } from '#tests/bonuses/history_scene'
import type { News } from '#tests/bonuses/model_coupon'
import { ended, enter } from '#tests/settlement/support'
import { generator, SEED } from '#tests/support/random'
import { firstBreak } from '#tests/support/books'

const HISTORIES = Number(process.env['BONUS_HISTORIES'] ?? 20)
const STEPS = 30
/** Players whose histories go on at once, on the same matches. */
const AT_ONCE = 40
/** One in so many rounds ends with a result. */
const ROUNDS_A_RESULT = 2
const SCORES: Record<string, [number, number]> = { '1': [1, 0], 'X': [1, 1], '2': [0, 1] }

/** A result, or another one, for all players; some settlements break off halfway and go on. */
async function settle({ matches, news }: Scene, below: (below: number) => number): Promise<number> {
  const one = <T>(list: readonly T[]): T => list[below(list.length)]!
  const match = one(matches)
  const said = one<News>(['1', 'X', '2', 'void', 'void'])
  if (below(4) === 0) {
    faultPoints.listen((step) => {
      if (step === one(SETTLEMENT_STEPS)) throw new Error('killed')
    })
  }
  const facts =
    said === 'void' ? { status: 'cancelled' as const, periods: {} } : ended(SCORES[said]!)
  await enter(match, facts).catch((error: unknown) => {
    if (!(error instanceof Error) || error.message !== 'killed') throw error
  })
  faultPoints.clear()
  await settlePending()
  news.set(match.id, said)
  return match.id
}

interface Held {
  userId: number
  pocket: string
  balance: number
}

interface Given {
  userId: number
  state: string
  counted: number
  converted: number | null
  owed: number
}

/** Compares every player's pockets and grants with the slow account. */
async function compare(histories: readonly History[], assert: Assert, when: string) {
  const ids = histories.map(({ userId }) => userId)
  const held: Held[] = await db
    .query<Held>()
    .from('ledger_accounts')
    .whereIn('user_id', ids)
    .whereNot('balance', 0)
    .select({ userId: 'user_id', pocket: 'pocket', balance: 'balance' })
  const given: Given[] = await db
    .query<Given>()
    .from('bonus_grants')
    .whereIn('user_id', ids)
    .orderBy('id')
    .select({ userId: 'user_id', state: 'state', counted: 'counted', converted: 'converted' })
    .select({ owed: 'owed' })
  const heldBy = Map.groupBy(held, ({ userId }) => Number(userId))
  const givenTo = Map.groupBy(given, ({ userId }) => Number(userId))
  for (const { model, userId, name } of histories) {
    const {
      balance = 0,
      receivable = 0,
      ...pockets
    } = Object.fromEntries(
      (heldBy.get(userId) ?? []).map((row): [string, number] => [row.pocket, Number(row.balance)])
    )
    const grants = givenTo.get(userId) ?? []
    assert.deepEqual(
      {
        cash: balance,
        debt: 0 - receivable,
        pockets,
        grants: grants.map(({ state, counted, converted, owed }) => [
          state,
          Number(counted),
          converted === null ? null : Number(converted),
          Number(owed),
        ]),
      },
      {
        cash: model.cash,
        debt: model.debt,
        pockets: Object.fromEntries(
          Object.entries(model.pockets).filter(([, amount]) => amount !== 0)
        ),
        grants: model.grants.map(({ state, counted, converted, owed }) => [
          state,
          counted,
          converted,
          owed,
        ]),
      },
      `${name} ${when}`
    )
  }
}

test.group('Random histories of bonuses', (group) => {
  group.each.teardown(() => faultPoints.clear())

  test(`${HISTORIES} of ${STEPS} steps end as the slow account of them says (SEED=${SEED})`, async ({
    assert,
  }) => {
    const began = performance.now()
    const below = generator(SEED)
    const brand = await makeBrand()
    const seen = new Map<string, number>()
    const see = (what: string) => seen.set(what, (seen.get(what) ?? 0) + 1)
    for (let first = 0; first < HISTORIES; first += AT_ONCE) {
      const scene = await makeScene(brand)
      const histories: History[] = []
      for (let number = first; number < Math.min(HISTORIES, first + AT_ONCE); number++) {
        const seat = await takeSeat(scene)
        histories.push(new History(below(2 ** 31), scene, seat, { assert, number }))
      }
      for (let round = 0; round < STEPS; round++) {
        await Promise.all(histories.map((history) => history.step()))
        await compare(histories, assert, `in round ${round}`)
        if (below(ROUNDS_A_RESULT) > 0) continue
        const matchId = await settle(scene, below)
        see('results')
        for (const history of histories) history.settled(matchId)
        await compare(histories, assert, `after the result of round ${round}`)
      }
      for (const { model } of histories) for (const { state } of model.grants) see(state)
    }
    const combined = db.from('coupons').where('site_id', brand.site.id).where('bonus_paid', '>', 0)
    seen.set('combination bonuses', (await combined).length)
    const seconds = Math.round((performance.now() - began) / 1_000)
    console.log(
      `bonuses: ${HISTORIES} histories in ${seconds} s, SEED=${SEED}`,
      Object.fromEntries(seen)
    )
    assert.isNull(await firstBreak())
  }).timeout(60_000 + HISTORIES * 3_000)
})
