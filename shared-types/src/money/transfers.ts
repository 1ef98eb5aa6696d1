/** Why money moved: every kind of transfer that the API posts. Each app has a text for each kind. */
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

/** What a transfer can be about. */
export const TRANSFER_SUBJECTS = ['coupon', 'user'] as const
export type TransferSubject = (typeof TRANSFER_SUBJECTS)[number]
