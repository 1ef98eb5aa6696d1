import type { Operations } from '#core/operations/operation'
import * as translations from '#translations/operations/translations'

const { translationReads, ...others } = translations

export const operations = {
  ...translationReads,
  ...others,
} satisfies Operations
