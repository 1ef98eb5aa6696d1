/** The resources in ra-data-simple-rest's dialect, and the verbs that are no CRUD. */
import type { DataProvider, Identifier } from 'ra-core'
import simpleRestProvider from 'ra-data-simple-rest'
import type { CreditMove, Dashboard } from '@grandstand/shared-types/wire/dealers'
import type {
  EnterResultBody,
  ResultForm,
  ResultRevision,
  SettlementPreview,
  UndoResultBody,
} from '@grandstand/shared-types/wire/settlement'
import type { FeedProducerView } from '@grandstand/shared-types/wire/feed'
import type { LiveBookView } from '@grandstand/shared-types/wire/live'
import type { ManualBody, ManualOutcome } from '@grandstand/shared-types/wire/coupon_actions'
import type { MatchStakes } from '@grandstand/shared-types/wire/coupons'
import type {
  Preferences,
  SessionView,
  UserLimitsView,
} from '@grandstand/shared-types/wire/accounts'
import type { ListTotals } from '@grandstand/shared-types/wire/lists'
import type { SharedSearch } from '@grandstand/shared-types/wire/accounts'
import { API_PATH, fetchFile, httpClient, withBody } from './api/http.ts'

export type CreditDirection = 'send' | 'take'

export interface CreditOrder {
  direction: CreditDirection
  amountMinor: number
  note?: string
}

export interface ExportOrder {
  filter: object
  /** Fields of the resource with their headings and, of codes, what stands for each. */
  columns: { field: string; label: string; words?: Record<string, string> }[]
  decimal: ',' | '.'
  timeZone: string
}

export interface BackofficeDataProvider extends DataProvider {
  dashboard(): Promise<Dashboard>
  /** Both balances and the most that can be moved now; moves nothing. */
  quoteCredit(userId: Identifier): Promise<CreditMove>
  /** Moves credit once for each `idempotencyKey`, however often it is called. */
  moveCredit(userId: Identifier, order: CreditOrder, idempotencyKey: string): Promise<CreditMove>
  /** Sets a forgotten password anew; the person's sessions end. */
  setPassword(userId: Identifier, password: string): Promise<void>
  /** Where the signed-in person is signed in, this session first. */
  ownSessions(): Promise<SessionView[]>
  endOwnSession(sessionId: Identifier): Promise<void>
  /** Signs out everywhere, here too. */
  endOwnSessions(): Promise<void>
  /** Where a user is signed in. */
  userSessions(userId: Identifier): Promise<SessionView[]>
  endUserSessions(userId: Identifier): Promise<void>
  /** What the signed-in person keeps for themselves, by name. */
  preferences(): Promise<Preferences>
  /** Null removes it. */
  keepPreference(name: string, value: unknown): Promise<void>
  /** Searches of a list that others share with the signed-in person. */
  sharedSearches(list: string): Promise<SharedSearch[]>
  /** How many rows each filter holds, in their order. */
  counts(resource: string, filters: readonly object[]): Promise<number[]>
  totals(resource: string, filter: object): Promise<ListTotals>
  /** Every row of a filter as a CSV file. */
  exportList(resource: string, order: ExportOrder): Promise<Blob>
  setBetting(matchId: Identifier, verb: 'suspend' | 'resume'): Promise<void>
  resultForm(matchId: Identifier): Promise<ResultForm>
  results(matchId: Identifier): Promise<ResultRevision[]>
  /** What the result would settle; moves nothing. */
  previewResult(matchId: Identifier, body: EnterResultBody): Promise<SettlementPreview>
  enterResult(matchId: Identifier, body: EnterResultBody): Promise<SettlementPreview>
  /** What taking the result back would move; moves nothing. */
  previewUndo(matchId: Identifier, body: UndoResultBody): Promise<SettlementPreview>
  undoResult(matchId: Identifier, body: UndoResultBody): Promise<SettlementPreview>
  /** What staff's decision on a coupon would move; moves nothing. */
  previewManual(couponId: Identifier, body: ManualBody): Promise<ManualOutcome>
  /** Carries it out once for each `idempotencyKey`. */
  decideManually(
    couponId: Identifier,
    body: ManualBody,
    idempotencyKey: string
  ): Promise<ManualOutcome>
  /** Whose limits reach a user, and what comes of them. */
  userLimits(userId: Identifier): Promise<UserLimitsView>
  /** What is bet on a match, by market and outcome. */
  matchStakes(matchId: Identifier): Promise<MatchStakes>
  /** A live match as the board holds it now. */
  liveBook(matchId: Identifier): Promise<LiveBookView>
  /** Suspends a live match whatever its feed says, or lets it go again. */
  holdMatch(matchId: Identifier, isHeld: boolean): Promise<void>
  holdMarket(matchId: Identifier, marketId: Identifier, isHeld: boolean): Promise<void>
  feedProducers(): Promise<FeedProducerView[]>
  /** Asks a feed for what was missed; what it prices is suspended until that has come. */
  recoverFeed(producer: string): Promise<void>
}

