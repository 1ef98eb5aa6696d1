/** A published case of Hub88's Operator Wallet API: a request and the answer that it must get. */
export type Call =
  | 'user/info'
  | 'user/balance'
  | 'transaction/bet'
  | 'transaction/win'
  | 'transaction/rollback'
type Changes = Record<string, unknown>

export interface Case {
  name: string
  before?: [Call, Changes?][]
  /** Something that happens to the player or the session between the calls. */
  event?: 'blocked' | 'expired'
  call: Call
  changes?: Changes
  /** Sent as it is in place of the body. */
  body?: string
  forged?: true
  /** HTTP status; 200 unless named. */
  http?: number
  status: string
  /** The balance in the answer, in hundred-thousandths; null for an answer that must have none. */
  balance?: number | null
}

/** The player has 1 000 units; a bet is 1 unit, a win 2. */
export const UNIT = 100_000
export const START = 1_000 * UNIT
export const BET = 'transaction/bet'
export const WIN = 'transaction/win'
export const ROLLBACK = 'transaction/rollback'
