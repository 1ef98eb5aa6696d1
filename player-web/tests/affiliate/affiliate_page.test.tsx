/** The affiliate's page: figures that add up, what may be taken away in which state, and sections that fail (rules 16). */
import type {
  OwnStatementLine,
  OwnAffiliate,
  OwnAffiliateStatement,
} from '@grandstand/shared-types/wire/affiliates/own'
import { QueryClientProvider } from '@tanstack/react-query'
import { fireEvent, render, screen, within } from '@testing-library/react'
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { MemoryRouter } from 'react-router-dom'
import { queryClient } from '../../src/app/queryClient.ts'
import AffiliatePage from '../../src/features/affiliate/AffiliatePage.tsx'
import texts from '../../src/features/affiliate/pageTexts/tr.ts'
import { withPageTexts } from '../../src/i18n/index.ts'

const { key, payout, postbacks, lines } = texts.affiliatePage
const ADDRESS = 'https://partner.example/told'

beforeAll(withPageTexts(['affiliate', 'money', 'payments'], () => Promise.resolve()))

/** What the server answers by path; a number is the status of a failure. */
let answers: Record<string, unknown>
beforeEach(() => {
  answers = {
    '/v1/me/affiliate': own('approved'),
    '/v1/me/affiliate/payout': { method: { id: 3, name: 'Havale', ending: '1326' } },
    '/v1/me/affiliate/postbacks': { address: ADDRESS, sends: [] },
    '/v1/me/affiliate/days': { from: '2026-01-01', to: '2026-01-14', days: [], links: [] },
    '/v1/me/payment-categories': [],
  }
  vi.stubGlobal('fetch', (path: string) => {
    const answer = answers[new URL(path, window.location.origin).pathname] ?? 404
    return Promise.resolve(
      typeof answer === 'number'
        ? Response.json({ error: { key: 'notFound', params: [] } }, { status: answer })
        : Response.json(answer)
    )
  })
})
afterEach(() => {
  vi.unstubAllGlobals()
  queryClient.clear()
})

const open = () =>
  render(
    <QueryClientProvider client={queryClient}>
      <MemoryRouter>
        <AffiliatePage />
      </MemoryRouter>
    </QueryClientProvider>
  )

const own = (
  state: OwnAffiliate['state'],
  statements: OwnAffiliateStatement[] = []
): OwnAffiliate => ({
  ...{ state, currency: 'TRY', codes: ['aaaaaaaa'], deal: null, playerCount: 0, statements },
  ...{ pendingMinor: 0, paidMinor: 0, nextStatementAt: null },
  key: { ending: '9f3e', createdAt: 0, lastUsedAt: null },
})

/** 100 less 10 for bonuses; 30 % of it, less a loss of 4 from before and 1 owed. */
const STATEMENT: OwnAffiliateStatement = {
  ...{ id: 1, firstDay: '2026-01-01', lastDay: '2026-01-31', currency: 'TRY', state: 'paid' },
  ...{ payoutState: null, payoutFault: null, costs: ['bonuses'], cpaCount: 0 },
  ...{ grossMinor: 10_000, correctionsMinor: 0, bonusesMinor: 1_000, chargebacksMinor: 0 },
  ...{ feeMinor: 0, netMinor: 9_000, shareMinor: 2_700, cpaMinor: 0, clawbackMinor: 0 },
  ...{ subMinor: 0, retoldMinor: 0, adjustmentsMinor: 0, earnedMinor: 2_700, carriedMinor: -400 },
  carryMinor: 0,
  ...{ owedMinor: -100, debtMinor: 0, forgottenMinor: 0, payableMinor: 2_200 },
}

const part = (name: string) => screen.findByRole('region', { name })

test('what affiliates below earned, and periods that were put right, open their sources', async () => {
  answers['/v1/me/affiliate'] = own('approved', [
    { ...STATEMENT, subMinor: 300, retoldMinor: -100 },
  ])
  answers['/v1/me/affiliate/statements/1/lines'] = [
    { firstDay: '2026-01-01', lastDay: '2026-01-31', below: 'bbbbbbbb', amountMinor: 300 },
    { firstDay: '2025-12-01', lastDay: '2025-12-31', below: null, amountMinor: -100 },
  ] satisfies OwnStatementLine[]
  open()
  const statements = await part(texts.affiliatePage.statements)
  const sources = within(statements).getByText(texts.affiliatePage.sources.title)
  fireEvent.click(sources)
  const below = await within(statements).findByText(/bbbbbbbb/)
  expect(below.closest('div')?.textContent).toMatch(/31.*3,00/)
  const players = within(statements).getByText(texts.affiliatePage.sources.own)
  expect(players.closest('div')?.textContent).toMatch(/2025.*1,00/)
})

test('a statement shows every figure that its payment follows from, in their order', async () => {
  answers['/v1/me/affiliate'] = own('approved', [STATEMENT])
  open()
  const statements = await part(texts.affiliatePage.statements)
  const rows = [...statements.querySelectorAll('dl > div')].map((row) => row.textContent ?? '')
  expect(rows.map((row) => row.replace(/[^\d,−-]/g, ''))).toEqual([
    ...['100,00', '-10,00', '90,00', '27,00', '27,00', '-4,00', '-1,00', '22,00'],
  ])
  const names = [
    'gross',
    'bonuses',
    'net',
    'share',
    'earned',
    'carried',
    'owed',
    'payable',
  ] as const
  names.forEach((name, place) => expect(rows[place]).toContain(lines[`${name}Minor`]))
})

test.each(['paused', 'closed'] as const)(
  'takes key, server and payout away while %s',
  async (state) => {
    answers['/v1/me/affiliate'] = own(state)
    open()
    const names = [
      [key.title, key.remove],
      [payout.title, payout.remove],
      [postbacks.title, postbacks.remove],
    ] as const
    for (const [title, remove] of names) {
      await within(await part(title)).findByRole('button', { name: remove })
    }
    const adding = [key.renew, postbacks.save].map((name) => screen.queryByRole('button', { name }))
    expect(adding.every((button) => (button === null) === (state === 'closed'))).toBe(true)
  }
)

test('a closed affiliate who has none of them sees none of them', async () => {
  answers['/v1/me/affiliate'] = { ...own('closed'), key: null }
  answers['/v1/me/affiliate/payout'] = { method: null }
  answers['/v1/me/affiliate/postbacks'] = { address: null, sends: [] }
  open()
  await screen.findByText(texts.affiliatePage.states.closed.title)
  for (const { title } of [key, payout, postbacks]) expect(screen.queryByText(title)).toBeNull()
})

test.each([
  [payout, '/v1/me/affiliate/payout'],
  [postbacks, '/v1/me/affiliate/postbacks'],
])('a section that fails says so and tries again: $title', async ({ title, remove }, path) => {
  const answer = answers[path]
  answers[path] = 404
  open()
  const section = await part(title)
  await within(section).findByRole('alert')
  answers[path] = answer
  fireEvent.click(within(section).getByRole('button'))
  await within(section).findByRole('button', { name: remove })
  expect(within(section).queryByRole('alert')).toBeNull()
})
