import type { TransferKind } from '@grandstand/shared-types/money/transfers'

/** The kinds of ledger transfers that turnover counts: stakes, returned stakes, payouts. */
export const TURNOVER_KINDS = {
  placed: ['stake', 'gameBet', 'drawStake'],
  returned: ['refund', 'gameRollback', 'drawReturn'],
  paid: ['win', 'bonus', 'resettle', 'sell', 'gameWin', 'gameWinBack', 'jackpotWin', 'drawWin'],
} as const satisfies Record<string, TransferKind[]>
const { placed, returned, paid } = TURNOVER_KINDS

const sumOf = (kinds: readonly TransferKind[], sign: '' | '-') =>
  `sum(case when ledger_transfers.kind in ('${kinds.join("','")}') then ${sign}ledger_entries.amount else 0 end)`

const countOf = (kinds: readonly TransferKind[]) =>
  `count(distinct case when ledger_transfers.kind in ('${kinds.join("','")}') then ledger_transfers.id end)`

/** Sums over users' entries as SQL: bets less returned ones, stakes less returned stakes, and payouts. */
export const TURNOVER_SUMS = {
  bets: `${countOf(placed)} - ${countOf(returned)}`,
  stakes: sumOf([...placed, ...returned], '-'),
  payouts: sumOf(paid, ''),
} as const
