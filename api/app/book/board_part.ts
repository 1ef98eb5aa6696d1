/** Lets a browser ask for the board while the app still loads. */
import { MATCHES_REQUEST_LIMIT } from '@grandstand/shared-types/core/list_limits'
import { clock } from '#core/timing/clock'
import { windowAt } from '#book/board_request'
import { boardTree } from '#book/queries/board'
import { isHome, type PagePartMaker } from '#sites/page/page_part'

const SPORTS_PAGE = /^\w\w\/sports\/?$/

/** The first requests of the page of sports, as `player-web/src/features/sports/board` sends them. */
export const boardPart: PagePartMaker = (site, { path, language }) => {
  if (!isHome(path) && !SPORTS_PAGE.test(path ?? '')) return {}
  const [sport] = boardTree(windowAt(clock.now(), site), language).sports
  const matches =
    sport &&
    `/v1/board/matches?lang=${language}&sportId=${sport.id}&odds=main&offset=0&limit=${MATCHES_REQUEST_LIMIT}`
  return {
    preloads: [
      `/v1/board/tree?lang=${language}`,
      `/v1/board/market-types?lang=${language}&scope=board`,
      ...(matches ? [matches] : []),
    ],
  }
}
