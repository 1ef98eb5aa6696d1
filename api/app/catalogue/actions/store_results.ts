/** Stores results as facts with a revision; the settlement room settles them. */
import type { MatchFacts } from '@grandstand/shared-types/markets/model/match_facts'
import { validateFacts } from '@grandstand/shared-types/markets/facts/validate_facts'
import { loadFields } from '#catalogue/racing/field_rows'
import { loadPlacesSold } from '#catalogue/racing/places_sold'
import { assertRace, withDeclared, withField } from '#catalogue/racing/race_facts'
import { AppError } from '#core/errors/app_error'
import { must } from '#core/errors/must'
import { bus } from '#core/bus'
import { clock } from '#core/timing/clock'
import {
  chunked,
  inTransaction,
  insertAll,
  isUniqueViolation,
  type Trx,
} from '#core/database/transactions'

interface ResultInput {
  matchId: number
  facts: MatchFacts
  /** `STAFF`, or the format of the file or feed. */
  source: string
  /** The user who entered the result; null for a file or feed. */
  actorId: number | null
  /** The second officer who approved it; null or left out where one was enough. */
  approverId?: number | null
  /**
   * The revision that the facts replace, 0 for the first. Left out by sources that always replace the present revision,
   * such as a feed.
   */
  basedOnRevision?: number
  /** True when a result entered by staff must stay. */
  yieldsToStaff?: boolean
}

/** The source of results entered by staff. */
export const STAFF = 'staff'

export interface StoredResult {
  matchId: number
  /** The present revision. */
  revision: number
  /** False when nothing was written: the facts are unchanged, or staff's facts stay. */
  changed: boolean
}

interface MatchState {
  id: number
  sport_id: number
  status: string
  result_revision: number
  /** The newest stored revision, which may take a result back. */
  newest: number
  /** Facts of the revision in force, in canonical form; null without a result. */
  facts: string | null
  isByStaff: boolean
}

interface ResultRow {
  match_id: number
  facts: string
  source: string
}

const MATCHES_AT_A_TIME = 1000

/**
 * Stores all inputs in one transaction, or none. Settling the revision changes markets and coupons later. Throws 404
 * `notFound` for an unknown match, 422 as `assertFacts`, and 409 `resultRevisionConflict` [present revision] when that is not
 * `basedOnRevision`. The facts of a race keep its field of now.
 */
export async function storeResults(inputs: readonly ResultInput[]): Promise<StoredResult[]> {
  const stored = await inTransaction((trx) => storeResultsIn(trx, inputs)).catch(
    (error: unknown) => {
      // another request wrote the same revision between our read and our write
      if (isUniqueViolation(error)) throw new AppError('resultRevisionConflict')
      throw error
    }
  )
  announceResults(stored)
  return stored
}

/** Announces stored results. Call it after the commit. */
export function announceResults(stored: readonly StoredResult[]): void {
  const changed = stored.filter((result) => result.changed)
  for (const { matchId, revision } of changed) bus.emit('resultEntered', { matchId, revision })
  if (changed.length > 0) bus.emit('matchChanged', { matchIds: changed.map((r) => r.matchId) })
}

/**
 * Checks facts against the sport's rules. Throws 422 `resultIncomplete` with the names of the facts that are missing or
 * contradict each other, and of a race `raceField` and `orderOfFinish` as `assertRace`.
 */
export function assertFacts(sportId: number, facts: MatchFacts, placesSold = 0): void {
  const fields = validateFacts(sportId, facts)
  if (fields.length === 0) return assertRace(facts, placesSold)
  const names = fields.map(({ field }) => field).join(', ')
  throw new AppError('resultIncomplete', { params: [names], fields })
}

/** Facts as JSON, equal for equal facts: names in one order, without defaults and unknown facts. */
export function canonicalFacts(facts: MatchFacts): string {
  const { awardedPolicy, ...rest } = facts
  const settlesOnScore = facts.status === 'awarded' && awardedPolicy === 'score'
  return JSON.stringify(inOrder(settlesOnScore ? { ...rest, awardedPolicy } : rest))
}

function inOrder(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(inOrder)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value)
      .filter(([, known]) => known !== undefined && known !== null)
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([name, known]) => [name, inOrder(known)])
  )
}

/**
 * As `storeResults`, inside a transaction. A broken unique key means that another request stored the revision first.
 * Announce the results after the commit.
 */
