/** The data provider: resources by ra-data-simple-rest, and methods for all other requests. */
import type { DataProvider, Identifier } from 'ra-core'
import simpleRestProvider from 'ra-data-simple-rest'
import type { CreditMove, CreditOrder, Dashboard } from '@grandstand/shared-types/wire/dealers'
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
import { API_PATH, call, fetchFile, httpClient } from './http.ts'

export type CreditDirection = CreditOrder['direction']

export interface ExportOrder {
  filter: object
  /** Fields of the resource with their headings; for fields of codes also the word of each code. */
  columns: { field: string; label: string; words?: Record<string, string> }[]
  decimal: ',' | '.'
  timeZone: string
}

export interface BackofficeDataProvider extends DataProvider {
  dashboard(): Promise<Dashboard>
  /** Both balances and the most credit that can be moved now; moves none. */
  quoteCredit(userId: Identifier): Promise<CreditMove>
  /** Moves credit once for each `idempotencyKey`, however often it is called. */
  moveCredit(userId: Identifier, order: CreditOrder, idempotencyKey: string): Promise<CreditMove>
  /** Sets a new password for a user who forgot it; ends the user's sessions. */
  setPassword(userId: Identifier, password: string): Promise<void>
  /** Sessions of the signed-in user, the present one first. */
  ownSessions(): Promise<SessionView[]>
  endOwnSession(sessionId: Identifier): Promise<void>
  /** Ends all sessions of the signed-in user, the present one too. */
  endOwnSessions(): Promise<void>
  /** Sessions of a user. */
  userSessions(userId: Identifier): Promise<SessionView[]>
  endUserSessions(userId: Identifier): Promise<void>
  /** Preferences of the signed-in user, by name. */
  preferences(): Promise<Preferences>
  /** Null removes the preference. */
  keepPreference(name: string, value: unknown): Promise<void>
  /** Searches of a list that others share with the signed-in user. */
  sharedSearches(list: string): Promise<SharedSearch[]>
  /** The number of rows of each filter, in the order of the filters. */
  counts(resource: string, filters: readonly object[]): Promise<number[]>
  totals(resource: string, filter: object): Promise<ListTotals>
  /** Every row of a filter as a CSV file. */
  exportList(resource: string, order: ExportOrder): Promise<Blob>
  setBetting(matchId: Identifier, verb: 'suspend' | 'resume'): Promise<void>
  resultForm(matchId: Identifier): Promise<ResultForm>
  results(matchId: Identifier): Promise<ResultRevision[]>
  /** The settlement that this result would cause; moves no money. */
  previewResult(matchId: Identifier, body: EnterResultBody): Promise<SettlementPreview>
  enterResult(matchId: Identifier, body: EnterResultBody): Promise<SettlementPreview>
  /** The settlement that taking the result back would cause; moves no money. */
  previewUndo(matchId: Identifier, body: UndoResultBody): Promise<SettlementPreview>
  undoResult(matchId: Identifier, body: UndoResultBody): Promise<SettlementPreview>
  /** The effect of a manual action on a coupon; moves no money. */
  previewManual(couponId: Identifier, body: ManualBody): Promise<ManualOutcome>
  /** Carries out the action once for each `idempotencyKey`. */
  resolveManually(
    couponId: Identifier,
    body: ManualBody,
    idempotencyKey: string
  ): Promise<ManualOutcome>
  /** The levels whose limits reach a user, and the limits in force. */
  userLimits(userId: Identifier): Promise<UserLimitsView>
  /** Stakes on a match, by market and outcome. */
  matchStakes(matchId: Identifier): Promise<MatchStakes>
  /** A live match as the book holds it now. */
  liveBook(matchId: Identifier): Promise<LiveBookView>
  /** Suspends a live match whatever its feed says, or ends the suspension. */
  suspendMatch(matchId: Identifier, isHeld: boolean): Promise<void>
  suspendMarket(matchId: Identifier, marketId: Identifier, isHeld: boolean): Promise<void>
  feedProducers(): Promise<FeedProducerView[]>
  /** Asks a feed for missed messages; its markets stay suspended until they have arrived. */
  recoverFeed(producer: string): Promise<void>
}

