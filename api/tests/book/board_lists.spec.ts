/** The lists of the board, each with the numbers of its matches, and the odds of one match. */
import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import type {
  BoardCategory,
  BoardOdds,
  BoardSport,
  BoardTournament,
  BoardTree,
} from '@grandstand/shared-types/wire/betting/book'
import { clock } from '#core/timing/clock'
import { loadMatches } from '#book/load'
import { makeMatch, outcomeOf, type TestMatch } from '#tests/support/board'
import { ApiSession } from '#tests/support/client'
import { makeSite } from '#tests/support/factories'

const DAY_MS = 24 * 3_600_000
const SOCCER = 1
const BASKETBALL = 2

async function visitor(): Promise<ApiSession> {
  return new ApiSession((await makeSite()).host)
}

/** Two matches of a league and one of another, all of soccer, and one of basketball, in a span that is theirs alone. */
async function weekend() {
  const from = clock.now() + 9 * DAY_MS
  const first = await makeMatch({ startsAt: from })
  const second = await makeMatch({ startsAt: from })
  const { tournamentId, categoryId } = first
  await db
    .from('matches')
    .where('id', second.id)
    .update({ tournament_id: tournamentId, category_id: categoryId })
  await loadMatches([second.id])
  const other = await makeMatch({ startsAt: from })
  const basketball = await makeMatch({ startsAt: from + 1, sportId: BASKETBALL })
  for (const startsAt of [from - 1, from + 2]) await makeMatch({ startsAt })
  return { span: `from=${from}&to=${from + 1}`, first, other, basketball }
}

const counts = (rows: { id: number; matchCount: number }[]) =>
  Object.fromEntries(rows.map(({ id, matchCount }) => [id, matchCount]))

test.group('The lists of the board', () => {
  test('have the sports of a span of time, with the number of their matches', async ({
    assert,
  }) => {
    const session = await visitor()
    const { span } = await weekend()
    const { status, body } = await session.get<BoardSport[]>(`/v1/board/sports?${span}&lang=en`)
    assert.equal(status, 200)
    assert.deepEqual(
      body.map(({ id, key, matchCount }) => [id, key, matchCount]),
      [
        [SOCCER, 'soccer', 3],
        [BASKETBALL, 'basketball', 1],
      ]
    )
    for (const { name } of body) assert.isNotEmpty(name)
    const tree = await session.get<BoardTree>(`/v1/board/tree?${span}&lang=en`)
    assert.deepEqual(body, tree.body.sports)
  })

  test('have the categories of a sport, or of all', async ({ assert }) => {
    const session = await visitor()
    const { span, first, other, basketball } = await weekend()
    const categories = async (more = '') =>
      (await session.get<BoardCategory[]>(`/v1/board/categories?${span}${more}`)).body
    const soccer = { [first.categoryId]: 2, [other.categoryId]: 1 }
    assert.deepEqual(counts(await categories(`&sportId=${SOCCER}`)), soccer)
    assert.deepEqual(counts(await categories()), { ...soccer, [basketball.categoryId]: 1 })
    const [only] = await categories(`&sportId=${BASKETBALL}`)
    assert.match(only?.name ?? '', /^Country /)
    assert.equal(only?.sportId, BASKETBALL)
    assert.deepEqual(await categories('&sportId=4'), [])
  })

  test('have the tournaments of a category, of a sport, or of all', async ({ assert }) => {
    const session = await visitor()
    const { span, first, other, basketball } = await weekend()
    const tournaments = async (more = '') =>
      (await session.get<BoardTournament[]>(`/v1/board/tournaments?${span}${more}`)).body
    const [only, ...rest] = await tournaments(`&categoryId=${first.categoryId}`)
    assert.lengthOf(rest, 0)
    const { tournamentId: id, categoryId } = first
    assert.deepInclude(only, { id, categoryId, sportId: SOCCER, matchCount: 2 })
    assert.match(only?.name ?? '', /^League /)
    const soccer = { [id]: 2, [other.tournamentId]: 1 }
    assert.deepEqual(counts(await tournaments(`&sportId=${SOCCER}`)), soccer)
    assert.deepEqual(counts(await tournaments()), { ...soccer, [basketball.tournamentId]: 1 })
  })
})

test.group('The odds of a match', () => {
  const openMatch = () =>
    makeMatch({
      prices: {
        '1': { '1': 2000, 'X': 3400, '2': 3800 },
        '45': { '1:0': 7000, 'other': 9000 },
      },
    })

  async function odds(session: ApiSession, { id }: TestMatch, query = '') {
    const { body } = await session.get<BoardOdds>(`/v1/board/matches/${id}/odds${query}`)
    return {
      types: body.markets.map(({ typeId }) => typeId),
      keys: body.markets.flatMap(({ outcomes }) => outcomes.map(({ key }) => key)),
      extraCount: body.extraCount,
    }
  }

  test('are those of all markets, or of the main ones with getFull=0 beside the number of others', async ({
    assert,
  }) => {
    const session = await visitor()
    const match = await openMatch()
    const all = await odds(session, match)
    assert.deepEqual([all.types, all.extraCount], [[1, 45], 0])
    assert.deepEqual(await odds(session, match, '?getFull=1'), all)
    const main = await odds(session, match, '?getFull=0')
    assert.deepEqual([main.types, main.extraCount], [[1], 1])
  })

  test('leave out what is closed, and have it with passiveOdds=1', async ({ assert }) => {
    const session = await visitor()
    const match = await openMatch()
    const suspended = match.markets['45']?.id ?? 0
    await db.from('markets').where('id', suspended).update({ status: -1 })
    await db
      .from('outcomes')
      .where('id', outcomeOf(match, '1', 'X'))
      .update({ active: false })
    await loadMatches([match.id])
    const open = { types: [1], keys: ['1', '2'], extraCount: 0 }
    assert.deepEqual(await odds(session, match), open)
    assert.deepEqual(await odds(session, match, '?passiveOdds=0'), open)
    const passive = await odds(session, match, '?passiveOdds=1')
    assert.deepEqual(passive.types, [1, 45])
    assert.sameMembers(passive.keys, ['1', 'X', '2', '1:0', 'other'])
    assert.deepEqual((await odds(session, match, '?passiveOdds=1&getFull=0')).types, [1])
    for (const query of ['passiveOdds=yes', 'getFull=2']) {
      assert.equal((await session.get(`/v1/board/matches/${match.id}/odds?${query}`)).status, 422)
    }
  })
})
