/**
 * File formats by the name that commands take. They stand apart from `formats.ts`, so that a command loads the readers
 * only when it runs.
 */
export const FORMAT_NAMES = [
  'football-data',
  'football-multimarket',
  'tennis-atp',
  'nba',
  'mlb',
] as const
export type FormatName = (typeof FORMAT_NAMES)[number]
