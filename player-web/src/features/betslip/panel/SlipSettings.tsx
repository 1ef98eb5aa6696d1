import { ODDS_CHANGE_CHOICES } from '@grandstand/shared-types/coupons/model/coupon_words'
import { useAtom } from 'jotai'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { slipAtom } from '../state/slipAtoms.ts'
import type { LiveSlip } from '../preview/useSlipPreview.ts'
import styles from './SlipSettings.module.css'

/** Settings of the slip: the answer to moved prices, several selections of a match, and what the next slip begins with. */
export function SlipSettings({ live }: { live: LiveSlip }) {
  const { t } = useTranslation()
  const id = useId()
  const [slip, setSlip] = useAtom(slipAtom)
  return (
    <div className={styles.settings}>
      <div className={styles.line}>
        <label htmlFor={`${id}-odds`}>{t('slip.oddsChange')}</label>
        <select
          id={`${id}-odds`}
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
      {live.limits?.types.multiple === 1 && (
        <SlipSwitch
          label={t('slip.severalPerMatch')}
          isOn={slip.severalPerMatch}
          onChange={(severalPerMatch) => setSlip((before) => ({ ...before, severalPerMatch }))}
        />
      )}
      <SlipSwitch
        label={t('slip.keepsStake')}
        isOn={slip.keepsStake}
        onChange={(keepsStake) => setSlip((before) => ({ ...before, keepsStake }))}
      />
    </div>
  )
}

interface SlipSwitchProps {
  label: string
  isOn: boolean
  onChange: (isOn: boolean) => void
}

function SlipSwitch({ label, isOn, onChange }: SlipSwitchProps) {
  const id = useId()
  return (
    <div className={styles.line}>
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        type="checkbox"
        role="switch"
        className={styles.switch}
        checked={isOn}
        onChange={({ target }) => onChange(target.checked)}
      />
    </div>
  )
}
