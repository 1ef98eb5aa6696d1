/** Reads a recorded day line by line in constant memory. */
import { createReadStream } from 'node:fs'
import { createInterface } from 'node:readline'
import { Complaints } from '#feed/reading/complaints'
import { isFeedMessage } from '#feed/sources/recording/message_shape'
import type { TimedMessage } from '#feed/sources/recording/replay'

/** Messages in the order in which they came. A torn line, and a line about lost messages, is a complaint. */
export async function* readRecording(
  path: string,
  complaints = new Complaints()
): AsyncGenerator<TimedMessage> {
  const lines = createInterface({ input: createReadStream(path), crlfDelay: Infinity })
  let number = 0
  for await (const line of lines) {
    number++
    if (line.trim() === '') continue
    const timed = timedOf(line, `line ${number}`, complaints)
    if (timed !== null) yield timed
  }
}

/** The message of one line; null with a complaint for a line without a message. */
export function timedOf(line: string, named: string, complaints: Complaints): TimedMessage | null {
  const recorded = parsed(line)
  if (typeof recorded !== 'object' || recorded === null) {
    complaints.add('badLine', named)
    return null
  }
  const { receivedAt, message, lost } = recorded as Record<string, unknown>
  if (typeof lost === 'number') {
    complaints.add('lostMessages', `${named}: ${lost}`)
    return null
  }
  if (!Number.isSafeInteger(receivedAt) || !isFeedMessage(message)) {
    complaints.add('badLine', named)
    return null
  }
  return { at: Number(receivedAt), message }
}

function parsed(line: string): unknown {
  try {
    return JSON.parse(line)
  } catch {
    return null
  }
}
