import { FaultPoints } from '#core/fault_points'

/** The steps of giving and ending grants, and of their jobs; each lies inside the transaction of its step. */
export const BONUS_STEPS = ['grantGiven', 'requestConfirmed', 'grantEnded', 'grantExpired'] as const
export type BonusStep = (typeof BONUS_STEPS)[number]

export const bonusFaultPoints = new FaultPoints<BonusStep>()
