/** Shapes of what people ask about their personal data: a copy, and the erasure. Times are epoch milliseconds. */

/** What keeps an account from being closed. */
export const ERASURE_MATTERS = [
  'balance',
  'coupons',
  'drawTickets',
  'payments',
  'bonuses',
  'rounds',
] as const
export type ErasureMatter = (typeof ERASURE_MATTERS)[number]

/** What keeps an account whose time has come from being erased. */
export const ERASURE_OBSTACLES = ['accountOpen', ...ERASURE_MATTERS] as const
export type ErasureObstacle = (typeof ERASURE_OBSTACLES)[number]

export const ERASURE_STATES = ['waiting', 'refused', 'erased'] as const
export type ErasureState = (typeof ERASURE_STATES)[number]

/** Years for which a brand keeps the data of a closed account, when it sets nothing else. */
export const DEFAULT_ERASURE_YEARS = 5
export const MOST_ERASURE_YEARS = 30

/** `GET /v1/me/erasure`. */
export interface ErasureView {
  /** What must end first; empty when the account can be closed. */
  left: ErasureMatter[]
  /** Years from the closing to the erasure. */
  years: number
}

/** `POST /v1/me/personal-data`: every row about the person, by table, with the columns as they are stored. */
export interface PersonalCopy {
  madeAt: number
  tables: Record<string, Record<string, unknown>[]>
}

/** A row of `GET /v1/erasures`. */
export interface ErasureRow {
  id: number
  userId: number
  username: string
  state: ErasureState
  /** Null when the person asked. */
  askedByName: string | null
  reason: string | null
  askedAt: number
  dueAt: number
  /** When its time had come, but the data was not erased, and what kept it; null when that never was. */
  skippedAt: number | null
  skippedFor: ErasureObstacle[] | null
  decidedByName: string | null
  decidedReason: string | null
  decidedAt: number | null
  erasedAt: number | null
}
