/** The menu as data: groups of resources in the order of a day's work. */
import type { ComponentType } from 'react'
import type { SvgIconProps } from '@mui/material'
import BalanceIcon from '@mui/icons-material/AccountBalanceOutlined'
import CategoryIcon from '@mui/icons-material/PublicOutlined'
import CouponIcon from '@mui/icons-material/ConfirmationNumberOutlined'
import DashboardIcon from '@mui/icons-material/SpaceDashboardOutlined'
import DealerIcon from '@mui/icons-material/AccountTreeOutlined'
import EntryIcon from '@mui/icons-material/ReceiptLongOutlined'
import HistoryIcon from '@mui/icons-material/HistoryOutlined'
import FeedIcon from '@mui/icons-material/SensorsOutlined'
import LimitIcon from '@mui/icons-material/BlockOutlined'
import LiveIcon from '@mui/icons-material/PodcastsOutlined'
import MarketIcon from '@mui/icons-material/TuneOutlined'
import MatchIcon from '@mui/icons-material/ScoreboardOutlined'
import SettingsIcon from '@mui/icons-material/SettingsOutlined'
import SportIcon from '@mui/icons-material/SportsSoccerOutlined'
import TeamIcon from '@mui/icons-material/ShieldOutlined'
import TimerIcon from '@mui/icons-material/TimerOutlined'
import TournamentIcon from '@mui/icons-material/EmojiEventsOutlined'
import TransferIcon from '@mui/icons-material/SwapHorizOutlined'
import UserIcon from '@mui/icons-material/PeopleOutlined'

export interface NavigationItem {
  to: string
  /** Resource that must be open to the person; its plural name is the label where none is given. */
  resource?: string
  label?: string
  icon: ComponentType<SvgIconProps>
}

export interface NavigationGroup {
  label: string
  items: NavigationItem[]
}

const of = (resource: string, icon: ComponentType<SvgIconProps>): NavigationItem => ({
  to: `/${resource}`,
  resource,
  icon,
})

export const NAVIGATION: NavigationGroup[] = [
  {
    label: 'menu.overview',
    items: [
      { to: '/', label: 'ra.page.dashboard', icon: DashboardIcon },
      of('coupons', CouponIcon),
    ],
  },
  { label: 'menu.people', items: [of('users', UserIcon), of('dealers', DealerIcon)] },
  {
    label: 'menu.ledger',
    items: [
      of('ledger-accounts', BalanceIcon),
      of('ledger-entries', EntryIcon),
      of('ledger-transfers', TransferIcon),
    ],
  },
  {
    label: 'menu.live',
    items: [
      of('live-matches', LiveIcon),
      { to: '/live-settings', resource: 'sites', label: 'liveSettings.title', icon: TimerIcon },
      of('feed/errors', FeedIcon),
    ],
  },
  {
    label: 'menu.catalogue',
    items: [
      of('matches', MatchIcon),
      of('sports', SportIcon),
      of('categories', CategoryIcon),
      of('tournaments', TournamentIcon),
      of('teams', TeamIcon),
      of('market-types', MarketIcon),
      of('bet-limits', LimitIcon),
    ],
  },
  { label: 'menu.admin', items: [of('audit-log', HistoryIcon), of('sites', SettingsIcon)] },
]
