/** How long a desk owes what a ticket has won or returns (rules 8.14). Pure. */

export const DEFAULT_TICKET_VALID_DAYS = 180
export const MAX_TICKET_VALID_DAYS = 3_650

const DAY_MS = 86_400_000

/** `due`: can be collected; `expired`: the house has it; `collected`: paid in cash. */
export const TICKET_DUE_STATES = ['due', 'expired', 'collected'] as const
export type TicketDueState = (typeof TICKET_DUE_STATES)[number]

/** What is due on a ticket, in minor units, since when, and until when; times in epoch milliseconds. */
export interface TicketDebt {
  amountMinor: number
  dueSince: number
  /** Null for a ticket that never expires. */
  expiresAt: number | null
  state: TicketDueState
}

/** When a ticket that is due since `at` expires; null for 0 days, which is never. */
export const ticketExpiry = (at: number, validDays: number): number | null =>
  validDays === 0 ? null : at + validDays * DAY_MS

/**
 * The debt after a settlement at `at` that makes `amountMinor` due in all. The days begin anew when it is more than before, except
 * on a ticket that has expired: it stays so, with the new amount. What was collected stays as it was.
 */
export function debtAfter(
  before: TicketDebt | null,
  { amountMinor, at, validDays }: { amountMinor: number; at: number; validDays: number }
): TicketDebt {
  if (before?.state === 'collected') return before
  if (before && (before.state === 'expired' || amountMinor <= before.amountMinor)) {
    return { ...before, amountMinor }
  }
  return { amountMinor, dueSince: at, expiresAt: ticketExpiry(at, validDays), state: 'due' }
}

/** Whether the days are over, also before the money has moved. */
export const hasExpired = (
  { state, expiresAt }: Pick<TicketDebt, 'state' | 'expiresAt'>,
  now: number
): boolean => state === 'expired' || (state === 'due' && expiresAt !== null && expiresAt <= now)
