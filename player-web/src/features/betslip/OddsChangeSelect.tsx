import { ODDS_CHANGE_CHOICES } from '@grandstand/shared-types/coupons/types'
import { useAtom } from 'jotai'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { slipAtom } from './slipAtoms.ts'
import styles from './OddsChangeSelect.module.css'

/** What is to happen when a price moves before the coupon is taken. */
export function OddsChangeSelect() {
  const { t } = useTranslation()
  const id = useId()
  const [slip, setSlip] = useAtom(slipAtom)
  return (
    <div className={styles.line}>
      <label htmlFor={id}>{t('slip.oddsChange')}</label>
      <select
        id={id}
        className={styles.select}
        value={slip.oddsChange}
        onChange={({ target }) => {
          const oddsChange = ODDS_CHANGE_CHOICES.find((choice) => choice === target.value)
          if (oddsChange) setSlip((before) => ({ ...before, oddsChange }))
        }}
      >
        {ODDS_CHANGE_CHOICES.map((choice) => (
          <option key={choice} value={choice}>
            {t(`slip.oddsChangeChoice.${choice}`)}
          </option>
        ))}
      </select>
    </div>
  )
}
