/** Bets and a settlement while the disk of the database is full, on whichever disk the test fills (docs/scaling.md). */
import type { Assert } from '@japa/assert'
import db from '@adonisjs/lucid/services/db'
import { loadMatches } from '#book/load'
import { storeResults } from '#catalogue/actions/store_results'
import { ownAddress } from '#core/http/own_address'
import { settlePending } from '#settlement/actions/settle_pending'
import { DEFAULT_LIMITS } from '#sites/settings'
import { makeBettor, place, slip } from '#tests/coupons/support'
import { couponState, ended } from '#tests/settlement/support'
import { firstBreak } from '#tests/support/books'
import { makeMatch, outcomeOf } from '#tests/support/board'
import { cashOf } from '#tests/support/factories'
import { loggedBy } from '#tests/support/log'

const STAKE_MINOR = 100
/** Pages that are begun already take some coupons. */
const MOST_TRIES = 500

export interface Disk {
  /** Lets the database have no more room. */
  fill(): Promise<void>
  makeRoom(): Promise<void>
}

/** Places coupons until the full disk refuses one; frees it, and goes on. Nothing may be half-written. */
export async function betThroughFullDisk(disk: Disk, assert: Assert): Promise<void> {
  const { player, session } = await makeBettor({
    // the same coupon many times
    settings: { limits: { ...DEFAULT_LIMITS, sameCouponMax: 0 } },
  })
  const [match, over] = [await makeMatch(), await makeMatch()]
  await loadMatches([match.id, over.id])
  const body = (turn: number) =>
    slip([[outcomeOf(match, '1', '1'), 2000]], { totalStakeMinor: STAKE_MINOR + turn })
  const won = await place(session, slip([[outcomeOf(over, '1', '1'), 2000]]))
  assert.equal(won.status, 201)
  const facts = ended([2, 0], [1, 0])
  await storeResults([{ matchId: over.id, facts, source: 'test', actorId: null }])

  const before = await cashOf(player.id)
  let staked = 0
  let taken = 1
  const bet = async (turn: number) => {
    const answer = await place(session, body(turn))
    if (answer.status === 201) {
      staked += STAKE_MINOR + turn
      taken++
    }
    return answer
  }
  let refused = await bet(0)
  assert.equal(refused.status, 201)
  let paidMinor = 0
  await disk.fill()
  try {
    const logged = await loggedBy(async () => {
      for (let turn = 1; refused.status === 201 && turn < MOST_TRIES; turn++) {
        refused = await bet(turn)
      }
    })
    assert.deepEqual([refused.status, refused.body.error?.key], [503, 'tecnicalProblem'])
    assert.include(logged, 'the disk of the database is full')
    const health = await fetch(`${await ownAddress()}/health/ready`)
    assert.include(await health.text(), 'The disk of the database is full')
    // pays, when the pages that it needs are begun
    await settlePending().catch(() => undefined)
    paidMinor = (await couponState(won.body.id)).payout ?? 0
    assert.equal(await cashOf(player.id), before - staked + paidMinor)
  } finally {
    await disk.makeRoom()
  }
  assert.equal((await bet(MOST_TRIES)).status, 201)
  await settlePending()
  assert.equal((await couponState(won.body.id)).payout, 2_000)
  assert.equal(await cashOf(player.id), before - staked + 2_000)
  const rows = await db.from('coupons').where('user_id', player.id).select('id')
  assert.lengthOf(rows, taken)
  assert.isNull(await firstBreak())
}
