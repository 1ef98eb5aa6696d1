/**
 * Finds the selections whose result, that of their place part, or the deduction from it differs from the one due to them: for all coupons of matches, page by page, and
 * for a chunk of coupons.
 */
import { ofBrandsHere } from '#core/database/brands_here'
import db from '@adonisjs/lucid/services/db'
import type { OutcomeResult } from '@grandstand/shared-types/markets/model/outcome_result'
import { COUPON_STATUS } from '@grandstand/shared-types/coupons/model/coupon_words'
import { racesInForce, type RacesInForce } from '#catalogue/racing/races_in_force'
import type { Trx } from '#core/database/transactions'
import { dialect } from '#core/dialect/current'
import { FOLLOWING_STATES } from '#settlement/coupons/coupon_row'
import {
  differsInRace,
  dueDeductionSql,
  dueOfRaceSql,
  duePlaceSql,
  dueStartingPriceSql,
} from '#settlement/coupons/due_of_race'
import { resultsOfBrands, resultSql, type OfBrands } from '#settlement/outcomes/results_of_brands'
import { dueResult, haveVoids } from '#settlement/feed/void_windows'

export interface TouchedCoupon {
  id: number
  user_id: number
  site_id: number
  currency: string
  total_stake: number
}

/** Selections with the same effect on their coupons. */
export interface DueGroup {
  due: OutcomeResult | null
  /** Whether the selections had no result before. */
  wasOpen: boolean
  /** Whether the coupons have a single line and were never settled, as is usual. */
  isPlain: boolean
  /** Of the coupons: open selections before this settlement, and settlement revision. */
  openCount: number
  revision: number
  /** A coupon with two selections in the group is listed twice. */
  couponIds: number[]
}

interface DueSelections {
  groups: DueGroup[]
  /** Number of selections. */
  count: number
}

interface Row {
  outcome_id: number
  due: OutcomeResult | null
  was_open: number
  is_plain: number
  follows: number
  open_count: number
  settlement_revision: number
  /** A JSON document: text on SQLite, parsed by the driver on MySQL. */
  ids: string | number[]
}

/**
 * A coupon with a single line that is open, even when a correction opened it again, so that nothing is paid for it. The
 * plus keeps SQLite from using the index by status, which has every open coupon.
 */
const IS_PLAIN = `c.type in ('single', 'combined') and c.is_each_way = 0 and c.state = 'accepted' and +c.status = ${COUPON_STATUS.waiting}
  and c.payout is null and c.unclamped_payout is null and c.bonus_paid = 0 and c.boost_paid = 0 and c.is_partially_returned = 0`
const FOLLOWS = `c.state in (${FOLLOWING_STATES.map((state) => `'${state}'`).join()})`
const RESULT_OF_OUTCOME =
  '(select o.result from outcomes o where o.id = coupon_selections.outcome_id)'
const SITE = '(select c.site_id from coupons c where c.id = coupon_selections.coupon_id)'
const PLACED_AT = '(select c.placed_at from coupons c where c.id = coupon_selections.coupon_id)'
const REVISION = '(select m.result_revision from matches m where m.id = coupon_selections.match_id)'

/**
 * Makes a query read selections in the order of their coupons, whatever the planner would choose; goes behind the
 * table's name.
 */
const byMatchAndCoupon = () => dialect().byIndex('coupon_selections_match_id_coupon_id_index')

/** What decides what is due to a selection beside the result of its outcome: void windows, and races. */
interface Terms {
  hasVoids: boolean
  /** Empty where no match is a race. */
  races: RacesInForce
  /** Empty where all brands read the results alike. */
  brands: readonly OfBrands[]
}

async function termsOf(matchIds: readonly number[], trx?: Trx): Promise<Terms> {
  const hasVoids = await haveVoids(matchIds, trx)
  const races = await racesInForce(matchIds, trx)
  return { hasVoids, races, brands: await resultsOfBrands(matchIds, races, trx) }
}

/** Selections as `s` whose result differs from `due`, with their outcomes as `o` and their coupons as `c`. */
function differing<R>(source: Pick<Trx, 'query'>, { hasVoids, races, brands }: Terms) {
  const said = dueResult({
    selection: 's',
    outcome: resultSql({ outcomeId: 'o.id', result: 'o.result', site: 'c.site_id' }, brands),
    placedAt: 'c.placed_at',
    hasVoids,
  })
  const own = { selection: 's', result: said, placedAt: 'c.placed_at', site: 'c.site_id' }
  const isOfRaces = races.size > 0
  const due = isOfRaces ? dueOfRaceSql(own, races) : said
  const isOtherwise = isOfRaces ? ` or ${differsInRace(own, races)}` : ''
  const { joinInOrder: join } = dialect()
  const query = source
    .query<R>()
    .from('coupon_selections as s')
    .joinRaw(
      `${byMatchAndCoupon()} ${join} outcomes as o on o.id = s.outcome_id ${join} coupons as c on c.id = s.coupon_id`
    )
    .whereRaw(`(coalesce(s.result, '') <> coalesce(${due}, '')${isOtherwise})`)
  return { query, due }
}

/**
 * Coupons with a selection on these matches whose result differs from the one due: the work that remains, from this run
 * or an earlier one. Coupons settled by hand are left out. In order of their ids after `afterId`; `limit` counts
 * selections, so a page with fewer is the last one.
 */
