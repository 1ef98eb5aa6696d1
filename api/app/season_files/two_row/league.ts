/** The description of one league, by which `format.ts` reads its season files. */
import type { MatchFacts, Score } from '@grandstand/shared-types/markets/model/match_facts'
import type { SPORT_IDS } from '@grandstand/shared-types/catalogue/sports'
import type { SourceMarket } from '#catalogue/actions/import_source'
import type { CsvHeader, CsvRow } from '#season_files/reading/csv_table'
import type { SeasonMatch } from '#season_files/reading/season_matches'

export type Cells = CsvRow['cells']

/** A game with the cells of its two rows. */
export interface Game extends SeasonMatch {
  visitorCells: Cells
  homeCells: Cells
}

/** The lines of a game; null where its cells hold no valid line. */
export interface GameLines {
  handicap: SourceMarket | null
  total: SourceMarket | null
}

export interface League {
  /** Name of the format; source keys begin with it. */
  format: string
  /** Names of tournaments begin with it. */
  name: string
  sport: keyof typeof SPORT_IDS
  /** Columns of the league beside `Date`, `Rot`, `VH` and `Team`. */
  header: Omit<CsvHeader, 'identity'>
  /** Full names by the file's spelling without spaces; a spelling without an entry is shown unchanged. */
  teams: Readonly<Record<string, string>>
  /** Shown when the name of a file holds no season. */
  fileNameExample: string
  /** `hh:mm` in New York: the files give days without times. */
  usualTime: string
  winner: { typeId: number; priceColumn: string }
  handicapTypeId: number
  totalTypeId: number
  linesOf(game: Game): GameLines
  /** `final` includes overtime or extra innings. */
  factsOf(game: Game, final: Score): MatchFacts
}
