import { isUnended } from '@grandstand/shared-types/bonuses/states'
import type { GrantView } from '@grandstand/shared-types/wire/bonuses/grants'
import { useId, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useFormat } from '../../../i18n/format.ts'
import styles from './Own.module.css'

/** How far a bonus has come: what was given, is due, counted, and is left. A free bet is a token and has no wagering. */
export function Standing({ grant }: { grant: GrantView }) {
  const { t } = useTranslation()
  const format = useFormat()
  const id = useId()
  const { category, state, currency, hasToken, grantedMinor } = grant
  const money = (minor: number) => <bdi dir="ltr">{format.money(minor, currency)}</bdi>
  if (category === 'freeBet') {
    return (
      <div className={styles.standing}>
        <p className={styles.token} data-waits={hasToken || undefined}>
          <b>{money(grantedMinor)}</b>
          {(hasToken || state === 'running') &&
            t(hasToken ? 'bonuses.own.tokenWaits' : 'bonuses.own.tokenPlayed')}
        </p>
      </div>
    )
  }
  const { dueMinor, countedMinor, leftMinor, pocketMinor, convertedMinor, owedMinor } = grant
  const progress = t('bonuses.own.progress', {
    counted: format.money(Math.min(countedMinor, dueMinor), currency),
    due: format.money(dueMinor, currency),
  })
  const figures: (readonly [label: string, value: ReactNode] | false)[] = [
    [t('bonuses.own.given'), money(grantedMinor)],
    [t('bonuses.own.due'), money(dueMinor)],
    [t('bonuses.own.counted'), money(countedMinor)],
    state === 'running' && [t('bonuses.own.left'), money(leftMinor)],
    isUnended(state) && [t('bonuses.own.pocket'), money(pocketMinor)],
    convertedMinor !== null && [t('bonuses.own.converted'), money(convertedMinor)],
    owedMinor > 0 && [t('bonuses.own.owed'), money(owedMinor)],
  ]
  return (
    <div className={styles.standing}>
      {dueMinor > 0 && (
        <div className={styles.progress}>
          <progress value={Math.min(countedMinor, dueMinor)} max={dueMinor} aria-labelledby={id} />
          <small id={id}>{progress}</small>
        </div>
      )}
      <dl className={styles.figures}>
        {figures
          .filter((figure) => figure !== false)
          .map(([label, value]) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
      </dl>
    </div>
  )
}
