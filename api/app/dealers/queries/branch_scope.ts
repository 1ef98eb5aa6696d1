/**
 * The branches below one node: for each user the branch, read from the part of the user's path behind the path of the
 * node.
 */
import db from '@adonisjs/lucid/services/db'
import type { DatabaseQueryBuilderContract } from '@adonisjs/lucid/types/querybuilder'
import { pathAbove } from '#accounts/tree'
import { keeperOf, reachesBrand, type Principal } from '#core/requests/access'

export interface Branch {
  siteId: number
  /** Paths that begin with it belong to the level. */
  top: string
  /** The path above the nodes of the level; `top` begins with it. */
  parentPath: string
}

/** The whole branch of staff as one node: their own; admins and operators have the brand, of which `parentPath` is the top. */
export function branchOf(principal: Principal): Branch {
  const { siteId } = principal
  if (reachesBrand(principal)) return { siteId, top: '/', parentPath: '/' }
  const { path } = keeperOf(principal)
  return { siteId, top: path, parentPath: pathAbove(path) }
}

/** A sum of one node of the level, in one currency. */
export interface Row {
  node: string
  currency: string | null
  [figure: string]: unknown
}

/** The node of the level in whose branch a user is, as SQL: the first id of the path behind the parent's path. */
export function nodeOf({ parentPath }: Branch): { node: string; isBelow: string } {
  const rest = `substr(users.path, ${parentPath.length + 1})`
  return {
    node: `substr(${rest}, 1, instr(${rest}, '/') - 1)`,
    isBelow: `instr(${rest}, '/') < length(${rest})`,
  }
}

/** A path between `/1/` and `/10` begins with `/1/`, because 0 is the character after the slash. */
export function inBranch<Q extends DatabaseQueryBuilderContract<Row>>(query: Q, branch: Branch): Q {
  const { siteId, top, parentPath } = branch
  void query
    .where('users.site_id', siteId)
    .where('users.path', '>=', top)
    .where('users.path', '<', `${top.slice(0, -1)}0`)
    .whereNot('users.path', parentPath)
    .select(db.raw(`${nodeOf(branch).node} as node`))
  return query
}
