/** Races with a field: the card of one, and the strip of those that come next; all but this file loads when it is shown. */
import { withPageTexts } from '../../i18n/index.ts'
import { lazy } from '../../ui/lazy.ts'

const TEXTS = ['races']

export const NextRaces = lazy(withPageTexts(TEXTS, () => import('./strip/NextRaces.tsx')))
/** An outright among the matches of its league; `Row` loads with it. */
export const OutrightRow = lazy(withPageTexts(TEXTS, () => import('./season/OutrightRow.tsx')))
export const RacePage = lazy(withPageTexts(TEXTS, () => import('./RacePage.tsx')))
