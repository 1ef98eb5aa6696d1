import { formatOdds } from '@grandstand/shared-types/money/odds'
import { useAtomValue } from 'jotai'
import { useTranslation } from 'react-i18next'
import { useFormat } from '../../../i18n/format.ts'
import { marketName, outcomeName } from '../../../odds/marketNames.ts'
import { usePrice } from '../../../odds/usePrice.ts'
import { useMarketType } from '../../../odds/useMarketTypes.ts'
import { TeamNames } from '../../../scores/TeamNames.tsx'
import { quoteOf } from '../quotes/quotes.ts'
import { useSlipPreview } from '../preview/useSlipPreview.ts'
import { slipAtom } from '../state/slipAtoms.ts'
import type { SlipItem } from '../state/slipTypes.ts'
import { SlipTotals } from '../stake/SlipTotals.tsx'
import styles from './SlipForCustomer.module.css'

/** The slip as it grows, to be read only; its window follows the slip of the other windows. */
export default function SlipForCustomer() {
  const slip = useAtomValue(slipAtom)
  const live = useSlipPreview(slip)
  return (
    <div className={styles.slip}>
      <ul className={styles.items}>
        {slip.items.map((item) => (
          <Selection key={item.outcomeId} item={item} />
        ))}
      </ul>
      <div className={styles.totals}>
        <SlipTotals live={live} />
      </div>
    </div>
  )
}

/** What is bet on, at which price now. */
function Selection({ item }: { item: SlipItem }) {
  const { t } = useTranslation()
  const { language } = useFormat()
  const type = useMarketType(item.marketTypeId)
  const compared = quoteOf(item.outcomeId)?.compared
  const price = usePrice(item.outcomeId)?.oddsMilli ?? item.oddsMilli
  return (
    <li className={styles.item}>
      <span className={styles.words}>
        <b>{outcomeName(type, item.outcomeKey, item, language)}</b>
        <span>{marketName(type, { ...item, compared }, language)}</span>
        <span>
          <TeamNames match={item} />
        </span>
      </span>
      {item.atStartingPrice ? (
        <b>{t('slip.startShort')}</b>
      ) : (
        <bdi dir="ltr">{formatOdds(price)}</bdi>
      )}
    </li>
  )
}
