/** Turkish: the texts that several features share, and those beside each feature. */
import { app } from './app.ts'
import { errors } from './errors.ts'
import { score } from './score.ts'

export const shared = { ...app, ...score, errors }

const ofFeatures = import.meta.glob<object>('../../../**/texts/tr.ts', {
  eager: true,
  import: 'default',
})

/** Loaded with the pages of their features (i18n/index.ts). */
export const ofPages = import.meta.glob<object>('../../../features/*/pageTexts/tr.ts', {
  import: 'default',
})

export default Object.assign({}, shared, ...Object.values(ofFeatures)) as object
