import { formatOdds } from '@grandstand/shared-types/money/odds'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../../ui/Button.tsx'
import { SelectField } from '../../../ui/form/SelectField.tsx'
import { More } from '../play/More.tsx'
import styles from './Forecast.module.css'
import type { RaceCardProps } from './RaceCard.tsx'
import { samePick } from './samePick.ts'

/** The first two in their order: two choices and their odds. */
export function Forecast({ odds, names, picks, onToggle }: Omit<RaceCardProps, 'rules'>) {
  const { t } = useTranslation()
  const [runner, setRunner] = useState(1)
  const [second, setSecond] = useState(2)
  const price = odds.forecast[runner - 1]?.[second - 1] ?? 0
  const pick = { kind: 'forecast', runner, second } as const
  const isPicked = picks.some((one) => samePick(one, pick))
  const options = names.map((name, place) => (
    <option key={name} value={place + 1}>
      {place + 1} {name}
    </option>
  ))
  return (
    <More title={t('verify.race.forecast')}>
      <div className={styles.forecast}>
        <SelectField
          label={t('draw.first')}
          value={runner}
          onValue={(value) => setRunner(Number(value))}
        >
          {options}
        </SelectField>
        <SelectField
          label={t('draw.second')}
          value={second}
          onValue={(value) => setSecond(Number(value))}
        >
          {options}
        </SelectField>
        <Button
          variant={isPicked ? 'primary' : 'quiet'}
          aria-pressed={isPicked}
          disabled={runner === second}
          onClick={() => onToggle(pick)}
        >
          {isPicked ? t('draw.remove') : t('draw.add')}
          {price > 0 && <bdi dir="ltr">{formatOdds(price)}</bdi>}
        </Button>
      </div>
    </More>
  )
}
