/**
 * Loaded into the server before its own code: kills the process by SIGKILL at the step that the test names, at its n-th
 * time. A server whose test has died ends too.
 */
import { placingFaultPoints, type PlacingStep } from '#coupons/placing/fault_points'
import { faultPoints, type SettlementStep } from '#settlement/runs/fault_points'

export interface KillOrder {
  step: PlacingStep | SettlementStep
  /** The n-th time from now on that the step is reached. */
  times: number
}

process.on('message', ({ step, times }: KillOrder) => {
  let left = times
  const reached = (at: string) => {
    if (at === step && --left === 0) process.kill(process.pid, 'SIGKILL')
  }
  // both rooms have steps of the same name: the order is the same in both
  faultPoints.listen(reached)
  placingFaultPoints.listen(reached)
})
process.on('disconnect', () => process.kill(process.pid, 'SIGKILL'))
// the channel alone must not keep a server running
process.channel?.unref()
