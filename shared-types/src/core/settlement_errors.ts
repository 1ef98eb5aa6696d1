/** Keys with which results, decisions about them and feeds are refused to staff. */
export const SETTLEMENT_ERRORS = [
  'couponNotToWaiting',
  'resultIncomplete',
  'resultUnchanged',
  'resultRevisionConflict',
  'noResultToUndo',
  'resultBeforeStart',
  'holdsBet',
  'ownDecision',
  'decisionWaits',
  'decisionTaken',
  'secondOfficerNeeded',
  'unknownFeedFormat',
  'feedWrongHeader',
  'feedMissingColumn',
  'feedGluedRow',
  'feedUnknownMatch',
] as const
