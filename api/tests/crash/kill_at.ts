/**
 * Loaded into the server before its own code: kills the process by SIGKILL at the step that the test names, at its n-th
 * time. A server whose test has died ends too.
 */
import { bonusFaultPoints, type BonusStep } from '#bonuses/grants/fault_points'
import { drawFaultPoints, type DrawStep } from '#draws/drawing/fault_points'
import { placingFaultPoints, type PlacingStep } from '#coupons/placing/fault_points'
import { paymentFaultPoints, type PaymentStep } from '#desk/actions/fault_points'
import { jackpotFaultPoints, type FallStep } from '#jackpots/applying/fault_points'
import { faultPoints, type SettlementStep } from '#settlement/runs/fault_points'

export interface KillOrder {
  step: PlacingStep | SettlementStep | DrawStep | BonusStep | FallStep | PaymentStep
  /** The n-th time from now on that the step is reached. */
  times: number
}

/** The jobs of bonuses, which a server does once a minute. */
export interface JobOrder {
  job: 'bonuses'
}

/** The server's clock is so far ahead from now on (`tests/nodes/shifted_clock.ts`). */
export interface ClockOrder {
  shiftMs: number
}

process.on('message', (order: KillOrder | JobOrder | ClockOrder) => {
  if ('job' in order) void bonusJobs()
  else if ('step' in order) killAt(order)
})

async function bonusJobs(): Promise<void> {
  // loaded only now: before the server has started there is no database
  const { expireGrants } = await import('#bonuses/jobs/expire_grants')
  const { confirmWaiting } = await import('#bonuses/requests/confirm_waiting')
  await expireGrants()
  await confirmWaiting()
  process.send?.('done')
}

function killAt({ step, times }: KillOrder): void {
  let left = times
  const reached = (at: string) => {
    if (at === step && --left === 0) process.kill(process.pid, 'SIGKILL')
  }
  // some rooms have steps of the same name: the order is the same in all
  faultPoints.listen(reached)
  placingFaultPoints.listen(reached)
  drawFaultPoints.listen(reached)
  bonusFaultPoints.listen(reached)
  jackpotFaultPoints.listen(reached)
  paymentFaultPoints.listen(reached)
}
process.on('disconnect', () => process.kill(process.pid, 'SIGKILL'))
// the channel alone must not keep a server running
process.channel?.unref()
