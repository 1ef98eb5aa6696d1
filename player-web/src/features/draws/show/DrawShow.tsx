import { isFinish } from '../data/outcomes.ts'
import { BallShow } from './BallShow.tsx'
import { RaceShow } from './RaceShow.tsx'
import type { DrawnShow } from './useDrawShow.ts'

/** The balls as they come out, or the race. */
export const DrawShow = ({ show: { draw, outcome, out, total, share } }: { show: DrawnShow }) =>
  isFinish(outcome) ? (
    <RaceShow code={draw.gameCode} round={draw.number} finish={outcome.finish} share={share} />
  ) : (
    <BallShow out={out} total={total} />
  )
