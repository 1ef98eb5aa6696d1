/**
 * The clock of the brand: every time that staff read or type is by it, wherever the device stands, as the days of statements and
 * reports are. The device's own counts until the brand's is known, and where the browser cannot name that zone.
 */
import { useSyncExternalStore } from 'react'

const DAY_MS = 86_400_000

let zone: string | undefined
let wallClock = clockOf(undefined)
const listeners = new Set<() => void>()

function clockOf(timeZone: string | undefined): Intl.DateTimeFormat {
  return new Intl.DateTimeFormat('en-US', {
    timeZone,
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
    second: 'numeric',
  })
}

/** Takes the brand's zone over; a zone that this browser cannot name leaves the device's. */
export function setZone(timeZone: string | undefined): void {
  try {
    wallClock = clockOf(timeZone)
    zone = timeZone
  } catch {
    wallClock = clockOf(undefined)
    zone = undefined
  }
  for (const tell of listeners) tell()
}

/** The IANA name of the zone; undefined for the device's own. */
export const zoneName = (): string | undefined => zone

/** As `zoneName`, for a component that shows it. */
export function useZoneName(): string {
  const name = useSyncExternalStore(
    (tell) => {
      listeners.add(tell)
      return () => listeners.delete(tell)
    },
    () => zone
  )
  return name ?? Intl.DateTimeFormat().resolvedOptions().timeZone
}

/** What the clock on the wall shows at `at`, as if it were the clock of UTC. */
function wallAt(at: number): number {
  const part = Object.fromEntries(
    wallClock.formatToParts(at).map(({ type, value }) => [type, Number(value)])
  )
  const { year = 0, month = 1, day = 1, hour = 0, minute = 0, second = 0 } = part
  return Date.UTC(year, month - 1, day, hour, minute, second)
}

/** The parts of a time on the wall. The month counts from 0, as everywhere in JavaScript. */
export function partsAt(at: number) {
  const wall = new Date(wallAt(at))
  return {
    year: wall.getUTCFullYear(),
    month: wall.getUTCMonth(),
    date: wall.getUTCDate(),
    hours: wall.getUTCHours(),
    minutes: wall.getUTCMinutes(),
  }
}

/** Both moments at which the wall may show `wall`: before and after a change of the clock near it. */
const momentsOf = (wall: number): number[] =>
  [wall - DAY_MS, wall + DAY_MS].map((near) => wall - (wallAt(near) - near))

/**
 * The moment at which the wall shows a time: the first one in the night that has the hour twice, null in the night that lacks it.
 */
export function momentOf(
  year: number,
  month: number,
  date: number,
  hours: number,
  minutes: number
): number | null {
  const wall = Date.UTC(year, month, date, hours, minutes)
  const shown = momentsOf(wall).filter((at) => wallAt(at) === wall)
  return shown.length > 0 ? Math.min(...shown) : null
}

/** The first moment of a day, which may begin later than 00:00; days before the first and after the last of a month count on. */
export function startOfDay(year: number, month: number, date: number): number {
  const wall = Date.UTC(year, month, date)
  return momentOf(year, month, date, 0, 0) ?? Math.max(...momentsOf(wall))
}
