/** The readers of each file format. */
import { FeedError } from '#feed/feed_error'
import { readFixtures } from '#feed/football_data/fixtures'
import { readResults } from '#feed/football_data/results'
import * as footballMultimarket from '#feed/football_multimarket/format'
import { FORMAT_NAMES, type FormatName } from '#feed/format_names'
import type { SeasonFormat } from '#feed/season'
import * as mlb from '#feed/two_row/mlb'
import * as nba from '#feed/two_row/nba'
import * as tennisAtp from '#feed/tennis_atp/format'

const FORMATS: Readonly<Record<FormatName, SeasonFormat>> = {
  'football-data': { readFixtures, readResults },
  'football-multimarket': footballMultimarket,
  'tennis-atp': tennisAtp,
  'nba': nba,
  'mlb': mlb,
}

/** Throws `unknownFeedFormat` [format, the known ones]. */
export function feedFormat(format: string, file: string): SeasonFormat {
  const name = FORMAT_NAMES.find((known) => known === format)
  if (name) return FORMATS[name]
  throw new FeedError('unknownFeedFormat', file, 0, [format, FORMAT_NAMES.join(', ')])
}
