/** Bounds above which a coupon waits for a trader, in memory (rules 18.3). */
import db from '@adonisjs/lucid/services/db'
import { inTurn } from '#core/timing/in_turn'

export interface ApprovalRuleRecord {
  id: number
  site_id: number
  user_id: number
  currency: string
  stake_above: number
  payout_above: number
  wait_seconds: number
}

const READ_EVERY_MS = 5_000

let rules = new Map<string, ApprovalRuleRecord>()
let timer: NodeJS.Timeout | null = null

const keyOf = (siteId: number, userId: number, currency: string): string =>
  `${siteId} ${userId} ${currency}`

export const loadApprovalRules = inTurn(async (): Promise<void> => {
  const rows = await db.query<ApprovalRuleRecord>().from('approval_rules').select('*')
  rules = new Map(rows.map((row) => [keyOf(row.site_id, row.user_id, row.currency), row]))
})

export async function startApprovalRules(onError: (error: unknown) => void): Promise<void> {
  await loadApprovalRules()
  timer = setInterval(() => void loadApprovalRules().catch(onError), READ_EVERY_MS)
}

export function stopApprovalRules(): void {
  if (timer) clearInterval(timer)
  timer = null
}

export const hasApprovalRules = (): boolean => rules.size > 0

interface Weighed {
  siteId: number
  currency: string
  /** Ids from the top of the tree down to the bettor. */
  branch: readonly number[]
  stakeMinor: number
  payoutMinor: number
}

/**
 * Seconds that a coupon waits for a trader; null when it need not. The narrowest rule counts: the bettor's own, else that of
 * the nearest dealer above, else the brand's.
 */
export function approvalSeconds({
  siteId,
  currency,
  branch,
  stakeMinor,
  payoutMinor,
}: Weighed): number | null {
  if (rules.size === 0) return null
  const rule = [...branch.toReversed(), 0]
    .map((userId) => rules.get(keyOf(siteId, userId, currency)))
    .find((one) => one !== undefined)
  if (!rule) return null
  const isAbove = (amount: number, bound: number) => bound > 0 && amount > bound
  return isAbove(stakeMinor, rule.stake_above) || isAbove(payoutMinor, rule.payout_above)
    ? rule.wait_seconds
    : null
}
