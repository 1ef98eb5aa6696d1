/** The grid of scores as the screen draws it. Pure functions. */
import {
  netMinor,
  scoreOf,
  worstNetMinor,
  type GridCell,
} from '@grandstand/shared-types/coupons/risk/score_grid'

export const GRID_VIEWS = ['certain', 'worst'] as const
export type GridView = (typeof GRID_VIEWS)[number]

/** What the house keeps, of the coupons that count in the view. */
export const netIn = (view: GridView, cell: GridCell): number =>
  view === 'certain' ? netMinor(cell) : worstNetMinor(cell)

const WEAKEST_PERCENT = 8
const STRONGEST_PERCENT = 42

/** How much of the colour of a gain or a loss a cell shows, in percent: 0 for nothing, most for the largest amount. */
export function heatPercent(minor: number, largestMinor: number): number {
  if (minor === 0 || largestMinor === 0) return 0
  const share = Math.sqrt(Math.abs(minor) / largestMinor)
  return Math.round(WEAKEST_PERCENT + share * (STRONGEST_PERCENT - WEAKEST_PERCENT))
}

/** The score as text: home goals before away goals. */
export const scoreText = (index: number): string => scoreOf(index).join(':')

/** Index of the cell in which the house keeps least, or most. */
export function extremeOf(nets: readonly number[], which: 'worst' | 'best'): number {
  const extreme = which === 'worst' ? Math.min(...nets) : Math.max(...nets)
  return nets.indexOf(extreme)
}

const STEPS: Record<string, readonly [home: number, away: number]> = {
  ArrowUp: [-1, 0],
  ArrowDown: [1, 0],
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
}

/** The cell that an arrow key leads to; null for another key and at the edge. */
export function cellByKey(index: number, key: string, mostGoals: number): number | null {
  const step = STEPS[key]
  if (!step) return null
  const [home, away] = scoreOf(index)
  const [nextHome, nextAway] = [home + step[0], away + step[1]]
  const isInside = (goals: number) => goals >= 0 && goals <= mostGoals
  if (!isInside(nextHome) || !isInside(nextAway)) return null
  return nextHome * (mostGoals + 1) + nextAway
}
