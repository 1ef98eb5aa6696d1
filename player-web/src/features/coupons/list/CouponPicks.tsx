import type { CouponSelectionView } from '@grandstand/shared-types/wire/betting/coupons'
import { useFormat } from '../../../i18n/format.ts'
import { outcomeName } from '../../../odds/marketNames.ts'
import { useMarketTypes } from '../../../odds/useMarketTypes.ts'
import { TeamNames } from '../../../scores/TeamNames.tsx'
import styles from './CouponPicks.module.css'

/** Selections shown of a longer coupon; its row shows the full number. */
const MOST = 2

/** The first selections of a coupon with their matches, one on a line. */
export function CouponPicks({ selections }: { selections: readonly CouponSelectionView[] }) {
  const { language } = useFormat()
  const types = useMarketTypes('all')
  return selections.slice(0, MOST).map((selection) => (
    <span key={selection.position} className={styles.pick}>
      <b className={styles.name}>
        <bdi>
          {outcomeName(
            types?.get(selection.marketTypeId),
            selection.outcomeKey,
            selection,
            language
          )}
        </bdi>
      </b>
      <span className={styles.match}>
        <TeamNames match={selection} />
      </span>
    </span>
  ))
}
