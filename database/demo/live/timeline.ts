/** When something is to be sent of a match: its moments, looks at the prices between them, and when bets may go on. */
import { isPaused } from '@grandstand/shared-types/catalogue/match_status'
import type { Moment } from './course.ts'

export interface TimelineEntry {
  at: number
  /** Null: only the prices are looked at. */
  moment: Moment | null
  momentum: number
  isClosed: boolean
}

/** How far momentum strays, and how much of it stays from one look to the next. */
const MOMENTUM_STEP = 0.014
const MOMENTUM_STAYS = 0.93

/** `tickSeconds`: between two looks while the match is played. */
export function timelineOf(
  moments: readonly Moment[],
  tickSeconds: readonly [number, number],
  random: () => number
): TimelineEntry[] {
  const entries: TimelineEntry[] = []
  let closedUntil = 0
  let momentum = 0
  let nextTick = 0
  const look = (at: number, moment: Moment | null) => {
    entries.push({ at, moment, momentum, isClosed: at < closedUntil })
  }
  const wait = () => tickSeconds[0] + random() * (tickSeconds[1] - tickSeconds[0])
  /** Everything between two moments. */
  const fill = (to: number, isPlaying: boolean) => {
    while (Math.min(nextTick, closedUntil) < to) {
      if (entries.at(-1)?.isClosed && closedUntil < to && closedUntil <= nextTick) {
        look(closedUntil, null)
        if (nextTick === closedUntil) nextTick += wait()
        continue
      }
      if (nextTick >= to) break
      momentum = momentum * MOMENTUM_STAYS + (random() * 2 - 1) * MOMENTUM_STEP
      if (isPlaying && nextTick >= closedUntil) look(nextTick, null)
      nextTick += wait()
    }
  }
  nextTick = wait()
  let isPlaying = false
  for (const moment of moments) {
    fill(moment.at, isPlaying)
    if (moment.stop) closedUntil = Math.max(closedUntil, moment.at + moment.stop.seconds)
    look(moment.at, moment)
    isPlaying = !isPaused(moment.status)
  }
  return entries
}
