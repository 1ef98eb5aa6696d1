/** Pages of the player app: what was asked, the path here, and the test beside the walk over all pages. */
const WALK = 'player-web/e2e/guards.spec.ts'

export const ROUTES = [
  ['the home page, which is the sports page', '``, `sports`', 'player-web/e2e/home.spec.ts'],
  ['first sign-in, sign-in', '`Login`, `firstlogin`', 'player-web/e2e/session_rules.spec.ts'],
  [
    'sign-in with a user named in the address',
    '`LoginWithUser`; `isOp=1` leads staff to the back office, `parent` changes nothing',
    'player-web/e2e/login_with_user.spec.ts',
  ],
  ['google', '`google`, the sign-in page', WALK],
  [
    'register, with the code of an affiliate',
    '`register`, `register/:affcode`',
    'player-web/e2e/register.spec.ts',
  ],
  ['activation by a code', '`activation/:activationcode`', 'player-web/e2e/register.spec.ts'],
  [
    'live bets, and a search in them',
    '`livebets`, `livebets/:keyWord`',
    'player-web/e2e/live.spec.ts',
  ],
  [
    'casino, live casino, bingo, TV games, virtual games',
    'the paths of `LOBBY_PLACES`',
    'player-web/e2e/lobby.spec.ts',
  ],
  ['promotions', '`promotions`, `promotions/:promotionId`', 'player-web/e2e/content.spec.ts'],
  [
    'racing, lotto, virtual league, bet games, mint gaming, virtual sports',
    'the paths of `LOBBY_PLACES`',
    'player-web/e2e/draws.spec.ts',
  ],
  ['a shared coupon', '`couponShare/:shareCode`', 'player-web/e2e/share.spec.ts'],
  ['transactions', '`transactions`', 'player-web/e2e/account.spec.ts'],
  ['transfer request', '`transferRequest`', 'player-web/e2e/transfer.spec.ts'],
  ['coupons', '`coupons`, `coupons/:couponId`', 'player-web/e2e/account.spec.ts'],
  ['deposit, withdraw', '`deposit`, `withdraw`', 'player-web/e2e/payments.spec.ts'],
  [
    'change of the password, own data',
    '`changePassword`, `userInformation`',
    'player-web/e2e/account.spec.ts',
  ],
  ['notifications', '`notifications`', 'player-web/e2e/notices.spec.ts'],
  [
    'affiliate pages, for online users',
    '`affiliate`, `affiliateBanner`',
    'player-web/e2e/affiliates.spec.ts',
  ],
  ['results', '`results`', 'player-web/e2e/results.spec.ts'],
  ['pages of the footer by number', '`page/:pageId`', 'player-web/e2e/content.spec.ts'],
  [
    'forgotten password, new password by a code',
    '`forgotPassword`, `resetPassword/:passCode`',
    'player-web/e2e/register.spec.ts',
  ],
  ['sign-in at a terminal', '`handlogin`', 'player-web/e2e/handlogin.spec.ts'],
  ['any unknown address is the home page', 'the home page', 'player-web/e2e/navigation.spec.ts'],
  [
    'guards: signed in, signed out, user types, online, registration, affiliates',
    '`Guard` of a page',
    WALK,
  ],
  ['guard by product, on game and live pages', '`products` of a page', WALK],
  [
    'guard by product, on home, sports and match',
    '`products` of a page; from home to the first page of an own product',
    'player-web/e2e/products.spec.ts',
  ],
  ['menus by what a user may open', '`MenuPlace` of a page', 'player-web/e2e/products.spec.ts'],
  ['colour of a page', '`section` of a page', 'player-web/tests/sectionColours.test.ts'],
  [
    'a version for phones, and a switch',
    'one app for every width, that of phones also by user agent',
    'player-web/e2e/phone_version.spec.ts',
  ],
]
