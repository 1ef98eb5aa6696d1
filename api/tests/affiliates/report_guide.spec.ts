/** The reference tells programs of affiliates what they get (rules 16.10). */
import { test } from '@japa/runner'
import type { NewAffiliateKey } from '@grandstand/shared-types/wire/affiliates/own'
import throttle from '#config/throttle'
import { clock } from '#core/timing/clock'
import {
  affiliateBrand,
  broughtBy,
  closeAffiliateDay,
  makeAffiliate,
  move,
} from '#tests/affiliates/affiliate_support'
import { ApiSession, signInAs } from '#tests/support/client'

interface Schema {
  type: string | string[]
  description?: string
  properties?: Record<string, Schema>
  items?: Schema
}
interface Operation {
  tags: string[]
  security: object[]
  responses: Record<string, { content: Record<string, { schema: Schema }> }>
}
interface Document {
  tags: { name: string; description?: string }[]
  paths: Record<string, { get: Operation }>
}

const PATHS = ['/v1/affiliate-reports/days', '/v1/affiliate-reports/statements']

/** Each path of a value in an answer, without the numbers of rows. */
function pathsOf(value: unknown, at = ''): string[] {
  if (Array.isArray(value)) return value.flatMap((one) => pathsOf(one, at))
  if (typeof value !== 'object' || value === null) return [at]
  return Object.entries(value).flatMap(([name, one]) => pathsOf(one, `${at}.${name}`))
}

const pathsIn = (schema: Schema, at = ''): string[] =>
  schema.items
    ? pathsIn(schema.items, at)
    : schema.properties
      ? Object.entries(schema.properties).flatMap(([name, one]) => pathsIn(one, `${at}.${name}`))
      : [at]

test.group('The reference for programs of affiliates', (group) => {
  group.each.teardown(() => clock.reset())

  test('has a section of its own with the header, an example in curl and the rate', async ({
    assert,
  }) => {
    const { body } = await new ApiSession().get<Document>('/docs/openapi.json')
    const [section] = body.tags
    assert.equal(section?.name, 'partner reports')
    const { times } = throttle.affiliateReports.person
    for (const word of ['Authorization: Bearer', 'curl -H', `${times} times a minute`, ...PATHS]) {
      assert.include(section?.description ?? '', word)
    }
    for (const path of PATHS) {
      assert.deepEqual(body.paths[path]?.get.tags, ['partner reports'])
      assert.deepEqual(body.paths[path]?.get.security, [{ machine: [] }])
    }
  })

  test('names every column of the answers and no other, each with its meaning', async ({
    assert,
  }) => {
    const brand = await affiliateBrand()
    const affiliate = await makeAffiliate(brand)
    await move(await broughtBy(brand, affiliate, { balanceMinor: 9_000 }), 'stake', -1_000)
    await closeAffiliateDay(brand)
    const own = await signInAs(brand.site, affiliate.user)
    const { key } = (await own.post<NewAffiliateKey>('/v1/me/affiliate/key')).body
    const { body } = await new ApiSession().get<Document>('/docs/openapi.json')
    for (const path of PATHS) {
      const program = new ApiSession(brand.site.host)
      const headers = { authorization: `Bearer ${key}` }
      const answer = await program.send('GET', path, undefined, headers)
      const schema = body.paths[path]?.get.responses['200']?.content['application/json']?.schema
      if (!schema) throw new Error(`no answer of ${path}`)
      assert.sameMembers([...new Set(pathsOf(answer.body))], pathsIn(schema), path)
      assert.notInclude(JSON.stringify(schema), '"description":""')
    }
  })
})
