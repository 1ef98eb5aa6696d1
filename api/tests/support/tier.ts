/**
 * The tier of this run. What is tried with very many values is tried with a share of them in the gate (`npm test`); in
 * `npm run test:all`, and in a file that runs alone, with all of them.
 */
import { test } from '@japa/runner'
import { runsOnMysql } from '#tests/support/databases'

export const isGate = process.env['TEST_TIER'] === 'gate'

const EVERY = 3

/** All values; in the gate every third: others in each turn, and others on each database. */
export const shareOf = <T>(values: readonly T[], turn: number): readonly T[] =>
  isGate
    ? values.filter((_value, index) => (index + turn + Number(runsOnMysql)) % EVERY === 0)
    : values

/** A group of tests whose rule asks no database: in the gate on SQLite alone. */
export const groupOnce = (...given: Parameters<typeof test.group>): void => {
  if (!(isGate && runsOnMysql)) test.group(...given)
}
