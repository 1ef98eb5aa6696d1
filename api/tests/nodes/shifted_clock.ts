/** Loaded into a server before its own code: its clock is wrong by as many milliseconds as the test says. */
import type { ClockOrder } from '#tests/crash/kill_at'

const rightNow = Date.now.bind(Date)
let shiftMs = Number(process.env['CLOCK_SHIFT_MS'] ?? 0)

Date.now = () => rightNow() + shiftMs
globalThis.Date = new Proxy(Date, {
  construct: (made, given, wanted) =>
    Reflect.construct(made, given.length === 0 ? [made.now()] : given, wanted),
})

process.on('message', (order: Partial<ClockOrder>) => {
  if (order.shiftMs !== undefined) shiftMs = order.shiftMs
})
process.channel?.unref()
