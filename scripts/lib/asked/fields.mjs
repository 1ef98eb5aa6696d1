/** Tests of rows whose words no test has. */
export const FIELDS = {
  'cType NA': 'shared-types/tests/evaluate/type.test.ts',
  'd': 'api/tests/coupons/detail.spec.ts',
  'sellType': 'api/tests/coupons/sell.spec.ts',
  'type flag L, N': 'api/tests/coupons/placing.spec.ts',
  'live feed': 'player-web/tests/streamClient.test.ts',
  'new_site_api': 'api/tests/sites/sites.spec.ts',
  'version': 'api/tests/sites/sites.spec.ts',
  'topServiceId, topServiceId2, middleServiceId': 'api/tests/games/importing.spec.ts',
  'passiveOdds, getFull': 'api/tests/book/board.spec.ts',
  'captcha': 'api/tests/registration/registration.spec.ts',
  'categories': 'api/tests/book/board.spec.ts',
  'tournaments': 'api/tests/book/board.spec.ts',
  'reqId': 'api/tests/core/faults.spec.ts',
}
