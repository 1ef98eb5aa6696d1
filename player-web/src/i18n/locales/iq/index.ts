/** Kurdish Sorani: the texts that several features share, and those beside each feature. */
import type { TextsLike } from '../../texts.ts'
import type { shared as turkish } from '../tr/index.ts'
import { nameDates } from '../../format.ts'
import { app } from './app.ts'
import { dates } from './dates.ts'
import { errors } from './errors.ts'
import { score } from './score.ts'

nameDates('iq', dates)

const shared = { ...app, ...score, errors } satisfies TextsLike<typeof turkish, 'iq'>

const ofFeatures = import.meta.glob<object>('../../../**/texts/iq.ts', {
  eager: true,
  import: 'default',
})

/** Loaded with the pages of their features (i18n/index.ts). */
export const ofPages = import.meta.glob<object>('../../../features/*/pageTexts/iq.ts', {
  import: 'default',
})

export default Object.assign({}, shared, ...Object.values(ofFeatures)) as object
