/** How large the simulation is, and the seed of its bots. */
import { parseArgs } from 'node:util'

export interface Sizes {
  levels: number
  dealers: number
  players: number
  coupons: number
  days: number
  workers: number
  seed: string
}

const DEFAULTS = {
  levels: '3',
  dealers: '40',
  players: '2000',
  coupons: '60000',
  days: '30',
  workers: '32',
  seed: 'month',
}

/** The sizes of options such as `--dealers 5`. Throws an Error for an option or a number that does not fit. */
export function sizesOf(args: readonly string[]): Sizes {
  const options = Object.fromEntries(
    Object.entries(DEFAULTS).map(([name, value]) => [
      name,
      { type: 'string', default: value } as const,
    ])
  )
  const { values } = parseArgs({ args: [...args], options })
  const whole = (name: keyof typeof DEFAULTS): number => {
    const value = Number(values[name])
    if (!Number.isInteger(value) || value < 1) throw new Error(`--${name} takes a number from 1`)
    return value
  }
  const sizes = {
    levels: whole('levels'),
    dealers: whole('dealers'),
    players: whole('players'),
    coupons: whole('coupons'),
    days: whole('days'),
    workers: whole('workers'),
    seed: String(values['seed']),
  }
  if (sizes.dealers < sizes.levels) throw new Error('--dealers takes at least one for each level')
  return sizes
}
