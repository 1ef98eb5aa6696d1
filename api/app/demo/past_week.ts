/**
 * A week of history for the demo, so that every list and chart has something real at first sight: dealers, players, shops
 * and coupons go through the same actions as those of a running brand, with the clock set back.
 */
import db from '@adonisjs/lucid/services/db'
import { randomStream } from '#database/demo/random'
import { principalOf } from '#accounts/actions/open_session'
import User from '#accounts/models/user'
import { rebuildBook } from '#book/sync'
import { seedDemoCatalogue } from '#catalogue/actions/seed_demo_catalogue'
import { jobState, storeJobState } from '#core/database/job_state'
import type { Editor, Principal } from '#core/requests/access'
import { clock } from '#core/timing/clock'
import { memberOf } from '#dealers/demo_people'
import { DEMO_SITE_KEY, KNOWN_SIGN_INS, type SignIn } from '#dealers/demo_sign_ins'
import { bringPlayers, drawUpAffiliates } from '#demo/affiliates'
import { placeForVisitor, placeSome } from '#demo/bets'
import { handleBonuses } from '#demo/bonuses'
import { agreeCommission } from '#demo/commission'
import { limitSports, makeCards, payOldStatements, setUpMachines, takeNotes } from '#demo/office'
import { playLiveEvening } from '#demo/live_evening'
import { openPeople, type People } from '#demo/people'
import { playGames } from '#demo/game_rounds'
import { PLAYED_SPORTS, resultOf } from '#demo/results'
import { closeShops, handOutTickets, openShops, payWinners, spoilPapers } from '#demo/shops'
import { askForResult, backOneMatch, type Backed } from '#demo/waiting_result'
import { enterResult } from '#settlement/actions/enter_result'
import { drawUpPeriods } from '#statements/actions/draw_up'
import Site from '#sites/models/site'

const HOUR_MS = 3_600_000
const DAY_MS = 24 * HOUR_MS
const DAYS = 7
/** UTC hour at which people come from links. */
const MORNING_HOUR = 6
/** UTC hours at which players place their coupons. */
const BET_HOURS = [8, 12, 15, 17]
/** The one at which the player whose password is published does. */
const VISITOR_HOUR = 12
/** At which players bet on running matches. */
const LIVE_HOUR = 18
/** At which players open games. */
const GAMES_HOUR = 19
const CLOSING_HOUR = 21
/** The day of the week, from 0, on which a dealer makes cards. */
const CARD_DAY = 2
const CARD_PLAYERS = 3
const PERIODS_APPROVED = 4
/** From then on nobody collects from the cashier whose password is published, so that the demo has tickets to pay. */
const DAYS_COLLECTED = 3
const [, DEALER, VISITOR, CASHIER] = KNOWN_SIGN_INS
/** Makes cards, and lets some players put much on one match. */
const BUSY_DEALER = 'ege_bayi'
const BUSY_PLAYERS = 3

/**
 * Row of `job_states` that stores how far the week was played, so that the next start goes on after an interruption.
 */
const JOB = 'demo:week'

interface Progress {
  /** Epoch milliseconds of the first day. */
  begin: number
  daysDone: number
}

/** Sets the clock to the beginning of the week, runs `work`, and sets the clock right again. */
export async function aWeekAgo<T>(work: () => Promise<T>): Promise<T> {
  clock.set(firstDay())
  try {
    return await work()
  } finally {
    clock.reset()
  }
}

const firstDay = (): number => (Math.floor(Date.now() / DAY_MS) - DAYS) * DAY_MS

/**
 * Plays the past week of a demo that has just been opened, or the rest of an interrupted one. `adminName`: the demo's
 * admin, who enters the results.
 */
export async function playPastWeek(adminName: string, isNew: boolean): Promise<void> {
  const progress = (await progressSoFar()) ?? (isNew ? { begin: firstDay(), daysDone: 0 } : null)
  if (!progress || progress.daysDone >= DAYS) return
  const { begin, daysDone } = progress
  const admin = await demoAdmin(adminName)
  const site = { id: admin.siteId }
  try {
    clock.set(begin + HOUR_MS)
    await seedDemoCatalogue(PLAYED_SPORTS)
    const people = await openPeople(admin, await known(site.id, DEALER))
    const cashier = await known(site.id, CASHIER)
    if (cashier) people.cashiers.push(cashier)
    await agreeCommission({ principal: admin, ip: '' })
    const visitor = await known(site.id, VISITOR)
    await remember(progress)
    for (let day = daysDone; day < DAYS; day++) {
      const isLast = day === DAYS - 1
      const editor = { principal: admin, ip: '' }
      await playDay(begin + day * DAY_MS, people, { editor, visitor, cashier, isLast, day })
      if (day === CARD_DAY) await workInOffice(people, await known(site.id, DEALER))
      await remember({ begin, daysDone: day + 1 })
    }
    clock.reset()
    // so that one shop is open when the demo is first seen
    await openShops(people.cashiers.slice(0, 1), 'now')
    if (cashier) await spoilPapers({ principal: admin, ip: '' }, cashier)
    await setUpMachines(admin, people.cashiers)
  } finally {
    clock.reset()
  }
  await limitSports(admin)
  await drawUpPeriods(site.id)
  await payOldStatements(admin, PERIODS_APPROVED)
  await drawUpAffiliates({ principal: admin, ip: '' })
}

