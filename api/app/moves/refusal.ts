/** Why a brand does not move; the texts stand with the commands. */
export type MoveFault =
  | 'badCellNumber'
  | 'brandUnknown'
  | 'brandThere'
  | 'brandAway'
  | 'movesElsewhere'
  | 'movedTwice'
  | 'notArrived'
  | 'schemaDiffers'
  | 'keyDiffers'
  | 'sameNumbers'
  | 'numberTaken'
  | 'valueTaken'
  | 'noHost'
  | 'rowsStay'
  | 'jackpotShared'
  | 'referenceOutside'
  | 'catalogueDiffers'
  | 'matchAmbiguous'
  | 'resultsDiffer'
  | 'couponsPending'
  | 'rowsDiffer'

export class MoveRefusal extends Error {
  readonly fault: MoveFault
  readonly params: readonly (string | number)[]

  constructor(fault: MoveFault, ...params: (string | number)[]) {
    super([fault, ...params].join(' '))
    this.fault = fault
    this.params = params
  }
}
