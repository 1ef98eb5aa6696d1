import { useAtom } from 'jotai'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { useHome } from '../../../i18n/useHome.ts'
import { TeamNames } from '../../../scores/TeamNames.tsx'
import { BankerToggle } from './BankerToggle.tsx'
import { slipAtom } from '../state/slipAtoms.ts'
import { SlipItemRow } from './SlipItemRow.tsx'
import { removeItems } from '../state/slipState.ts'
import type { SlipItem } from '../state/slipTypes.ts'
import { matchGroups } from '../state/system.ts'
import type { LiveSlip } from '../preview/useSlipPreview.ts'
import styles from './SlipItems.module.css'

/** The selections, grouped by match; singles are not grouped, since each is a coupon of its own. */
export function SlipItems({ live, isLocked }: { live: LiveSlip; isLocked: boolean }) {
  const [slip, setSlip] = useAtom(slipAtom)
  const isSystem = slip.kind === 'system'
  const groups =
    slip.kind === 'single'
      ? slip.items.map((item) => ({ picks: [item], isBanker: false }))
      : matchGroups(slip)

  const rowOf = (item: SlipItem, isGrouped: boolean, isBanker: boolean) => (
    <SlipItemRow
      key={item.outcomeId}
      item={item}
      violations={live.preview?.ofItem.get(item.outcomeId) ?? []}
      boostedMilli={live.preview?.boostedMilli.get(item.outcomeId)}
      inactive={live.inactive.get(item.outcomeId)}
      currency={live.currency}
      isGrouped={isGrouped}
      aside={isSystem && !isGrouped && <BankerToggle item={item} isBanker={isBanker} />}
      onRemove={() => setSlip((before) => removeItems(before, [item.outcomeId]))}
    />
  )

  return (
    <ul className={styles.items} inert={isLocked}>
      {groups.map(({ picks, isBanker }) => {
        const [first, second] = picks
        if (!first) return null
        if (!second) return rowOf(first, false, isBanker)
        return (
          <li key={`match-${first.matchId}`} className={styles.group}>
            <MatchHead item={first} count={picks.length}>
              {isSystem && <BankerToggle item={first} isBanker={isBanker} />}
            </MatchHead>
            <ul>{picks.map((item) => rowOf(item, true, isBanker))}</ul>
          </li>
        )
      })}
    </ul>
  )
}

interface MatchHeadProps {
  item: SlipItem
  count: number
  children: ReactNode
}

/** The match above its several selections. */
function MatchHead({ item, count, children }: MatchHeadProps) {
  const { t } = useTranslation()
  const home = useHome()
  return (
    <p className={styles.head}>
      <Link to={`${home}match/${item.matchId}`} className={styles.match}>
        <TeamNames match={item} />
      </Link>
      <span className={styles.count}>{t('slip.picks', { count })}</span>
      {children}
    </p>
  )
}
