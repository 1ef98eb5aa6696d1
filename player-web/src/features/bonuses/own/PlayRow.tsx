import type { GrantPlayView } from '@grandstand/shared-types/wire/bonuses/grants'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { useFormat } from '../../../i18n/format.ts'
import { useHome } from '../../../i18n/useHome.ts'
import styles from './Own.module.css'

interface PlayRowProps {
  play: GrantPlayView
  currency: string
}

/** A coupon, which leads to its page, or a round: what the bonus paid, won and counted. */
export function PlayRow({ play, currency }: PlayRowProps) {
  const { t } = useTranslation()
  const format = useFormat()
  const home = useHome()
  const { kind, playId, name, playedAt, stakeMinor, end, countedMinor, reason, wonMinor } = play
  const money = (minor: number) => <bdi dir="ltr">{format.money(minor, currency)}</bdi>
  return (
    <li className={styles.play}>
      <span className={styles.name}>
        {kind === 'coupon' ? (
          <Link to={`${home}coupons/${playId}`}>
            <bdi dir="ltr">{name}</bdi>
          </Link>
        ) : (
          <b dir="auto">{name}</b>
        )}
        <small>{format.dayTime(playedAt)}</small>
      </span>
      <dl>
        <div>
          <dt>{t('bonuses.plays.paid')}</dt>
          <dd>{money(stakeMinor)}</dd>
        </div>
        <div>
          <dt>{t('bonuses.plays.won')}</dt>
          <dd>{money(wonMinor)}</dd>
        </div>
        <div data-counts={countedMinor > 0 || undefined}>
          <dt>{t('bonuses.own.counted')}</dt>
          <dd>{money(countedMinor)}</dd>
        </div>
      </dl>
      {(reason !== null || end === 'open') && (
        <small className={styles.why}>
          {reason === null ? t('bonuses.plays.open') : t(`bonuses.reason.${reason}`)}
        </small>
      )}
    </li>
  )
}