/** The admin of the demo's first brand, by name. */
export async function demoAdmin(adminName: string): Promise<Principal> {
  const site = await Site.findByOrFail('key', DEMO_SITE_KEY)
  return principalOf(await memberOf(site.id, adminName))
}

/** A user whose password is published; null in a demo of an older version. */
async function known(siteId: number, { username }: SignIn): Promise<Principal | null> {
  const user = await User.query().where({ siteId, usernameKey: username }).first()
  return user && principalOf(user)
}

/** Makes cards and notes for the dealer who has most to do, and for the dealer whose password is published. */
async function workInOffice(
  { players, dealers }: People,
  knownDealer: Principal | null
): Promise<void> {
  for (const dealer of [dealers.get(BUSY_DEALER), knownDealer]) {
    if (!dealer) continue
    const own = players.filter(({ path }) => path.startsWith(dealer.path))
    await makeCards(dealer, own.slice(0, CARD_PLAYERS))
    await takeNotes(dealer, own)
  }
}

interface PlayedDay {
  editor: Editor
  visitor: Principal | null
  /** The one whose password is published. */
  cashier: Principal | null
  isLast: boolean
  /** Of the week, from 0. */
  day: number
}

async function playDay(
  dayStart: number,
  people: People,
  { editor, visitor, cashier, isLast, day }: PlayedDay
): Promise<void> {
  const { players, cashiers } = people
  clock.set(dayStart + MORNING_HOUR * HOUR_MS)
  players.push(...(await bringPlayers(day, editor, players)))
  const seed = String(dayStart)
  let backed: Backed | null = null
  for (const hour of BET_HOURS) {
    clock.set(dayStart + hour * HOUR_MS)
    await rebuildBook()
    if (hour === BET_HOURS[0]) {
      await openShops(cashiers, seed)
      await payWinners(
        day < DAYS_COLLECTED ? cashiers : cashiers.filter((one) => one !== cashier),
        seed
      )
      if (isLast) backed = await backToday(people, dayStart + DAY_MS)
      await handleBonuses(day, editor, visitor ? [...players, visitor] : players)
    }
    // cashiers stand twice in the list, since a shop sells more than one player buys
    await placeSome([...players, ...cashiers, ...cashiers], `${dayStart}:${hour}`)
    if (visitor && hour === VISITOR_HOUR) await placeForVisitor(visitor, seed)
    await handOutTickets(cashiers)
  }
  await playLiveEvening(dayStart + LIVE_HOUR * HOUR_MS, players)
  clock.set(dayStart + GAMES_HOUR * HOUR_MS)
  await playGames(players, dayStart)
  clock.set(dayStart + CLOSING_HOUR * HOUR_MS)
  await closeShops(cashiers, seed)
  clock.set(dayStart + DAY_MS - 1_000)
  const random = randomStream('demo results', dayStart)
  const waits = backed && (await traderAsks(people, backed, editor)) ? backed.matchId : null
  for (const { id, sportId } of await startedWithoutResult()) {
    if (id === waits) continue
    const facts = resultOf(sportId, random)
    await enterResult({ matchId: id, facts, basedOnRevision: 0, editor })
  }
}

/** Players of the busiest dealer put much on one match of the day. */
async function backToday({ players, dealers }: People, dayEnd: number): Promise<Backed | null> {
  const dealer = dealers.get(BUSY_DEALER)
  if (!dealer) return null
  const own = players.filter(({ path }) => path.startsWith(dealer.path))
  return backOneMatch(dealer, own.slice(0, BUSY_PLAYERS), dayEnd)
}

async function traderAsks({ staff }: People, backed: Backed, admin: Editor): Promise<boolean> {
  const trader = staff.get('trading')
  return trader ? askForResult(backed, { principal: trader, ip: '' }, admin) : false
}

async function startedWithoutResult(): Promise<{ id: number; sportId: number }[]> {
  const rows: { id: number; sportId: number }[] = await db
    .query<{ id: number; sportId: number }>()
    .from('matches')
    .where('starts_at', '<', clock.now())
    .where('result_revision', 0)
    .orderBy('id')
    .select({ id: 'id', sportId: 'sport_id' })
  return rows.map(({ id, sportId }) => ({ id: Number(id), sportId: Number(sportId) }))
}

async function progressSoFar(): Promise<Progress | null> {
  const state = await jobState(JOB)
  return state === null ? null : JSON.parse(state)
}

const remember = (progress: Progress): Promise<void> => storeJobState(JOB, JSON.stringify(progress))
