/** The one simulator of this process, started with the server. */
import { intake } from '#feed/intake/intake'
import { recoverers } from '#feed/producers/recovery'
import { SIMULATOR } from '#feed/sources/simulator/messages'
import { Simulator } from '#feed/sources/simulator/simulator'

let running: { simulator: Simulator; unregister: () => void } | null = null

/** Feeds the intake; `speed` 1 is real time. Does nothing when it already runs. */
export function startSimulator({ speed = 1 }: { speed?: number } = {}): void {
  if (running) return
  const simulator = new Simulator({ speed, deliver: (message) => intake.receive(message) })
  running = { simulator, unregister: recoverers.register(SIMULATOR, simulator) }
  simulator.start()
}

/** No message is delivered after it returns. */
export function stopSimulator(): void {
  running?.unregister()
  running?.simulator.stop()
  running = null
}
