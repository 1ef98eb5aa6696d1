/** Columns of a football-data file. */
import { readCsvTable, type CsvTable } from '#season_files/reading/csv_table'

const IDENTITY = ['Div', 'Date', 'HomeTeam', 'AwayTeam']
const SCORES = ['FTHG', 'FTAG', 'HTHG', 'HTAG']
const TOGETHER = [
  ['B365CH', 'B365CD', 'B365CA'],
  ['B365H', 'B365D', 'B365A'],
  ['B365C>2.5', 'B365C<2.5'],
  ['B365>2.5', 'B365<2.5'],
  ['BbAv>2.5', 'BbAv<2.5'],
  ['FTHG', 'FTAG'],
  ['HTHG', 'HTAG'],
]

/** The rows of a season; score columns may be missing. Throws as `readCsvTable` does. */
export const readSeasonTable = (path: string): Promise<CsvTable> =>
  readCsvTable(path, { identity: IDENTITY, together: TOGETHER })

/** The rows of a season with scores. Throws as `readCsvTable` does. */
export const readScoreTable = (path: string): Promise<CsvTable> =>
  readCsvTable(path, { identity: IDENTITY, required: SCORES, together: TOGETHER })
