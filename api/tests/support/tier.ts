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

type Group = Parameters<typeof test.group>

/** A group of tests that is dear: in the gate on that database alone, because another runs on the other one. */
export const groupOn = (database: 'sqlite' | 'mysql', ...given: Group): void => {
  if (!isGate || (database === 'mysql') === runsOnMysql) test.group(...given)
}

/** A group of tests whose rule asks no database: in the gate on SQLite alone. */
export const groupOnce = (...given: Group): void => groupOn('sqlite', ...given)
