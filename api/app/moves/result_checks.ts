/** Checks that what is decided of a brand's coupons here is decided alike in the other database. */
import { COUPON_STATUS } from '@grandstand/shared-types/coupons/model/coupon_words'
import { FOLLOWING_STATES } from '#settlement/coupons/coupon_row'
import type { Brand } from '#moves/fit_checks'
import { ownedRows, pagesOf, type Row } from '#moves/owned_rows'
import { MoveRefusal } from '#moves/refusal'
import { idOf, numberIn, rowsOf, type Both } from '#moves/shared_rows'
import type { Translation } from '#moves/translation'

const PAGE = 500
const KEY = ['coupon_id', 'position']

/**
 * Throws `resultsDiffer` with the key of the match when an outcome has another result there, or none yet: the coupon would be
 * settled anew. Finds and makes the matches on the way.
 */
export async function requireSameResults(
  both: Both,
  { id: siteId }: Brand,
  translation: Translation
): Promise<void> {
  const { source, target } = both
  const selections = pagesOf(source, 'coupon_selections', { siteId, key: KEY, size: PAGE })
  for await (const page of selections) {
    const moved = await translation.rows('coupon_selections', page)
    const coupons = await rowsOf(source, 'coupons', 'id', numbersIn(page, 'coupon_id'))
    const follows = new Set(coupons.filter(({ state }) => STATES.has(String(state))).map(idOf))
    const decided = moved.filter(
      (row) =>
        row['result'] !== null &&
        Number(row['is_manual']) === 0 &&
        follows.has(numberIn(row, 'coupon_id'))
    )
    const outcomes = await rowsOf(target, 'outcomes', 'id', numbersIn(decided, 'outcome_id'))
    const voids = await rowsOf(target, 'market_voids', 'market_id', numbersIn(decided, 'market_id'))
    const results = new Map(outcomes.map((row) => [idOf(row), row['result'] ?? null]))
    const placed = new Map(coupons.map((row) => [idOf(row), numberIn(row, 'placed_at')]))
    for (const row of decided) {
      const at = placed.get(numberIn(row, 'coupon_id')) ?? 0
      const isVoid = voids.some((one) => isInWindow(one, numberIn(row, 'market_id'), at))
      const due = isVoid ? 'void' : (results.get(numberIn(row, 'outcome_id')) ?? null)
      if (due === row['result']) continue
      const [match] = await rowsOf(target, 'matches', 'id', [numberIn(row, 'match_id')])
      throw new MoveRefusal('resultsDiffer', String(match?.['source_key'] ?? row['match_id']))
    }
  }
}

const STATES: ReadonlySet<string> = new Set(FOLLOWING_STATES)

const numbersIn = (rows: readonly Row[], column: string): number[] =>
  rows.map((row) => numberIn(row, column))

const isInWindow = (window: Row, marketId: number, at: number): boolean =>
  numberIn(window, 'market_id') === marketId &&
  at >= numberIn(window, 'from_at') &&
  at <= numberIn(window, 'to_at')

/** Matches of open coupons of the brand in the database of `client`. */
export async function matchesOfOpenCoupons(
  client: Both['target'],
  siteId: number
): Promise<number[]> {
  const open = ownedRows(client, 'coupons', siteId)
    .where('status', COUPON_STATUS.waiting)
    .select('coupons.id')
  const rows: { match_id: number }[] = await client
    .query<{ match_id: number }>()
    .from('coupon_selections')
    .whereNull('result')
    .whereIn('coupon_id', open)
    .distinct('match_id')
  return rows.map((row) => Number(row.match_id))
}
