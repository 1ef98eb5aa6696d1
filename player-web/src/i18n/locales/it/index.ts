/** Italian: the texts that several features share, and those beside each feature. */
import type { TextsLike } from '../../texts.ts'
import type { shared as turkish } from '../tr/index.ts'
import { app } from './app.ts'
import { errors } from './errors.ts'
import { score } from './score.ts'

const shared = { ...app, ...score, errors } satisfies TextsLike<typeof turkish, 'it'>

const ofFeatures = import.meta.glob<object>('../../../**/texts/it.ts', {
  eager: true,
  import: 'default',
})

/** Loaded with the pages of their features (i18n/index.ts). */
export const ofPages = import.meta.glob<object>('../../../features/*/pageTexts/it.ts', {
  import: 'default',
})

export default Object.assign({}, shared, ...Object.values(ofFeatures)) as object