const at = (...parts: Identifier[]) =>
  [API_PATH, ...parts.map((part) => encodeURIComponent(part))].join('/')

const query = (values: Record<string, unknown>) =>
  new URLSearchParams(
    Object.entries(values).map(([name, value]) => [name, JSON.stringify(value)])
  ).toString()

async function get<T>(url: string): Promise<T> {
  const { json } = await httpClient(url)
  return json
}

async function send<T>(url: string, body: unknown, headers?: Record<string, string>): Promise<T> {
  const { json } = await httpClient(url, {
    ...withBody('POST', body),
    headers: new Headers({ 'Content-Type': 'application/json', ...headers }),
  })
  return json
}

async function remove(url: string): Promise<void> {
  await httpClient(url, { method: 'DELETE' })
}

export const dataProvider: BackofficeDataProvider = {
  ...simpleRestProvider(API_PATH, httpClient),

  dashboard: () => get(at('dashboard')),

  quoteCredit: (userId) => get(at('users', userId, 'credits')),

  moveCredit: (userId, order, idempotencyKey) =>
    send(at('users', userId, 'credits'), order, { 'Idempotency-Key': idempotencyKey }),

  setPassword: async (userId, password) => {
    await httpClient(at('users', userId, 'password'), withBody('PUT', { password }))
  },

  ownSessions: () => get(at('me', 'sessions')),

  endOwnSession: (sessionId) => remove(at('me', 'sessions', sessionId)),

  endOwnSessions: () => remove(at('me', 'sessions')),

  userSessions: (userId) => get(at('users', userId, 'sessions')),

  endUserSessions: (userId) => remove(at('users', userId, 'sessions')),

  preferences: () => get(at('me', 'preferences')),

  keepPreference: async (name, value) => {
    await httpClient(at('me', 'preferences', name), withBody('PUT', { value }))
  },

  sharedSearches: (list) => get(at('me', 'shared-searches', list.replaceAll('/', '-'))),

  counts: (resource, filters) => get(`${API_PATH}/${resource}/counts?${query({ filters })}`),

  totals: (resource, filter) => get(`${API_PATH}/${resource}/totals?${query({ filter })}`),

  exportList: (resource, order) => fetchFile(`${API_PATH}/${resource}/export`, order),

  setBetting: async (matchId, verb) => {
    await send(at('matches', matchId, verb), {})
  },

  resultForm: (matchId) => get(at('matches', matchId, 'result-form')),

  results: (matchId) => get(at('matches', matchId, 'results')),

  previewResult: (matchId, body) => send(`${at('matches', matchId, 'results')}?dryRun=true`, body),

  enterResult: (matchId, body) => send(at('matches', matchId, 'results'), body),

  previewUndo: (matchId, body) =>
    send(`${at('matches', matchId, 'results', 'undo')}?dryRun=true`, body),

  undoResult: (matchId, body) => send(at('matches', matchId, 'results', 'undo'), body),

  previewManual: (couponId, body) => send(`${at('coupons', couponId, 'manual')}?dryRun=true`, body),

  decideManually: (couponId, body, idempotencyKey) =>
    send(at('coupons', couponId, 'manual'), body, { 'Idempotency-Key': idempotencyKey }),

  userLimits: (userId) => get(at('users', userId, 'limits')),

  matchStakes: (matchId) => get(at('matches', matchId, 'stakes')),

  liveBook: (matchId) => get(at('live-matches', matchId, 'book')),

  holdMatch: async (matchId, isHeld) => {
    await send(at('live-matches', matchId, isHeld ? 'hold' : 'release'), {})
  },

  holdMarket: async (matchId, marketId, isHeld) => {
    await send(at('live-matches', matchId, 'markets', marketId, isHeld ? 'hold' : 'release'), {})
  },

  feedProducers: () => get(at('feed', 'producers')),

  recoverFeed: async (producer) => {
    await send(at('feed', 'producers', producer, 'recover'), {})
  },
}
