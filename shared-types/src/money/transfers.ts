/**
 * The kinds of transfer that only desks have: the beginning and the end of a shift, the payment of a ticket and of a jackpot that a
 * ticket has won, and a ticket that expires or is revived.
 */
export const DESK_KINDS = [
  'shiftOpened',
  'ticketPaid',
  'jackpotPaid',
  'shiftVariance',
  'shiftClosed',
  'ticketExpired',
  'ticketRevived',
] as const

/** The kinds of transfer that move money of the house alone: shares of stakes into jackpots, and what these begin with. */
export const HOUSE_KINDS = ['jackpotShare', 'jackpotSeed'] as const

/** Every kind of transfer that the API posts. The back office has a text for each, the player app for all `OwnKind`s. */
export const TRANSFER_KINDS = [
  'stake',
  'accept',
  'win',
  'bonus',
  'oddsBoost',
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
  'terminalDeposit',
  'deposit',
  'depositReturned',
  'withdrawalHeld',
  'withdrawalPaid',
  'withdrawalBack',
  'gameBet',
  'gameWin',
  'gameRollback',
  'gameWinBack',
  'jackpotWin',
  'bonusGranted',
  'bonusConverted',
  'bonusForfeited',
  ...HOUSE_KINDS,
  'drawStake',
  'drawWin',
  'drawReturn',
  ...DESK_KINDS,
] as const
export type TransferKind = (typeof TRANSFER_KINDS)[number]
/** The kinds of movements on a person's own accounts. */
export type OwnKind = Exclude<
  TransferKind,
  (typeof DESK_KINDS)[number] | (typeof HOUSE_KINDS)[number]
>

/** The kinds of transfer of a movement of credit. */
export const CREDIT_KINDS = [
  'creditSent',
  'creditTaken',
  'debtPaid',
] as const satisfies readonly TransferKind[]
export type CreditKind = (typeof CREDIT_KINDS)[number]

/** The kinds of rows that a transfer can refer to. */
export const TRANSFER_SUBJECTS = [
  'coupon',
  'user',
  'card',
  'cardBatch',
  'statement',
  'shift',
  'machine',
  'payment',
  'gameRound',
  'jackpotLevel',
  'jackpotWin',
  'drawTicket',
  'bonusGrant',
  'affiliatePayout',
] as const
export type TransferSubject = (typeof TRANSFER_SUBJECTS)[number]
