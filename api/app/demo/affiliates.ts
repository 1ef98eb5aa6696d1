/**
 * Affiliates of the demo's past week: who is approved gets a default deal; one has a deal of the own and brings players by two campaigns, of whom one has the
 * affiliate's own name and day of birth; another one waits. A second run adds nothing.
 */
import { createHash } from 'node:crypto'
import db from '@adonisjs/lucid/services/db'
import type { DealTerms } from '@grandstand/shared-types/affiliates/deal'
import { linkCodeOf } from '@grandstand/shared-types/affiliates/link_codes'
import { DEFAULT_MAX_PAYOUT_MINOR } from '@grandstand/shared-types/coupons/limits/bounds'
import { insertUser } from '#accounts/actions/insert_user'
import { principalOf } from '#accounts/actions/open_session'
import User from '#accounts/models/user'
import { approveStatement } from '#affiliates/actions/advance_statement'
import { askToBeAffiliate } from '#affiliates/actions/ask_to_be_affiliate'
import { countClick } from '#affiliates/actions/count_click'
import { setDefaultDeal } from '#affiliates/actions/default_deal'
import { drawUpPeriods } from '#affiliates/actions/draw_up'
import { addDeal, setState } from '#affiliates/actions/edit_affiliates'
import { joinReferrals } from '#affiliates/actions/join_referrals'
import { noteDemoPostbacks } from '#affiliates/demo_postbacks'
import { defaultDealOf } from '#affiliates/queries/default_deal'
import { inTransaction } from '#core/database/transactions'
import { must } from '#core/errors/must'
import type { Editor, Principal } from '#core/requests/access'
import { dayIn } from '#core/timing/calendar_day'
import { clock } from '#core/timing/clock'
import { sendCredit } from '#dealers/demo_people'
import { houseOf, lockHouse } from '#registration/house'
import { updateSite } from '#sites/actions/update_site'
import { siteById } from '#sites/current_site'

interface Person {
  username: string
  firstName: string
  lastName: string
  birthDate: string
}

const AFFILIATE: Person = {
  username: 'macyorumcu',
  firstName: 'Tolga',
  lastName: 'Ersoy',
  birthDate: '1988-04-12',
}
const WAITING: Person = {
  username: 'bahisrehberi',
  firstName: 'Sinem',
  lastName: 'Uçar',
  birthDate: '1993-09-30',
}
const ABOUT = 'Maç yorumları yazdığım blog ve Telegram kanalı; ayda 12 bin okur.'
const ABOUT_WAITING = 'Karşılaştırma sitesi; ziyaretçilerin yarısı Almanya’dan.'
const APPROVAL = 'Blog incelendi, içeriği düzgün.'

const DEAL: DealTerms = {
  kind: 'revenueShare',
  tiers: [
    { fromMinor: 0, rate: 2_500 },
    { fromMinor: 500_000, rate: 3_500 },
  ],
  tierMode: 'ladder',
  costs: ['bonuses', 'chargebacks'],
  products: null,
  feeRate: 0,
  negative: 'carry',
  carryCapMinor: null,
  cpaMinor: 0,
  leastDepositMinor: 0,
  leastStakesMinor: 0,
  clawbackDays: 0,
  subRate: 500,
  secondSubRate: 0,
}

/** The brand's default deal. */
const DEFAULT_DEAL: DealTerms = {
  ...DEAL,
  tiers: [{ fromMinor: 0, rate: 2_000 }],
  tierMode: 'whole',
  secondSubRate: 100,
}

/** Who comes by a campaign, and on which day of the week. */
const BROUGHT: readonly (Person & { campaign: string; day: number })[] = [
  {
    ...{ username: 'okan_t', firstName: 'Okan', lastName: 'Tuna', birthDate: '1990-01-17' },
    ...{ campaign: 'telegram', day: 1 },
  },
  {
    ...{ username: 'yagmur.e', firstName: 'Yağmur', lastName: 'Eren', birthDate: '1996-06-05' },
    ...{ campaign: 'blog', day: 2 },
  },
  {
    ...{ username: 'serdar61', firstName: 'Serdar', lastName: 'Kılıç', birthDate: '1985-11-23' },
    ...{ campaign: 'blog', day: 3 },
  },
  { ...AFFILIATE, username: 'tolga88', campaign: 'telegram', day: 4 },
]
const CLICKS = { blog: [4, 7, 6, 9, 5, 8, 11], telegram: [2, 6, 3, 5, 7, 4, 6] }
const CREDIT_MINOR = 60_000
/** The affiliate's own device and address, among the addresses reserved for examples (RFC 5737). */
const IP = '198.51.100.7'

