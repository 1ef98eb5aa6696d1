/** English. */
import { adminTexts } from './en/admin.ts'
import { auditTexts } from './en/audit.ts'
import { auditActionTexts } from './en/auditActions.ts'
import { couponTexts } from './en/coupons.ts'
import { errorTexts } from './en/errors.ts'
import { limitTexts } from './en/limits.ts'
import { limitScreenTexts } from './en/limitScreens.ts'
import { listTexts } from './en/lists.ts'
import { liveTexts, liveValueTexts } from './en/live.ts'
import { marketTexts } from './en/markets.ts'
import { resourceTexts } from './en/resources.ts'
import { ruleTexts } from './en/rules.ts'
import { screenTexts } from './en/screens.ts'
import { sessionTexts } from './en/sessions.ts'
import { valueTexts } from './en/values.ts'
import type { Texts } from './tr.ts'

export const en: Texts = {
  ra: adminTexts,
  errors: errorTexts,
  limits: limitTexts,
  resources: resourceTexts,
  values: {
    ...valueTexts,
    ...ruleTexts,
    ...liveValueTexts,
    auditAction: auditActionTexts,
    betLimitScope: limitScreenTexts.limitScreens.scope,
  },
  ...screenTexts,
  ...couponTexts,
  ...limitScreenTexts,
  ...marketTexts,
  ...liveTexts,
  ...listTexts,
  ...auditTexts,
  ...sessionTexts,
}
