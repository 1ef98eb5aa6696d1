/** The server's clock as this device knows it; every answer with the server's time corrects it. */

let offsetMs = 0

/** Corrects the clock: `serverNowMs` is the server's time when this device's clock showed `nowMs`. */
export function noteServerNow(serverNowMs: number, nowMs = Date.now()): void {
  offsetMs = serverNowMs - nowMs
}

/** The server's clock, epoch milliseconds. */
export function serverNow(nowMs = Date.now()): number {
  return nowMs + offsetMs
}

/** Converts a time of the server's clock to this device's clock; epoch milliseconds. */
export function deviceTimeOf(serverMs: number): number {
  return serverMs - offsetMs
}
