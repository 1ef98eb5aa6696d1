import { useTranslate } from 'ra-core'
import type { ExposureLimitRow } from '@grandstand/shared-types/wire/betting/risk'
import { LimitSubject } from '../markets/LimitSubject.tsx'

/** The subject of an exposure limit, by name. */
export function ExposureSubject({
  limit: { scope, scopeId },
}: {
  limit: Pick<ExposureLimitRow, 'scope' | 'scopeId'>
}) {
  const translate = useTranslate()
  if (scope === 'brand') return translate('risk.everyMarket')
  return <LimitSubject scope={scope} scopeId={scopeId} />
}