export async function storeResultsIn(
  trx: Trx,
  inputs: readonly ResultInput[]
): Promise<StoredResult[]> {
  const matchIds = [...new Set(inputs.map(({ matchId }) => matchId))]
  const states = await loadStates(trx, matchIds)
  const fields = await loadFields(matchIds, trx)
  const placesSold = await loadPlacesSold([...fields.keys()], trx)
  const now = clock.now()
  const rows: Record<string, string | number | null>[] = []
  const latest = new Map<number, ResultInput>()
  const stored = inputs.map((input): StoredResult => {
    const { matchId, basedOnRevision } = input
    const state = states.get(matchId)
    if (!state) throw AppError.notFound()
    const facts = withDeclared(withField(input.facts, fields.get(matchId)), state.facts)
    assertFacts(state.sport_id, facts, placesSold.get(matchId))
    const inForce = state.result_revision
    if (basedOnRevision !== undefined && basedOnRevision !== inForce) {
      throw new AppError('resultRevisionConflict', { params: [inForce] })
    }
    if (input.yieldsToStaff && state.isByStaff) {
      return { matchId, revision: inForce, changed: false }
    }
    const text = canonicalFacts(facts)
    // staff who confirm a feed's facts become their source, so that later facts of the feed yield
    const isConfirmed = input.source === STAFF && !state.isByStaff
    if (text === state.facts && !isConfirmed) {
      return { matchId, revision: inForce, changed: false }
    }
    const revision = state.newest + 1
    latest.set(matchId, input)
    rows.push({
      match_id: matchId,
      revision,
      facts: text,
      source: input.source,
      actor_id: input.actorId,
      approver_id: input.approverId ?? null,
      created_at: now,
      settled_at: null,
      status_before: state.status,
    })
    state.facts = text
    state.isByStaff = input.source === STAFF
    state.status = facts.status
    state.result_revision = state.newest = revision
    return { matchId, revision, changed: true }
  })
  if (rows.length > 0) await insertAll(trx, 'results', rows)
  await updateMatches(trx, latest, states, now)
  return stored
}

/** Locks the matches in id order and reads their present results. */
async function loadStates(trx: Trx, matchIds: number[]): Promise<Map<number, MatchState>> {
  const states = new Map<number, MatchState>()
  for (const ids of chunked(
    matchIds.sort((a, b) => a - b),
    MATCHES_AT_A_TIME
  )) {
    const matches: Omit<MatchState, 'newest' | 'facts' | 'isByStaff'>[] = await trx
      .query<MatchState>()
      .from('matches')
      .whereIn('id', ids)
      .select('id', 'sport_id', 'status', 'result_revision')
      .orderBy('id')
      .forUpdate()
    for (const match of matches) {
      states.set(match.id, { ...match, newest: 0, facts: null, isByStaff: false })
    }
    const newest: { match_id: number; revision: number }[] = await trx
      .query<{ match_id: number; revision: number }>()
      .from('results')
      .whereIn('match_id', ids)
      .groupBy('match_id')
      .select('match_id')
      .max('revision as revision')
    for (const { match_id: id, revision } of newest) {
      const state = states.get(id)
      if (state) state.newest = revision
    }
    const results: ResultRow[] = await trx
      .query<ResultRow>()
      .from('results')
      .join('matches', 'matches.id', 'results.match_id')
      .whereColumn('results.revision', 'matches.result_revision')
      .whereIn('results.match_id', ids)
      .select('results.match_id', 'results.facts', 'results.source')
    for (const { match_id: id, facts, source } of results) {
      const state = states.get(id)
      if (!state) continue
      state.facts = facts
      state.isByStaff = source === STAFF
    }
  }
  return states
}

/** One statement for all matches with the same final status. */
async function updateMatches(
  trx: Trx,
  latest: ReadonlyMap<number, ResultInput>,
  states: ReadonlyMap<number, MatchState>,
  now: number
): Promise<void> {
  const alike = new Map<string, { ids: number[]; values: Record<string, unknown> }>()
  for (const [matchId, { facts }] of latest) {
    const revision = must(states.get(matchId), 'state of a match').result_revision
    const key = `${revision}:${facts.status}`
    const group = alike.get(key) ?? {
      ids: [],
      values: {
        result_revision: revision,
        status: facts.status,
        is_awarded: facts.status === 'awarded' ? 1 : 0,
        ...(facts.status === 'postponed' && {
          listed_start: trx.raw('coalesce(listed_start, starts_at)'),
        }),
        changed_at: now,
      },
    }
    group.ids.push(matchId)
    alike.set(key, group)
  }
  for (const { ids, values } of alike.values()) {
    for (const chunk of chunked(ids, MATCHES_AT_A_TIME)) {
      await trx.from('matches').whereIn('id', chunk).update(values)
    }
  }
}
