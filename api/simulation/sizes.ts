/** How large the simulation is, and the seed of its bots. */
import { optionsOf } from './options.ts'

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
  const { whole, text } = optionsOf(args, DEFAULTS)
  const sizes = {
    levels: whole('levels'),
    dealers: whole('dealers'),
    players: whole('players'),
    coupons: whole('coupons'),
    days: whole('days'),
    workers: whole('workers'),
    seed: text('seed'),
  }
  if (sizes.dealers < sizes.levels) throw new Error('--dealers takes at least one for each level')
  return sizes
}
