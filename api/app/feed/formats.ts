/** The file formats that can be brought in. */
import { FeedError } from '#feed/feed_error'
import { readFixtures } from '#feed/football_data/fixtures'
import { readResults } from '#feed/football_data/results'

const FORMATS = {
  'football-data': { readFixtures, readResults },
} as const

export type FeedFormat = keyof typeof FORMATS

/** Throws `unknownFeedFormat` [format, the known ones]. */
export function feedFormat(format: string, file: string): (typeof FORMATS)[FeedFormat] {
  if (isFeedFormat(format)) return FORMATS[format]
  const known = Object.keys(FORMATS).join(', ')
  throw new FeedError('unknownFeedFormat', file, 0, [format, known])
}

const isFeedFormat = (format: string): format is FeedFormat => Object.hasOwn(FORMATS, format)
