import { DESK_TICKET_STATES } from '@grandstand/shared-types/wire/desk/desk'
import { exactObject, plainText, reason, rowId, vine } from '#core/requests/validation'

/** More cash than any drawer holds, minor units. */
const MOST_CASH = 1_000_000_000_000

const cash = () => vine.number({ strict: true }).withoutDecimals().min(0).max(MOST_CASH)

/** Body of opening and of closing a shift. */
export const countValidator = vine.compile(exactObject({ countedMinor: cash() }))

/** Body of counting a shift that ended without a count. */
export const lateCountValidator = vine.compile(
  exactObject({ countedMinor: cash(), reason: reason() })
)

/** Body of paying and of cancelling a ticket; spaces and hyphens in the code do not count. */
export const codeValidator = vine.compile(exactObject({ code: plainText().maxLength(64) }))

/** Query of the tickets of a desk and of its shop. */
export const ticketsValidator = vine.compile(
  vine.object({
    of: vine.enum(['own', 'shop']).optional(),
    state: vine.enum(DESK_TICKET_STATES).optional(),
    before: rowId().optional(),
  })
)
