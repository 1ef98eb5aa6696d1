/** Turkish: the default language of the back office. */
import { adminTexts } from './tr/admin.ts'
import { auditActionTexts } from './tr/auditActions.ts'
import { errorTexts } from './tr/errors.ts'
import { limitTexts } from './tr/limits.ts'
import { resourceTexts } from './tr/resources.ts'
import { screenTexts } from './tr/screens.ts'
import { valueTexts } from './tr/values.ts'

export const tr = {
  ra: adminTexts,
  errors: errorTexts,
  limits: limitTexts,
  resources: resourceTexts,
  values: { ...valueTexts, auditAction: auditActionTexts },
  ...screenTexts,
}

/** The shape of a language: any other has the same keys. */
export type Texts = typeof tr
