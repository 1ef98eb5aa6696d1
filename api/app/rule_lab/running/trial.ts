/** Trials of this process. They live in its memory alone, so that a trial writes nothing at all (rules 17.1). */
import logger from '@adonisjs/core/services/logger'
import type { TrialResult, TrialState } from '@grandstand/shared-types/wire/betting/rule_lab'
import { readMayLag } from '#core/database/lagging_reads'
import { AppError } from '#core/errors/app_error'
import { clock } from '#core/timing/clock'
import type { TrialOrder } from '#rule_lab/validators/new_trial'

/** Who began it: nobody else sees it. */
export interface Owner {
  siteId: number
  userId: number
}

export interface Trial extends Owner {
  id: number
  order: TrialOrder
  dealerName: string | null
  state: TrialState
  startedAt: number
  endedAt: number | null
  progressPercent: number
  couponCount: number
  result: TrialResult | null
}

/** What the work tells of itself; `isOver` once it should end. */
export interface Progress {
  isOver: () => boolean
  tell: (percent: number, couponCount: number) => void
}

/** The result; null when the work ended because it was over. */
export type Work = (progress: Progress) => Promise<TrialResult | null>

const KEPT_MS = 24 * 3_600_000
const MOST_OF_ONE = 5

let trials: Trial[] = []

/** The numbers of trials are moments, so a lower one is of an earlier process. */
const startedAt = clock.now()

/** Begins a trial and answers at once. Throws 409 `trialRuns` while another of the brand runs. */
export function begin(
  owner: Owner,
  { order, dealerName }: Pick<Trial, 'order' | 'dealerName'>,
  work: Work
): Trial {
  if (trials.some(({ siteId, state }) => siteId === owner.siteId && state === 'running')) {
    throw new AppError('trialRuns')
  }
  forgetOld(owner)
  const trial: Trial = {
    ...{ siteId: owner.siteId, userId: owner.userId, order, dealerName, state: 'running' },
    // a number that no trial of an earlier process had
    id: Math.max(clock.now(), ...trials.map(({ id }) => id + 1)),
    ...{ startedAt: clock.now(), endedAt: null, progressPercent: 0, couponCount: 0, result: null },
  }
  trials.push(trial)
  void run(trial, work)
  return trial
}

async function run(trial: Trial, work: Work): Promise<void> {
  const isOver = () => trial.state !== 'running'
  try {
    // coupons of the past are at a replica, too
    const result = await readMayLag(() =>
      work({
        isOver,
        tell(percent, couponCount) {
          trial.progressPercent = Math.min(100, Math.floor(percent))
          trial.couponCount = couponCount
        },
      })
    )
    if (isOver() || !result) return
    Object.assign(trial, { result, state: 'done', endedAt: clock.now(), progressPercent: 100 })
  } catch (error) {
    logger.error({ err: error }, 'the trial of a rule failed')
    if (!isOver()) Object.assign(trial, { state: 'failed', endedAt: clock.now() })
  }
}

/** Own trials, the latest first. */
export const trialsOf = ({ siteId, userId }: Owner): Trial[] =>
  trials.filter((one) => one.siteId === siteId && one.userId === userId).reverse()

/** Throws 404 `notFound` for a trial of somebody else, `trialLost` for one that a start of the server has ended. */
export function trialOf(owner: Owner, id: number): Trial {
  const found = trialsOf(owner).find((one) => one.id === id)
  if (!found && id < startedAt) throw new AppError('trialLost')
  if (!found) throw AppError.notFound()
  return found
}

/** Ends the trial; its work stops at the next page. One that has ended stays as it is. */
export function cancel(trial: Trial): Trial {
  if (trial.state === 'running') {
    Object.assign(trial, { state: 'cancelled', endedAt: clock.now() })
  }
  return trial
}

function forgetOld(owner: Owner): void {
  const kept = new Set(trialsOf(owner).slice(0, MOST_OF_ONE - 1))
  trials = trials.filter((one) => {
    const isOwn = one.siteId === owner.siteId && one.userId === owner.userId
    return one.startedAt > clock.now() - KEPT_MS && (!isOwn || kept.has(one))
  })
}
