import { TURNOVER_DAYS } from '@grandstand/shared-types/wire/people/dealers'
import { vine } from '#core/requests/validation'

/** Query of GET /v1/dashboard/turnover. */
export const turnoverQuery = vine.compile(
  vine.object({ days: vine.number().in([...TURNOVER_DAYS]) })
)
