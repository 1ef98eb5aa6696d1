/** What a run, and each part of it, costs the machine. */
import { AsyncLocalStorage } from 'node:async_hooks'
import { existsSync, readFileSync } from 'node:fs'
import { loadavg } from 'node:os'

const EVERY_MS = 5_000
/** Linux counts in hundredths of a second. */
const TICKS = 100

/**
 * Seconds of the processors that this process has used, and all that ended below it; both 0 where Linux does not say.
 */
function usedSeconds() {
  if (!existsSync('/proc/self/stat')) return { own: 0, below: 0 }
  const [, fields = ''] = readFileSync('/proc/self/stat', 'utf8').split(') ')
  const [user, system, userBelow, systemBelow] = fields.split(' ').slice(11, 15).map(Number)
  return { own: (user + system) / TICKS, below: (userBelow + systemBelow) / TICKS }
}

/**
 * Seconds that the processors of the whole machine were busy since its start: also with programs that nobody waits for, such as
 * the pages of a browser, which its first process starts; 0 where Linux does not say.
 */
function busySeconds() {
  if (!existsSync('/proc/stat')) return 0
  const [user, nice, system, , , irq, softIrq] = readFileSync('/proc/stat', 'utf8')
    .split('\n', 1)[0]
    .split(/ +/)
    .slice(1)
    .map(Number)
  return (user + nice + system + irq + softIrq) / TICKS
}

/** The part of the run that a program was started for. */
const parts = new AsyncLocalStorage()
let belowSeconds = usedSeconds().below

/**
 * Does a part of the run, and counts what the programs cost that it starts and that end.
 * @template T
 * @param {() => Promise<T>} work
 * @returns {Promise<{ result: T, cpuSeconds: number }>}
 */
export async function withCost(work) {
  const cost = { seconds: 0 }
  const result = await parts.run(cost, work)
  return { result, cpuSeconds: Math.round(cost.seconds) }
}

/** Call it in the part that starts a program; call the result as soon as the program has ended. */
export function costCounter() {
  const cost = parts.getStore()
  return () => {
    const { below } = usedSeconds()
    if (cost) cost.seconds += below - belowSeconds
    belowSeconds = below
  }
}

/**
 * Watches from now on.
 * @returns {() => { cpuSeconds: number, busySeconds: number, peakLoad: number }} ends the watch; `busySeconds` counts whatever the
 *   machine did, and `peakLoad` is the highest load of a minute
 */
export function watchLoad() {
  let peakLoad = 0
  const busyBefore = busySeconds()
  const look = () => (peakLoad = Math.max(peakLoad, loadavg()[0]))
  const timer = setInterval(look, EVERY_MS)
  return () => {
    clearInterval(timer)
    look()
    const { own, below } = usedSeconds()
    return {
      cpuSeconds: Math.round(own + below),
      busySeconds: Math.round(busySeconds() - busyBefore),
      peakLoad: Number(peakLoad.toFixed(1)),
    }
  }
}
