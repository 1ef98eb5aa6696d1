/** Where an affiliate's link may lead, and examples of campaigns that make one (rules 16.2). */
import { campaignOf } from '@grandstand/shared-types/affiliates/link_codes'
import { SITE_LANGUAGES } from '@grandstand/shared-types/languages/table'
import { expect, test } from 'vitest'
// tells which pages there are
import '../../src/app/pages.ts'
import { linkAddress, pageOfSite } from '../../src/features/affiliate/linkAddress.ts'

const LINK = { code: 'aaaaaaaa', campaign: 'spring' }
const { origin } = window.location

test.each([
  '/tr/',
  '/tr',
  '/en/results',
  '/tr/results/',
  '/tr/match/12',
  '/tr/register',
  `${origin}/fa/livebets?sport=2`,
])('leads to a page for players: %s', (pasted) => {
  const { page, fault } = pageOfSite(pasted)
  expect(fault).toBeNull()
  const address = new URL(linkAddress('tr', LINK, page))
  expect(address.pathname).toBe(new URL(pasted, origin).pathname)
  expect(address.searchParams.get('ref')).toBe('aaaaaaaa-spring')
})

test.each([
  '/backoffice/',
  '/backoffice',
  `${origin}/backoffice/affiliates`,
  '/tr/register/bbbbbbbb',
  '/v1/me',
  '/docs',
  '/tr/no-such-page',
  '/xx/results',
  '/results',
])('leads to none that is no page for players: %s', (pasted) => {
  expect(pageOfSite(pasted)).toEqual({ page: null, fault: 'pageClosed' })
})

test.each([
  'https://elsewhere.example/tr/results',
  'results',
  'javascript:alert(1)',
  '//x.example/',
])('leads to no other site: %s', (pasted) => {
  expect(pageOfSite(pasted)).toEqual({ page: null, fault: 'pageForeign' })
})

test('without a page it leads to the registration', () => {
  expect(pageOfSite(' ')).toEqual({ page: null, fault: null })
  expect(linkAddress('de', LINK)).toBe(`${origin}/de/register/aaaaaaaa-spring`)
})

test.each(SITE_LANGUAGES)('the example of a campaign makes one: %s', async (language) => {
  const file: { default: { affiliatePage: { campaignHint: string } } } = await import(
    `../../src/features/affiliate/pageTexts/${language}.ts`
  )
  const { campaignHint } = file.default.affiliatePage
  const [, example = ''] = /[“«„‘]\s?([^”»“’\s]+)\s?[”»“’]/.exec(campaignHint) ?? []
  expect(example).not.toBe('')
  expect(campaignOf(example)).toMatch(/^[a-z]{3,}$/)
})
