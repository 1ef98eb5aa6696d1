import type { Approver } from '#settlement/approval/orders'

/** The second officer of an act, for its row of the audit log; the author is the row's actor. */
export const approvedBy = (approver: Approver | undefined) =>
  approver ? { approvedBy: approver.username, approverId: approver.id } : {}
