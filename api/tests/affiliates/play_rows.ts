/** Rows to which transfers of each product refer. They tell of no money, so the books are whole again once they are removed. */
import { randomUUID } from 'node:crypto'
import db from '@adonisjs/lucid/services/db'
import type { Product } from '@grandstand/shared-types/accounts/user_types'
import { reserveIds } from '#core/database/id_blocks'
import { must } from '#core/errors/must'
import { clock } from '#core/timing/clock'
import type { Transfer } from '#ledger/post'
import type { TestUser } from '#tests/support/factories'
import { makeRound } from '#tests/support/game_rows'

export type PlayedOn = Pick<Transfer, 'referenceType' | 'referenceId'>

const made = { coupons: [] as number[], game_rounds: [] as number[] }

/** A coupon for `sport` and `live`, else a round of a game. */
export async function playRow(player: TestUser, product: Product): Promise<PlayedOn> {
  if (product === 'sport' || product === 'live') {
    return { referenceType: 'coupon', referenceId: await couponRow(player, product === 'live') }
  }
  const round = { product, provider_round: randomUUID(), state: 'closed', closed_at: clock.now() }
  const id = await makeRound(player, round)
  made.game_rounds.push(id)
  return { referenceType: 'gameRound', referenceId: id }
}

async function couponRow({ siteId, id: userId, currency }: TestUser, isLive: boolean) {
  const id = must((await reserveIds('coupons', 1))[0], 'id of a coupon')
  await db.table('coupons').insert({
    id,
    code: randomUUID().slice(0, 12),
    site_id: siteId,
    user_id: userId,
    type: 'single',
    state: 'settled',
    status: 0,
    currency,
    line_count: 1,
    stake_per_line: 100,
    total_stake: 100,
    total_odds_milli: 2000,
    max_payout: 200,
    payout_cap: 100_000,
    selection_count: 1,
    open_count: 0,
    fingerprint: id,
    placed_at: clock.now(),
    settled_at: clock.now(),
    payout: 0,
    is_live: isLive,
  })
  made.coupons.push(id)
  return id
}

/** Removes the rows: call it after each test. */
export async function removePlayRows(): Promise<void> {
  for (const table of ['coupons', 'game_rounds'] as const) {
    await db.from(table).whereIn('id', made[table].splice(0)).delete()
  }
}
