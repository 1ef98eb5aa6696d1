/** What the checks of the books and of the audit log find. */

/** Faults of the hash chain over the audit log. */
export type ChainFault =
  | 'rowChanged'
  | 'rowMissing'
  | 'sealMissing'
  | 'sealedAnew'
  | 'anchorChanged'

/** Faults of the books (must-hold M1). */
export type LedgerFault =
  | 'transferUnbalanced'
  | 'transferEmpty'
  | 'currencyStray'
  | 'chainBroken'
  | 'balanceWrong'
  | 'accountChanged'
  | 'floorWrong'
  | 'transferChanged'
  | 'transferMissing'
  | 'transferAdded'
  | Exclude<ChainFault, 'rowChanged' | 'rowMissing'>
