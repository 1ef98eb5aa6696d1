/** Refusals of who asks, and of requests as such. */
export const ACCESS_ERRORS = {
  // access
  /** wrong username or password, or a passive account */
  wrongUserorPass: 401,
  /**
   * sign-in, own password, codes; payments ordered; coupons placed or shared, games launched, lists exported and bodies sent:
   * come back later; also in the header `Retry-After` @params seconds
   */
  tooManyAttempts: 429,
  /** no session, or it ended */
  notSignedIn: 401,
  /** a role or a permission changed, which ended the session: sign in again */
  rightsChanged: 401,
  /** the user works on a registered machine only, and no right proof of it was sent */
  machineRequired: 403,
  /** staff revoked the machine, which ended the session */
  machineRevoked: 401,
  /** the permission or user type is missing */
  notAllowed: 403,
  /** the account is passive */
  accountPassive: 403,
  /** a dealer above is passive: the branch is stopped until they are active again */
  dealerPassive: 403,
  /** the address is in none of the networks allowed to the user, or to a dealer above */
  addressNotAllowed: 403,
  /** the brand does not let people play from the country of the address, or by a VPN */
  countryNotAllowed: 403,
  /** the header `X-XSRF-TOKEN` is missing or old */
  badCsrfToken: 403,
  /** the password was right; the sign-in also needs the code of the second factor */
  secondFactorNeeded: 401,
  /** the code is wrong, too old, or was used before */
  secondFactorWrong: 422,
  /** the brand asks its staff for a second factor: nothing else works before one is set up */
  secondFactorRequired: 403,
  /** the brand takes no registrations, or the dealer below whom they would stand is stopped or full */
  registrationClosed: 403,
  /** the brand is closed for maintenance; staff go on @params seconds to wait */
  plannedMaintenance: 503,
  /** a check of the server found a fault, and bets wait until it is gone */
  bettingPaused: 503,
  /** the password was right; the link of the activation mail was not opened yet */
  activationNeeded: 403,
  /** the password was right; the account was unused for the months of the brand, and `returns` confirms to use it again */
  accountInactive: 403,
  /** the password was right; the account was unused for the months of the brand, which asks for a new password */
  accountInactivePassword: 403,
  /** the captcha is wrong, too old, or was used before @status field */
  captchaWrong: 422,
  /** the link of a mail was used, is over, or is none */
  linkOver: 410,
  // requests
  /** what was sent cannot be read @params name of the part @status 400; 415 for a compressed body */
  badRequest: 400,
  /** fields are refused; `fields` says which */
  validationFailed: 422,
  /** there is no such thing, or it is out of sight */
  notFound: 404,
  /** no such field to sort by @params field */
  unknownSortField: 400,
  /** no such field to filter by @params field */
  unknownFilterField: 400,
  /** `range` is no pair of numbers, or too long */
  badRange: 400,
  /** the header is missing or malformed */
  idempotencyKeyRequired: 400,
  /** the key was used for another request */
  idempotencyConflict: 409,
  /** the body has more bytes, or more values, than the operation takes */
  payloadTooLarge: 413,
  /** a fault of ours, or too much to do @status 500, 503 */
  tecnicalProblem: 500,
} as const
