import { DEFAULT_FLAGS } from '@grandstand/shared-types/sites/flags'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { settingsQuery } from '../../api/queries.ts'
import { useHome } from '../../i18n/useHome.ts'
import { Tabs } from '../../ui/Tabs.tsx'

/** Leads from the offers to the own bonuses and back; there are no offers while the brand takes no requests. */
export function BonusTabs({ current }: { current: 'bonuses' | 'ownBonuses' }) {
  const { t } = useTranslation()
  const home = useHome()
  const { loginScreen, registerDisabled } = useQuery(settingsQuery).data?.flags ?? DEFAULT_FLAGS
  if (loginScreen || registerDisabled) return null
  const tabs = [
    ['bonuses', t('bonuses.offers')],
    ['ownBonuses', t('bonusesPage.own')],
  ] as const
  return (
    <Tabs label={t('bonusesPage.title')}>
      {tabs.map(([path, name]) => (
        <Link key={path} to={home + path} aria-current={path === current ? 'page' : undefined}>
          {name}
        </Link>
      ))}
    </Tabs>
  )
}
