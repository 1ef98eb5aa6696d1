/** One broken row keeps no row behind it waiting. */
import { test } from '@japa/runner'
import { oneByOne } from '#core/timing/one_by_one'

const rows = Array.from({ length: 9 }, (_, index) => ({ id: index + 1 }))
const failed = 'a row of a test was broken'

/** Works on all rows but the broken ones; which rows it came to. */
async function workOn(broken: readonly number[]) {
  const seen: number[] = []
  const count = await oneByOne(rows, { failed }, async ({ id }) => {
    seen.push(id)
    if (broken.includes(id)) throw new Error(`${id} is broken`)
    return id % 2 === 0
  })
  return { seen, count }
}

test.group('Rows that are worked on one by one', () => {
  test('a broken row is passed over, and the rows behind it are done', async ({ assert }) => {
    const { seen, count } = await workOn([1, 2, 3, 4, 6, 7, 8, 9])
    assert.lengthOf(seen, rows.length)
    assert.equal(count, 0)
    assert.equal((await workOn([2])).count, 3)
  })

  test('five broken rows in a row stop the work: the rows are not the cause', async ({
    assert,
  }) => {
    await assert.rejects(() => workOn([3, 4, 5, 6, 7]), '7 is broken')
  })

  test('the work ends early once it is stopped', async ({ assert }) => {
    const seen: number[] = []
    await oneByOne(rows, { failed, isStopped: () => seen.length === 2 }, async ({ id }) => {
      seen.push(id)
    })
    assert.deepEqual(seen, [1, 2])
  })
})
