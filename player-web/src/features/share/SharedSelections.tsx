import { matchName } from '@grandstand/shared-types/catalogue/match_name'
import { formatOdds } from '@grandstand/shared-types/money/odds'
import type { SharedCoupon, SharedSelection } from '@grandstand/shared-types/wire/betting/coupons'
import { ArrowDown, ArrowUp, Lock } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { useFormat } from '../../i18n/format.ts'
import { useHome } from '../../i18n/useHome.ts'
import { marketName, outcomeName } from '../../odds/marketNames.ts'
import { useMarketTypes } from '../../odds/useMarketTypes.ts'
import styles from './SharedSelections.module.css'

/** Each selection with the change of its price. */
export function SharedSelections({ shared }: { shared: SharedCoupon }) {
  return (
    <ul className={styles.list}>
      {shared.selections.map((selection) => (
        <Selection key={selection.outcomeId} selection={selection} />
      ))}
    </ul>
  )
}

function Selection({ selection }: { selection: SharedSelection }) {
  const { t } = useTranslation()
  const { language } = useFormat()
  const home = useHome()
  const type = useMarketTypes('all')?.get(selection.marketTypeId)
  const match = matchName(selection)
  return (
    <li className={styles.row} data-open={selection.open}>
      <div className="pick-words">
        <p className={styles.name}>
          <bdi>{outcomeName(type, selection.outcomeKey, selection, language)}</bdi>
          {selection.isBanker && <small>{t('coupons.banker')}</small>}
        </p>
        <p className={styles.muted}>{marketName(type, selection, language)}</p>
        {selection.open ? (
          <Link to={`${home}match/${selection.matchId}`} className={styles.match}>
            {match}
          </Link>
        ) : (
          <p className={styles.muted}>{match}</p>
        )}
      </div>
      <Prices selection={selection} />
    </li>
  )
}

function Prices({ selection }: { selection: SharedSelection }) {
  const { t } = useTranslation()
  const { oddsMilli, oddsMilliNow, open, atStartingPrice } = selection
  if (atStartingPrice && open) return <b>{t('slip.atStart')}</b>
  const now = open ? oddsMilliNow : null
  const direction = now === null || now === oddsMilli ? 'same' : now > oddsMilli ? 'up' : 'down'
  const Arrow = { same: null, up: ArrowUp, down: ArrowDown }[direction]
  return (
    <dl className={styles.prices}>
      <div>
        <dt>{t('shared.then')}</dt>
        <dd>
          <bdi dir="ltr">{formatOdds(oddsMilli)}</bdi>
        </dd>
      </div>
      <div className={styles.now} data-direction={direction}>
        <dt>{t('shared.now')}</dt>
        <dd>
          {now === null ? (
            <span className={styles.closed}>
              <Lock size={13} aria-hidden />
              {t('shared.closed')}
            </span>
          ) : (
            <bdi dir="ltr">
              {Arrow && <Arrow size={14} strokeWidth={2.6} aria-hidden />}
              {formatOdds(now)}
            </bdi>
          )}
        </dd>
      </div>
    </dl>
  )
}
