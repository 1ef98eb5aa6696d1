/** Turkish: the default language of the back office. */
import { adminTexts } from './tr/admin.ts'
import { auditTexts } from './tr/audit.ts'
import { auditActionTexts } from './tr/auditActions.ts'
import { couponTexts } from './tr/coupons.ts'
import { errorTexts } from './tr/errors.ts'
import { limitTexts } from './tr/limits.ts'
import { limitScreenTexts } from './tr/limitScreens.ts'
import { listTexts } from './tr/lists.ts'
import { liveTexts, liveValueTexts } from './tr/live.ts'
import { marketTexts } from './tr/markets.ts'
import { resourceTexts } from './tr/resources.ts'
import { ruleTexts } from './tr/rules.ts'
import { screenTexts } from './tr/screens.ts'
import { sessionTexts } from './tr/sessions.ts'
import { valueTexts } from './tr/values.ts'

export const tr = {
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

/** The shape of a language: any other has the same keys. */
export type Texts = typeof tr
