/** A row that a request needs may be removed between its check and its write: an answer, never a 500. */
import { test } from '@japa/runner'
import testUtils from '@adonisjs/core/services/test_utils'
import db from '@adonisjs/lucid/services/db'
import HttpExceptionHandler from '#core/http/exception_handler'
import { makeSite, makeUser } from '#tests/support/factories'

test.group('Rows removed during a request', () => {
  test('a note on a user who was removed meanwhile is not found', async ({ assert }) => {
    const author = await makeUser({ site: await makeSite(), type: 'admin' })
    const note = { user_id: 999_999_999, author_id: author.id, text: 'Late', created_at: 1 }
    const error: unknown = await db
      .insertQuery()
      .table('user_notes')
      .insert(note)
      .then(
        () => null,
        (fault: unknown) => fault
      )
    assert.isNotNull(error)
    const ctx = await testUtils.createHttpContext()
    await new HttpExceptionHandler().handle(error, ctx)
    assert.equal(ctx.response.getStatus(), 404)
  })
})
