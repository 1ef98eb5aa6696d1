/** Each page describes who may open it and its place in the menus; guards and menus follow. */
import { describe, expect, test } from 'vitest'
import { PRODUCTS, type Product } from '@grandstand/shared-types/accounts/user_types'
import { admission, mayBeginWith } from '../src/app/admission.ts'
import { litPath, menuPages, PAGES } from '../src/app/pages.ts'
import { DEFAULT_FLAGS } from '@grandstand/shared-types/sites/flags'
import { pages as signInPages } from '../src/features/auth/pages.ts'
import { LOBBY_PLACES } from '../src/features/products/lobbies.ts'
import { menuIcon } from '../src/navigation/menuIcons.ts'
import { PLAYER } from './slipSupport.tsx'

const visitor = null
const meets = (
  guard: Parameters<typeof admission>[0]['guard'],
  me: typeof PLAYER | null,
  flags: Partial<typeof DEFAULT_FLAGS> = {}
) => admission(guard ? { guard } : {}, me, { ...DEFAULT_FLAGS, ...flags })

function pageAt(path: string) {
  const page = PAGES.find(({ paths }) => paths.includes(path))
  if (!page) throw new Error(`no page has the path ${path}`)
  return page
}

const without = (...closed: Product[]) => ({
  ...PLAYER,
  products: { ...PLAYER.products, ...Object.fromEntries(closed.map((name) => [name, 0])) },
})

/** The product that opens the lobby at a path. */
const PRODUCTS_OF_LOBBIES = {
  casino: 'slot',
  livecasino: 'casino',
  bingo: 'bingo',
  tvgames: 'tvgames',
  virtualgames: 'virtual',
  racing: 'virtual',
  virtualleague: 'virtual',
  virtualSports: 'virtual',
  lotto: 'casino',
  betgames: 'casino',
  mintGaming: 'casino',
} as const

describe('the guard of a page', () => {
  test('lets everybody in where it asks for nothing', () => {
    expect([meets(undefined, visitor), meets({}, PLAYER)]).toEqual(['open', 'open'])
  })

  test('asks a visitor to sign in, and keeps signed-in users from pages for visitors', () => {
    expect(meets({ requiresAuth: true }, visitor)).toBe('signIn')
    expect(meets({ requiresAuth: true }, PLAYER)).toBe('open')
    expect(meets({ requiresLogout: true }, visitor)).toBe('open')
    expect(meets({ requiresLogout: true }, PLAYER)).toBe('home')
  })

  test('asks for one or several types of user, and for an account of the web', () => {
    expect(meets({ controlStatus: 'terminal' }, PLAYER)).toBe('home')
    expect(meets({ controlStatus: ['terminal', 'player'] }, PLAYER)).toBe('open')
    expect(meets({ controlStatus: 'player' }, visitor)).toBe('signIn')
    expect(meets({ onlineUser: true }, { ...PLAYER, isOnline: false })).toBe('home')
    expect(meets({ onlineUser: true }, { ...PLAYER, isOnline: true })).toBe('open')
  })

  test('asks for one of the page’s products', () => {
    const page = { guard: { requiresAuth: true }, products: ['sport', 'live'] } as const
    const products = { ...PLAYER.products, sport: 0 } as const
    expect(admission(page, { ...PLAYER, products }, DEFAULT_FLAGS)).toBe('open')
    expect(admission(page, { ...PLAYER, products: { ...products, live: 0 } }, DEFAULT_FLAGS)).toBe(
      'home'
    )
  })

  test.each(Object.entries(PRODUCTS_OF_LOBBIES))(
    'of the lobby %s asks a player for the product %s',
    (path, product) => {
      expect(admission(pageAt(path), visitor, DEFAULT_FLAGS)).toBe('open')
      expect(admission(pageAt(path), PLAYER, DEFAULT_FLAGS)).toBe('open')
      expect(admission(pageAt(path), without(product), DEFAULT_FLAGS)).toBe('home')
      const others = PRODUCTS.filter((one) => one !== product)
      expect(admission(pageAt(path), without(...others), DEFAULT_FLAGS)).toBe('open')
    }
  )

  test('of every lobby asks for a product', () => {
    expect(LOBBY_PLACES.map(([path]) => path)).toEqual(Object.keys(PRODUCTS_OF_LOBBIES))
  })

  test('of the board of sports and of a match asks a player for sports bets, and begins before the session is known', () => {
    for (const path of ['', 'sports']) {
      expect(admission(pageAt(path), visitor, DEFAULT_FLAGS), path).toBe('open')
      expect(admission(pageAt(path), without('sport'), DEFAULT_FLAGS), path).toBe('home')
      expect(mayBeginWith(pageAt(path), DEFAULT_FLAGS), path).toBe(true)
    }
    const match = pageAt('match/:matchId')
    expect(admission(match, without('sport'), DEFAULT_FLAGS), 'in play').toBe('open')
    expect(admission(match, without('sport', 'live'), DEFAULT_FLAGS)).toBe('home')
    expect(mayBeginWith(match, { ...DEFAULT_FLAGS, loginScreen: true })).toBe(false)
  })

  test('lets visitors look at the page of a product, and refuses players who may not use it', () => {
    const page = { products: ['bingo'] } as const
    expect(admission(page, visitor, DEFAULT_FLAGS)).toBe('open')
    const products = { ...PLAYER.products, bingo: 0 } as const
    expect(admission(page, { ...PLAYER, products }, DEFAULT_FLAGS)).toBe('home')
  })

  test('closes the lobbies that the brand does not show, for visitors too', () => {
    const page = { products: ['bingo'], lobby: 'bingo' } as const
    for (const me of [visitor, PLAYER]) {
      expect(admission(page, me, DEFAULT_FLAGS, ['slots'])).toBe('home')
      expect(admission(page, me, DEFAULT_FLAGS, ['slots', 'bingo'])).toBe('open')
      expect(admission(page, me, DEFAULT_FLAGS)).toBe('open')
    }
  })

  test('closes registrations and affiliates as the brand says', () => {
    expect(meets({ registerControl: true }, visitor)).toBe('open')
    expect(meets({ registerControl: true }, visitor, { registerDisabled: true })).toBe('home')
    expect(meets({ affiliateStatus: true }, PLAYER)).toBe('home')
    expect(meets({ affiliateStatus: true }, PLAYER, { affiliateStatus: true })).toBe('open')
  })

  test.each(['affiliate', 'affiliateBanner'])(
    'of %s asks for an account of the web, where the brand has affiliates',
    (path) => {
      const flags = { ...DEFAULT_FLAGS, affiliateStatus: true }
      const online = { ...PLAYER, isOnline: true }
      expect(admission(pageAt(path), { ...PLAYER, isOnline: false }, flags)).toBe('home')
      expect(admission(pageAt(path), online, flags)).toBe('open')
      expect(admission(pageAt(path), online, DEFAULT_FLAGS)).toBe('home')
      expect(admission(pageAt(path), visitor, flags)).toBe('signIn')
    }
  )

  test('shows visitors only the sign-in where the brand wants that', () => {
    const alone = { loginScreen: true }
    expect(meets(undefined, visitor, alone)).toBe('login')
    expect(meets({ requiresAuth: true }, visitor, alone)).toBe('login')
    expect(meets({ openToVisitors: true }, visitor, alone)).toBe('open')
    expect(meets({ requiresLogout: true }, visitor, alone)).toBe('open')
    expect(meets(undefined, PLAYER, alone)).toBe('open')
  })
})

