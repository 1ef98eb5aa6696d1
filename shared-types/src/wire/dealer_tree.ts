/** Shapes of the dealer tree: its nodes are the staff, each with the figures of the whole branch. */
import type { UserType } from '../accounts/user_types.ts'

/** Query of `GET /v1/dealer-tree`. */
export interface TreeQuery {
  /** The node whose level is opened; without it the top of what the caller sees. */
  below?: number
  /** The period of stakes and payouts, epoch milliseconds, both inclusive, at most a week. */
  from: number
  to: number
}

/** Sums of a branch in one currency, in minor units. */
export interface TreeSums {
  currency: string
  /** Cash of everybody below the node. */
  balanceMinor: number
  /** Stakes of open coupons. */
  openStakesMinor: number
  /** Stakes of the coupons placed in the period, without the refused and cancelled ones. */
  stakesMinor: number
  /** Payouts of the coupons settled in the period. */
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
  /** From the top of what the caller sees down to the opened node; empty at the top. */
  trail: { id: number; username: string }[]
  nodes: TreeNode[]
}
