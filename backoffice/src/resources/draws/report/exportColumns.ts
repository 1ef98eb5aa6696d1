import { DRAW_GAME_CODES } from '@grandstand/shared-types/games/draw_games'
import type { DrawReportBy, DrawReportRow } from '@grandstand/shared-types/wire/draw_report'
import type { ExportOrder } from '../../../api/dataProvider.ts'

/** Fields that say what a row is of, each with the key of its name. */
const SUBJECTS = {
  game: { gameCode: 'game' },
  draw: { gameCode: 'game', drawNumber: 'draw', drawsAt: 'drawsAt' },
  desk: { username: 'desk' },
} as const satisfies Record<DrawReportBy, Partial<Record<keyof DrawReportRow, string>>>

const FIGURES = [
  'currency',
  'ticketCount',
  'stakeMinor',
  'winMinor',
  'returnedMinor',
  'netMinor',
] as const

interface Words {
  /** A text of the report by its key. */
  text: (key: string) => string
  /** The name of a game by its code. */
  game: (code: string) => string
}

/** Columns of the file: what each row is of, then its figures. Tickets that players bought themselves have no desk. */
export function exportColumns(by: DrawReportBy, { text, game }: Words): ExportOrder['columns'] {
  const words = {
    gameCode: Object.fromEntries(DRAW_GAME_CODES.map((code) => [code, game(code)])),
    username: { null: text('players') },
  }
  const subjects = Object.entries(SUBJECTS[by]).map(([field, key]) => ({
    field,
    label: text(key),
    ...((field === 'gameCode' || field === 'username') && { words: words[field] }),
  }))
  return [...subjects, ...FIGURES.map((field) => ({ field, label: text(field) }))]
}
