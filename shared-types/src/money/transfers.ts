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
  'debtPaid',
  'cardsMade',
  'cardRedeemed',
  'cardsVoided',
  'cardsExpired',
  'commissionPaid',
] as const
export type TransferKind = (typeof TRANSFER_KINDS)[number]

/** The kinds that a movement of credit has. */
export const CREDIT_KINDS = [
  'creditSent',
  'creditTaken',
  'debtPaid',
] as const satisfies readonly TransferKind[]
export type CreditKind = (typeof CREDIT_KINDS)[number]

/** The kinds of rows that a transfer can refer to. */
export const TRANSFER_SUBJECTS = ['coupon', 'user', 'card', 'cardBatch', 'statement'] as const
export type TransferSubject = (typeof TRANSFER_SUBJECTS)[number]
