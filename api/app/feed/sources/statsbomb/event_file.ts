/** Reads a StatsBomb event file: one JSON array, plain or gzipped, with the events of one soccer match. */
import { readFile, stat } from 'node:fs/promises'
import { gunzipSync } from 'node:zlib'
import { FeedUnreadable } from '#feed/messages/events'

/** A match is about 30 MB of JSON. */
const LARGEST_BYTES = 96 * 1024 * 1024
const FIRST_GZIP_BYTES = [0x1f, 0x8b] as const

export interface StatsbombEvent {
  index: number
  /** 1 and 2 are the halves, 3 and 4 overtime, 5 the shoot-out. */
  period: number
  /** Minute and second of the match clock. */
  minute: number
  second: number
  type: { name: string }
  team: { name: string; id?: number }
  shot?: { outcome?: { name: string }; type?: { name: string } }
  pass?: { type?: { name: string } }
  foul_committed?: { card?: { name: string } }
  bad_behaviour?: { card?: { name: string } }
}

/** The events in order. Throws `FeedUnreadable`: `tooLarge`, `notJson`, `unknownMessage`. */
export async function readEventFile(path: string): Promise<StatsbombEvent[]> {
  if ((await stat(path)).size > LARGEST_BYTES) throw new FeedUnreadable('tooLarge', path)
  return parseEvents(await readFile(path))
}

export function parseEvents(bytes: Buffer): StatsbombEvent[] {
  const events = parse(unpacked(bytes))
  if (!Array.isArray(events) || events.length === 0 || !events.every(isEvent)) {
    throw new FeedUnreadable('unknownMessage', 'these are no StatsBomb events')
  }
  return events.sort((a, b) => a.index - b.index)
}

function unpacked(bytes: Buffer): Buffer {
  if (bytes[0] !== FIRST_GZIP_BYTES[0] || bytes[1] !== FIRST_GZIP_BYTES[1]) return bytes
  try {
    return gunzipSync(bytes, { maxOutputLength: LARGEST_BYTES })
  } catch (error) {
    throw new FeedUnreadable('notGzip', String(error))
  }
}

function parse(bytes: Buffer): unknown {
  try {
    return JSON.parse(bytes.toString('utf8'))
  } catch (error) {
    throw new FeedUnreadable('notJson', String(error))
  }
}

function isEvent(value: unknown): value is StatsbombEvent {
  const event = value as Partial<StatsbombEvent> | null
  return (
    typeof event === 'object' &&
    event !== null &&
    [event.index, event.period, event.minute, event.second].every(
      (number) => Number.isInteger(number) && Number(number) >= 0
    ) &&
    typeof event.type?.name === 'string' &&
    typeof event.team?.name === 'string'
  )
}
