/**
 * Season files with two rows a game (sportsbookreviewsonline.com): American prices, and a final score that includes
 * overtime.
 */
import { SPORT_IDS } from '@grandstand/shared-types/catalogue/sports'
import { sameInEveryLanguage } from '@grandstand/shared-types/languages/in_every_language'
import { mainMarket } from '#season_files/reading/price_cells'
import type { SeasonFormat } from '#season_files/reading/season'
import {
  countryCategory,
  seasonFixtures,
  type MatchMarkets,
} from '#season_files/reading/season_fixtures'
import { scoreOf, seasonResults } from '#season_files/reading/season_results'
import { parseAmericanOdds } from '#season_files/two_row/american_odds'
import { readGames } from '#season_files/two_row/games_of_rows'
import type { Game, League } from '#season_files/two_row/league'

const FILE_ZONE = 'America/New_York'

/** The readers of a league's seasons. Both throw as `readGames` does. */
export const twoRowFormat = (league: League): SeasonFormat => ({
  async readFixtures(path, startsAt) {
    const { season, games } = await readGames(path, league)
    const { format, sport, winner, handicapTypeId, totalTypeId } = league
    const name = `${league.name} ${season.replace('-', '/')}`
    return seasonFixtures(games, {
      startsAt,
      zone: FILE_ZONE,
      timeOf: () => league.usualTime,
      marketTypeIds: [winner.typeId, handicapTypeId, totalTypeId],
      marketsOf: (game) => marketsOf(league, game),
      groupOf: () => season,
      tournamentOf: () => ({
        sportId: SPORT_IDS[sport],
        category: countryCategory(sport, 'US'),
        sourceKey: `${format}:${season}`,
        names: sameInEveryLanguage(name),
        listOrder: 1,
      }),
    })
  },

  async readResults(path) {
    const { games } = await readGames(path, league)
    return seasonResults(SPORT_IDS[league.sport], games, (game) => {
      const final = scoreOf(game.homeCells.get('Final'), game.visitorCells.get('Final'))
      return final ? league.factsOf(game, final) : null
    })
  },
})

function marketsOf({ winner, linesOf }: League, game: Game): MatchMarkets {
  const prices = [game.homeCells, game.visitorCells].flatMap(
    (cells) => parseAmericanOdds(cells.get(winner.priceColumn) ?? '') ?? []
  )
  const isPriced = prices.length === 2
  const { handicap, total } = linesOf(game)
  return {
    markets: [
      isPriced ? mainMarket(winner.typeId, '', ['home', 'away'], prices) : null,
      handicap,
      total,
    ].filter((market) => market !== null),
    hasBadLine: handicap === null || total === null,
  }
}
