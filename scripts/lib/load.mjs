/** What a run costs the machine. */
import { existsSync, readFileSync } from 'node:fs'
import { loadavg } from 'node:os'

const EVERY_MS = 5_000
/** Linux counts in hundredths of a second. */
const TICKS = 100

/** Seconds of the processors that this process and all that ended below it have used; 0 where Linux does not say. */
function usedSeconds() {
  if (!existsSync('/proc/self/stat')) return 0
  const [, fields = ''] = readFileSync('/proc/self/stat', 'utf8').split(') ')
  const times = fields.split(' ').slice(11, 15).map(Number)
  return Math.round(times.reduce((sum, ticks) => sum + ticks, 0) / TICKS)
}

/**
 * Watches from now on.
 * @returns {() => { cpuSeconds: number, peakLoad: number }} ends the watch; `peakLoad` is the highest load of a minute
 */
export function watchLoad() {
  let peakLoad = 0
  const look = () => (peakLoad = Math.max(peakLoad, loadavg()[0]))
  const timer = setInterval(look, EVERY_MS)
  return () => {
    clearInterval(timer)
    look()
    return { cpuSeconds: usedSeconds(), peakLoad: Number(peakLoad.toFixed(1)) }
  }
}
