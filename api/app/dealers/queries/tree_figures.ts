/**
 * The figures of the branches below one node, each in one pass over the users of all of them: the part of a user's path
 * behind the node's own names the branch.
 */
import db from '@adonisjs/lucid/services/db'
import type { DatabaseQueryBuilderContract } from '@adonisjs/lucid/types/querybuilder'
import { COUPON_STATUS } from '@grandstand/shared-types/coupons/model/coupon_words'
import type { TreeNode, TreeSums } from '@grandstand/shared-types/wire/dealer_tree'

export interface Branch {
  siteId: number
  /** Paths that begin with it belong to the level. */
  top: string
  /** The path above the nodes of the level; `top` begins with it. */
  parentPath: string
}

export type Figures = Pick<TreeNode, 'nodeCount' | 'playerCount' | 'sums'>

/** Epoch milliseconds, both inclusive. */
export interface Span {
  from: number
  to: number
}

interface Row {
  node: string
  currency: string | null
  [figure: string]: unknown
}

const WITHOUT_STAKE = ['rejected', 'cancelled']

/** The figures of each node of the level, by its id. */
export async function treeFigures(
  branch: Branch,
  span: Span
): Promise<{ of: (nodeId: number) => Figures }> {
  const figures = new Map<number, Figures>()
  const of = (nodeId: number): Figures =>
    figures.get(nodeId) ?? { nodeCount: 0, playerCount: 0, sums: [] }
  const take = (rows: readonly Row[], add: (figures: Figures, row: Row) => void) => {
    for (const row of rows) {
      const nodeId = Number(row.node)
      const known = of(nodeId)
      add(known, row)
      figures.set(nodeId, known)
    }
  }
  const [below, open, moved] = await Promise.all([
    usersBelow(branch),
    openStakes(branch),
    stakesAndPayouts(branch, span),
  ])
  take(below, (known, row) => {
    known.nodeCount += Number(row['nodes'])
    known.playerCount += Number(row['players'])
    addTo(known, row, { balanceMinor: row['balance'] })
  })
  take(open, (known, row) => addTo(known, row, { openStakesMinor: row['stakes'] }))
  take(moved, (known, row) =>
    addTo(known, row, { stakesMinor: row['stakes'], payoutsMinor: row['payouts'] })
  )
  for (const { sums } of figures.values()) {
    sums.sort((a, b) => (a.currency < b.currency ? -1 : 1))
  }
  return { of }
}

type Amount = Exclude<keyof TreeSums, 'currency'>

function addTo(
  { sums }: Figures,
  { currency }: Row,
  amounts: Partial<Record<Amount, unknown>>
): void {
  if (currency === null) return
  let sum = sums.find((known) => known.currency === currency)
  if (!sum) {
    sum = { currency, balanceMinor: 0, openStakesMinor: 0, stakesMinor: 0, payoutsMinor: 0 }
    sums.push(sum)
  }
  Object.assign(sum, Object.fromEntries(Object.entries(amounts).map(([k, v]) => [k, Number(v)])))
}

/** The id of the node of the level in whose branch a user is, as SQL: the first step of the path behind the parent's. */
function nodeOf({ parentPath }: Branch): { node: string; isBelow: string } {
  const rest = `substr(users.path, ${parentPath.length + 1})`
  return {
    node: `substr(${rest}, 1, instr(${rest}, '/') - 1)`,
    isBelow: `instr(${rest}, '/') < length(${rest})`,
  }
}

/** A path between `/1/` and `/10` begins with `/1/`: 0 is the character after the slash. */
function inBranch<Q extends DatabaseQueryBuilderContract<Row>>(query: Q, branch: Branch): Q {
  const { siteId, top, parentPath } = branch
  void query
    .where('users.site_id', siteId)
    .where('users.path', '>=', top)
    .where('users.path', '<', `${top.slice(0, -1)}0`)
    .whereNot('users.path', parentPath)
    .select(db.raw(`${nodeOf(branch).node} as node`))
  return query
}

async function usersBelow(branch: Branch): Promise<Row[]> {
  const { node, isBelow } = nodeOf(branch)
  const rows: Row[] = await inBranch(db.query<Row>().from('users'), branch)
    .joinRaw(
      `left join ledger_accounts on ledger_accounts.user_id = users.id and ledger_accounts.pocket = 'balance'`
    )
    .whereRaw(isBelow)
    .groupByRaw(`${node}, ledger_accounts.currency`)
    .select('ledger_accounts.currency as currency')
    .select(
      db.raw(
        `sum(case when users.type = 'player' then 1 else 0 end) as players,
         sum(case when users.type = 'player' then 0 else 1 end) as nodes,
         sum(coalesce(ledger_accounts.balance, 0)) as balance`
      )
    )
  return rows
}

async function openStakes(branch: Branch): Promise<Row[]> {
  const query = db
    .query<Row>()
    .from('coupons')
    .crossJoin('users', 'users.id', 'coupons.user_id')
    .where('coupons.status', COUPON_STATUS.waiting)
  const rows: Row[] = await inBranch(query, branch)
    .groupByRaw(`${nodeOf(branch).node}, coupons.currency`)
    .select('coupons.currency as currency')
    .sum('coupons.total_stake as stakes')
  return rows
}

/**
 * Coupons whose money moved, found by the ledger's index on time, since coupons have none. `crossJoin` keeps SQLite from
 * starting with the users, and so with every coupon.
 */
async function stakesAndPayouts(branch: Branch, { from, to }: Span): Promise<Row[]> {
  const moved = db
    .query<Row>()
    .from('ledger_transfers')
    .where('site_id', branch.siteId)
    .whereBetween('created_at', [from, to])
    .distinct('reference_id as coupon_id')
    .as('moved')
  const query = db
    .query<Row>()
    .from(moved)
    .crossJoin('coupons', 'coupons.id', 'moved.coupon_id')
    .crossJoin('users', 'users.id', 'coupons.user_id')
  const rows: Row[] = await inBranch(query, branch)
    .groupByRaw(`${nodeOf(branch).node}, coupons.currency`)
    .select('coupons.currency as currency')
    .select(
      db.raw(
        `sum(case when coupons.placed_at between ? and ? and coupons.state not in (?, ?)
             then coupons.total_stake else 0 end) as stakes,
         sum(case when coupons.settled_at between ? and ? then coupons.payout else 0 end) as payouts`,
        [from, to, ...WITHOUT_STAKE, from, to]
      )
    )
  return rows
}
