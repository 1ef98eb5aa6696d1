/** The server's clock as this device knows it; every answer that holds the time corrects it. */

let offsetMs = 0

/** `serverNowMs`: the server's time at `nowMs` of this device. */
export function noteServerNow(serverNowMs: number, nowMs = Date.now()): void {
  offsetMs = serverNowMs - nowMs
}

/** The server's clock, epoch milliseconds. */
export function serverNow(nowMs = Date.now()): number {
  return nowMs + offsetMs
}

/** A time of the server's clock, converted to this device's clock; epoch milliseconds. */
export function deviceTimeOf(serverMs: number): number {
  return serverMs - offsetMs
}
