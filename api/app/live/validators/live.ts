/** Query strings of the live list, read strictly: a text that is no number is refused. */
import { LIVE_REQUEST_LIMIT } from '@grandstand/shared-types/live/limits'
import type { Infer } from '@vinejs/vine/types'
import { vine } from '#core/requests/validation'
import { ids, keyWord, lang } from '#book/validators/board'

/** The end of a window that has none. */
export const LAST_TIME = Number.MAX_SAFE_INTEGER
const MOST_FAVOURITES = 400
const MOST_PROPOSED_FOR = 50

const time = () => vine.number().withoutDecimals().min(0).max(LAST_TIME).optional()
const flag = () => vine.enum(['0', '1'] as const).optional()
const count = () => vine.number().withoutDecimals().min(1).max(LIVE_REQUEST_LIMIT).optional()

export const liveListQuery = vine.compile(
  vine.object({
    sportId: vine.number().withoutDecimals().positive().max(LAST_TIME).optional(),
    keyWord: keyWord(),
    favourites: ids(MOST_FAVOURITES).optional(),
    onlyFavourites: flag(),
    startDate: time(),
    endDate: time(),
    odds: vine.enum(['main', 'all', 'none'] as const).optional(),
    order: vine.number().withoutDecimals().min(0).max(9).optional(),
    orderTime: vine.enum(['asc', 'desc'] as const).optional(),
    limit: count(),
    page: count(),
    sportCountLive: flag(),
    lang: lang(),
  })
)
export type LiveListQuery = Infer<typeof liveListQuery>

export const liveMatchQuery = vine.compile(vine.object({ lang: lang() }))
export const liveOddsQuery = vine.compile(
  vine.object({ notSeen: vine.string().maxLength(40).optional() })
)
export const livePropositionQuery = vine.compile(
  vine.object({ matches: ids(MOST_PROPOSED_FOR), lang: lang() })
)
