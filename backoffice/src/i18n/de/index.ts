/** German: texts of every page, joined with the texts beside single pages. */
import { joined, type TextPart } from '../joined.ts'
import { adminTexts } from '../en/admin.ts'
import { auditActionTexts } from '../en/auditActions.ts'
import { errorTexts } from '../en/errors.ts'
import { limitTexts } from '../en/limits.ts'
import { limitScreenTexts } from '../en/limitScreens.ts'
import { listTexts } from '../en/lists.ts'
import { liveValueTexts } from '../en/live.ts'
import { ruleTexts } from '../en/rules.ts'
import { screenTexts } from '../en/screens.ts'
import { valueTexts } from '../en/values.ts'
import type { Texts } from '../tr/index.ts'

const common: Texts = {
  ra: adminTexts,
  errors: errorTexts,
  limits: limitTexts,
  values: {
    ...valueTexts,
    ...ruleTexts,
    ...liveValueTexts,
    auditAction: auditActionTexts,
    betLimitScope: limitScreenTexts.limitScreens.scope,
  },
  ...screenTexts,
  ...limitScreenTexts,
  ...listTexts,
}

const parts = import.meta.glob<TextPart>('../../**/texts.de.ts', { eager: true, import: 'default' })

export default joined(common, Object.values(parts))
