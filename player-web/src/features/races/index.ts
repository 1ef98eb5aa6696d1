/** Races with a field: the card of one, and the strip of those that come next; all but this file loads when it is shown. */
import { withPageTexts } from '../../i18n/index.ts'
import { lazy } from '../../ui/lazy.ts'

const TEXTS = ['races']

export const NextRaces = lazy(withPageTexts(TEXTS, () => import('./strip/NextRaces.tsx')))
export const RacePage = lazy(withPageTexts(TEXTS, () => import('./RacePage.tsx')))
