/** Shapes of the dealer tree: its nodes are staff, each with the figures of the whole branch below. */
import type { UserType } from '../../accounts/user_types.ts'
import type { UserTrail } from './accounts.ts'

/** Periods of the tree's stakes and payouts, by the days of the brand's time zone. */
export const TREE_PERIODS = ['today', 'yesterday', 'last7', 'month', 'lastMonth'] as const
export type TreePeriod = (typeof TREE_PERIODS)[number]

/** Query of `GET /v1/dealer-tree`. */
export interface TreeQuery {
  /** The node whose level is opened; without it the top of the caller's branch. */
  below?: number
  period: TreePeriod
}

/** Sums of a branch in one currency, in minor units. */
export interface TreeSums {
  currency: string
  /** Cash of everybody below the node. */
  balanceMinor: number
  /** Stakes of open coupons. */
  openStakesMinor: number
  /** Stakes placed in the period, less stakes returned in it. */
  stakesMinor: number
  /** Payouts of coupons in the period, less the money that corrections took back. */
  payoutsMinor: number
}

export interface TreeNode {
  id: number
  username: string
  type: UserType
  /** 1 active, 0 passive. */
  status: number
  /** Nodes and players at any depth below. */
  nodeCount: number
  playerCount: number
  /** By currency, in alphabetical order. */
  sums: TreeSums[]
}

/** Answer of `GET /v1/dealer-tree`: one level. */
export interface TreeLevel {
  /** From the top of the caller's branch down to the opened node; empty at the top. */
  trail: UserTrail
  nodes: TreeNode[]
}
