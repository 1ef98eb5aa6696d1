import type { TransferKind } from '@grandstand/shared-types/money/transfers'

/** The kinds of ledger transfers that turnover counts: stakes, returned stakes, payouts. */
export const TURNOVER_KINDS = {
  placed: ['stake'],
  returned: ['refund'],
  paid: ['win', 'bonus', 'resettle', 'sell'],
} as const satisfies Record<string, TransferKind[]>
const { placed, returned, paid } = TURNOVER_KINDS

const sumOf = (kinds: readonly TransferKind[], sign: '' | '-') =>
  `sum(case when ledger_transfers.kind in ('${kinds.join("','")}') then ${sign}ledger_entries.amount else 0 end)`

/** Sums over users' entries as SQL: stakes less returned stakes, and payouts. */
export const TURNOVER_SUMS = {
  stakes: sumOf([...placed, ...returned], '-'),
  payouts: sumOf(paid, ''),
} as const
