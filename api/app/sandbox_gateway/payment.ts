/** A payment as the sandbox knows it, its states, and the faults that it makes on demand. */

/** A voucher is redeemed as a payment of its own. */
export type SandboxKind = 'deposit' | 'payout' | 'voucher'

/**
 * `open`: its page waits for the payer; `pending`: money is under way; `returned`: the money of a paid payment went back.
 */
export type SandboxState = 'open' | 'pending' | 'paid' | 'declined' | 'failed' | 'returned'

export const SANDBOX_FAULTS = [
  'delayed',
  'doubled',
  'outOfOrder',
  'forged',
  'silent',
  'lostAnswer',
] as const
/**
 * `delayed`: notices come late; `doubled`: each comes twice; `outOfOrder`: an older state is told after a newer one;
 * `forged`: a notice with a wrong signature comes first; `silent`: none comes; `lostAnswer`: the answer to the
 * merchant's first request is lost.
 */
export type SandboxFault = (typeof SANDBOX_FAULTS)[number]

const MOVES: Readonly<Record<SandboxState, readonly SandboxState[]>> = {
  open: ['pending', 'paid', 'declined'],
  pending: ['paid', 'declined', 'failed'],
  paid: ['returned'],
  declined: [],
  failed: [],
  returned: [],
}

export const mayMove = (from: SandboxState, to: SandboxState): boolean => MOVES[from].includes(to)

/** Whether the payer can still decide on the hosted page. */
export const isPayable = (state: SandboxState): boolean => state === 'open' || state === 'pending'

/** A row of `sandbox_payments`. */
export interface SandboxRow {
  id: number
  merchant: string
  reference: string
  gateway_reference: string
  page_token: string | null
  kind: SandboxKind
  state: SandboxState
  amount: number
  currency: string
  language: string
  notice_url: string
  return_url: string
  faults: string
  next_states: string
  next_at: number | null
  created_at: number
  updated_at: number
}

/** What the merchant hears of a payment, in answers, notices and statements. */
export interface SandboxReport {
  /** The merchant's reference. */
  reference: string
  gatewayReference: string
  kind: SandboxKind
  state: SandboxState
  amountMinor: number
  currency: string
  updatedAt: number
}

export const reportOf = (row: SandboxRow): SandboxReport => ({
  reference: row.reference,
  gatewayReference: row.gateway_reference,
  kind: row.kind,
  state: row.state,
  amountMinor: Number(row.amount),
  currency: row.currency,
  updatedAt: Number(row.updated_at),
})

export const faultsOf = ({ faults }: Pick<SandboxRow, 'faults'>): SandboxFault[] =>
  SANDBOX_FAULTS.filter((fault) => faults.split(',').includes(fault))
