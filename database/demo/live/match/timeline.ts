/** The times at which a match sends something: its moments, price updates between them, and the ends of bet stops. */
import { isPaused } from '@grandstand/shared-types/catalogue/match_status'
import type { Moment } from '../shared/course.ts'

export interface TimelineEntry {
  at: number
  /** Null for an update of prices alone. */
  moment: Moment | null
  momentum: number
  isClosed: boolean
}

/** The most by which momentum changes from one update to the next, and the share of it that remains. */
const MOMENTUM_STEP = 0.014
const MOMENTUM_STAYS = 0.93

/** `tickSeconds`: seconds between two price updates while the match is played. */
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
  /** Adds the entries between two moments. */
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
