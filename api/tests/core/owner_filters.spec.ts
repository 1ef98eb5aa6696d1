/** Lists whose rows belong to users: of oneself, of those directly below, of the whole branch (`OWNER_FILTERS`). */
import { test } from '@japa/runner'
import { signInAs, type Refusal } from '#tests/support/client'
import { makeDealerRows, makePeriod } from '#tests/support/dealer_rows'
import { makeSite, makeUser } from '#tests/support/factories'

/** A dealer with one below, and one below that; each has a row of every list. */
async function makeLine() {
  const site = await makeSite()
  const admin = await makeUser({ site, type: 'admin' })
  const top = await makeUser({ site, type: 'dealer', balanceMinor: 1_000 })
  const middle = await makeUser({ site, type: 'dealer', parent: top, balanceMinor: 1_000 })
  const low = await makeUser({ site, type: 'dealer', parent: middle, balanceMinor: 1_000 })
  const rows: Record<string, number[]> = { users: [top.id, middle.id, low.id] }
  rows['dealers'] = rows['users'] ?? []
  for (const owner of [top, middle, low]) {
    const own = await makeDealerRows(owner, await makePeriod(site.id))
    for (const [list, id] of Object.entries(own)) rows[list] = [...(rows[list] ?? []), id]
  }
  return { session: await signInAs(site, admin), top, rows }
}

const LISTS = 11

test.group('Lists by the owner of their rows', () => {
  test('show the rows of one user, of those directly below, and of the whole branch', async ({
    assert,
  }) => {
    const { session, top, rows } = await makeLine()
    assert.lengthOf(Object.keys(rows), LISTS)
    for (const [list, [own = 0, below = 0, deep = 0]] of Object.entries(rows)) {
      const idsOf = async (filter: Record<string, number>) => {
        const { body } = await session.list<{ id: number }>(list, { filter })
        return body.map(({ id }) => id)
      }
      assert.sameMembers(await idsOf({ ofUser: top.id }), [own], list)
      assert.sameMembers(await idsOf({ directlyBelow: top.id }), [below], list)
      assert.sameMembers(await idsOf({ branchOf: top.id }), [own, below, deep], list)
    }
  })

  test('hold for wallets, their entries and transfers, and the log of addresses too', async ({
    assert,
  }) => {
    const { session, top, rows } = await makeLine()
    const [, below = 0] = rows['users'] ?? []
    for (const list of ['ledger-accounts', 'ledger-entries']) {
      const { body } = await session.list<{ userId: number }>(list, {
        filter: { directlyBelow: top.id },
      })
      assert.isAbove(body.length, 0, list)
      assert.isTrue(
        body.every(({ userId }) => userId === below),
        list
      )
    }
    const transfers = await session.list<{ id: number }>('ledger-transfers', {
      filter: { directlyBelow: top.id },
    })
    const entries = await session.list<{ transferId: number }>('ledger-entries', {
      filter: { directlyBelow: top.id },
    })
    assert.isAbove(transfers.body.length, 0)
    assert.sameMembers(
      transfers.body.map(({ id }) => id),
      [...new Set(entries.body.map(({ transferId }) => transferId))]
    )
    const addresses = await session.list('addresses', { filter: { directlyBelow: top.id } })
    assert.deepEqual([addresses.status, addresses.body], [200, []])
  })

  test('an owner that is no number is a bad request', async ({ assert }) => {
    const { session } = await makeLine()
    for (const name of ['ofUser', 'directlyBelow', 'branchOf']) {
      const query = new URLSearchParams({ filter: JSON.stringify({ [name]: 'x' }) })
      for (const list of ['shifts', 'ledger-transfers', 'addresses']) {
        const { status, body } = await session.get<Refusal>(`/v1/${list}?${query}`)
        assert.deepEqual([status, body.error.key], [400, 'badRequest'], `${list} ${name}`)
      }
    }
  })
})