export async function touchedCoupons(
  matchIds: readonly number[],
  afterId: number,
  limit: number
): Promise<{ coupons: TouchedCoupon[]; isLast: boolean }> {
  const { query } = differing<TouchedCoupon>(db, await termsOf(matchIds))
  const rows: TouchedCoupon[] = await ofBrandsHere(query, 'c.site_id')
    .whereIn('s.match_id', [...matchIds])
    .where('s.coupon_id', '>', afterId)
    .where('s.is_manual', 0)
    .whereIn('c.state', [...FOLLOWING_STATES])
    .select('s.coupon_id as id', 'c.user_id', 'c.site_id', 'c.currency')
    .select('c.total_stake')
    .orderBy('s.coupon_id')
    .limit(limit)
  const coupons = rows.filter(({ id }, index) => id !== rows[index - 1]?.id)
  return { coupons, isLast: rows.length < limit }
}

/**
 * Writes the due results to the selections on these matches, and returns those that changed. `couponIds` in id order;
 * `trx` must have locked the coupons. Selections that no longer follow results stay as they are.
 */
export async function takeDueResults(
  trx: Trx,
  matchIds: readonly number[],
  couponIds: readonly number[]
): Promise<DueSelections> {
  const terms = await termsOf(matchIds, trx)
  const rows = await findDue(trx, { matchIds, couponIds, ...terms })
  const own = new Set(couponIds)
  const strangers = new Set<number>()
  const groups = rows.map((row): DueGroup => {
    const found = typeof row.ids === 'string' ? (JSON.parse(row.ids) as number[]) : row.ids
    const isOurs = (id: number) => Boolean(row.follows) && own.has(id)
    for (const id of found) if (!isOurs(id)) strangers.add(id)
    return {
      due: row.due,
      wasOpen: Boolean(row.was_open),
      isPlain: Boolean(row.is_plain),
      openCount: row.open_count,
      revision: row.settlement_revision,
      couponIds: found.filter(isOurs),
    }
  })
  const count = groups.reduce((sum, group) => sum + group.couponIds.length, 0)
  if (count > 0) {
    const outcomeIds = [...new Set(rows.map((row) => row.outcome_id))]
    await writeDue(trx, { matchIds, couponIds, ...terms, outcomeIds, strangers: [...strangers] })
  }
  return { groups, count }
}

interface Chunk extends Terms {
  matchIds: readonly number[]
  couponIds: readonly number[]
}

async function findDue(trx: Trx, chunk: Chunk): Promise<Row[]> {
  const { query, due } = differing<Row>(trx, chunk)
  const ids = dialect().jsonList('c.id')
  return query
    .whereRaw(ofChunk('s', chunk))
    .select('s.outcome_id', trx.raw(`${due} as due`), trx.raw('s.result is null as was_open'))
    .select(trx.raw(`(${IS_PLAIN}) as is_plain`), trx.raw(`${FOLLOWS} as follows`))
    .select('c.open_count', 'c.settlement_revision', trx.raw(`${ids} as ids`))
    .groupByRaw('1, 2, 3, 4, 5, 6, 7')
}

interface Due extends Chunk {
  outcomeIds: readonly number[]
  /** Ids within the range of coupon ids that must stay unchanged. */
  strangers: readonly number[]
}

/** Selections of these outcomes that have the result already are written again unchanged. */
async function writeDue(trx: Trx, { outcomeIds, strangers, ...chunk }: Due): Promise<void> {
  const said = dueResult({
    selection: 'coupon_selections',
    outcome: resultSql(
      { outcomeId: 'coupon_selections.outcome_id', result: RESULT_OF_OUTCOME, site: SITE },
      chunk.brands
    ),
    placedAt: PLACED_AT,
    hasVoids: chunk.hasVoids,
  })
  const own = { selection: 'coupon_selections', result: said, placedAt: PLACED_AT, site: SITE }
  const due = chunk.races.size > 0 ? dueOfRaceSql(own, chunk.races) : said
  const ofRace =
    chunk.races.size > 0
      ? `, place_result = ${duePlaceSql(own, chunk.races)}, deduction_percent = ${dueDeductionSql(own, chunk.races)}, starting_price_milli = ${dueStartingPriceSql(own, chunk.races)}`
      : ''
  const others = strangers.length > 0 ? `and coupon_id not in (${strangers.join()})` : ''
  await trx.rawQuery(
    // the plus makes SQLite search by match and coupon, not by outcome
    `update coupon_selections ${byMatchAndCoupon()} set result = ${due}, result_revision = ${REVISION}${ofRace}
    where ${ofChunk('coupon_selections', chunk)} and +outcome_id in (${outcomeIds.join()}) ${others}`
  )
}

/**
 * Where only one transaction writes at a time, the whole range of ids is taken; otherwise each id is named, since only
 * those rows are locked.
 */
function ofChunk(table: string, { matchIds, couponIds }: Chunk): string {
  const coupons = dialect().hasManyWriters
    ? `in (${couponIds.join()})`
    : `between ${couponIds[0]} and ${couponIds.at(-1)}`
  return `${table}.match_id in (${matchIds.join()}) and ${table}.coupon_id ${coupons} and ${table}.is_manual = 0`
}
