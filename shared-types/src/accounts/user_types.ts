/** Kinds of people, the products they may use, what staff may do, and how far each right reaches. */

export const USER_TYPES = ['admin', 'dealer', 'partner', 'terminal', 'operator', 'player'] as const
export type UserType = (typeof USER_TYPES)[number]

/** Types whose users have permissions of their own or a role: an admin holds every permission, a player none. */
export const ROLE_TYPES = ['dealer', 'partner', 'terminal', 'operator'] as const
export type RoleType = (typeof ROLE_TYPES)[number]

/** Whether users of the type work in the back office. */
export const isStaffType = (type: UserType): boolean => type !== 'player' && type !== 'terminal'

export const PRODUCTS = ['sport', 'live', 'slot', 'casino', 'bingo', 'tvgames', 'virtual'] as const
export type Product = (typeof PRODUCTS)[number]

/** From near to far: the user, the people below, all of a brand, all brands of an installation. */
const REACHES = ['own', 'branch', 'brand', 'installation'] as const
export type Reach = (typeof REACHES)[number]

/**
 * Every permission, and how far its actions reach. Each is named `<subject>.<action>`. Reading the catalogue has the
 * reach of a branch, since its rows belong to nobody. All brands of an installation share the catalogue, its feeds and
 * its results, so what changes them reaches the installation: only staff of the installation hold it (rules 8.16).
 */
export const PERMISSION_REACH = {
  'users.view': 'branch',
  'users.add': 'branch',
  'users.edit': 'branch',
  'users.suspend': 'branch',
  'users.password': 'branch',
  'users.sessions': 'branch',
  'users.note': 'branch',
  'users.erase': 'brand',
  'addresses.view': 'branch',
  'addresses.give': 'branch',
  'dealers.add': 'branch',
  'dealers.edit': 'branch',
  'partners.open': 'branch',
  'partners.add': 'branch',
  'roles.edit': 'brand',
  'permissions.give': 'branch',
  'products.give': 'branch',
  'limits.give': 'branch',
  'credit.move': 'branch',
  'credit.terms': 'branch',
  'cards.view': 'branch',
  'cards.make': 'branch',
  'cards.sell': 'branch',
  'cards.redeem': 'branch',
  'cards.void': 'branch',
  'desk.view': 'branch',
  'desk.sell': 'branch',
  'desk.pay': 'branch',
  'desk.revive': 'brand',
  'machines.view': 'branch',
  'machines.manage': 'branch',
  'ledger.view': 'branch',
  'statements.view': 'branch',
  'statements.draw': 'brand',
  'statements.approve': 'brand',
  'statements.pay': 'brand',
  'statements.lock': 'brand',
  'commission.view': 'brand',
  'commission.edit': 'brand',
  'commission.give': 'brand',
  'rules.try': 'branch',
  'affiliates.view': 'brand',
  'affiliates.edit': 'brand',
  'affiliates.pay': 'brand',
  'payments.view': 'branch',
  'payments.decide': 'brand',
  'payments.methods': 'brand',
  'payments.compare': 'brand',
  'rounds.view': 'branch',
  'rounds.reconcile': 'brand',
  'coupons.view': 'branch',
  'coupons.paid': 'branch',
  'coupons.print': 'branch',
  'coupons.cancel': 'branch',
  'coupons.resolve': 'branch',
  'suspicion.report': 'brand',
  'suspicion.names': 'brand',
  'catalogue.view': 'branch',
  'catalogue.edit': 'installation',
  'games.view': 'brand',
  'games.edit': 'brand',
  'jackpots.view': 'brand',
  'jackpots.edit': 'brand',
  'jackpots.share': 'installation',
  'draws.edit': 'installation',
  'bonuses.view': 'brand',
  'bonuses.edit': 'brand',
  'bonuses.decide': 'brand',
  'matches.edit': 'installation',
  'matches.suspend': 'installation',
  'markets.edit': 'installation',
  'prices.edit': 'installation',
  'prices.limit': 'brand',
  'offer.edit': 'brand',
  'live.view': 'brand',
  'live.edit': 'installation',
  'feeds.view': 'installation',
  'feeds.recover': 'installation',
  'results.enter': 'installation',
  'results.undo': 'installation',
  'decisions.approve': 'brand',
  'site.edit': 'brand',
  'sites.open': 'installation',
  'servers.view': 'installation',
  'themes.view': 'brand',
  'themes.edit': 'brand',
  'site.scripts': 'brand',
  'pictures.upload': 'brand',
  'winners.edit': 'brand',
  'content.view': 'brand',
  'content.edit': 'brand',
  'popups.edit': 'brand',
  'notices.write': 'branch',
  'mail.view': 'brand',
  'mail.edit': 'brand',
  'texts.edit': 'brand',
  'contact.view': 'brand',
  'contact.answer': 'brand',
  'audit.view': 'branch',
  'exports.take': 'branch',
} as const satisfies Record<string, Reach>
export type Permission = keyof typeof PERMISSION_REACH

