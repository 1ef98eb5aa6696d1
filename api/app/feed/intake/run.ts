/** The live feed's own clockwork in a process: numbers at hand, writes every second, an eye on silent producers. */
import { marketIds, outcomeIds } from '#feed/apply/odds'
import { loadDecided } from '#feed/apply/decided'
import { intake } from '#feed/intake/intake'
import { persist } from '#feed/persist/persist'
import { producers } from '#feed/producers/producers'

/** A producer must be down within a second of its twentieth of silence. */
const WATCH_EVERY_MS = 250

let timer: NodeJS.Timeout | null = null

/** What messages need before the first can be applied; the book is filled already. No timer runs yet. */
export async function prepareFeed(): Promise<void> {
  await producers.load()
  await Promise.all([marketIds.refill(), outcomeIds.refill(), loadDecided()])
}

/** Prepares, and then writes and watches until `stopFeed`. */
export async function startFeed(): Promise<void> {
  await prepareFeed()
  persist.start()
  timer = setInterval(() => producers.watch(), WATCH_EVERY_MS)
}

/** Resolves when everything received is written. */
export async function stopFeed(): Promise<void> {
  if (timer) clearInterval(timer)
  timer = null
  await intake.idle()
  await persist.stop()
}
