/** Texts of the commands that move brands between databases. */
import type { CellNumbers } from '#moves/cell_numbers'
import type { BrandSums } from '#moves/compare'
import type { MoveFault, MoveRefusal } from '#moves/refusal'

type Params = readonly (string | number)[]

const FAULT_TEXTS: Record<MoveFault, (params: Params) => string> = {
  badCellNumber: ([cell]) => `${cell} is no number of a cell: 0 to 99`,
  brandUnknown: ([key]) => `there is no brand "${key}" in this database`,
  brandThere: ([key]) => `the other database has a brand "${key}", or one of its number, already`,
  brandAway: ([key]) => `"${key}" is arriving in this database: open it before it moves on`,
  movesElsewhere: ([key, cell]) => `"${key}" is on its way to cell ${cell}: end that move first`,
  movedTwice: ([key]) => `another command has begun to move "${key}": this one has ended`,
  notArrived: ([key]) => `"${key}" has not arrived here: end its move first`,
  schemaDiffers: () => 'the databases have different tables: run the same version in both',
  keyDiffers: () => 'a database was written with another APP_KEY: secrets could not be read there',
  sameNumbers: ([cell]) =>
    `both databases are cell ${cell}: give one another number first (npm run ace -- cell:number)`,
  numberTaken: ([table, number]) =>
    `the other database has, or gives, number ${number} of ${table}`,
  valueTaken: ([table, columns]) =>
    `the other database has a row of ${table} with the same ${columns}`,
  noHost: ([key]) => `"${key}" has no host of its own, by which a router could lead people there`,
  rowsStay: ([table, reason]) => `the brand has rows of ${table}, which cannot move: ${reason}`,
  jackpotShared: () => 'the brand plays for a jackpot that it shares with other brands',
  referenceOutside: ([table, column]) =>
    `a row of ${table} names by ${column} what is not of the brand`,
  catalogueDiffers: ([table, number]) => `number ${number} of ${table} is another one there`,
  matchAmbiguous: ([key]) => `the match ${key} is two matches there`,
  resultsDiffer: ([key]) =>
    `coupons are decided on the match ${key}, which the other database has not decided alike: settle it there first`,
  couponsPending: ([id]) => `coupon ${id} waits to be accepted: try again in a moment`,
  rowsDiffer: ([part, name, here, there]) =>
    `${part} of ${name} are ${here} here and ${there} there`,
}

const count = (value: number) => value.toLocaleString('en-US')

export const moveMessages = {
  refused: ({ fault, params }: MoveRefusal) => `${FAULT_TEXTS[fault](params)} [${fault}]`,
  numbered: ({ cell, from }: CellNumbers) =>
    `Cell ${cell}: new rows get numbers from ${count(from)} on. Start its servers again.`,
  moved: (key: string, { rows, balances }: BrandSums) => [
    `Moved ${key}: ${count(Object.values(rows).reduce((sum, one) => sum + one, 0))} rows.`,
    ...Object.entries(balances).map(([pocket, sum]) => `  ${pocket}: ${count(sum)} in both`),
    'Copy its pictures (UPLOADS_DIR), start the servers there again, lead its hosts there (CELLS_FILE),',
    `then run there: npm run ace -- brand:open --brand=${key}`,
  ],
  opened: (key: string) => `${key} is served here.`,
}
