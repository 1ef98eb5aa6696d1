/** The second officer of an act, who approved what its author ordered. */
export interface Approver {
  id: number
  username: string
}

/** For the act's row of the audit log; the author is the row's actor. */
export const approvedBy = (approver: Approver | undefined) =>
  approver ? { approvedBy: approver.username, approverId: approver.id } : {}
