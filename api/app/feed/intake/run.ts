/** Runs the feed in a process: loads ids, writes every second, watches for silent producers. */
import { marketIds, outcomeIds } from '#feed/apply/odds'
import { loadSettledByFeed } from '#feed/apply/settled_outcomes'
import { intake } from '#feed/intake/intake'
import { persist } from '#feed/persist/persist'
import { producers } from '#feed/producers/producers'

/** Silence of 20 s must be noticed within a second. */
const WATCH_EVERY_MS = 250

let timer: NodeJS.Timeout | null = null

/** Loads the data that the first message needs; the book must be filled. Starts no timer. */
export async function prepareFeed(): Promise<void> {
  await producers.load()
  await Promise.all([marketIds.refill(), outcomeIds.refill(), loadSettledByFeed()])
}

/** Prepares the feed, then writes and watches until `stopFeed`. */
export async function startFeed(): Promise<void> {
  await prepareFeed()
  persist.start()
  timer = setInterval(() => producers.watch(), WATCH_EVERY_MS)
}

/** Resolves when all received messages are written. */
export async function stopFeed(): Promise<void> {
  if (timer) clearInterval(timer)
  timer = null
  await intake.idle()
  await persist.stop()
}
