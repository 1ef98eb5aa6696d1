import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import { announcedBy } from '#tests/support/announcements'
import { makeMatch } from '#tests/support/board'
import { makeLeague } from '#tests/support/leagues'
import { signInAs, type Refusal } from '#tests/support/client'
import { makeSite, makeUser } from '#tests/support/factories'

interface MatchRow {
  id: number
  home: string
  awayTeamId: number
  tournamentName: string
  status: string
  betStatus: string
  marketCount: number
  changedAt: number
  resultRevision: number
}
async function editor() {
  const site = await makeSite()
  return signInAs(site, await makeUser({ site, type: 'admin' }))
}

test.group('Matches edited by the staff', () => {
  test('a match needs a tournament, two teams of its sport and a time', async ({ assert }) => {
    const session = await editor()
    const league = await makeLeague()
    const body = {
      tournamentId: league.tournamentId,
      homeTeamId: league.teamIds[0],
      awayTeamId: league.teamIds[1],
      startsAt: Date.UTC(2030, 0, 1),
      minSelections: 3,
    }
    const { status, body: row } = await session.post<MatchRow>('/v1/matches', body)
    assert.equal(status, 201)
    assert.containsSubset(row, {
      status: 'not_started',
      betStatus: 'started',
      marketCount: 0,
      minSelections: 3,
      resultRevision: 0,
      categoryId: league.categoryId,
    })
    assert.match(row.home, /^Alpha/)

    const again = await session.post<Refusal>('/v1/matches', body)
    assert.equal(again.status, 409)
    assert.equal(again.body.error.key, 'alreadyExists')
    for (const [field, wrong] of [
      ['tournamentId', { tournamentId: 999_999_999 }],
      ['awayTeamId', { awayTeamId: league.teamIds[0] }],
      ['homeTeamId', { homeTeamId: 999_999_999 }],
    ] as const) {
      const refused = await session.post<Refusal>('/v1/matches', { ...body, ...wrong })
      assert.equal(refused.status, 422)
      assert.equal(refused.body.error.fields?.[0]?.field, field)
    }
  })

  test('suspending a match and ending the suspension are announced and written to the audit log', async ({
    assert,
  }) => {
    const session = await editor()
    const match = await makeMatch()
    const before = await session.get<MatchRow>(`/v1/matches/${match.id}`)
    const announced = await announcedBy(async () => {
      const { body } = await session.post<MatchRow>(`/v1/matches/${match.id}/suspend`)
      assert.equal(body.betStatus, 'stopped')
      assert.isAtLeast(body.changedAt, before.body.changedAt)
    })
    assert.deepEqual(announced, [match.id])
    const { body } = await session.post<MatchRow>(`/v1/matches/${match.id}/resume`)
    assert.equal(body.betStatus, 'started')
    const log = await session.list('audit-log', { filter: { subjectId: match.id } })
    assert.containsSubset(log.body, [
      { action: 'match.update', detail: { after: { bet_status: 'stopped' } } },
    ])
    assert.equal((await session.post('/v1/matches/999999999/suspend')).status, 404)
  })

  test('staff set a status only to cancelled or postponed, and can take it back', async ({
    assert,
  }) => {
    const session = await editor()
    const match = await makeMatch()
    const set = async (status: string) =>
      (await session.put<Refusal>(`/v1/matches/${match.id}`, { status })).status
    assert.equal(await set('not_started'), 200)
    for (const status of ['ended', '1p', 'awarded']) assert.equal(await set(status), 422, status)
    assert.equal(await set('postponed'), 200)
    assert.equal(await set('cancelled'), 200)
    assert.equal(await set('not_started'), 200)
    await db.from('matches').where('id', match.id).update({ result_revision: 1 })
    assert.equal(await set('cancelled'), 422)
  })

  test('a match with markets cannot be deleted; a match without markets can', async ({
    assert,
  }) => {
    const session = await editor()
    const kept = await makeMatch()
    const refused = await session.delete<Refusal>(`/v1/matches/${kept.id}`)
    assert.equal(refused.status, 409)
    assert.equal(refused.body.error.key, 'inUse')
    const gone = await makeMatch({ prices: {} })
    const { status, body } = await session.delete<MatchRow>(`/v1/matches/${gone.id}`)
    assert.equal(status, 200)
    assert.equal(body.id, gone.id)
    assert.equal((await session.get(`/v1/matches/${gone.id}`)).status, 404)
  })

  test('renaming a team announces its matches to come', async ({ assert }) => {
    const session = await editor()
    const match = await makeMatch()
    const { body } = await session.get<MatchRow>(`/v1/matches/${match.id}`)
    const announced = await announcedBy(() =>
      session.put(`/v1/teams/${body.awayTeamId}`, { name: 'Renamed' })
    )
    assert.deepEqual(announced, [match.id])
  })
})
