/** Our own dialect: signed over `<timestamp>.<body>` under the shared secret. */
import { TABLE_STATES } from '@grandstand/shared-types/wire/games/games'
import type { ProviderDialect } from '#games/providers/dialects/provider_dialect'
import { allOf, listOf, objectOf, textOf } from '#games/providers/dialects/read_answer'
import { listedTransaction } from '#games/providers/dialects/listed_transaction'
import { hmacSignature, SIGNATURE_HEADER, TIMESTAMP_HEADER } from '#core/partners/signature'

/** States of a round in which nothing more comes. */
const OVER: ReadonlySet<string> = new Set(['closed', 'void'])

export const grandstandProvider: ProviderDialect = {
  name: 'grandstand',
  sign({ secrets }, body, nowMs) {
    const secret = secrets?.['hmacSecret'] ?? ''
    // without a secret anybody could sign
    if (secret === '') throw new Error('the provider has no secret')
    return {
      [TIMESTAMP_HEADER]: String(nowMs),
      [SIGNATURE_HEADER]: hmacSignature(secret, nowMs, body),
    }
  },
  list: () => ({ path: 'games' }),
  readList: (answer) => listOf(objectOf(answer)?.['games']),
  tables: () => ({ path: 'tables' }),
  readTables: (answer) =>
    allOf(objectOf(answer)?.['tables'], ({ gameCode, limitId, state: told }) => {
      const [code, limit] = [textOf(gameCode), textOf(limitId)]
      const state = TABLE_STATES.find((one) => one === told)
      return code && limit && state ? { gameCode: code, limitId: limit, state } : null
    }),
  launch: (_, { userId: _user, ip: _ip, country: _country, lobbyUrl: _lobby, ...body }) => ({
    path: 'launch',
    body,
  }),
  refusal(answer) {
    const key = objectOf(objectOf(answer)?.['error'])?.['key']
    return key === 'tableClosed' || key === 'tableFull' ? key : null
  },
  transactions: (_, fromMs, toMs) => ({ path: `transactions?from=${fromMs}&to=${toMs}` }),
  readTransactions: (answer) => allOf(objectOf(answer)?.['transactions'], listedTransaction),
  round: (_, { roundId }) => ({ path: `rounds/${encodeURIComponent(roundId)}` }),
  readRound(answer) {
    const round = objectOf(answer)
    const state = textOf(round?.['state'])
    if (state === null) return null
    return {
      pageUrl: null,
      resumeUrl: textOf(round?.['resumeUrl']),
      verifyUrl: textOf(round?.['verifyUrl']),
      isOver: OVER.has(state),
      transactions: allOf(round?.['transactions'], listedTransaction),
    }
  },
}
