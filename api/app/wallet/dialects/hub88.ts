/** Hub88's Operator Wallet API: amounts are whole hundred-thousandths, each answer has a status and the number of its request. */
import { isCurrencyCode } from '@grandstand/shared-types/money/currencies'
import type { WinKind } from '@grandstand/shared-types/games/wallet/transactions'
import { AppError } from '#core/errors/app_error'
import { ownEntry } from '#core/requests/untrusted'
import { HUB88_PLAYER, hub88PlayerName } from '#games/providers/dialects/hub88_provider'
import type { GameProvider } from '#games/providers/provider'
import type { BalanceTold, WalletCall } from '#wallet/calls/calls'
import type { RawCall, Reply, Told, WalletDialect } from '#wallet/dialects/dialect'
import {
  amountOf,
  fieldsOf,
  flagOf,
  optionalText,
  playerIdOf,
  roundedUp,
  textOf,
  type Fields,
} from '#wallet/dialects/fields'
import { httpStatusOf, statusOf } from '#wallet/dialects/hub88_statuses'
import { isRsaSigned } from '#wallet/signing/signatures'

/** A unit of money has 100 000 parts, and 100 minor units. */
const PARTS_PER_MINOR = 1_000

/** The signature is over the body alone. A provider with a brand of ours in Hub88's words takes calls for that one only. */
function checkSignature({ body, header }: RawCall, { publicKey, secrets }: GameProvider): void {
  if (!isRsaSigned(body, header('x-hub88-signature') ?? '', publicKey)) {
    throw new AppError('callForged')
  }
  const partner = secrets?.['subPartnerId']
  if (!partner) return
  const named = optionalText(fieldsOf(body), 'sub_partner_id')
  if (named !== null && named !== partner) throw new AppError('notAllowed')
}

/** The name that we gave the player; null where the session alone tells. */
const userOf = (fields: Fields): number | null => {
  const user = optionalText(fields, 'user')
  return user === null ? null : playerIdOf(user, HUB88_PLAYER)
}

/** Earlier versions of the API number their games. */
function gameCodeOf(fields: Fields): string {
  const number = fields['game_id']
  const isNumbered = fields['game_code'] === undefined && typeof number === 'number'
  return isNumbered && Number.isSafeInteger(number) ? String(number) : textOf(fields, 'game_code')
}

const commonOf = (fields: Fields) => {
  textOf(fields, 'request_uuid')
  return {
    transactionId: textOf(fields, 'transaction_uuid'),
    roundId: textOf(fields, 'round'),
    closesRound: flagOf(fields, 'round_closed'),
    userId: userOf(fields),
    sessionToken: textOf(fields, 'token'),
  }
}

function gameOf(fields: Fields) {
  const currency = textOf(fields, 'currency')
  if (!isCurrencyCode(currency)) {
    // a code of three capitals may be a currency that we do not have
    const key = /^[A-Z]{3}$/.test(currency) ? 'currencyDiffers' : 'callUnreadable'
    throw new AppError(key, { params: key === 'callUnreadable' ? ['currency', 'type'] : [] })
  }
  return { gameCode: gameCodeOf(fields), currency }
}

const READERS: Readonly<Record<string, (fields: Fields) => WalletCall>> = {
  'user/info': (fields) => {
    textOf(fields, 'request_uuid')
    return { kind: 'player', userId: playerIdOf(textOf(fields, 'user'), HUB88_PLAYER) }
  },
  'user/balance': (fields) => {
    textOf(fields, 'request_uuid')
    return {
      kind: 'balance',
      sessionToken: textOf(fields, 'token'),
      userId: userOf(fields),
      gameCode: gameCodeOf(fields),
    }
  },
  'transaction/bet': (fields) => ({
    kind: 'bet',
    ...commonOf(fields),
    ...gameOf(fields),
    amountMinor: amountOf(fields, 'amount', PARTS_PER_MINOR),
    isFree: flagOf(fields, 'is_free'),
  }),
  'transaction/win': (fields) => {
    const betTransactionId = optionalText(fields, 'reference_transaction_uuid')
    if (betTransactionId === null && !flagOf(fields, 'is_free') && !isReward(fields)) {
      textOf(fields, 'reference_transaction_uuid')
    }
    return {
      kind: winKindOf(fields, betTransactionId),
      ...commonOf(fields),
      ...gameOf(fields),
      ...roundedUp(fields, 'amount', PARTS_PER_MINOR),
      betTransactionId,
    }
  },
  'transaction/rollback': (fields) => ({
    kind: 'rollback',
    ...commonOf(fields),
    betTransactionId: textOf(fields, 'reference_transaction_uuid'),
    // each transaction is rolled back by its own call
    takesWins: false,
  }),
}

const isReward = (fields: Fields): boolean => optionalText(fields, 'reward_uuid') !== null

/** A free win that names its bet needs it, like any other. */
function winKindOf(fields: Fields, betTransactionId: string | null): WinKind {
  if (betTransactionId !== null) return 'win'
  return isReward(fields) ? 'promo' : 'freeSpins'
}

function read({ name, body }: RawCall): WalletCall {
  const reader = ownEntry(READERS, name)
  if (!reader) throw AppError.notFound()
  return reader(fieldsOf(body))
}

function write({ body }: RawCall, told: Told): Reply {
  const request = readable(body)
  const asked = {
    ...(typeof request['user'] === 'string' && { user: request['user'] }),
    ...(request['request_uuid'] !== undefined && { request_uuid: request['request_uuid'] }),
  }
  if (told.of === 'refusal') {
    const { refused } = told
    const status = statusOf(refused)
    // the balance goes with this status alone
    const isPoor = status === 'RS_ERROR_NOT_ENOUGH_MONEY'
    return {
      status: httpStatusOf(refused.key),
      body: { ...asked, status, ...(isPoor && moneyIn(refused)) },
    }
  }
  if (told.of === 'player') return { status: 200, body: infoOf(told.balance, asked) }
  const money =
    told.of === 'money' ? told.answer : told.of === 'session' ? told.session : told.balance
  const user = hub88PlayerName(money.userId)
  return { status: 200, body: { ...asked, user, status: 'RS_OK', ...moneyIn(money) } }
}

const infoOf = ({ userId, country, currency }: BalanceTold, asked: object): object => ({
  ...asked,
  user: hub88PlayerName(userId),
  status: 'RS_OK',
  currency,
  ...(country !== null && { country }),
})

interface Money {
  balanceMinor: number | null
  currency: string | null
}

const moneyIn = ({ balanceMinor, currency }: Money) => ({
  ...(currency !== null && { currency }),
  ...(balanceMinor !== null && { balance: balanceMinor * PARTS_PER_MINOR }),
})

/** The fields of a body, none of one that cannot be read. */
function readable(body: Buffer): Fields {
  try {
    return fieldsOf(body)
  } catch {
    return {}
  }
}

export const hub88: WalletDialect = {
  name: 'hub88',
  opensByLaunch: true,
  checkSignature,
  sentAt: () => null,
  read,
  write,
}
