import type { CurrencyCode } from '@grandstand/shared-types/money/currencies'
import type { ExposureLimitRow, ExposureScope } from '@grandstand/shared-types/wire/betting/risk'
import { number, text, type FieldsOf, type Query, type Resource } from '#core/lists/resource'
import type { Principal } from '#core/requests/access'

const fields = {
  id: number('exposure_limits.id'),
  scope: text<ExposureScope>('exposure_limits.scope'),
  scopeId: number('exposure_limits.scope_id'),
  currency: text<CurrencyCode>('exposure_limits.currency'),
  worstPayoutMinor: number('exposure_limits.worst_payout'),
  updatedAt: number('exposure_limits.updated_at'),
} satisfies FieldsOf<ExposureLimitRow>

export const exposureLimitResource: Resource<typeof fields> = {
  name: 'exposure-limits',
  fields,
  from: (query) => query.from('exposure_limits'),
  search: ['exposure_limits.scope', 'exposure_limits.currency'],
  defaultSort: ['id', 'desc'],
}

export const scopeExposureLimits = (query: Query, { siteId }: Principal): void =>
  void query.where('exposure_limits.site_id', siteId)
