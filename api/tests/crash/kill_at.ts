/**
 * Loaded into the server before its own code: ends the process by SIGKILL when it reaches the step that the test named,
 * for the so-manieth time. A server whose test has died ends too.
 */
import { placingFaultPoints, type PlacingStep } from '#coupons/placing/fault_points'
import { faultPoints, type SettlementStep } from '#settlement/fault_points'

export interface KillOrder {
  step: PlacingStep | SettlementStep
  /** The first, second, ... time that the step is reached from now on. */
  times: number
}

process.on('message', ({ step, times }: KillOrder) => {
  let left = times
  const reached = (at: string) => {
    if (at === step && --left === 0) process.kill(process.pid, 'SIGKILL')
  }
  // both rooms have steps of the same name: the order holds for whichever works
  faultPoints.listen(reached)
  placingFaultPoints.listen(reached)
})
process.on('disconnect', () => process.kill(process.pid, 'SIGKILL'))
// the channel alone keeps no server running
process.channel?.unref()
