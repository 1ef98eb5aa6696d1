/** Marks the requests that no user caused: those made by a timer of the query client. */
import { timeoutManager, type TimeoutProvider } from '@tanstack/react-query'

let running = 0

/** Whether a timer's callback runs now, or has run in this task of the browser. */
export const isTimed = (): boolean => running > 0

/**
 * Runs the callback of a timer. Its requests may follow in the same task, after promises that are fulfilled already.
 */
function timed(callback: () => void): void {
  running += 1
  setTimeout(() => {
    running -= 1
  })
  callback()
}

const provider: TimeoutProvider<ReturnType<typeof setTimeout>> = {
  setTimeout: (callback, delay) => setTimeout(() => timed(callback), delay),
  clearTimeout: (id) => clearTimeout(id),
  setInterval: (callback, delay) => setInterval(() => timed(callback), delay),
  clearInterval: (id) => clearInterval(id),
}

/** Watches the timers of all query clients: refreshes and retries. Call it before the first client is made. */
export function watchTimers(): void {
  timeoutManager.setTimeoutProvider(provider)
}