describe('the pages', () => {
  test('have addresses of their own', () => {
    const paths = PAGES.flatMap((page) => page.paths)
    expect(new Set(paths).size).toBe(paths.length)
    expect(paths).toContain('')
  })

  test('of the sign-in opens at the addresses of a first sign-in and of Google, too', () => {
    const signIn = signInPages.find(({ paths }) => paths.includes('Login'))
    for (const path of ['firstlogin', 'google']) {
      expect(pageAt(path), path).toBe(signIn)
      expect(admission(pageAt(path), visitor, DEFAULT_FLAGS), path).toBe('open')
      expect(admission(pageAt(path), PLAYER, DEFAULT_FLAGS), path).toBe('home')
    }
  })

  test('stand in the menus in order', () => {
    const inMenu = (name: Parameters<typeof menuPages>[0]) =>
      menuPages(name).map(({ paths: [path] }) => path)
    expect(inMenu('header')).toEqual(['desk', '', 'livebets', 'coupons', 'results'])
    expect(inMenu('bottom')).toEqual(['', 'livebets', 'coupons'])
    expect(inMenu('phone')).toEqual([
      'desk',
      'account',
      'coupons',
      'draws/tickets',
      'transactions',
      'userInformation',
      'transferRequest',
      'gameHistory',
      'deposit',
      'withdraw',
      'notifications',
      'bonuses',
      'ownBonuses',
      'favourites',
      'card',
      'sessions',
      'affiliate',
      'affiliateBanner',
      'protection',
      'results',
      'bulletin',
      'changePassword',
      'ownData',
      'ticket',
    ])
    expect(inMenu('user')).toEqual([
      'desk',
      'account',
      'coupons',
      'draws/tickets',
      'transactions',
      'userInformation',
      'transferRequest',
      'gameHistory',
      'deposit',
      'withdraw',
      'notifications',
      'bonuses',
      'ownBonuses',
      'favourites',
      'card',
      'sessions',
      'affiliate',
      'affiliateBanner',
      'protection',
      'changePassword',
      'ownData',
    ])
    expect(inMenu('games')).toHaveLength(11)
  })

  test('have an icon wherever a menu shows one', () => {
    const withIcon = (['bottom', 'phone', 'user', 'games'] as const).flatMap(menuPages)
    for (const {
      paths: [path],
    } of withIcon) {
      expect(menuIcon(path), path).toBeDefined()
    }
  })

  test('highlight an item of the menus: their own, or that of the page to which they belong', () => {
    const items = new Set(PAGES.filter(({ menu }) => menu).map(({ paths: [path] }) => path))
    for (const page of PAGES) {
      const lit = litPath(page)
      if (lit !== undefined) expect(items, page.paths[0]).toContain(lit)
    }
    const match = PAGES.find(({ paths: [path] }) => path === 'match/:matchId')
    expect(match && litPath(match)).toBe('')
  })
})
