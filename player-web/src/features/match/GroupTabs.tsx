import type { MarketGroup } from '@grandstand/shared-types/markets/model/market_group'
import { useTranslation } from 'react-i18next'
import { Link, useSearchParams } from 'react-router-dom'
import { groupPosition, isMarketGroup } from '../../odds/marketGroups.ts'
import { useCurrentInView } from '../../ui/useCurrentInView.ts'
import { marketCount, type MarketCardData } from './groupMarkets.ts'
import styles from './GroupTabs.module.css'

/** The group in the address; `all` when the address names none. */
export function useGroup(): MarketGroup | 'all' {
  const [params] = useSearchParams()
  const group = params.get('group')
  return isMarketGroup(group) ? group : 'all'
}

/** Whether a card belongs to the tab of a group. */
export const isOfGroup = ({ type }: MarketCardData, group: MarketGroup | 'all'): boolean =>
  group === 'all' || type.group === group

interface GroupTabsProps {
  cards: readonly MarketCardData[]
  current: MarketGroup | 'all'
}

/** Tabs that are links, so that a group has an address to share. */
export function GroupTabs({ cards, current }: GroupTabsProps) {
  const { t } = useTranslation()
  const row = useCurrentInView<HTMLElement>()
  const present = [...new Set(cards.map(({ type }) => type.group))].sort(
    (a, b) => groupPosition(a) - groupPosition(b)
  )
  return (
    <nav ref={row} className={styles.tabs} aria-label={t('match.tabs')}>
      {(['all', ...present] as const).map((group) => (
        <Link
          key={group}
          to={group === 'all' ? '?' : `?group=${group}`}
          replace
          className={styles.tab}
          aria-current={group === current ? 'true' : undefined}
        >
          {group === 'all' ? t('match.all') : t(`match.group.${group}`)}{' '}
          <small>{marketCount(cards.filter((card) => isOfGroup(card, group)))}</small>
        </Link>
      ))}
    </nav>
  )
}