/**
 * The clicks of a day of the week, from 0, and who registers by them; resolves to the players who came until then and are not
 * among `known`.
 */
export async function bringPlayers(
  day: number,
  admin: Editor,
  known: readonly Principal[]
): Promise<Principal[]> {
  const code = await codeOfAffiliate(admin)
  await countClicks(admin, code, day)
  const brought: Principal[] = []
  for (const { campaign, day: comes, ...person } of BROUGHT) {
    if (comes > day || known.some(({ username }) => username === person.username)) continue
    const player = await register(admin, person, linkCodeOf({ code, campaign }))
    await joinReferrals(player.siteId, player.userId)
    await sendCredit(admin.principal, player, CREDIT_MINOR)
    brought.push(player)
  }
  return brought
}

/** Draws the statements up, approves the oldest one that has anything to pay, and writes what an affiliate's server was told. */
export async function drawUpAffiliates(admin: Editor): Promise<void> {
  const { siteId } = admin.principal
  if ((await defaultDealOf(siteId)) === null) await setDefaultDeal(admin, DEFAULT_DEAL)
  const count = await drawUpPeriods(siteId)
  await noteDemoPostbacks(siteId)
  if (count === 0) return
  const oldest = await db
    .query<{ id: number }>()
    .from('affiliate_statements')
    .where({ state: 'draft' })
    .where('payable', '>', 0)
    .orderBy('id')
    .select('id')
    .first()
  if (oldest) await approveStatement(admin, Number(oldest.id))
}

/** The code of the affiliate, who is approved with a deal where nobody is yet. */
async function codeOfAffiliate(admin: Editor): Promise<string> {
  const { siteId } = admin.principal
  const { settings } = await siteById(siteId)
  if (!settings.flags.affiliateStatus) {
    await updateSite(admin, siteId, { settings: { flags: { affiliateStatus: true } } })
  }
  const affiliate = await register(admin, AFFILIATE)
  const own = await ask(affiliate, ABOUT)
  if (own.state === 'waiting') {
    const fromDay = dayIn(settings.timeZone, clock.now())
    await addDeal(admin, own.id, { fromDay, ...DEAL })
    await setState(admin, own.id, { state: 'approved', reason: APPROVAL })
  }
  await ask(await register(admin, WAITING), ABOUT_WAITING)
  return own.code
}

interface Own {
  id: number
  state: string
  code: string
}

async function ask(principal: Principal, about: string): Promise<Own> {
  await askToBeAffiliate({ principal, ip: IP }, about)
  const own = await db
    .query<Own>()
    .from('affiliates')
    .join('affiliate_codes', 'affiliate_codes.affiliate_id', 'affiliates.id')
    .where('affiliates.user_id', principal.userId)
    .select({ id: 'affiliates.id', state: 'affiliates.state', code: 'affiliate_codes.code' })
    .first()
  const { id, ...rest } = must(own, 'affiliate of the demo')
  return { ...rest, id: Number(id) }
}

/** The account that the person opened on the web, opened now where there is none; nobody knows its password. */
async function register(
  { principal }: Editor,
  person: Person,
  affiliateCode: string | null = null
): Promise<Principal> {
  const { siteId } = principal
  const existing = await User.query().where({ siteId, usernameKey: person.username }).first()
  if (existing) return principalOf(existing)
  const houseId = await houseOf(await siteById(siteId))
  const { passwordHash } = await User.query()
    .where({ siteId, type: 'player' })
    .orderBy('id', 'desc')
    .firstOrFail()
  const input = {
    ...person,
    type: 'player' as const,
    isOnline: true,
    password: '',
    countryCode: 'TR',
    limits: { maxPayoutMinor: DEFAULT_MAX_PAYOUT_MINOR },
  }
  const user = await inTransaction(async (trx) =>
    insertUser(trx, await lockHouse(trx, houseId), input, passwordHash, { affiliateCode })
  )
  return principalOf(user)
}

/** Each click has an id of its own, so that a day that is played again counts none twice. */
async function countClicks({ principal }: Editor, code: string, day: number): Promise<void> {
  const site = await siteById(principal.siteId)
  for (const [campaign, counts] of Object.entries(CLICKS)) {
    for (let n = 0; n < (counts[day] ?? 0); n++) {
      const hash = createHash('sha256').update(`${campaign}:${day}:${n}`).digest('hex')
      const click = { code: linkCodeOf({ code, campaign }), clickId: hash.slice(0, 32) }
      await countClick(site, click, { ip: `192.0.2.${day * 30 + n}`, deviceHash: hash })
    }
  }
}
