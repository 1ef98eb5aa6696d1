import { FaultPoints } from '#core/fault_points'

/** The steps of a draw in order; `pagePaid` comes after the commit of a page of tickets. */
export const DRAW_STEPS = [
  'salesEnded',
  'resultDrawn',
  'ticketsWritten',
  'moneyPosted',
  'pagePaid',
] as const
export type DrawStep = (typeof DRAW_STEPS)[number]

export const drawFaultPoints = new FaultPoints<DrawStep>()
