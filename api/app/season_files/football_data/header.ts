/** Columns of a football-data file. */
import { readCsvTable, type CsvTable } from '#season_files/reading/csv_table'
import { MATCH_RESULT, TOTAL } from '#season_files/football_data/prices'

const IDENTITY = ['Div', 'Date', 'HomeTeam', 'AwayTeam']
const SCORES = ['FTHG', 'FTAG', 'HTHG', 'HTAG']
const TOGETHER = [...MATCH_RESULT, ...TOTAL, ['FTHG', 'FTAG'], ['HTHG', 'HTAG']]

/** The rows of a season; score columns may be missing. Throws as `readCsvTable` does. */
export const readSeasonTable = (path: string): Promise<CsvTable> =>
  readCsvTable(path, { identity: IDENTITY, together: TOGETHER })

/** The rows of a season with scores. Throws as `readCsvTable` does. */
export const readScoreTable = (path: string): Promise<CsvTable> =>
  readCsvTable(path, { identity: IDENTITY, required: SCORES, together: TOGETHER })
