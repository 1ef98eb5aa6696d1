import type { PickedSelection } from '@grandstand/shared-types/wire/betting/highlights'
import { Flame } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { useFormat } from '../../i18n/format.ts'
import { useHome } from '../../i18n/useHome.ts'
import { marketName, contextOfOutcome, outcomeName } from '../../odds/marketNames.ts'
import { useMarketTypes } from '../../odds/useMarketTypes.ts'
import { TeamNames } from '../../scores/TeamNames.tsx'
import { SlipOddsButton } from '../betslip/index.ts'
import { HomeBlock } from './HomeBlock.tsx'
import { useHighlights } from './highlightsQuery.ts'
import { LoadingRows } from './LoadingRows.tsx'
import styles from './PickedBlock.module.css'

const SHOWN = 6

/** The selections that most coupons hold, each with its share of the first one's coupons as a bar. */
export default function PickedBlock() {
  const { t } = useTranslation()
  const { data, isError } = useHighlights()
  const [first] = data?.mostPicked ?? []
  if (isError || (data && !first)) return null
  return (
    <HomeBlock title={t('home.picked')} icon={Flame}>
      {data ? (
        <ol className={styles.rows}>
          {data.mostPicked.slice(0, SHOWN).map((picked) => (
            <PickedRow
              key={picked.outcomeId}
              picked={picked}
              share={picked.couponCount / (first?.couponCount ?? 1)}
            />
          ))}
        </ol>
      ) : (
        <LoadingRows count={SHOWN} list={styles.rows} row={styles.row} />
      )}
    </HomeBlock>
  )
}

interface PickedRowProps {
  picked: PickedSelection
  /** From 0 to 1. */
  share: number
}

function PickedRow({ picked: { match, outcomeId, couponCount }, share }: PickedRowProps) {
  const { t } = useTranslation()
  const home = useHome()
  const { language } = useFormat()
  const types = useMarketTypes()
  const [market] = match.markets
  const outcome = market?.outcomes.find(({ id }) => id === outcomeId)
  const type = market && types?.get(market.typeId)
  if (!market || !outcome || !type) return null
  const context = { home: match.home, away: match.away, specifier: market.specifier }
  const name = outcomeName(type, outcome.key, contextOfOutcome(context, outcome), language)
  return (
    <li className={styles.row}>
      <Link to={`${home}match/${match.id}`} className={styles.pick}>
        <span className={styles.name}>
          <span className="ellipsis">{name}</span>
          <small className="ellipsis">{marketName(type, context, language)}</small>
        </span>
        <span className={styles.match}>
          <TeamNames match={match} />
        </span>
        <span className={styles.bar} aria-hidden>
          <span style={{ inlineSize: `${Math.round(share * 100)}%` }} />
        </span>
      </Link>
      <span className={styles.count}>{t('home.coupons', { count: couponCount })}</span>
      <span className={styles.price}>
        <SlipOddsButton match={match} market={market} outcome={outcome} name={name} />
      </span>
    </li>
  )
}
