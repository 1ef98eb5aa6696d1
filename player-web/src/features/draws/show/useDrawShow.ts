import type { DrawOutcome, DrawView } from '@grandstand/shared-types/wire/draws'
import { countedBalls } from '../data/outcomes.ts'
import { PLAYS } from '../data/plays.ts'
import { useShow } from './useShow.ts'

/** Time from ball to ball: few balls come slowly, the many of keno and bingo faster. */
const FEW_BALLS = 10
const SLOW_MS = 1_500
const FAST_MS = 700
const RACE_MS = 9_000

export interface DrawnShow {
  draw: DrawView
  outcome: DrawOutcome
  /** The balls that are out, in their order; none of a race. */
  out: readonly number[]
  total: number
  /** How far it is, from 0 to 1. */
  share: number
  isOver: boolean
  replay: () => void
}

/** The show of a draw with its result, from its beginning to those who come in time. */
export function useDrawShow(draw: DrawView, outcome: DrawOutcome): DrawnShow {
  const play = PLAYS[draw.gameCode]
  const balls = countedBalls(outcome, play.kind === 'bingo' ? play.rules : null)
  const ballMs = balls.length > FEW_BALLS ? FAST_MS : SLOW_MS
  const lengthMs = play.kind === 'race' ? RACE_MS : balls.length * ballMs
  const { elapsedMs, isOver, replay } = useShow(draw.drawsAt, lengthMs)
  const out = isOver ? balls : balls.slice(0, Math.floor(elapsedMs / ballMs))
  const share = lengthMs === 0 ? 1 : elapsedMs / lengthMs
  return { draw, outcome, out, total: balls.length, share, isOver, replay }
}
