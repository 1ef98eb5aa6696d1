/** Tests that did not run, and why. */
import { existsSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { root } from '../paths.mjs'

/**
 * One line about the tests that were skipped; null when all ran. They need the reference data, which is no part of the
 * repository.
 * @param {number} count
 */
export function notRun(count) {
  if (count === 0) return null
  const folder = process.env.GRANDSTAND_SHARED ?? resolve(root, '..', 'shared')
  const why = existsSync(join(folder, 'data'))
    ? 'some files of the reference data are missing'
    : `the reference data is not in ${folder} (GRANDSTAND_SHARED names another folder)`
  return `${count} ${count === 1 ? 'test' : 'tests'} did not run: ${why}`
}
