/** Parts of the page whose files come when they are first shown. */
import { lazy as lazyOnce } from 'react'

/** Waits before a file is asked for again: a connection that broke for a moment is back by then. */
const WAITS_MS = [300, 1500]

/** React's `lazy`, but a file that does not come is asked for again before the part fails. */
export const lazy: typeof lazyOnce = (load) => lazyOnce(() => loadAgain(load))

/** What `load` brings, at the third try at the latest; rejects as the last try does. */
export async function loadAgain<T>(load: () => Promise<T>): Promise<T> {
  for (const waitMs of WAITS_MS) {
    try {
      return await load()
    } catch {
      await new Promise((resolve) => setTimeout(resolve, waitMs))
    }
  }
  return load()
}
