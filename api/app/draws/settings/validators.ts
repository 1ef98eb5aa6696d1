import { CURRENCY_CODES } from '@grandstand/shared-types/money/currencies'
import type { Infer } from '@vinejs/vine/types'
import { whole } from '#core/requests/shown_to_players'
import { amountMinor, exactObject, fieldsOf, vine } from '#core/requests/validation'

const WEEK_SECONDS = 7 * 86_400
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
    },
    ['id', 'code', 'updatedAt']
  )
)
export type SentDrawGame = Infer<typeof drawGameValidator>
