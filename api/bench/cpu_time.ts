import { existsSync, readFileSync } from 'node:fs'

const MS_A_TICK = 10

/**
 * User and system time of the processes together, in milliseconds; 0 on systems other than Linux, which do not report
 * it.
 */
export function cpuTimeMs(pids: readonly number[]): number {
  return pids.reduce((sum, pid) => {
    const file = `/proc/${pid}/stat`
    if (!existsSync(file)) return sum
    const fields = readFileSync(file, 'utf8').split(') ')[1]?.split(' ') ?? []
    return sum + (Number(fields[11]) + Number(fields[12])) * MS_A_TICK
  }, 0)
}
