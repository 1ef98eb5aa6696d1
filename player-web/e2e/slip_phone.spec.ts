/** The slip on a phone: every touch target is at least 44 px wide and high (rules 9.5). */
import { expect, test, type Locator } from '../../e2e/test.ts'
import { newPlayer, signInAdmin } from './support/accounts.ts'
import { openMatches } from './support/coupons.ts'
import { pickHomeWin } from './support/slip.ts'

const FINGER_PX = 44

test.use({ viewport: { width: 412, height: 915 }, hasTouch: true, isMobile: true })

/** Targets smaller than a finger: text and size. */
function smallTargets(part: Locator): Promise<string[]> {
  return part.locator('button, select, a').evaluateAll(
    (targets, finger) =>
      targets
        .map((target) => ({ target, box: target.getBoundingClientRect() }))
        .filter(({ box }) => box.width > 0 && (box.width < finger || box.height < finger))
        .map(
          ({ target, box }) =>
            `${target.getAttribute('aria-label') ?? target.textContent}: ${box.width}x${box.height}`
        ),
    FINGER_PX
  )
}

test('every touch target in the slip of a system is large enough', async ({
  page,
  context,
  baseURL,
}) => {
  const player = await newPlayer(await signInAdmin(baseURL), context)
  const matches = await openMatches(player, 4)
  for (const match of matches) await pickHomeWin(page, match)
  await page.getByRole('button', { name: /^4 selections/ }).click()
  const slip = page.getByRole('dialog', { name: 'Bet slip' })
  await slip.getByRole('button', { name: 'System' }).click()
  await expect(slip.getByRole('button', { name: /^Place bet · / })).toBeVisible()
  await expect(slip.getByRole('heading', { name: 'Goes with your slip' })).toBeAttached()
  const small = await smallTargets(slip)
  // a link within a line of text may be as high as the line
  expect(small.filter((text) => !matches.some(({ home }) => text.startsWith(`${home} –`)))).toEqual(
    []
  )
})

test('a second selection on a match makes a multiple, or replaces the first, as the player says', async ({
  page,
  context,
  baseURL,
}) => {
  const player = await newPlayer(await signInAdmin(baseURL), context)
  const [match] = await openMatches(player, 1)
  if (!match) throw new Error('the board is empty')
  await pickHomeWin(page, match)
  const draw = page
    .getByRole('main')
    .getByRole('button', { name: `Draw, ${match.home} – ${match.away}` })
    .first()
  await draw.click()
  await page.getByRole('button', { name: /^1 selection/ }).click()
  const slip = page.getByRole('dialog', { name: 'Bet slip' })
  await expect(slip.getByRole('button', { name: 'Single' })).toHaveAttribute('aria-pressed', 'true')
  await slip.getByRole('switch', { name: 'Several picks per match' }).click()
  await slip.getByRole('button', { name: 'Close' }).click()
  await pickHomeWin(page, match)
  await page.getByRole('button', { name: /^2 selections/ }).click()
  await expect(slip.getByText('2 picks')).toBeVisible()
})
