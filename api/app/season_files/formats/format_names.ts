/** The file formats that can be brought in, by the name that a command takes; apart from the readers, which cost time. */
export const FORMAT_NAMES = [
  'football-data',
  'football-multimarket',
  'tennis-atp',
  'nba',
  'mlb',
] as const
export type FormatName = (typeof FORMAT_NAMES)[number]
