/** Our own dialect: amounts in minor units, refusals as error keys with their statuses. */
import type { WinKind } from '@grandstand/shared-types/games/wallet/transactions'
import { WIN_KINDS } from '@grandstand/shared-types/games/wallet/transactions'
import { ERRORS, type ErrorKey } from '@grandstand/shared-types/core/errors'
import { AppError } from '#core/errors/app_error'
import type { GameProvider } from '#games/providers/provider'
import type { Refused, SessionOpened, WalletCall } from '#wallet/calls/calls'
import type { RawCall, Reply, Told, WalletDialect } from '#wallet/dialects/dialect'
import {
  amountOf,
  fieldsOf,
  flagOf,
  optionalText,
  playerIdOf,
  textOf,
  type Fields,
} from '#wallet/dialects/fields'
import { isHmacSigned, isRsaSigned } from '#wallet/signing/signatures'

/** A call whose time is further away than this was sent before, or waits for its moment. */
const CALL_AGE_MS = 5 * 60_000
const HMAC = 'hmac-sha256='

/** The signature is over `<timestamp>.<body>`: by the provider's key where it has one, else by the shared secret. */
function checkSignature({ body, header }: RawCall, provider: GameProvider, nowMs: number): void {
  const timestamp = header('x-grandstand-timestamp') ?? ''
  const signature = header('x-grandstand-signature') ?? ''
  const bytes = Buffer.concat([Buffer.from(`${timestamp}.`), body])
  const isSigned =
    provider.publicKey !== null
      ? isRsaSigned(bytes, signature, provider.publicKey)
      : signature.startsWith(HMAC) &&
        isHmacSigned(bytes, signature.slice(HMAC.length), provider.secrets?.['hmacSecret'] ?? null)
  if (!isSigned) throw new AppError('callForged')
  const isInTime =
    /^\d{1,15}$/.test(timestamp) && Math.abs(nowMs - Number(timestamp)) <= CALL_AGE_MS
  if (!isInTime) throw new AppError('callOld')
}

const transactionOf = (fields: Fields) => ({
  transactionId: textOf(fields, 'transactionId'),
  roundId: textOf(fields, 'roundId'),
  closesRound: flagOf(fields, 'roundClosed'),
})

const READERS: Readonly<Record<string, (fields: Fields) => WalletCall>> = {
  'session': (fields) => ({ kind: 'session', launchToken: textOf(fields, 'launchToken') }),
  'balance': (fields) => ({
    kind: 'balance',
    sessionToken: textOf(fields, 'sessionToken'),
    userId: null,
    gameCode: optionalText(fields, 'gameCode'),
  }),
  'bet': (fields) => ({
    kind: 'bet',
    ...transactionOf(fields),
    sessionToken: textOf(fields, 'sessionToken'),
    userId: null,
    gameCode: textOf(fields, 'gameCode'),
    amountMinor: amountOf(fields, 'amountMinor'),
    currency: textOf(fields, 'currency'),
    isFree: false,
  }),
  'win': (fields) => ({
    kind: winKindOf(fields),
    ...transactionOf(fields),
    userId: playerIdOf(fields['playerId']),
    sessionToken: null,
    gameCode: textOf(fields, 'gameCode'),
    amountMinor: amountOf(fields, 'amountMinor'),
    roundedUpBy: 0,
    currency: textOf(fields, 'currency'),
    betTransactionId: optionalText(fields, 'betTransactionId'),
  }),
  'rollback': (fields) => ({
    kind: 'rollback',
    ...transactionOf(fields),
    userId: playerIdOf(fields['playerId']),
    sessionToken: null,
    betTransactionId: textOf(fields, 'betTransactionId'),
    takesWins: true,
  }),
  'end-round': (fields) => ({
    kind: 'endRound',
    ...transactionOf(fields),
    closesRound: true,
    userId: playerIdOf(fields['playerId']),
    sessionToken: null,
  }),
}

function winKindOf(fields: Fields): WinKind {
  const named = optionalText(fields, 'kind') ?? 'win'
  const kind = WIN_KINDS.find((one) => one === named)
  if (!kind) throw new AppError('callUnreadable', { params: ['kind', 'type'] })
  return kind
}

function read({ name, body }: RawCall): WalletCall {
  const reader = Object.hasOwn(READERS, name) ? READERS[name] : undefined
  if (!reader) throw AppError.notFound()
  return reader(fieldsOf(body))
}

function write({ body }: RawCall, told: Told): Reply {
  switch (told.of) {
    case 'session':
      return { status: 200, body: sessionBody(told.session) }
    case 'balance':
    case 'player': {
      const { balanceMinor, currency } = told.balance
      return { status: 200, body: { balanceMinor, currency } }
    }
    case 'money': {
      const { ourId, balanceMinor, currency } = told.answer
      const transactionId = textOf(fieldsOf(body), 'transactionId')
      return {
        status: 200,
        body: { transactionId, ourTransactionId: String(ourId), balanceMinor, currency },
      }
    }
    case 'refusal':
      return refusalReply(told.refused)
  }
}

/** A server error would tell the provider nothing of its call: it would ask again, and roll a bet back. */
const refusalStatus = (key: ErrorKey): number =>
  key === 'plannedMaintenance' || key === 'bettingPaused' ? 409 : ERRORS[key]

const refusalReply = ({ key, params, balanceMinor }: Refused): Reply => ({
  status: refusalStatus(key),
  body: { error: { key, params }, ...(balanceMinor !== null && { balanceMinor }) },
})

const sessionBody = ({ userId, ...session }: SessionOpened) => ({
  ...session,
  playerId: String(userId),
})

export const grandstand: WalletDialect = {
  name: 'grandstand',
  opensByLaunch: false,
  checkSignature,
  sentAt({ header }) {
    const timestamp = header('x-grandstand-timestamp') ?? ''
    return /^\d{1,15}$/.test(timestamp) ? Number(timestamp) : null
  },
  read,
  write,
}
