import type { HttpContext } from '@adonisjs/core/http'
import { AppError } from '#core/app_error'
import { idParam } from '#core/resource'
import {
  LAST_TIME,
  readLanguage,
  readLiveList,
  readLiveProposition,
  readNotSeen,
} from '#live/live_request'
import { fresh } from '#live/queries/fresh'
import { liveMatches, type LiveListFilter } from '#live/queries/live_list'
import { liveMatch, liveOdds, liveProposition } from '#live/queries/live_match'

/** The live list for who has no socket; nobody needs to be signed in. */
export default class LiveController {
  /** GET /v1/live/matches */
  async matches(ctx: HttpContext) {
    const filter = await readLiveList(ctx)
    if (!isShared(filter)) return liveMatches(filter)
    return answer(ctx, `list:${JSON.stringify(filter)}`, () => liveMatches(filter))
  }

  /** GET /v1/live/matches/:id */
  async match(ctx: HttpContext) {
    const [id, language] = [idParam(ctx), await readLanguage(ctx)]
    return answer(ctx, `match:${id}:${language}`, () => found(liveMatch(id, language)))
  }

  /** GET /v1/live/matches/:id/odds?notSeen= */
  async odds(ctx: HttpContext) {
    return found(liveOdds(idParam(ctx), await readNotSeen(ctx)))
  }

  /** GET /v1/live/proposition?matches=1,2,3 */
  async proposition(ctx: HttpContext) {
    const { matchIds, language } = await readLiveProposition(ctx)
    return liveProposition(matchIds, language)
  }
}

/** Whether many ask for the same: nobody's words, favourites or hours. */
function isShared({ keyWord, favouriteIds, from, to }: LiveListFilter): boolean {
  return keyWord === null && favouriteIds.length === 0 && from === 0 && to === LAST_TIME
}

/** Written as JSON once for all who ask the same at the same moment. */
function answer(ctx: HttpContext, key: string, make: () => unknown): void {
  const text = fresh(key, () => JSON.stringify(make()))
  ctx.response.header('content-type', 'application/json; charset=utf-8').send(text)
}

function found<T>(value: T | null): T {
  if (value === null) throw AppError.notFound()
  return value
}
