import type { Operations } from '#core/operations/operation'
import * as translations from '#translations/operations/translations'

const { translationReads, ...others } = translations

export const translationOperations = {
  ...translationReads,
  ...others,
} satisfies Operations
