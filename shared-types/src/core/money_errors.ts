/** Refusals of money, payments, games and cards, and by what players set for themselves. */
export const MONEY_ERRORS = {
  // money and dealers
  /** the funds do not reach @params asked, most possible */
  insufficientCredit: 422,
  /** more than can be withdrawn @params most possible */
  withdrawableOnly: 422,
  /** that much must still be staked before this money can leave @params left */
  wageringLeft: 422,
  /** the figure is too small @params least @status field */
  amountTooSmall: 422,
  /** the figure is too large @params most @status field */
  amountTooLarge: 422,
  /** credit moves within one currency only @params own currency, theirs */
  currencyDiffers: 422,
  // payments
  /** a deposit below the least of the method @params least */
  minimumDeposit: 422,
  /** a deposit above the most of the method @params most */
  maximumDeposit: 422,
  /** a withdrawal below the least of the method @params least */
  minimumWithdrawal: 422,
  /** a withdrawal above the most of the method @params most */
  maximumWithdrawal: 422,
  /** no bank account has this number @status field */
  ibanWrong: 422,
  /** the payment method is not open to the player */
  methodClosed: 403,
  /** the bank of a deposit is closed for the moment */
  bankUnavailable: 409,
  /** the gateway refused the order, or cannot be reached; no money was moved */
  gatewayFailed: 502,
  /** the payment has gone too far */
  paymentNotCancellable: 409,
  /** as many payments by this method as it allows are under way @params reference of the oldest */
  paymentUnderWay: 409,
  // games
  /** the game is not open to the player */
  gameClosed: 403,
  /** the provider did not open the game, or cannot be reached */
  gameFailed: 502,
  /** the provider's table takes no players now */
  tableClosed: 409,
  /** the provider's table has no free seat */
  tableFull: 409,
  /** the games of the provider are closed, because it does not answer as it should */
  gameProviderDown: 409,
  /** the round of a game is over, so that nothing is left to play */
  roundOver: 409,
  /** the stake limits asked for are not those of the game */
  serviceLimitError: 422,
  /** tickets of the draw are no longer sold or taken back, or fewer draws are open than were asked for */
  drawClosed: 409,
  // limits and exclusions that players set for themselves
  /** the player has excluded themselves from play and deposits, on this account or another of the person */
  selfExcluded: 403,
  /** the player's own deposit limit leaves less @params what is left */
  ownDepositLimit: 422,
  /** the player's own stake limit leaves less @params what is left */
  ownStakeLimit: 422,
  /** the player's own loss limit leaves less @params what is left */
  ownLossLimit: 422,
  /** the minutes signed in that the player allows themselves are used up @params minutes */
  ownSessionLimit: 422,
  /** the player has to answer the reality check first */
  realityCheckDue: 403,
  /** a looser limit is confirmed 24 hours after it was asked for */
  limitStillWaits: 409,
  /**
   * the account holds money, or something of it is still open @params `balance`, `coupons`, `drawTickets`, `payments`,
   * `bonuses`, `rounds`: those that are left
   */
  erasureLeft: 409,
  /** no card has this code */
  cardUnknown: 404,
  /** the card was redeemed before */
  cardRedeemed: 409,
  /** the card was voided */
  cardVoid: 409,
  /** the card's time is over */
  cardExpired: 409,
} as const
