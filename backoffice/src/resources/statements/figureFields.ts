import type { StatementFigures } from '@grandstand/shared-types/wire/money/statements'

/** The figures of a statement in the order of paper. */
export const FIGURE_FIELDS = [
  'openingMinor',
  'givenMinor',
  'takenMinor',
  'stakesMinor',
  'payoutsMinor',
  'cancelledMinor',
  'soldMinor',
  'bonusesMinor',
  'cardsMinor',
  'cashMinor',
  'gatewaysMinor',
  'correctionsMinor',
  'commissionMinor',
  'closingMinor',
  'paymentsMinor',
  'debtMinor',
  'turnoverMinor',
  'grossWinMinor',
  'netWinMinor',
  'earnedMinor',
  'carriedMinor',
  'carryMinor',
  'payableMinor',
] as const satisfies readonly (keyof StatementFigures)[]
