/**
 * Every page with a parameter, opened with values that lead to nothing: it says so, and no script in the address runs.
 * Every language that the site does not have, opened: the same page in the site's own.
 */
import { expect, test } from '../../e2e/test.ts'
import { newPlayer, signInAdmin } from './support/accounts.ts'
import { allPaths } from './support/pages.ts'
import { Walk } from './support/walk.ts'

const softly = expect.configure({ soft: true })

const NO_PAGE = 'There is no page at this address'
const FORM_OF_NO_ID = ['abc', '0', '-1', '1e3', '9'.repeat(30)]
const NO_CODE = [
  'NO-SUCH-CODE',
  '%3Cimg%20src=x%20onerror=window.smuggled=1%3E',
  // no character in UTF-8
  '%E0%A4%A',
  'x'.repeat(300),
]

/** The page's words for a value that leads to nothing. A page with a new parameter adds its own. */
const SAYS: Readonly<Record<string, string>> = {
  couponId: 'This could not be found.',
  drawId: 'This could not be found.',
  drawTicketId: 'This could not be found.',
  matchId: 'This match is no longer offered',
  liveMatchId: 'This match is closed for betting',
  pageId: 'There is no such page',
  promotionId: 'This promotion is over',
  keyWord: 'No live match',
  shareCode: 'This link leads to no bet',
  ticketCode: 'There is no ticket with this number',
  activationcode: 'This link was used already, or its time is over',
  // neither may tell a stranger which codes there are
  passCode: 'New password',
  affcode: 'Your account',
}

/** The server's refusals, which the browser writes down; every other error is one of the page. */
const REFUSAL = /status of 4(04|10|22)/

async function lookAt(
  walk: Walk,
  main: { innerText: () => Promise<string> },
  path: string,
  says: string
) {
  await walk.open(path)
  await softly.poll(() => main.innerText(), path).toContain(says)
  softly(
    walk.errors.filter((text) => !REFUSAL.test(text)),
    path
  ).toEqual([])
}

for (const who of ['visitor', 'player'] as const) {
  test(`addresses that lead to nothing say so to a ${who}`, async ({ page, context, baseURL }) => {
    if (who === 'player') await newPlayer(await signInAdmin(baseURL), context)
    const walk = await Walk.begin(page)
    const main = page.getByRole('main')
    for (const {
      form,
      page: { guard },
    } of await allPaths()) {
      const name = /:(\w+)/.exec(form)?.[1]
      if (!name) continue
      const says = SAYS[name]
      if (says === undefined) throw new Error(`no words for a bad ${name}`)
      const isId = name.endsWith('Id')
      for (const value of isId ? FORM_OF_NO_ID : []) {
        await lookAt(walk, main, form.replace(/:\w+/, value), NO_PAGE)
      }
      const isOpen = who === 'player' ? !guard?.requiresLogout : !guard?.requiresAuth
      if (!isOpen) continue
      for (const value of isId ? ['999999999'] : NO_CODE) {
        await lookAt(walk, main, form.replace(/:\w+/, value), says)
      }
    }
    expect(await page.evaluate('window.smuggled')).toBeUndefined()
  })
}

test('a live search for more letters than the server takes asks for as many as it does', async ({
  page,
}) => {
  const statuses: number[] = []
  page.on('response', (response) => {
    if (response.url().includes('/v1/live/matches?')) statuses.push(response.status())
  })
  await page.goto(`/en/livebets/${'x'.repeat(300)}`)
  const main = page.getByRole('main')
  await expect(main.getByText('No live match')).toBeVisible()
  await expect(main.getByRole('searchbox')).toHaveValue('x'.repeat(60))
  expect([...new Set(statuses)]).toEqual([200])
})

test('an address in a language that the site does not have opens in its own', async ({ page }) => {
  for (const [path, opened] of [
    ['/xx/results', '/tr/results'],
    ['/xx-yy/page/6', '/tr/page/6'],
    ['/EN/results', '/tr/results'],
    ['/%3Cb%3E/results', '/tr/'],
    ['/%E0%A4%A/results', '/tr/'],
    ['/en/%E0%A4%A', '/tr/'],
  ] as const) {
    await page.goto(path)
    await softly(page, path).toHaveURL(new RegExp(`${opened}$`))
    await softly(page.getByRole('main'), path).not.toBeEmpty()
  }
})
