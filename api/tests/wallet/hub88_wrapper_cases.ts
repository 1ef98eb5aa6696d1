/** The cases of Hub88's integration wrapper: each call without its fields, refused, and with all of them. */
import { BET, ROLLBACK, START, UNIT, WIN, type Case } from '#tests/wallet/hub88_case'

export const WRAPPER_CASES: Case[] = (['user/balance', BET, WIN, ROLLBACK] as const).flatMap(
  (call): Case[] => [
    {
      name: `${call}: no fields`,
      call,
      body: '{}',
      status: 'RS_ERROR_WRONG_SYNTAX',
      balance: null,
    },
    {
      name: `${call}: a refusal has its status and the number of the request`,
      call,
      before: call === BET ? [[BET]] : [],
      changes:
        call === 'user/balance'
          ? { token: 'unknown' }
          : call === ROLLBACK
            ? { user: 'nobody' }
            : { amount: 7 * UNIT },
      status:
        call === 'user/balance'
          ? 'RS_ERROR_INVALID_TOKEN'
          : call === BET
            ? 'RS_ERROR_DUPLICATE_TRANSACTION'
            : call === WIN
              ? 'RS_ERROR_TRANSACTION_DOES_NOT_EXIST'
              : 'RS_ERROR_UNKNOWN',
      balance: null,
    },
    {
      name: `${call}: everything passed`,
      before: call === WIN || call === ROLLBACK ? [[BET]] : [],
      call,
      status: 'RS_OK',
      balance: call === BET ? START - UNIT : call === WIN ? START + UNIT : START,
    },
  ]
)
