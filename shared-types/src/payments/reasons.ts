/** Why a payment was refused or failed, and why it deserves a look. */
import type { ErrorParam, PlayerErrorKey } from '../core/errors.ts'

/** A key of the error catalogue, or the words of staff. */
export type PaymentReason = { key: PlayerErrorKey; params: ErrorParam[] } | { text: string }

/** What makes staff look twice at a payment (rules 11.4). */
export const PAYMENT_RISKS = [
  'firstWithdrawal',
  'changedBank',
  'depositWithoutPlay',
  'paidAfterEnd',
  'manyDeposits',
  'secondAccount',
] as const
export type PaymentRisk = (typeof PAYMENT_RISKS)[number]

/** Notes that the platform writes beside a step of a payment; other notes are words of staff. */
export const STEP_NOTES = [
  /** Money came after the deposit was over. */
  'paidAfterEnd',
  /** The gateway led to an address that the method does not allow. */
  'strangeAddress',
  /** The gateway did not answer; it is asked later. */
  'gatewaySilent',
  /** A report named another amount or currency, and was not followed. */
  'noticeDiffers',
  /** A report told of money that came or went without a move of ours. */
  'noticeContradicts',
  /** A report named the payment as the gateway has named another one. */
  'referenceTaken',
  /** An answer to a question told of more money than an answer alone may move. */
  'answerAlone',
  /** The return of a payment came before the payment, which it implies. */
  'paidByReturn',
  /** The notice of a payment came after that of its return. */
  'noticeLate',
  /** Staff credited a deposit again whose return was taken back. */
  'creditedAgain',
  /** A deposit came for a player who is excluded, who is too young or has a second account, or above the own limit. */
  'creditedExcluded',
  'creditedUnfit',
  'creditedOverLimit',
  /** The first of two officers approved. */
  'firstApproval',
  /** That officer took it back. */
  'approvalWithdrawn',
] as const
export type StepNote = (typeof STEP_NOTES)[number]
