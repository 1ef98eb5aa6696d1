/** Sums of a report's rows, and the part of the stakes that went back to players. Pure functions. */
import type { GameReportRow } from '@grandstand/shared-types/wire/games/game_report'

export const totalOf = (rows: readonly GameReportRow[]) => ({
  roundCount: rows.reduce((sum, { roundCount }) => sum + roundCount, 0),
  stakeMinor: rows.reduce((sum, row) => sum + row.stakeMinor, 0),
  winMinor: rows.reduce((sum, row) => sum + row.winMinor, 0),
})

/** Wins in hundredths of a percent of the stakes; null without stakes. */
export const returnPer10000 = (stakeMinor: number, winMinor: number): number | null =>
  stakeMinor > 0 ? Math.round((winMinor * 10_000) / stakeMinor) : null
