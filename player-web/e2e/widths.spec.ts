/**
 * Every page in four languages, one of them from right to left, on the narrowest phone and on a wide screen: nothing is
 * wider than the window, no control's text is cut off. The pictures stay among the results of the tests.
 */
import { expect, request as requests, test } from '../../e2e/test.ts'
import { DEFAULT_FLAGS } from '@grandstand/shared-types/sites/flags'
import type { Me } from '@grandstand/shared-types/wire/people/accounts'
import { admission } from '../src/app/admission.ts'
import { newPlayer, signInAdmin } from './support/accounts.ts'
import { misfitsOf } from './support/fit.ts'
import { allPaths, filledIn, NO_MAIL } from './support/pages.ts'
import { makeRows } from './support/params.ts'
import { Walk } from './support/walk.ts'

const softly = expect.configure({ soft: true })

const WIDTHS = [
  { width: 320, height: 640 },
  { width: 1920, height: 1080 },
]

test.use({ contextOptions: { reducedMotion: 'reduce' } })
test.describe.configure({ mode: 'parallel', timeout: 900_000 })

for (const language of ['tr', 'en', 'fa', 'de']) {
  for (const who of ['a player', 'only a visitor'] as const) {
    test(`in ${language} every page that ${who} opens fits`, async ({
      page,
      context,
      baseURL,
      request,
    }, info) => {
      const admin = await signInAdmin(baseURL)
      const elsewhere = { request: await requests.newContext({ ...(baseURL && { baseURL }) }) }
      const player = await newPlayer(admin, who === 'a player' ? context : elsewhere)
      const me = await player.get<Me>('/v1/me')
      const rows = await makeRows(admin, player, request)
      const paths = (await allPaths())
        .filter(({ page: each }) => {
          const isOpenTo = (whom: Me | null) => admission(each, whom, DEFAULT_FLAGS) === 'open'
          return who === 'a player' ? isOpenTo(me) : isOpenTo(null) && !isOpenTo(me)
        })
        .map(({ form }) => ({ form, path: filledIn(form, { ...rows.params, ...NO_MAIL }) }))
      const walk = await Walk.begin(page, language)
      for (const size of WIDTHS) {
        await page.setViewportSize(size)
        for (const { form, path } of paths) {
          const at = `${path} at ${size.width} px`
          await walk.open(path)
          await softly.poll(() => walk.shown(), { message: at, intervals: [50] }).toBe('open')
          await softly.poll(() => misfitsOf(page), { message: at, timeout: 5_000 }).toEqual([])
          const file = `${size.width} ${form.replaceAll(/\W+/g, ' ')}.jpeg`
          await page.screenshot({ path: info.outputPath(file), type: 'jpeg', quality: 60 })
        }
      }
      await rows.close()
      await elsewhere.request.dispose()
    })
  }
}
