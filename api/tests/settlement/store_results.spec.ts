import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import type { MatchFacts } from '@grandstand/shared-types/markets/model/match_facts'
import { canonicalFacts, STAFF, storeResults } from '#catalogue/actions/store_results'
import { AppError } from '#core/errors/app_error'
import { makeMatch, type TestMatch } from '#tests/support/board'
import { ended } from '#tests/settlement/support'

const input = (match: Pick<TestMatch, 'id'>, facts: MatchFacts, basedOnRevision?: number) => ({
  matchId: match.id,
  facts,
  source: 'test',
  actorId: null,
  ...(basedOnRevision !== undefined && { basedOnRevision }),
})

/** The refusal of a batch. */
async function refusal(inputs: Parameters<typeof storeResults>[0]): Promise<AppError> {
  const error: unknown = await storeResults(inputs).catch((thrown: unknown) => thrown)
  if (error instanceof AppError) return error
  throw new Error('the results were not refused')
}

async function matchRow(match: TestMatch) {
  return db
    .query<{ status: string; is_awarded: number; result_revision: number }>()
    .from('matches')
    .where('id', match.id)
    .select('status', 'is_awarded', 'result_revision')
    .firstOrFail()
}

test.group('Storing results', () => {
  test('a match takes the status and the revision of its newest facts', async ({ assert }) => {
    const [a, b] = [await makeMatch(), await makeMatch()]
    const awarded: MatchFacts = { status: 'awarded', periods: {}, fullTime: [3, 0] }
    const stored = await storeResults([input(a, ended([1, 0])), input(b, awarded)])
    assert.deepEqual(stored, [
      { matchId: a.id, revision: 1, changed: true },
      { matchId: b.id, revision: 1, changed: true },
    ])
    await storeResults([input(a, ended([2, 0]))])
    assert.include(await matchRow(a), { status: 'ended', is_awarded: 0, result_revision: 2 })
    assert.include(await matchRow(b), { status: 'awarded', is_awarded: 1, result_revision: 1 })
  })

  test('staff who enter the result of a feed make the result theirs, once', async ({ assert }) => {
    const match = await makeMatch()
    const byFeed = { ...input(match, ended([1, 0])), yieldsToStaff: true }
    const byStaff = { ...input(match, ended([1, 0])), source: STAFF }
    await storeResults([byFeed])
    assert.include((await storeResults([byFeed]))[0], { revision: 1, changed: false })
    assert.include((await storeResults([byStaff]))[0], { revision: 2, changed: true })
    assert.include((await storeResults([byStaff]))[0], { revision: 2, changed: false })
    const other = { ...byFeed, facts: ended([0, 1]) }
    assert.include((await storeResults([other]))[0], { revision: 2, changed: false })
  })

  test('one bad result refuses the whole batch', async ({ assert }) => {
    const [a, b] = [await makeMatch(), await makeMatch()]
    const incomplete = await refusal([
      input(a, ended([1, 0])),
      input(b, { status: 'ended', periods: {}, fullTime: [1, 0] }),
    ])
    assert.equal(incomplete.key, 'resultIncomplete')
    assert.deepEqual(
      incomplete.fields?.map(({ field }) => field),
      ['halfTime']
    )
    const unknown = await refusal([input(a, ended([1, 0])), input({ id: 1e9 }, ended([1, 0]))])
    assert.equal(unknown.status, 404)
    assert.equal((await matchRow(a)).result_revision, 0)
  })

  test('facts based on a revision that is no longer in force are refused', async ({ assert }) => {
    const match = await makeMatch()
    await storeResults([input(match, ended([1, 0]), 0)])
    const late = await refusal([input(match, ended([2, 0]), 0)])
    assert.equal(late.status, 409)
    assert.deepEqual(late.params, [1])
    assert.equal((await storeResults([input(match, ended([2, 0]), 1)]))[0]?.revision, 2)
  })

  test('revisions written at once are stored once each', async ({ assert }) => {
    const match = await makeMatch()
    await Promise.all([1, 2, 3, 4].map((goals) => storeResults([input(match, ended([goals, 0]))])))
    const rows = await db
      .query<{ revision: number }>()
      .from('results')
      .where('match_id', match.id)
      .orderBy('revision')
    assert.deepEqual(
      rows.map(({ revision }) => revision),
      [1, 2, 3, 4]
    )
  })

  test('facts are equal in any order of their fields', ({ assert }) => {
    const plain: MatchFacts = { status: 'awarded', periods: { '1': [0, 0], 'ot': [1, 0] } }
    const other: MatchFacts = {
      periods: { ot: [1, 0], 1: [0, 0] },
      awardedPolicy: 'void',
      status: 'awarded',
    }
    assert.equal(canonicalFacts(plain), canonicalFacts(other))
    assert.notEqual(
      canonicalFacts(plain),
      canonicalFacts({ ...plain, awardedPolicy: 'score', fullTime: [1, 0] })
    )
  })
})
