import { vine } from '#core/requests/validation'

const LAST_ORDER = 1_000_000

const time = () => vine.number({ strict: true }).withoutDecimals().min(0).nullable()

/** Fields of a form that say when and where in a list something is shown. */
export const shownWhile = () => ({
  startsAt: time(),
  endsAt: time(),
  listOrder: vine.number({ strict: true }).withoutDecimals().min(0).max(LAST_ORDER),
  isShown: vine.boolean({ strict: true }),
})
