/**
 * Corners and cards of soccer. Ids are the feed's (UOF); those from 100001 are our own, for second-half corners, which
 * the feed names but gives no id. A retaken corner counts once; a yellow card counts 1, a red one 2 (rules 3.4).
 */
import { SPORT_IDS } from '../../catalogue/sports.ts'
import { both, listed, market } from './build.ts'

const ONLY = [SPORT_IDS.soccer]

export const CORNER_MARKET_TYPES = listed(400, [
  market(162, 'match', 'cornerResult', ONLY),
  market(163, 'match', 'nthCorner', ONLY),
  market(164, 'match', 'lastCorner', ONLY),
  market(165, 'match', 'cornerHandicap', ONLY),
  market(166, 'match', 'totalCorners', ONLY),
  ...both([167, 168], 'match', 'totalCorners', ONLY),
  market(169, 'match', 'cornerRange', ONLY),
  ...both([170, 171], 'match', 'teamCornerRange', ONLY),
  market(172, 'match', 'oddEvenCorners', ONLY),
  market(173, 'firstHalf', 'halfCornerResult', ONLY, { key: 'firstHalfCornerResult' }),
  market(174, 'firstHalf', 'halfNthCorner', ONLY, { key: 'firstHalfNthCorner' }),
  market(175, 'firstHalf', 'halfLastCorner', ONLY, { key: 'firstHalfLastCorner' }),
  market(176, 'firstHalf', 'halfCornerHandicap', ONLY, { key: 'firstHalfCornerHandicap' }),
  market(177, 'firstHalf', 'halfTotalCorners', ONLY, { key: 'firstHalfTotalCorners' }),
  ...both([178, 179], 'firstHalf', 'halfTotalCorners', ONLY),
  ...both([180, 181], 'firstHalf', 'halfExactCorners', ONLY),
  market(182, 'firstHalf', 'halfCornerRange', ONLY, { key: 'firstHalfCornerRange' }),
  market(183, 'firstHalf', 'halfOddEvenCorners', ONLY, { key: 'firstHalfOddEvenCorners' }),
  market(601, 'match', 'raceToCorners', ONLY),
  market(602, 'firstHalf', 'halfRaceToCorners', ONLY, { key: 'firstHalfRaceToCorners' }),
  market(100_001, 'secondHalf', 'lateCornerResult', ONLY, { key: 'secondHalfCornerResult' }),
  market(100_002, 'secondHalf', 'lateTotalCorners', ONLY, { key: 'secondHalfTotalCorners' }),
])

export const CARD_MARKET_TYPES = listed(450, [
  market(136, 'match', 'bookingResult', ONLY),
  market(137, 'match', 'nthBooking', ONLY),
  market(139, 'match', 'totalBookings', ONLY),
  ...both([140, 141], 'match', 'totalBookings', ONLY),
  market(142, 'match', 'exactBookings', ONLY),
  ...both([143, 144], 'match', 'exactTeamBookings', ONLY),
  market(146, 'match', 'sendingOff', ONLY),
  market(147, 'match', 'homeSendingOff', ONLY),
  market(148, 'match', 'awaySendingOff', ONLY),
  market(149, 'firstHalf', 'halfBookingResult', ONLY, { key: 'firstHalfBookingResult' }),
  market(150, 'firstHalf', 'halfNthBooking', ONLY, { key: 'firstHalfNthBooking' }),
  market(152, 'firstHalf', 'halfTotalBookings', ONLY, { key: 'firstHalfTotalBookings' }),
  ...both([153, 154], 'firstHalf', 'halfTotalBookings', ONLY),
  market(155, 'firstHalf', 'halfExactBookings', ONLY, { key: 'firstHalfExactBookings' }),
  market(159, 'firstHalf', 'halfSendingOff', ONLY, { key: 'firstHalfSendingOff' }),
  market(160, 'firstHalf', 'homeHalfSendingOff', ONLY, { key: 'firstHalfHomeSendingOff' }),
  market(161, 'firstHalf', 'awayHalfSendingOff', ONLY, { key: 'firstHalfAwaySendingOff' }),
])
