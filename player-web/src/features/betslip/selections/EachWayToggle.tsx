import { useSetAtom } from 'jotai'
import { useTranslation } from 'react-i18next'
import { quoteOf } from '../quotes/quotes.ts'
import { slipAtom } from '../state/slipAtoms.ts'
import { setEachWay } from '../state/slipState.ts'
import type { SlipItem } from '../state/slipTypes.ts'
import styles from './EachWayToggle.module.css'

/** Makes the selection each way at the terms of now, or to win alone; nothing where each way is not sold. */
export function EachWayToggle({ item, name }: { item: SlipItem; name: string }) {
  const { t } = useTranslation()
  const setSlip = useSetAtom(slipAtom)
  const { outcomeId, eachWay } = item
  const terms = eachWay ?? quoteOf(outcomeId)?.placeTerms
  if (!terms) return null
  const { places, divisor } = terms
  return (
    <button
      type="button"
      className={styles.eachWay}
      aria-pressed={eachWay !== undefined}
      aria-label={`${name}: ${t('slip.eachWayTerms', { places, divisor })}`}
      onClick={() => setSlip((slip) => setEachWay(slip, outcomeId, eachWay ? undefined : terms))}
    >
      {t('slip.eachWay')}{' '}
      <bdi dir="ltr">
        1/{divisor} · 1–{places}
      </bdi>
    </button>
  )
}
