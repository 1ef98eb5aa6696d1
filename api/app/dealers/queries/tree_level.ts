/** One level of the dealer tree, with the figures of each node's branch. */
import { reads } from '#core/database/lagging_reads'
import type { UserType } from '@grandstand/shared-types/accounts/user_types'
import type { TreeLevel, TreeQuery } from '@grandstand/shared-types/wire/people/dealer_tree'
import { trailTo } from '#accounts/queries/user_trail'
import { clock } from '#core/timing/clock'
import { AppError } from '#core/errors/app_error'
import { keeperOf, reachesBrand, scopeToPrincipal, type Principal } from '#core/requests/access'
import { branchOf, type Branch } from '#dealers/queries/branch_scope'
import { treeFigures } from '#dealers/queries/tree_figures'
import { treePeriod } from '#dealers/tree_period'
import { siteById } from '#sites/current_site'

interface NodeRow {
  id: number
  username: string
  type: UserType
  status: number
  path: string
}

/**
 * The nodes directly below `below`, or the top of the principal's sight, by name. Players are not nodes: each node has
 * their number. Throws 404 `userNotFound` for a node outside of the branch.
 */
export async function treeLevel(
  principal: Principal,
  { below, period }: TreeQuery
): Promise<TreeLevel> {
  const { settings } = await siteById(principal.siteId)
  const span = treePeriod(period, settings.timeZone, clock.now())
  const opened = below === undefined ? null : await openedNode(principal, below)
  const rows = await nodesOf(principal, opened)
  const nodeIds = rows.map(({ id }) => Number(id))
  const [figures, trail] = await Promise.all([
    treeFigures(levelOf(principal, opened), nodeIds, span),
    opened ? trailTo(opened.path, principal) : [],
  ])
  const nodes = rows.map(({ path: _path, ...row }) => {
    const id = Number(row.id)
    return { ...row, id, ...figures.of(id) }
  })
  return { trail, nodes }
}

async function openedNode(principal: Principal, id: number): Promise<NodeRow> {
  const row = await nodesSeenBy(principal).where('users.id', id).first()
  if (!row) throw AppError.noUser()
  return row
}

/** The top of admins and operators is the top of the brand; other staff are their own top. */
async function nodesOf(principal: Principal, opened: NodeRow | null): Promise<NodeRow[]> {
  const query = nodesSeenBy(principal)
  if (opened) query.where('users.parent_id', opened.id)
  else if (reachesBrand(principal)) query.whereNull('users.parent_id')
  else query.where('users.id', keeperOf(principal).userId)
  const rows: NodeRow[] = await query.orderBy('users.username')
  return rows
}

function nodesSeenBy(principal: Principal) {
  const query = reads().query<NodeRow>().from('users').whereNot('users.type', 'player')
  return scopeToPrincipal(query, principal).select(
    'users.id',
    'users.username',
    'users.type',
    'users.status',
    'users.path'
  )
}

/** The branch whose users' figures the level needs. */
const levelOf = (principal: Principal, opened: NodeRow | null): Branch =>
  opened
    ? { siteId: principal.siteId, top: opened.path, parentPath: opened.path }
    : branchOf(principal)
