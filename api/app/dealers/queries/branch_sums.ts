/** The figures of dealers' branches in lists, each in the dealer's own currency. */
import db from '@adonisjs/lucid/services/db'
import { reads } from '#core/database/lagging_reads'
import { COUPON_STATUS } from '@grandstand/shared-types/coupons/model/coupon_words'
import type { DealerFigures } from '@grandstand/shared-types/wire/people/accounts'
import type { Principal } from '#core/requests/access'
import { clock } from '#core/timing/clock'
import { pathIds } from '#accounts/tree'
import { treePeriod } from '#dealers/tree_period'
import { siteById } from '#sites/current_site'

interface Head {
  id: number
  currency: string
}

const NO_FIGURES: DealerFigures = {
  childCount: 0,
  playerCount: 0,
  branchBalanceMinor: 0,
  openStakesMinor: 0,
  monthStakesMinor: 0,
  monthPayoutsMinor: 0,
}

/** The figures of each dealer, by id; stakes and payouts of this month are at most about a minute old. */
export async function branchSums(
  heads: readonly Head[],
  { siteId }: Principal
): Promise<{ of: (dealerId: number) => DealerFigures }> {
  const { timeZone } = (await siteById(siteId)).settings
  const { startsAt } = treePeriod('month', timeZone, clock.now())
  const ids = heads.map(({ id }) => id)
  const currencies = new Map(heads.map(({ id, currency }) => [id, currency]))
  const figures = new Map(ids.map((id): [number, DealerFigures] => [id, { ...NO_FIGURES }]))
  const of = (id: number): DealerFigures => figures.get(id) ?? NO_FIGURES
  const [children, people, open, months] = await Promise.all([
    childrenOf(ids),
    peopleBelow(ids),
    openStakesByParent(siteId),
    monthSums(siteId, ids, startsAt),
  ])
  for (const { id, total } of children) of(Number(id)).childCount = Number(total)
  for (const { id, players, balance } of people) {
    of(Number(id)).playerCount = Number(players)
    of(Number(id)).branchBalanceMinor = Number(balance)
  }
  for (const { path, currency, stakes } of open) {
    for (const id of pathIds(path)) {
      if (currencies.get(id) === currency) of(id).openStakesMinor += Number(stakes)
    }
  }
  for (const { headId, currency, stakes, payouts } of months) {
    const id = Number(headId)
    if (currencies.get(id) !== currency) continue
    of(id).monthStakesMinor = Number(stakes)
    of(id).monthPayoutsMinor = Number(payouts)
  }
  return { of }
}

interface ChildrenRow {
  id: number
  total: number
}

async function childrenOf(ids: number[]): Promise<ChildrenRow[]> {
  return reads()
    .query<ChildrenRow>()
    .from('users')
    .whereIn('parent_id', ids)
    .groupBy('parent_id')
    .select('parent_id as id')
    .count('* as total')
}

interface PeopleRow {
  id: number
  players: number
  balance: number | null
}

/** A path between `/1/` and `/10` begins with `/1/`, because 0 is the character after the slash. */
async function peopleBelow(ids: number[]): Promise<PeopleRow[]> {
  return reads()
    .query<PeopleRow>()
    .from('users as dealers')
    .joinRaw(
      `join users as below on below.path > dealers.path
       and below.path < concat(substr(dealers.path, 1, length(dealers.path) - 1), '0')
       left join ledger_accounts on ledger_accounts.user_id = below.id
       and ledger_accounts.pocket = 'balance' and ledger_accounts.currency = dealers.currency`
    )
    .whereIn('dealers.id', ids)
    .groupBy('dealers.id')
    .select('dealers.id as id')
    .select(db.raw(`sum(case when below.type = 'player' then 1 else 0 end) as players`))
    .sum('ledger_accounts.balance as balance')
}

interface OpenRow {
  path: string
  currency: string
  stakes: number
}

/** Open stakes by the user directly above the bettors: a few hundred rows, however many dealers are asked for. */
async function openStakesByParent(siteId: number): Promise<OpenRow[]> {
  const sums = reads()
    .query()
    .from('coupons')
    .crossJoin('users', 'users.id', 'coupons.user_id')
    .where('coupons.status', COUPON_STATUS.waiting)
    .where('users.site_id', siteId)
    .groupBy('users.parent_id', 'coupons.currency')
    .select('users.parent_id as parent_id', 'coupons.currency as currency')
    .sum('coupons.total_stake as stakes')
    .as('sums')
  return reads()
    .query<OpenRow>()
    .from(sums)
    .join('users as parents', 'parents.id', 'sums.parent_id')
    .select('parents.path as path', 'sums.currency as currency', 'sums.stakes as stakes')
}

interface MonthRow {
  headId: number
  currency: string
  stakes: number
  payouts: number
}

async function monthSums(siteId: number, ids: number[], from: number): Promise<MonthRow[]> {
  return reads()
    .query<MonthRow>()
    .from('turnover_hours')
    .where('site_id', siteId)
    .whereIn('head_id', ids)
    .where('hour', '>=', from)
    .groupBy('head_id', 'currency')
    .select({ headId: 'head_id', currency: 'currency' })
    .sum({ stakes: 'stakes', payouts: 'payouts' })
}
