import type { StatementFigures } from '@grandstand/shared-types/wire/money/statements'
import { number, type FieldsOf } from '#core/lists/resource'

/** The figures of a statement as fields of a list. */
export const FIGURE_COLUMNS = {
  openingMinor: number('statements.opening'),
  givenMinor: number('statements.given'),
  takenMinor: number('statements.taken'),
  stakesMinor: number('statements.stakes'),
  payoutsMinor: number('statements.payouts'),
  cancelledMinor: number('statements.cancelled'),
  soldMinor: number('statements.sold'),
  bonusesMinor: number('statements.bonuses'),
  cardsMinor: number('statements.cards'),
  cashMinor: number('statements.cash'),
  gatewaysMinor: number('statements.gateways'),
  correctionsMinor: number('statements.corrections'),
  commissionMinor: number('statements.commission'),
  closingMinor: number('statements.closing'),
  paymentsMinor: number('statements.payments'),
  debtMinor: number('statements.debt'),
  turnoverMinor: number('statements.turnover'),
  grossWinMinor: number('statements.gross_win'),
  netWinMinor: number('statements.net_win'),
  earnedMinor: number('statements.earned'),
  carriedMinor: number('statements.carried'),
  carryMinor: number('statements.carry'),
  payableMinor: number('statements.payable'),
} satisfies FieldsOf<StatementFigures>
