/** What the sandbox of games keeps, and for how long. */
import { test } from '@japa/runner'
import { clock } from '#core/timing/clock'
import { Frames } from '#sandbox_games/store/frames'
import { openStore } from '#sandbox_games/store/open_store'
import { removeOld } from '#sandbox_games/store/remove_old'
import { Seeds } from '#sandbox_games/store/seeds'

const DAY_MS = 24 * 3_600_000

test.group('Old rows of the sandbox of games', () => {
  test('rounds go half a year after their end, play money after a week, and none that owes a call', ({
    assert,
    cleanup,
  }) => {
    cleanup(() => clock.reset())
    const store = openStore(':memory:')
    cleanup(() => void store.close())
    const [frames, seeds] = [new Frames(store), new Seeds(store)]
    const launch = { currency: 'TRY', language: 'en', limit_id: null, deposit_url: null }
    const add = (id: string, playerId: string | null, callState: string) => {
      const token = frames.add({
        ...{ ...launch, game_code: 'slot', site_origin: 'https://a.example' },
        launch_token: playerId,
      })
      const now = clock.now()
      store
        .prepare(
          `insert into rounds (id, owner, token, game_code, player_id, seed_id, number, currency, bets, actions, state,
          stake_minor, win_minor, created_at, closed_at)
          values (?, ?, ?, 'slot', ?, ?, 0, 'TRY', '[]', '[]', 'closed', 0, 0, ?, ?)`
        )
        .run(id, id, token, playerId, seeds.current(id).id, now, now)
      store
        .prepare(
          `insert into calls (transaction_id, round_id, kind, amount_minor, body, state, tries, next_at, created_at)
          values (?, ?, 'win', 0, '', ?, 0, 0, ?)`
        )
        .run(`t-${id}`, id, callState, now)
    }
    const left = () => store.prepare<[], { id: string }>('select id from rounds order by id').all()
    const ids = () => left().map(({ id }) => id)

    add('demo', null, 'done')
    add('owed', '7', 'waiting')
    add('paid', '7', 'done')
    const begun = clock.now()
    clock.set(begun + 6 * DAY_MS)
    assert.equal(removeOld(store), 0)
    clock.set(begun + 8 * DAY_MS)
    assert.equal(removeOld(store), 1)
    assert.deepEqual(ids(), ['owed', 'paid'])
    clock.set(begun + 181 * DAY_MS)
    assert.equal(removeOld(store), 1)
    assert.deepEqual(ids(), ['owed'])
    const count = (table: string) =>
      store.prepare<[], { rows: number }>(`select count(*) as rows from ${table}`).get()?.rows
    assert.deepEqual([count('calls'), count('frames')], [1, 1])
  })
})
