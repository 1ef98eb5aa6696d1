/** Refusals of results, of decisions about them and of feeds, to staff. */
export const SETTLEMENT_ERRORS = {
  /** no action puts a coupon back to waiting */
  couponNotToWaiting: 422,
  /** facts are missing or contradict each other @params names of the facts @status 422, row of a file */
  resultIncomplete: 422,
  /**
   * a runner of a field contradicts itself or another, or leaves a field although a market names it @params reason, number of
   * the runner
   */
  raceField: 422,
  /** an order of finish does not fit its field @params reason, number of the runner or position */
  orderOfFinish: 422,
  /** the same facts stand; not used: the same facts again are no error */
  resultUnchanged: 422,
  /** another revision stands by now @params its number */
  resultRevisionConflict: 409,
  /** the match has no result to take back */
  noResultToUndo: 409,
  /** a result that was played, before the match began; `beforeStart` confirms it @params when it starts, epoch ms */
  resultBeforeStart: 422,
  /** the officer, or an account of the brand with the same identity number, holds a bet on what is decided */
  holdsBet: 403,
  /** the officer who ordered it cannot approve or refuse it */
  ownDecision: 403,
  /** another order on the same match or coupon waits for a second officer */
  decisionWaits: 409,
  /** the order was approved, refused or withdrawn already */
  decisionTaken: 409,
  /**
   * the order would do more than a tenth above what the officer saw; the preview says what @params the amount of now, the one
   * seen, the currency
   */
  amountsGrew: 409,
  /**
   * cancelling a match, or taking that back, by an edit would move more than one officer may move alone; the same order as a
   * result waits for a second one
   */
  secondOfficerNeeded: 409,
  /** command: no such format @params asked, known @status exit 1 */
  unknownFeedFormat: 422,
  /** command: not the header of the format @params columns @status exit 1 */
  feedWrongHeader: 422,
  /** command: a column is missing @params columns @status exit 1 */
  feedMissingColumn: 422,
  /** command: a row has too many or too few cells @params cells, columns @status row of a file */
  feedGluedRow: 422,
  /** command: a result of no known match @status row of a file */
  feedUnknownMatch: 422,
} as const
