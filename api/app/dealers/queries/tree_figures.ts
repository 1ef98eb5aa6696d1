/** The figures of the branches below one node, each in one pass over the users of all branches. */
import db from '@adonisjs/lucid/services/db'
import { reads } from '#core/database/lagging_reads'
import { COUPON_STATUS } from '@grandstand/shared-types/coupons/model/coupon_words'
import type { Period } from '@grandstand/shared-types/statements/periods'
import type { TreeNode, TreeSums } from '@grandstand/shared-types/wire/people/dealer_tree'
import { inBranch, nodeOf, type Branch, type Row } from '#dealers/queries/branch_scope'
import { branchTurnover } from '#dealers/queries/branch_turnover'

export type Figures = Pick<TreeNode, 'nodeCount' | 'playerCount' | 'sums'>

/** The figures of each node of the level, by its id; `nodeIds` are all of them. */
export async function treeFigures(
  branch: Branch,
  nodeIds: readonly number[],
  period: Period
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
    branchTurnover(branch, nodeIds, period),
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

const AMOUNTS = ['balanceMinor', 'openStakesMinor', 'stakesMinor', 'payoutsMinor'] as const
type Amount = (typeof AMOUNTS)[number] & keyof TreeSums

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
  for (const name of AMOUNTS) sum[name] += Number(amounts[name] ?? 0)
}

async function usersBelow(branch: Branch): Promise<Row[]> {
  const { node, isBelow } = nodeOf(branch)
  const rows: Row[] = await inBranch(reads().query<Row>().from('users'), branch)
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
  const query = reads()
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