const DRY = { dryRun: 'true' } as const

const query = (values: Record<string, unknown>) =>
  new URLSearchParams(
    Object.entries(values).map(([name, value]) => [name, JSON.stringify(value)])
  ).toString()

async function get<T>(url: string): Promise<T> {
  const { json } = await httpClient(url)
  return json
}

export const dataProvider: BackofficeDataProvider = {
  ...simpleRestProvider(API_PATH, httpClient),

  dashboard: () => call('GET /v1/dashboard'),

  quoteCredit: (userId) => call('GET /v1/users/:id/credits', { params: { id: userId } }),

  moveCredit: (userId, order, idempotencyKey) =>
    call('POST /v1/users/:id/credits', {
      params: { id: userId },
      body: order,
      key: idempotencyKey,
    }),

  setPassword: (userId, password) =>
    call('PUT /v1/users/:id/password', { params: { id: userId }, body: { password } }),

  ownSessions: () => call('GET /v1/me/sessions'),

  endOwnSession: (sessionId) => call('DELETE /v1/me/sessions/:id', { params: { id: sessionId } }),

  endOwnSessions: () => call('DELETE /v1/me/sessions'),

  userSessions: (userId) => call('GET /v1/users/:id/sessions', { params: { id: userId } }),

  endUserSessions: (userId) => call('DELETE /v1/users/:id/sessions', { params: { id: userId } }),

  preferences: () => call('GET /v1/me/preferences'),

  keepPreference: (name, value) =>
    call('PUT /v1/me/preferences/:name', { params: { name }, body: { value } }),

  sharedSearches: (list) =>
    call('GET /v1/me/shared-searches/:list', { params: { list: list.replaceAll('/', '-') } }),

  counts: (resource, filters) => get(`${API_PATH}/${resource}/counts?${query({ filters })}`),

  totals: (resource, filter) => get(`${API_PATH}/${resource}/totals?${query({ filter })}`),

  exportList: (resource, order) => fetchFile(`${API_PATH}/${resource}/export`, order),

  setBetting: async (matchId, verb) => {
    await call(`POST /v1/matches/:id/${verb}`, { params: { id: matchId } })
  },

  resultForm: (matchId) => call('GET /v1/matches/:id/result-form', { params: { id: matchId } }),

  results: (matchId) => call('GET /v1/matches/:id/results', { params: { id: matchId } }),

  previewResult: (matchId, body) =>
    call('POST /v1/matches/:id/results', { params: { id: matchId }, query: DRY, body }),

  enterResult: (matchId, body) =>
    call('POST /v1/matches/:id/results', { params: { id: matchId }, body }),

  previewUndo: (matchId, body) =>
    call('POST /v1/matches/:id/results/undo', { params: { id: matchId }, query: DRY, body }),

  undoResult: (matchId, body) =>
    call('POST /v1/matches/:id/results/undo', { params: { id: matchId }, body }),

  previewManual: (couponId, body) =>
    call('POST /v1/coupons/:id/manual', { params: { id: couponId }, query: DRY, body }),

  resolveManually: (couponId, body, idempotencyKey) =>
    call('POST /v1/coupons/:id/manual', { params: { id: couponId }, body, key: idempotencyKey }),

  userLimits: (userId) => call('GET /v1/users/:id/limits', { params: { id: userId } }),

  matchStakes: (matchId) => call('GET /v1/matches/:id/stakes', { params: { id: matchId } }),

  liveBook: (matchId) => call('GET /v1/live-matches/:id/book', { params: { id: matchId } }),

  suspendMatch: async (matchId, isHeld) => {
    await call(`POST /v1/live-matches/:id/${isHeld ? 'hold' : 'release'}`, {
      params: { id: matchId },
    })
  },

  suspendMarket: async (matchId, marketId, isHeld) => {
    await call(`POST /v1/live-matches/:id/markets/:marketId/${isHeld ? 'hold' : 'release'}`, {
      params: { id: matchId, marketId },
    })
  },

  feedProducers: () => call('GET /v1/feed/producers'),

  recoverFeed: async (producer) => {
    await call('POST /v1/feed/producers/:key/recover', { params: { key: producer } })
  },
}
