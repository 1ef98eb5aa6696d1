/** Every page with what it needs of the visitor, in one place (rules 9.1). */
import { lazy, type ComponentType } from 'react'
import { SportsPage } from '../features/sports/index.ts'

/** Decides the accent (rules 9.2). */
export type Section = 'sports' | 'live' | 'casino' | 'liveCasino' | 'bingo' | 'virtual'

/** The item of the menus that is lit while a page is open. */
export type MenuItemName =
  'sports' | 'live' | 'coupons' | 'results' | 'ticket' | 'transactions' | 'sessions'

export interface RouteMeta {
  /** Below `/{lang}/`. A parameter that ends in `Id` is a whole number from 1; any other address is not found. */
  path: string
  menu?: MenuItemName
  page: ComponentType
  section: Section
  /** `board`: the tree stands beside the page; `paper`: nothing stands beside it. */
  layout: 'board' | 'plain' | 'paper'
  requiresAuth?: boolean
  /** Products of which one must be enabled (rules 9.1). */
  products?: readonly ('sport' | 'live')[]
}

const MatchPage = lazy(() => import('../features/match/MatchPage.tsx'))
const LivePage = lazy(() => import('../features/live/LivePage.tsx'))
const LiveMatchPage = lazy(() => import('../features/live/match/LiveMatchPage.tsx'))
const CouponsPage = lazy(() => import('../features/coupons/CouponsPage.tsx'))
const CouponPage = lazy(() => import('../features/coupons/CouponPage.tsx'))
const CouponPrintPage = lazy(() => import('../features/coupons/print/CouponPrintPage.tsx'))
const SharedPage = lazy(() => import('../features/share/SharedPage.tsx'))
const TicketPage = lazy(() => import('../features/ticket/TicketPage.tsx'))
const ResultsPage = lazy(() => import('../features/results/ResultsPage.tsx'))
const TransactionsPage = lazy(() => import('../features/account/TransactionsPage.tsx'))
const SessionsPage = lazy(() => import('../features/sessions/SessionsPage.tsx'))

const open = { section: 'sports', layout: 'plain' } as const
const account = { section: 'sports', layout: 'plain', requiresAuth: true } as const
const betting = { ...account, products: ['sport', 'live'] } as const

export const ROUTES: readonly RouteMeta[] = [
  { path: '', menu: 'sports', page: SportsPage, section: 'sports', layout: 'board' },
  { path: 'sports', menu: 'sports', page: SportsPage, section: 'sports', layout: 'board' },
  { path: 'match/:matchId', menu: 'sports', page: MatchPage, section: 'sports', layout: 'board' },
  { path: 'livebets', menu: 'live', page: LivePage, section: 'live', layout: 'board' },
  { path: 'livebets/:keyWord', menu: 'live', page: LivePage, section: 'live', layout: 'board' },
  { path: 'live/:matchId', menu: 'live', page: LiveMatchPage, section: 'live', layout: 'board' },
  { path: 'coupons', menu: 'coupons', page: CouponsPage, ...betting },
  { path: 'coupons/:couponId', menu: 'coupons', page: CouponPage, ...betting },
  {
    path: 'coupons/:couponId/print',
    menu: 'coupons',
    page: CouponPrintPage,
    ...betting,
    layout: 'paper',
  },
  { path: 'couponShare/:code', page: SharedPage, ...open },
  { path: 'ticket', menu: 'ticket', page: TicketPage, ...open },
  { path: 'ticket/:code', menu: 'ticket', page: TicketPage, ...open },
  { path: 'results', menu: 'results', page: ResultsPage, ...open },
  { path: 'transactions', menu: 'transactions', page: TransactionsPage, ...account },
  { path: 'sessions', menu: 'sessions', page: SessionsPage, ...account },
]
