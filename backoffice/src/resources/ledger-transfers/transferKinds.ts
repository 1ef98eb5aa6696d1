/** Why money moved, as the rooms of the API name it. */
export const TRANSFER_KINDS = [
  'stake',
  'payout',
  'bonus',
  'refund',
  'creditSent',
  'creditTaken',
] as const
