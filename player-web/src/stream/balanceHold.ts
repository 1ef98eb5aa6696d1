/** Balances wait while a game shows a round whose result they would tell. */
import { LONGEST_ROUND_MS } from '@grandstand/shared-types/wire/frames'

let isHeld = false
let waiting: (() => void) | null = null
let timer: ReturnType<typeof setTimeout> | undefined

/** Until `releaseBalances`, or for as long as a round may take. */
export function holdBalances(): void {
  isHeld = true
  clearTimeout(timer)
  timer = setTimeout(releaseBalances, LONGEST_ROUND_MS)
}

/** Shows the newest of the balances that waited. */
export function releaseBalances(): void {
  isHeld = false
  clearTimeout(timer)
  const show = waiting
  waiting = null
  show?.()
}

/** Shows balances now, or once they no longer tell a result. */
export function showBalances(show: () => void): void {
  if (isHeld) waiting = show
  else show()
}
