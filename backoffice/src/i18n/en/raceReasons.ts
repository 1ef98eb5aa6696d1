/** What is wrong with a runner, a field or an order of finish. */
import type { FieldFaultReason } from '@grandstand/shared-types/racing/field/field_faults'
import type { OrderFaultReason } from '@grandstand/shared-types/racing/finish/order_faults'

export const raceReasonTexts: Record<FieldFaultReason | OrderFaultReason | 'runnerNamed', string> =
  {
    numberNotWhole: 'the number is no whole number from 1',
    numberTwice: 'the number stands here twice',
    withdrawnWithoutTime: 'withdrawn without a time',
    withdrawnWithoutPrice: 'withdrawn without a price above 1.00',
    withdrawnAfterOff: 'withdrawn after the off',
    replacesNobody: 'it replaces nobody of the field',
    replacesRunner: 'the one it replaces runs',
    replacedTwice: 'another reserve has taken the same place',
    unknownRunner: 'not in the field',
    runnerTwice: 'stands in the order twice',
    withdrawnRunner: 'was withdrawn',
    nonRunner: 'did not run',
    reserveNotIn: 'a reserve that has not come in',
    positionMissing: 'finished without a position',
    positionNotWhole: 'the position is no whole number from 1',
    positionOfUnplaced: 'has a position without having finished',
    disqualifiedRunner: 'has a position although disqualified',
    lapsNotWhole: 'the laps are no whole number',
    noWinner: 'nobody has won; void the race instead',
    gap: 'a position before it is missing',
    positionAfterTie: 'a dead heat before it was counted as one',
    runnerMissing: 'the order does not say how it ended',
    runnerNamed: 'it stands on a market or a coupon and stays in the field',
  }
