import type { Me } from '@grandstand/shared-types/wire/people/accounts'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { Link, useLocation, useSearchParams } from 'react-router-dom'
import { meQuery } from '../../api/queries.ts'
import { useHome } from '../../i18n/useHome.ts'
import { ListPage } from '../../ui/ListPage.tsx'
import { PageSkeleton } from '../../ui/skeleton/PageSkeleton.tsx'
import { Tabs } from '../../ui/Tabs.tsx'
import { AccountProvider } from '../account/index.ts'
import { BalanceTab } from './BalanceTab.tsx'
import { BetsTab } from './BetsTab.tsx'
import { OwnProfile } from './OwnProfile.tsx'
import { TransactionsTab } from './TransactionsTab.tsx'
import styles from './Panel.module.css'

const TABS = ['balance', 'profile', 'bets', 'transactions'] as const
type Tab = (typeof TABS)[number]

/**
 * The account panel (rules 9.1): balance, profile, bets and transactions, each a tab with its own address;
 * `userInformation` names the profile.
 */
export default function AccountPage() {
  const { t } = useTranslation()
  const home = useHome()
  const asked = useSearchParams()[0].get('tab')
  const isProfile = useLocation().pathname.endsWith('/userInformation')
  const tab = TABS.find((name) => name === asked) ?? (isProfile ? 'profile' : 'balance')
  const { data: me } = useQuery(meQuery)
  if (!me) return <PageSkeleton />
  return (
    <AccountProvider>
      <ListPage
        title={t('panelPage.title')}
        tabs={
          <Tabs label={t('panel.tabs')}>
            {TABS.map((name) => (
              <Link
                key={name}
                to={`${home}account?tab=${name}`}
                replace
                aria-current={name === tab ? 'true' : undefined}
              >
                {t(`panel.tab.${name}`)}
              </Link>
            ))}
          </Tabs>
        }
      >
        <Content tab={tab} me={me} />
      </ListPage>
    </AccountProvider>
  )
}

function Content({ tab, me }: { tab: Tab; me: Me }) {
  switch (tab) {
    case 'balance':
      return <BalanceTab me={me} />
    case 'profile':
      return (
        <div className={styles.narrow}>
          <OwnProfile />
        </div>
      )
    case 'bets':
      return <BetsTab />
    case 'transactions':
      return <TransactionsTab currency={me.currency} />
  }
}
