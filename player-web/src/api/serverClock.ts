/** The server's clock as far as this device knows it: every answer that names the time corrects it. */

let offsetMs = 0

/** `serverNowMs`: what the server's clock said at `nowMs` of this device. */
export function noteServerNow(serverNowMs: number, nowMs = Date.now()): void {
  offsetMs = serverNowMs - nowMs
}

/** The server's clock, epoch milliseconds. */
export function serverNow(nowMs = Date.now()): number {
  return nowMs + offsetMs
}

/** A moment of the server's clock by this device's clock, epoch milliseconds. */
export function deviceTimeOf(serverMs: number): number {
  return serverMs - offsetMs
}
