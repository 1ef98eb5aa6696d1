/** Every page with what it needs of the visitor, in one place (specification, section 2: route metadata). */
import { lazy, type ComponentType } from 'react'
import { SportsPage } from '../features/sports/index.ts'

/** Decides the accent (specification, section 2: page colour by route). */
export type Section = 'sports' | 'live' | 'casino' | 'liveCasino' | 'bingo' | 'virtual'

export interface RouteMeta {
  /** Below `/{lang}/`. */
  path: string
  page: ComponentType
  section: Section
  /** `board`: the tree stands beside the page. */
  layout: 'board' | 'plain'
  requiresAuth?: boolean
  /** Products of which one must be enabled (specification, section 5: route guards). */
  products?: readonly ('sport' | 'live')[]
}

const MatchPage = lazy(() => import('../features/match/MatchPage.tsx'))
const CouponsPage = lazy(() => import('../features/coupons/CouponsPage.tsx'))
const CouponPage = lazy(() => import('../features/coupons/CouponPage.tsx'))
const TransactionsPage = lazy(() => import('../features/account/TransactionsPage.tsx'))

const account = { section: 'sports', layout: 'plain', requiresAuth: true } as const
const betting = { ...account, products: ['sport', 'live'] } as const

export const ROUTES: readonly RouteMeta[] = [
  { path: '', page: SportsPage, section: 'sports', layout: 'board' },
  { path: 'sports', page: SportsPage, section: 'sports', layout: 'board' },
  { path: 'match/:matchId', page: MatchPage, section: 'sports', layout: 'board' },
  { path: 'coupons', page: CouponsPage, ...betting },
  { path: 'coupons/:couponId', page: CouponPage, ...betting },
  { path: 'transactions', page: TransactionsPage, ...account },
]
