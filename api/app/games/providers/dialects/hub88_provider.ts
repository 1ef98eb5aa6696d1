/**
 * Hub88's Operator API for games and transactions, as its documentation describes it: every call is a POST, signed by our RSA
 * key over its body. Secrets of the provider: `operatorId`, `privateKey` (PEM), and `subPartnerId` where a brand has one.
 */
import { createPrivateKey, sign, type KeyObject } from 'node:crypto'
import { hub88Games } from '#games/providers/dialects/hub88_games'
import { hub88Language } from '#games/providers/dialects/hub88_languages'
import type {
  LaunchCall,
  ListedRound,
  ProviderDialect,
} from '#games/providers/dialects/provider_dialect'
import { allOf, objectOf, textOf } from '#games/providers/dialects/read_answer'
import type { GameProvider } from '#games/providers/provider'

const API = 'operator/generic/v2'
/** The currency of play money. */
const DEMO_CURRENCY = 'XXX'
const COUNTRY_UNKNOWN = 'XX'
/** Names of players have at least three characters there. */
export const HUB88_PLAYER = 'player'

export const hub88PlayerName = (userId: number): string => `${HUB88_PLAYER}${userId}`

const privateKeys = new Map<string, KeyObject>()
const MOST_KEYS = 100

/** Reading a key costs more than a signature. */
function keyOf(pem: string): KeyObject {
  const known = privateKeys.get(pem)
  if (known) return known
  if (privateKeys.size >= MOST_KEYS) privateKeys.clear()
  const key = createPrivateKey(pem)
  privateKeys.set(pem, key)
  return key
}

/** Who asks. Throws an Error for a provider without the number of an operator. */
function operatorOf({ secrets }: GameProvider): object {
  const id = Number(secrets?.['operatorId'])
  if (!Number.isSafeInteger(id) || id < 1) throw new Error('the provider has no operatorId')
  const partner = secrets?.['subPartnerId']
  return { operator_id: id, ...(partner && { sub_partner_id: partner }) }
}

const post = (provider: GameProvider, path: string, body: object = {}) => ({
  path: `${API}/${path}`,
  body: { ...operatorOf(provider), ...body },
})

/** A demo has no player and no token, and plays for nothing. */
const playerOf = ({ launchToken, userId, currency }: LaunchCall): object =>
  launchToken === null
    ? { currency: DEMO_CURRENCY }
    : { user: hub88PlayerName(userId), token: launchToken, currency }

/** `YYYY-MM-DDThh:mm:ss`, in UTC. */
const timeOf = (ms: number): string => new Date(ms).toISOString().slice(0, 19)

const DONE: Readonly<Record<string, boolean>> = { TS_SUCCESS: true, TS_DECLINED: false }

const NO_ROUND: ListedRound = {
  ...{ pageUrl: null, resumeUrl: null, verifyUrl: null },
  ...{ isOver: null, transactions: null },
}

export const hub88Provider: ProviderDialect = {
  name: 'hub88',
  sign({ secrets }, body) {
    const pem = secrets?.['privateKey'] ?? ''
    if (pem === '') throw new Error('the provider has no privateKey')
    return { 'x-hub88-signature': sign('sha256', Buffer.from(body), keyOf(pem)).toString('base64') }
  },
  list: (provider) => post(provider, 'game/list'),
  readList: hub88Games,
  readTables: () => null,
  refusal: () => null,
  launch: (provider, launch) =>
    post(provider, 'game/url', {
      ...playerOf(launch),
      platform: launch.isMobile ? 'GPL_MOBILE' : 'GPL_DESKTOP',
      meta: {},
      lobby_url: launch.lobbyUrl,
      deposit_url: launch.depositUrl,
      lang: hub88Language(launch.language),
      ip: launch.ip,
      game_code: launch.gameCode,
      country: launch.country ?? COUNTRY_UNKNOWN,
    }),
  transactions: (provider, fromMs, toMs) =>
    post(provider, 'transactions/list', { start_time: timeOf(fromMs), end_time: timeOf(toMs) }),
  readTransactions: (answer) =>
    allOf(answer, ({ transaction_uuid: id, status, round }) => {
      const transactionId = textOf(id)
      if (transactionId === null) return null
      const isDone = DONE[textOf(status) ?? ''] ?? null
      return { transactionId, roundId: textOf(round), isDone, money: null }
    }),
  round: (provider, { roundId, transactionId, userId }) =>
    post(provider, 'game/round', {
      user: hub88PlayerName(userId),
      transaction_uuid: transactionId,
      round: roundId,
    }),
  readRound(answer) {
    const pageUrl = textOf(objectOf(answer)?.['url'])
    return pageUrl === null ? null : { ...NO_ROUND, pageUrl }
  },
}
