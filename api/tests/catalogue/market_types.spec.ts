import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import type { BoardMatch } from '@grandstand/shared-types/wire/betting/book'
import type { LiveMatchDetail } from '@grandstand/shared-types/wire/betting/live'
import type { MarketTypeView } from '@grandstand/shared-types/markets/names/market_type_view'
import { bookSynced, poll } from '#book/sync'
import { clock } from '#core/timing/clock'
import { place, slip } from '#tests/coupons/support'
import { makeLiveMatch } from '#tests/stream/support'
import { makeMatch, outcomeOf, type MatchOptions } from '#tests/support/board'
import { signInAs, type ApiSession, type Refusal } from '#tests/support/client'
import { makeSite, makeUser } from '#tests/support/factories'

/** Types that no other test bets on: draw no bet of the second half, totals of its away side. */
const TYPE = 86
const LINE_TYPE = 92
const URL = `/v1/market-types/${TYPE}`
const PRICES = { '1': { 1: 2000, X: 3400, 2: 3800 }, [TYPE]: { home: 2000, away: 1800 } }

async function people() {
  const site = await makeSite()
  const editor = await signInAs(site, await makeUser({ site, type: 'admin' }))
  const limits = { maxPayoutMinor: 1_000_000 }
  const player = await makeUser({ site, type: 'player', balanceMinor: 100_000, limits })
  return { editor, player: await signInAs(site, player) }
}

const edit = async (editor: ApiSession, changes: object) => {
  const answer = await editor.put(URL, changes)
  await bookSynced()
  return answer
}

async function typeIn(session: ApiSession, lang: 'tr' | 'en') {
  const { body } = await session.get<MarketTypeView[]>(
    `/v1/board/market-types?lang=${lang}&scope=all`
  )
  const index = body.findIndex(({ id }) => id === TYPE)
  return { view: body[index], index, count: body.length }
}

test.group('Market types edited by the staff', (group) => {
  group.each.teardown(async () => {
    const asBefore = { names: '{}', short_names: null, outcome_names: null, active: true }
    await db.from('market_types').where('id', TYPE).update(asBefore)
    clock.set(Date.now() + 10_000)
    await poll()
    clock.reset()
  })

  test('have the names and order that staff set, or else those of the catalogue', async ({
    assert,
  }) => {
    const { editor, player } = await people()
    await makeMatch()
    const before = await typeIn(player, 'en')
    const listOrder = before.view?.listOrder ?? 0
    await edit(editor, {
      names: { tr: 'Yeni ad', en: 'New name' },
      shortNames: { tr: 'YA', en: 'NN' },
      outcomeNames: [
        { key: 'home', names: { tr: 'Ev', en: 'Hosts: {home}' }, shortNames: { tr: 'E', en: 'H' } },
      ],
      listOrder: 999_999,
    })
    try {
      const { view, index, count } = await typeIn(player, 'en')
      assert.containsSubset(view, { name: 'New name', shortName: 'NN', listOrder: 999_999 })
      assert.equal(index, count - 1)
      assert.deepEqual(view?.outcomes[0], { key: 'home', name: 'Hosts: {home}', shortName: 'H' })
      assert.deepEqual(view?.outcomes[1], before.view?.outcomes[1])
      const { view: turkish } = await typeIn(player, 'tr')
      assert.containsSubset(turkish, { name: 'Yeni ad', shortName: 'YA' })
    } finally {
      await edit(editor, { listOrder, shortNames: null, outcomeNames: null })
    }
    assert.deepEqual((await typeIn(player, 'en')).view?.outcomes, before.view?.outcomes)
  })

  test('leave the board and take no bets while staff do not offer them', async ({ assert }) => {
    const { editor, player } = await people()
    const match = await makeMatch({ prices: PRICES })
    const bet = () => place(player, slip([[outcomeOf(match, String(TYPE), 'home'), 2000]]))
    const seen = async () => {
      const { body } = await player.get<BoardMatch>(`/v1/board/matches/${match.id}`)
      return [body.marketCount, body.markets.map(({ typeId }) => typeId)]
    }
    const listed = async () => {
      const { body } = await player.get<MarketTypeView[]>('/v1/board/market-types')
      return body.some(({ id }) => id === TYPE)
    }
    assert.deepEqual(await seen(), [2, [1, TYPE]])
    assert.isTrue(await listed())
    await edit(editor, { active: false })
    assert.deepEqual(await seen(), [1, [1]])
    assert.isFalse(await listed())
    assert.equal((await bet()).body.error.violations?.[0]?.key, 'oddsInactive')
    assert.isDefined((await typeIn(player, 'en')).view, 'coupons of the past still name it')
    await edit(editor, { active: true })
    assert.deepEqual(await seen(), [2, [1, TYPE]])
    assert.equal((await bet()).status, 201)
  })

  test('leave matches in play too while staff do not offer them', async ({ assert }) => {
    const { editor, player } = await people()
    const options: MatchOptions = { prices: PRICES }
    const match = await makeLiveMatch(options)
    const seen = async () => {
      const { body } = await player.get<LiveMatchDetail>(`/v1/live/matches/${match.id}`)
      return body.match.markets.map(({ typeId }) => typeId)
    }
    assert.deepEqual(await seen(), [1, TYPE])
    await edit(editor, { active: false })
    assert.deepEqual(await seen(), [1])
  })

  test('change within seconds when another process edits them', async ({ assert }) => {
    const { player } = await people()
    const match = await makeMatch({ prices: PRICES })
    await db.from('market_types').where('id', TYPE).update({ active: false })
    clock.set(Date.now() + 6_000)
    await poll()
    const { body } = await player.get<BoardMatch>(`/v1/board/matches/${match.id}`)
    assert.equal(body.marketCount, 1)
  })

  test('keep the line of the catalogue in their names, and name only outcomes of the type', async ({
    assert,
  }) => {
    const { editor } = await people()
    await makeMatch()
    const fieldOf = async (url: string, changes: object) => {
      const { status, body } = await editor.put<Refusal>(url, changes)
      assert.equal(status, 422)
      return body.error.fields?.[0]?.field
    }
    const both = (name: string) => ({ tr: name, en: name })
    const line = `/v1/market-types/${LINE_TYPE}`
    const named = (key: string, name: string) => ({
      outcomeNames: [{ key, names: both(name), shortNames: both(name) }],
    })
    assert.equal(await fieldOf(URL, { names: both('A {total}') }), 'names.tr')
    assert.equal(await fieldOf(line, named('over', 'Many')), 'outcomeNames.0.names.tr')
    assert.equal(await fieldOf(line, named('middle', 'Middle')), 'outcomeNames')
    const twice = [...named('over', 'A').outcomeNames, ...named('over', 'B').outcomeNames]
    assert.equal(await fieldOf(line, { outcomeNames: twice }), 'outcomeNames')
  })
})
