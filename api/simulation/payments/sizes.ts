/** How large the day of payments is, and the seed of its bots. */
import { optionsOf } from '../options.ts'

export interface Sizes {
  payments: number
  players: number
  workers: number
  seed: string
}

const DEFAULTS = { payments: '20000', players: '800', workers: '16', seed: 'day' }

/** The sizes of options such as `--payments=500`; throws as `optionsOf` does. */
export function sizesOf(args: readonly string[]): Sizes {
  const { whole, text } = optionsOf(args, DEFAULTS)
  return {
    payments: whole('payments'),
    players: whole('players'),
    workers: whole('workers'),
    seed: text('seed'),
  }
}
