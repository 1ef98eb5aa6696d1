/** Turkish: texts of every page, joined with the texts beside single pages. */
import { joined, type TextPart } from '../joined.ts'
import { languageNames } from '../languages.ts'
import { adminTexts } from './admin.ts'
import { auditActionTexts } from './auditActions.ts'
import { errorTexts } from './errors.ts'
import { limitTexts } from './limits.ts'
import { limitScreenTexts } from './limitScreens.ts'
import { listTexts } from './lists.ts'
import { liveValueTexts } from './live.ts'
import { raceReasonTexts } from './raceReasons.ts'
import { rightTexts } from './rights.ts'
import { ruleTexts } from './rules.ts'
import { screenTexts } from './screens.ts'
import { valueTexts } from './values.ts'

const common = {
  ra: adminTexts,
  errors: errorTexts,
  raceReasons: raceReasonTexts,
  limits: limitTexts,
  values: {
    ...valueTexts,
    ...rightTexts,
    ...ruleTexts,
    ...liveValueTexts,
    auditAction: auditActionTexts,
    language: languageNames('tr'),
    betLimitScope: limitScreenTexts.limitScreens.scope,
  },
  ...screenTexts,
  ...limitScreenTexts,
  ...listTexts,
}

/** The shape of a language: any other has the same keys. */
export type Texts = typeof common

const parts = import.meta.glob<TextPart>('../../**/texts/tr.ts', { eager: true, import: 'default' })

export default joined(common, Object.values(parts))
