/** `/docs` describes every operation as its declaration does. */
import { test } from '@japa/runner'
import { ERRORS } from '@grandstand/shared-types/core/errors'
import env from '#start/env'
import { ApiSession } from '#tests/support/client'
import { OPERATIONS } from '#tests/support/operations'

interface Described {
  operationId: string
  parameters: { name: string; in: string; required: boolean }[]
  requestBody?: { content: Record<string, { schema: object }> }
  responses: Record<string, { description: string }>
}
interface Document {
  openapi: string
  paths: Record<string, Record<string, Described>>
}

test.group('The OpenAPI document', () => {
  test('holds every operation with its parameters, body and refusals', async ({ assert }) => {
    const { status, body } = await new ApiSession().get<Document>('/docs/openapi.json')
    assert.equal(status, 200)
    assert.equal(body.openapi, '3.1.0')
    const all = Object.values(body.paths).flatMap((methods) => Object.values(methods))
    assert.sameMembers(
      all.map(({ operationId }) => operationId),
      OPERATIONS.map(({ name }) => name)
    )
    for (const { name, operation } of OPERATIONS) {
      const path = operation.path.replace(/:(\w+)/g, '{$1}')
      const described = body.paths[path]?.[operation.method.toLowerCase()]
      const inPath = described?.parameters.filter((one) => one.in === 'path') ?? []
      assert.equal(inPath.length, operation.path.split(':').length - 1, name)
      assert.equal(described?.requestBody !== undefined, operation.body !== undefined, name)
      assert.property(described?.responses, String(operation.answers.status), name)
      for (const key of operation.errors ?? []) {
        assert.include(described?.responses[ERRORS[key]]?.description, key, name)
      }
    }
  })

  test('describes a tuple as JSON Schema 2020-12 does', async ({ assert }) => {
    const { body } = await new ApiSession().get<Document>('/docs/openapi.json')
    const text = JSON.stringify(body.paths['/v1/matches/{id}/results'])
    assert.include(text, '"prefixItems"')
    assert.notMatch(text, /"items":\[|additionalItems/)
  })

  test('is hidden with its page where the operator closes them', async ({ assert, cleanup }) => {
    const pages = ['/docs', '/docs/docs.js', '/docs/openapi.json']
    const statuses = () =>
      Promise.all(pages.map(async (page) => (await new ApiSession().get(page)).status))
    assert.deepEqual(await statuses(), [200, 200, 200])
    cleanup(() => env.set('API_DOCS', 'open'))
    env.set('API_DOCS', 'closed')
    assert.deepEqual(await statuses(), [404, 404, 404])
  })
})
