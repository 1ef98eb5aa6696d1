/**
 * The clock of the tests. A run begins at the same instant on every day and at every hour, so that no test depends on the
 * hour at which somebody runs it.
 */
import { Refusal } from '../fail.mjs'
import { shiftDate } from './shift_date.mjs'

/**
 * Noon in most brands' zones, in the middle of a week, a month and a season, far from every change of the clock. `--at`
 * and TEST_AT choose another.
 */
const USUAL_START = '2026-12-09T10:00:00Z'

const preload = new URL('preload.mjs', import.meta.url).href

/** The machine's own time, as epoch milliseconds; a browser counts the age of its cookies by it. */
export const machineNow = () => Date.now() - Number(process.env.CLOCK_OFFSET_MS ?? 0)

/**
 * The instant at which the tests begin, as epoch milliseconds.
 * @param {string} [text] an ISO 8601 instant
 * @throws {Refusal} when the text is no instant
 */
export function startOfTests(text = process.env.TEST_AT ?? USUAL_START) {
  const at = Date.parse(text)
  if (Number.isNaN(at)) throw new Refusal(`no instant: ${text}; write one as ${USUAL_START}`)
  return at
}

/** Whole seconds, so that a second of a moved clock is a second of the machine's: the log of a database knows no less. */
const offsetTo = (at) => Math.ceil((at - machineNow()) / 1000) * 1000

/**
 * The environment in which every Node believes that it is `at` now, or less than a second later.
 * @param {NodeJS.ProcessEnv} env
 * @param {number} at epoch milliseconds
 * @returns {NodeJS.ProcessEnv}
 */
export function clockAt(env, at) {
  const options = (env.NODE_OPTIONS ?? '').replace(`--import=${preload}`, '').trim()
  return {
    ...env,
    CLOCK_OFFSET_MS: String(offsetTo(at)),
    NODE_OPTIONS: `${options} --import=${preload}`.trim(),
  }
}

/**
 * Sets the clock of this process, and of every Node that it starts from now on.
 * @param {number} at epoch milliseconds
 */
export function setClock(at) {
  const env = clockAt(process.env, at)
  shiftDate(Number(env.CLOCK_OFFSET_MS) - Number(process.env.CLOCK_OFFSET_MS ?? 0))
  Object.assign(process.env, env)
}
