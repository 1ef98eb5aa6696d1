/** Which requests nobody asked for: those that a timer of the query client makes. */
import { timeoutManager, type TimeoutProvider } from '@tanstack/react-query'

let running = 0

/** Whether a timer runs now, or has run in this task of the browser. */
export const isTimed = (): boolean => running > 0

/** Runs what a timer does; a request may follow it in the same task, after promises that are settled already. */
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

/** Makes the timers of every query client known: repeated readings and second tries. Before the first client is made. */
export function watchTimers(): void {
  timeoutManager.setTimeoutProvider(provider)
}
