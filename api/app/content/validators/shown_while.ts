import { vine } from '#core/requests/validation'
import { AppError } from '#core/errors/app_error'

const LAST_ORDER = 1_000_000

const time = () => vine.number({ strict: true }).withoutDecimals().min(0).nullable()

/** Fields of a form that say when and where in a list something is shown. */
export const shownWhile = () => ({
  startsAt: time(),
  endsAt: time(),
  listOrder: vine.number({ strict: true }).withoutDecimals().min(0).max(LAST_ORDER),
  isShown: vine.boolean({ strict: true }),
})

interface Bounds {
  startsAt: number | null
  endsAt: number | null
}

/** Throws 422 `endBeforeStart` at an end that is not after the start. */
export function requireOrder({ startsAt, endsAt }: Bounds): void {
  if (startsAt !== null && endsAt !== null && endsAt <= startsAt) {
    throw AppError.field('endsAt', 'endBeforeStart')
  }
}
