/** Sends messages again in their order, at their old pace or faster. */
import { setTimeout as wait } from 'node:timers/promises'
import type { FeedMessage } from '#feed/messages/events'

/** A message with the moment it was received or is due, in epoch milliseconds. */
export interface TimedMessage {
  at: number
  message: FeedMessage
}

interface ReplayOptions {
  /** 1 is the old pace, 60 plays a minute in a second, `Infinity` does not wait. */
  speed: number
  signal?: AbortSignal
}

/** The longest wait of one timer. */
const LONGEST_WAIT_MS = 60_000

/** Resolves to the number of messages sent, once all are sent or `signal` aborts. */
export async function replay(
  messages: AsyncIterable<TimedMessage> | Iterable<TimedMessage>,
  send: (message: FeedMessage) => void | Promise<void>,
  { speed, signal }: ReplayOptions
): Promise<number> {
  const startedAt = performance.now()
  let firstAt: number | null = null
  let sent = 0
  for await (const { at, message } of messages) {
    firstAt ??= at
    const dueMs = speed === Infinity ? 0 : (at - firstAt) / speed
    for (;;) {
      const left = dueMs - (performance.now() - startedAt)
      if (left <= 0 || signal?.aborted) break
      await wait(Math.min(left, LONGEST_WAIT_MS), undefined, { signal }).catch(() => {})
    }
    if (signal?.aborted) break
    await send(message)
    sent++
  }
  return sent
}
