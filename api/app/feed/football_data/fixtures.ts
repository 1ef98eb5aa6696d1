/** A season file as fixtures with prices. */
import { DateTime } from 'luxon'
import { COUNTRIES, countryOrder } from '@grandstand/shared-types/countries'
import { SPORT_IDS } from '@grandstand/shared-types/sports'
import type { SourceFixture, SourceTournament } from '#catalogue/actions/import_source'
import type { RejectedRow } from '#feed/feed_error'
import { divisionOrder } from '#feed/football_data/divisions'
import { matchesOfRows, type RowMatch } from '#feed/football_data/match_of_row'
import { marketsOf } from '#feed/football_data/prices'
import { readTable } from '#feed/football_data/read_table'

/** Files give the time in the United Kingdom, or none. */
const FILE_ZONE = 'Europe/London'
const USUAL_TIME = '15:00'
/** A season is named after the years it begins and ends in; it begins in summer. */
const FIRST_SEASON_MONTH = 7
/** Real leagues stand below the invented ones of the demo, which count from 1. */
const LIST_OFFSET = 100

export interface SeasonFixtures {
  tournaments: SourceTournament[]
  rejected: RejectedRow[]
  /** Matches without a complete set of prices, by market type. */
  withoutPrice: { 1: number; 18: number; 16: number }
  badLines: number
}

/**
 * Reads a season. With `startsAt` (`YYYY-MM-DD`) its first match day becomes that day and the others keep their distance
 * in days. Throws what `readTable` throws.
 */
export async function readFixtures(path: string, startsAt?: DateTime): Promise<SeasonFixtures> {
  const table = await readTable(path)
  const { matches, rejected } = matchesOfRows(table.rows)
  const season: SeasonFixtures = {
    tournaments: [],
    rejected: [...table.rejected, ...rejected],
    withoutPrice: { 1: 0, 18: 0, 16: 0 },
    badLines: 0,
  }
  const firstDay = firstDayOf(matches)
  const shiftDays = startsAt && firstDay ? startsAt.diff(firstDay, 'days').days : 0
  for (const [div, ofDivision] of Map.groupBy(matches, (match) => match.div)) {
    const fixtures = ofDivision.flatMap((match) => toFixture(match, shiftDays, season) ?? [])
    season.tournaments.push(toTournament(div, ofDivision, fixtures))
  }
  season.rejected.sort((a, b) => a.line - b.line)
  return season
}

const firstDayOf = (matches: readonly RowMatch[]): DateTime | undefined =>
  matches.length > 0 ? DateTime.min(...matches.map(({ day }) => day)) : undefined

function toFixture(
  match: RowMatch,
  shiftDays: number,
  season: SeasonFixtures
): SourceFixture | null {
  const { row, day, home, away, sourceKey } = match
  const time = row.cells.get('Time') || USUAL_TIME
  const kickoff = kickoffAt(day.plus({ days: shiftDays }), time)
  if (kickoff === null) {
    season.rejected.push({ line: row.line, key: 'timeRequired', params: [time] })
    return null
  }
  const { markets, hasBadLine } = marketsOf(row.cells)
  for (const typeId of [1, 18, 16] as const) {
    if (!markets.some((market) => market.typeId === typeId)) season.withoutPrice[typeId]++
  }
  if (hasBadLine) season.badLines++
  return {
    sourceKey,
    startsAt: kickoff,
    // the order of the file is the order of the season
    listOrder: row.line,
    home: home.name,
    away: away.name,
    markets,
  }
}

function kickoffAt(day: DateTime, time: string): number | null {
  const match = /^(\d{1,2}):(\d{2})$/.exec(time)
  if (!match) return null
  const [hour, minute] = match.slice(1).map(Number)
  const kickoff = DateTime.fromObject(
    { year: day.year, month: day.month, day: day.day, hour, minute },
    { zone: FILE_ZONE }
  )
  return kickoff.isValid ? kickoff.toMillis() : null
}

function toTournament(
  div: string,
  matches: readonly RowMatch[],
  fixtures: SourceFixture[]
): SourceTournament {
  const [first] = matches
  if (!first) throw new Error(`division ${div} has no matches`)
  const { country, name } = first.division
  const season = seasonOf(firstDayOf(matches) ?? first.day)
  const fullName = `${name} ${season.replace('-', '/')}`
  return {
    sportId: SPORT_IDS.soccer,
    category: {
      sourceKey: `soccer:${country}`,
      names: COUNTRIES[country].name,
      countryCode: COUNTRIES[country].code,
      listOrder: countryOrder(country),
    },
    sourceKey: `football-data:${div}:${season}`,
    names: { tr: fullName, en: fullName },
    listOrder: LIST_OFFSET + divisionOrder(div),
    teamAliases: Object.fromEntries(
      matches
        .flatMap(({ home, away }) => [home, away])
        .map(({ name: team, others }) => [team, others])
    ),
    fixtures,
  }
}

/** `2018-19`. */
function seasonOf(firstDay: DateTime): string {
  const begin = firstDay.month >= FIRST_SEASON_MONTH ? firstDay.year : firstDay.year - 1
  return `${begin}-${String(begin + 1).slice(-2)}`
}
