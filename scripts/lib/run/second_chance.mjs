/** A second chance: what failed runs once more, alone and on fresh state. */
import { failedFiles, failureCount, testsThat } from '../suites/outcome.mjs'

/** More files than this are no accident. */
const MOST_FILES = 10

const nameOf = (suite, { file, name }) => `${suite.name}, ${suite.database}: ${file}: ${name}`
const nameOfFault = (suite, { text }) =>
  `${suite.name}, ${suite.database}: ${text.trim().split('\n', 1)[0]}`

/** The names of everything that failed. */
const namesOf = (suite, outcome) => [
  ...testsThat('failed', outcome).map((test) => nameOf(suite, test)),
  ...outcome.faults.map((fault) => nameOfFault(suite, fault)),
]

/** The outcome of a suite of which some files ran again. */
function merge(first, again, files) {
  const stands = ({ file }) => files !== null && !files.includes(file)
  return {
    ...first,
    tests: [...first.tests.filter(stands), ...again.flatMap(({ tests }) => tests)],
    faults: again.flatMap(({ faults }) => faults),
  }
}

/** A fault for each test that failed at first, and neither passed nor failed when its file ran again. */
function missing(first, merged) {
  const ran = new Set(
    merged.tests
      .filter(({ state }) => state !== 'skipped')
      .map(({ file, name }) => `${file}: ${name}`)
  )
  return testsThat('failed', first)
    .map(({ file, name }) => `${file}: ${name}`)
    .filter((name) => !ran.has(name))
    .map((name) => ({ text: `${name}: failed, and did not run again`, files: null }))
}

/**
 * Runs the files in which something failed once more, one at a time. A failure that names no file makes its whole suite
 * run again.
 * @param {import('../suites/outcome.mjs').Suite[]} suites
 * @param {import('../suites/outcome.mjs').Outcome[]} outcomes of `suites`
 * @param {(suite: object, files?: string[]) => Promise<import('../suites/outcome.mjs').Outcome>} run
 * @returns {Promise<{ outcomes: object[], unstable: string[], failed: string[] }>} `unstable` failed at first and passed
 *   then, `failed` did not; with more than ten such files nothing runs again
 */
export async function secondChance(suites, outcomes, run) {
  const red = outcomes
    .map((outcome, index) => ({
      index,
      suite: suites[index],
      outcome,
      files: failedFiles(outcome),
    }))
    .filter(({ outcome }) => failureCount(outcome) > 0)
  const fileCount = red.reduce((sum, { files }) => sum + (files?.length ?? 1), 0)
  if (fileCount > MOST_FILES) {
    console.log(`${fileCount} files failed, too many for a second chance`)
    return {
      outcomes,
      unstable: [],
      failed: red.flatMap(({ suite, outcome }) => namesOf(suite, outcome)),
    }
  }
  const result = { outcomes: [...outcomes], unstable: [], failed: [] }
  for (const { index, suite, outcome, files } of red) {
    const again = []
    for (const file of files ?? [undefined]) {
      console.log(`once more: ${suite.name}, ${suite.database}${file ? `: ${file}` : ''}`)
      again.push(await run(suite, file && [file]))
    }
    const merged = merge(outcome, again, files)
    merged.faults.push(...missing(outcome, merged))
    result.outcomes[index] = merged
    const failed = namesOf(suite, merged)
    result.failed.push(...failed)
    result.unstable.push(...namesOf(suite, outcome).filter((name) => !failed.includes(name)))
  }
  return result
}