export const isPermission = (value: unknown): value is Permission =>
  typeof value === 'string' && Object.hasOwn(PERMISSION_REACH, value)

type Subject<P extends string> = P extends `${infer S}.${string}` ? S : never

/** Groups of permissions, in the order of the forms. */
export const PERMISSION_GROUPS = [
  'people',
  'rights',
  'money',
  'coupons',
  'catalogue',
  'prices',
  'results',
  'site',
] as const
export type PermissionGroup = (typeof PERMISSION_GROUPS)[number]

/** The group of every subject that permissions act on. */
const SUBJECT_GROUP: Readonly<Record<Subject<Permission>, PermissionGroup>> = {
  users: 'people',
  addresses: 'people',
  dealers: 'people',
  partners: 'people',
  roles: 'rights',
  permissions: 'rights',
  products: 'rights',
  limits: 'rights',
  credit: 'money',
  cards: 'money',
  desk: 'money',
  machines: 'money',
  ledger: 'money',
  statements: 'money',
  commission: 'money',
  rules: 'money',
  affiliates: 'money',
  payments: 'money',
  rounds: 'money',
  coupons: 'coupons',
  catalogue: 'catalogue',
  games: 'catalogue',
  jackpots: 'catalogue',
  draws: 'catalogue',
  bonuses: 'money',
  matches: 'catalogue',
  markets: 'catalogue',
  prices: 'prices',
  offer: 'prices',
  suspicion: 'prices',
  live: 'prices',
  feeds: 'prices',
  results: 'results',
  decisions: 'results',
  site: 'site',
  sites: 'site',
  servers: 'site',
  themes: 'site',
  pictures: 'site',
  winners: 'site',
  content: 'site',
  popups: 'site',
  notices: 'people',
  mail: 'site',
  texts: 'site',
  contact: 'site',
  audit: 'site',
  exports: 'site',
}

/** The group in which forms show the permission. */
export const groupOf = (permission: Permission): PermissionGroup =>
  SUBJECT_GROUP[permission.slice(0, permission.indexOf('.')) as Subject<Permission>]

/** Permissions of a staff account; an admin holds all that their reach allows, other staff hold those given to them. */
export const PERMISSIONS = Object.keys(PERMISSION_REACH) as Permission[]

/**
 * The farthest reach of each user type; an operator of a dealer reaches as far as the dealer. Staff of the installation
 * reach farther, see `reachOf`.
 */
export const TYPE_REACH: Readonly<Record<UserType, Reach>> = {
  admin: 'brand',
  operator: 'brand',
  dealer: 'branch',
  partner: 'branch',
  terminal: 'branch',
  player: 'own',
}

/** Whether users of this type may receive credit that they owe to the user directly above. */
export const mayBeOnCredit = (type: UserType): boolean => type !== 'player' && !actsForHouse(type)

/** Whether `reach` is as far as `wanted`, or farther. */
export const reachesAsFar = (reach: Reach, wanted: Reach): boolean =>
  REACHES.indexOf(reach) >= REACHES.indexOf(wanted)

/**
 * Whether users of this type have no money of their own. All of them, except operators of a dealer, see the whole brand
 * and move the house's money.
 */
export const actsForHouse = (type: UserType): boolean => reachesAsFar(TYPE_REACH[type], 'brand')

/** The farthest reach of a user: only people who act for the house can be staff of the installation (rules 8.16). */
export const reachOf = (type: UserType, isInstallationStaff: boolean): Reach =>
  isInstallationStaff && actsForHouse(type) ? 'installation' : TYPE_REACH[type]

/**
 * Whether users of this type may hold the permission at all; operators of a dealer may hold what a dealer may hold.
 * Without `isInstallationStaff` no permission of the installation is among them.
 */
export const mayHold = (
  type: UserType,
  permission: Permission,
  isInstallationStaff = false
): boolean => reachesAsFar(reachOf(type, isInstallationStaff), PERMISSION_REACH[permission])

/**
 * The type whose reach a user of `type` has below a user of the type `above`; `above` is null when nobody stands above
 * (rules 8.13).
 */
export const reachingAs = (type: UserType, above: UserType | null): UserType =>
  type === 'operator' && above !== null && above !== 'admin' ? above : type
