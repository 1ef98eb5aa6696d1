import {
  MOST_TIMES_OF_DAY,
  TIME_OF_DAY,
  WEEKDAYS,
} from '@grandstand/shared-types/games/draw_calendar'
import { CURRENCY_CODES } from '@grandstand/shared-types/money/currencies'
import { DRAW_REPORT_BY } from '@grandstand/shared-types/wire/draw_report'
import type { Infer } from '@vinejs/vine/types'
import { reportDay } from '#core/requests/report_days'
import { whole } from '#core/requests/shown_to_players'
import { amountMinor, exactObject, fieldsOf, inForm, vine } from '#core/requests/validation'

const DAY_SECONDS = 86_400
const WEEK_SECONDS = 7 * DAY_SECONDS
const MOST_AHEAD = 50

const on = () => vine.boolean({ strict: true })

/** Body of PUT /v1/draw-game-settings/:id. */
export const drawGameValidator = vine.compile(
  exactObject(
    {
      intervalSeconds: whole(30, WEEK_SECONDS),
      salesCloseSeconds: whole(5, WEEK_SECONDS),
      drawsAhead: whole(1, MOST_AHEAD),
      limits: exactObject(
        fieldsOf(CURRENCY_CODES, () =>
          exactObject({
            minStakeMinor: amountMinor(),
            maxStakeMinor: amountMinor(),
            maxWinMinor: amountMinor(),
          }).optional()
        )
      ),
      isEnabled: on(),
      isShown: on(),
      calendar: exactObject({
        isEnabled: on(),
        times: vine
          .array(vine.string().use(inForm(TIME_OF_DAY, '19:30')))
          .maxLength(MOST_TIMES_OF_DAY)
          .distinct(),
        weekdays: vine.array(vine.enum(WEEKDAYS)).maxLength(WEEKDAYS.length).distinct(),
        salesCloseSeconds: whole(5, DAY_SECONDS),
        drawsAhead: whole(1, MOST_AHEAD),
        prices: exactObject(fieldsOf(CURRENCY_CODES, () => amountMinor().optional())),
      }),
    },
    ['id', 'code', 'updatedAt']
  )
)
export type SentDrawGame = Infer<typeof drawGameValidator>

/** Query of GET /v1/draw-report. */
export const reportValidator = vine.compile(
  vine.object({
    by: vine.enum(DRAW_REPORT_BY),
    from: reportDay().optional(),
    to: reportDay().optional(),
  })
)
