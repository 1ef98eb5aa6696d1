import { FaultPoints } from '#core/fault_points'

/** The steps of a win in order: the last comes after the commit, before anybody is told. */
export const FALL_STEPS = ['levelsFell', 'winsWritten', 'fallCommitted'] as const
export type FallStep = (typeof FALL_STEPS)[number]

export const jackpotFaultPoints = new FaultPoints<FallStep>()
