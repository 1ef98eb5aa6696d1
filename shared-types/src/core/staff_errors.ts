import { SETTLEMENT_ERRORS } from './settlement_errors.ts'

/** Refusals that only staff meet, so the player app has no texts for them. */
export const STAFF_ERRORS = {
  // access and records
  /** there is no such user, or none in sight */
  userNotFound: 404,
  /** credit: no such user is below */
  thisOperatorNotYour: 404,
  /** the code of the second factor must be given again (`POST /v1/me/second-factor/proof`), then the request repeated */
  stepUpNeeded: 403,
  /** the erasure does not wait, or another one of the account waits already */
  erasureState: 409,
  /** the report of suspicious betting is no longer, or not yet, in the state that the act needs */
  suspicionState: 409,
  /** something stands on the row */
  inUse: 409,
  /** the payment method's bound of two officers counts */
  boundCounts: 409,
  /** there is such a row */
  alreadyExists: 409,
  /** a trial of the brand runs */
  trialRuns: 409,
  /** a start of the server has ended the trial */
  trialLost: 404,
  /** the market changed since it was read */
  versionConflict: 409,
  // fields of staff's forms
  /** the end is not after the beginning, or is over @status field */
  endBeforeStart: 422,
  /** a match of a team against itself @status field */
  sameTeams: 422,
  /** no code of a country of two or three letters @status field */
  countryInvalid: 422,
  /** no address and no range of addresses @params entry @status field */
  networkInvalid: 422,
  /** a brand plays in another currency than the jackpot @params brand, its currency, the jackpot's @status field */
  brandCurrencyDiffers: 422,
  /** the moment is too near for a change that is planned @params earliest, epoch milliseconds @status field */
  tooSoon: 422,
  /** stays as it was when the row was made @status field */
  notChangeable: 422,
  /** not possible for an account of this type @status field */
  notForAccount: 422,
  /** not possible for a subject of this kind @status field */
  notForSubject: 422,
  /** the present state does not lead to this one by hand @status field */
  stateFixed: 422,
  /** an outcome is none of the market, or named twice @status field */
  outcomesWrong: 422,
  /** the market can have no dead heat @status field */
  noDeadHeat: 422,
  /** the time has not come yet @status field */
  timeToCome: 422,
  /** a line of the file cannot be read @params line, from 1 @status field */
  fileLineWrong: 422,
  /** an amount of 0 @status field */
  notZero: 422,
  /** the terms of the deal contradict each other @status field */
  dealUnsound: 422,
  /** a condition on turnover beside commission on turnover @status field */
  turnoverTwice: 422,
  /** an amount of a cap without a cap @status field */
  capOnly: 422,
  /** the own currency among the others @params currency @status field */
  ownCurrencyListed: 422,
  /** a price and a percentage @status field */
  priceOrPercent: 422,
  /** a boosted price in play @status field */
  priceBeforeStart: 422,
  /** the document of a feed cannot be read @params reason */
  feedRefused: 422,
  /** a cell of a file holds an unknown value @params column, value @status row of a file */
  feedCellWrong: 422,
  // brands
  /** neither an https address nor a path of this site; every other scheme is refused @status field */
  webAddressInvalid: 422,
  /**
   * a colour of a theme is too close to the one below it @params colour, colour below it, contrast, contrast needed @status
   * field
   */
  contrastTooLow: 422,
  /** a shipped theme is copied, not changed */
  themeShipped: 409,
  /** a bracket, a string or a comment of the styles stands alone @params line @status field */
  cssUnbalanced: 422,
  /** the styles hold what may not stand in a page @params the piece @status field */
  cssForbidden: 422,
  /** not code, and not script tags alone; or the code has a fault @params the fault, or nothing @status field */
  scriptInvalid: 422,
  /** a script loads from a host that is not listed @params the origin @status field */
  scriptOriginMissing: 422,
  /** no origin such as `https://example.com` @status field */
  originInvalid: 422,
  /** no host name such as `bets.example.com` @status field */
  hostInvalid: 422,
  /** another brand answers at the host @params host @status field */
  hostTaken: 422,
  /** the host of the request must stay among the brand's @params host @status field */
  hostStays: 422,
  // pictures
  /** no PNG, JPEG, WebP or GIF, by its bytes */
  pictureType: 422,
  /** too many pixels, of all frames together @params million pixels */
  pictureTooLarge: 422,
  /** a picture that cannot be read */
  pictureBroken: 422,
  // texts of mails
  /** the kind of mail has no such value to fill in @params name @status field */
  placeholderUnknown: 422,
  /** the text of a mail lacks the link that it is sent for @params name @status field */
  placeholderMissing: 422,
  /** a placeholder is a part of an address: only the link may be one, and then all of it @params name @status field */
  placeholderInAddress: 422,
  // dealers and cards
  /** the user is on credit: credit moves only to and from the one directly above */
  transfersForbidden: 422,
  /** more credit than may move at once @params most */
  creditTransferMax: 422,
  /** more credit than may move on one day of the brand, in this direction @params most of the day, left */
  creditDayMax: 422,
  /** the card is sold already, or no longer open; of a batch: no card is open */
  cardEnded: 409,
  /** the batch is still being made */
  cardsNotMade: 409,
  /** the codes were handed out before @params time */
  cardCodesTaken: 409,
  /** the statement is not in the state that the step needs */
  statementState: 409,
  /** the affiliate's present state does not allow the step */
  affiliateState: 409,
  /** the dealer's opening limit is reached @params limit */
  userSizeError: 422,
  /** the permission reaches further than users of the type may act @params permission @status field */
  permissionTooFar: 422,
  /** shipped roles are copied, not changed or removed */
  roleShipped: 409,
  /** a dealer without an opening limit gets none @status field */
  limitOnlyUp: 422,
  /** a dealer's opening limit is not lowered @params present limit @status field */
  limitNotLower: 422,
  // desks
  /** no shift is open at the desk */
  shiftNotOpen: 409,
  /** a shift is open at the desk */
  shiftAlreadyOpen: 409,
  /** a live coupon of the shift waits for its acceptance */
  shiftBusy: 409,
  /** the drawer holds less cash than is needed @params needed, held */
  drawerTooLow: 422,
  /** cash in a machine above what the brand lets it take at once, in a shift, or of one player on a day @params what is left */
  cashAboveMax: 422,
  /** the coupon is open or lost */
  ticketNotDue: 422,
  /** a copy, a cancelled print, or a ticket that was paid, cancelled or sold */
  ticketRefused: 409,
  /** a ticket that nobody collected in its days @params when it expired */
  ticketExpired: 409,
  // payments
  /** another officer works on the payment @params username */
  paymentClaimed: 409,
  /** the payment is not in the state that the step needs */
  paymentState: 409,
  /** the second officer of a withdrawal, or of an affiliate's payment, must be another person */
  sameOfficer: 403,
  /** a notice that the gateway has not signed */
  noticeForged: 401,
  /** a notice whose time is more than ten minutes away */
  noticeOld: 401,
  /** there is no gateway of this name */
  gatewayUnknown: 404,
  /** the installation does not let the partner be asked at this address @params name of the gateway or dialect @status field */
  partnerNotAllowed: 422,
  // calls of game providers
  /** a call that the game provider has not signed */
  callForged: 401,
  /** a call whose time is more than five minutes away */
  callOld: 401,
  /** a call from an address that is not one of the game provider's */
  callFromElsewhere: 401,
  /** a call with a field that is missing or of another form @params field, `missing` or `type` */
  callUnreadable: 422,
  /** no session of this game provider has the token */
  gameSessionUnknown: 401,
  /** the session is over, or its launch was used or has expired */
  gameSessionOver: 401,
  /** the provider has no game of this code */
  gameUnknown: 404,
  /** no player of the brand has the id, or the transaction is another player's */
  playerUnknown: 404,
  /** another call came under the name of the transaction */
  transactionDiffers: 409,
  /** the transaction, or the bet of the win, was rolled back */
  transactionRolledBack: 409,
  /** there is no such bet or win */
  transactionUnknown: 404,
  /** the player has no such round */
  roundUnknown: 404,
  /** a bet in a round that is closed */
  roundClosed: 409,
  /** the finding is not open, or the wallet refuses what was asked */
  findingState: 409,
  // machines of terminals
  /** staff locked the machine */
  machineLocked: 403,
  /** nobody registered the machine, or the signature is not by its key */
  machineForged: 403,
  /** the machine was revoked before */
  machineEnded: 409,
  /** the code for the key is wrong, was used, or is too old */
  machineCodeWrong: 422,
  /** the message is more than 10 minutes old, or ahead */
  machineMessageOld: 422,
  /** too many wrong PINs: sign in with the password */
  pinLocked: 403,
  ...SETTLEMENT_ERRORS,
} as const
