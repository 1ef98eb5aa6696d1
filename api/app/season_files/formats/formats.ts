/** The readers of each file format. */
import { FileError } from '#season_files/reading/file_error'
import { readFixtures } from '#season_files/football_data/fixtures'
import { readResults } from '#season_files/football_data/results'
import * as footballMultimarket from '#season_files/football_multimarket/format'
import { FORMAT_NAMES, type FormatName } from '#season_files/formats/format_names'
import type { SeasonFormat } from '#season_files/reading/season'
import { twoRowFormat } from '#season_files/two_row/format'
import { MLB } from '#season_files/two_row/mlb'
import { NBA } from '#season_files/two_row/nba'
import * as tennisAtp from '#season_files/tennis_atp/format'

const FORMATS: Readonly<Record<FormatName, SeasonFormat>> = {
  'football-data': { readFixtures, readResults },
  'football-multimarket': footballMultimarket,
  'tennis-atp': tennisAtp,
  'nba': twoRowFormat(NBA),
  'mlb': twoRowFormat(MLB),
}

/** The readers of a format. Throws `unknownFeedFormat` [format, the known formats]. */
export function seasonFormat(format: string, file: string): SeasonFormat {
  const name = FORMAT_NAMES.find((known) => known === format)
  if (name) return FORMATS[name]
  throw new FileError('unknownFeedFormat', file, 0, [format, FORMAT_NAMES.join(', ')])
}
