/** Every kind of transfer that the API posts. Each app has a text for each kind. */
export const TRANSFER_KINDS = [
  'stake',
  'accept',
  'win',
  'bonus',
  'refund',
  'resettle',
  'sell',
  'creditSent',
  'creditTaken',
] as const
export type TransferKind = (typeof TRANSFER_KINDS)[number]

/** The kinds of rows that a transfer can refer to. */
export const TRANSFER_SUBJECTS = ['coupon', 'user'] as const
export type TransferSubject = (typeof TRANSFER_SUBJECTS)[number]
