/**
 * Exposure of matches in memory (rules 18.1). A match begins with its open coupons in the database when somebody looks at
 * it, or when a limit concerns it; from there on each coupon that was placed, accepted, settled, sold or cancelled, on
 * whichever server, is read once more and moves the sums by what it changed.
 */
import db from '@adonisjs/lucid/services/db'
import pLimit from 'p-limit'
import logger from '@adonisjs/core/services/logger'
import type { OpenCoupon } from '@grandstand/shared-types/coupons/risk/open_coupon'
import { COUPON_STATUS } from '@grandstand/shared-types/coupons/model/coupon_words'
import { bus } from '#core/bus'
import { found } from '#core/errors/app_error'
import { clock } from '#core/timing/clock'
import { MatchExposure } from '#risk/exposure/match_exposure'
import { openCoupons, openCouponsOfMatch } from '#risk/exposure/open_coupons'

const TAKE_IN_AFTER_MS = 200
const KEPT_UNSEEN_MS = 600_000
/** A command in a process of its own tells this one nothing, so a match that is looked at begins anew after this time. */
const BEGINS_ANEW_AFTER_MS = 300_000

/** A market whose worst payout rose. */
export interface RisenMarket {
  exposure: MatchExposure
  siteId: number
  currency: string
  marketId: number
}

/** Rooms of limits: which matches they need, and what they do about markets that rose. */
export interface ExposureWatcher {
  /** Whether any market may have a limit; coupons need no reading where nothing has and nobody looks. */
  isWatching: () => boolean
  concerns: (siteId: number, matchId: number) => boolean
  risen: (markets: RisenMarket[]) => Promise<void>
}

/** One piece of work after another, so that a coupon is never counted twice. */
const inTurn = pLimit(1)
const matches = new Map<number, MatchExposure>()
let changed = new Set<number>()
let timer: NodeJS.Timeout | null = null
let stops: (() => void)[] = []
let watcher: ExposureWatcher | null = null

export function startExposures(watchedBy: ExposureWatcher): void {
  watcher = watchedBy
  stops = [
    bus.on('couponPlaced', ({ couponId }) => note(couponId)),
    bus.on('acceptanceEnded', ({ couponId, accepted }) => accepted && note(couponId)),
    bus.on('couponSettled', ({ couponId, status }) => {
      // a coupon that ended is of interest where it is known; one that is open again, always
      if (status === COUPON_STATUS.waiting || isKnown(couponId)) note(couponId)
    }),
    bus.on('couponsFollowed', ({ couponIds }) => {
      for (const id of couponIds) if (isKnown(id)) note(id)
    }),
    bus.on('newsMissed', () => matches.clear()),
  ]
}

export async function stopExposures(): Promise<void> {
  for (const stop of stops) stop()
  stops = []
  if (timer) clearTimeout(timer)
  timer = null
  await inTurn(() => undefined)
  matches.clear()
  changed.clear()
  watcher = null
}

/** The exposure of a match, with every coupon that was told of so far. Throws 404 `notFound`. */
export const exposureOf = (matchId: number): Promise<MatchExposure> =>
  inTurn(async () => {
    await takeIn()
    const now = clock.now()
    let exposure = matches.get(matchId)
    if (!exposure || now - exposure.begunAt > BEGINS_ANEW_AFTER_MS) {
      exposure = found(await begin(matchId))
    }
    exposure.seenAt = now
    return exposure
  })

/** Resolves when the coupons that were told of so far are in the sums. */
export const exposuresSynced = (): Promise<void> => inTurn(takeIn)

/** Begins the matches that are not there yet, and hands all their markets to the watcher. */
export const compareAll = (matchIds: readonly number[]): Promise<void> =>
  inTurn(async () => {
    const risen: RisenMarket[] = []
    for (const matchId of matchIds) {
      const exposure = matches.get(matchId) ?? (await begin(matchId))
      if (exposure) risen.push(...allMarkets(exposure))
    }
    await watcher?.risen(risen)
  })

const isKnown = (couponId: number): boolean =>
  [...matches.values()].some((exposure) => exposure.has(couponId))

function note(couponId: number): void {
  if (matches.size === 0 && !watcher?.isWatching()) return
  changed.add(couponId)
  timer ??= setTimeout(() => {
    timer = null
    exposuresSynced().catch((error: unknown) => {
      logger.error({ err: error }, 'the exposure of matches could not be brought up to date')
    })
  }, TAKE_IN_AFTER_MS)
}

async function takeIn(): Promise<void> {
  const ids = changed
  if (ids.size === 0) return
  changed = new Set()
  try {
    const open = new Map((await openCoupons([...ids])).map((coupon) => [coupon.id, coupon]))
    const risen: RisenMarket[] = []
    for (const id of ids) {
      const coupon = open.get(id)
      if (coupon) risen.push(...(await takeInOne(coupon)))
      else for (const exposure of matches.values()) exposure.remove(id)
    }
    if (risen.length > 0) await watcher?.risen(risen)
  } catch (error) {
    for (const id of ids) changed.add(id)
    throw error
  }
  forgetUnseen()
}

async function takeInOne(coupon: OpenCoupon): Promise<RisenMarket[]> {
  const { siteId, currency } = coupon
  const risen: RisenMarket[] = []
  for (const matchId of new Set(coupon.selections.map((one) => one.matchId))) {
    const exposure = matches.get(matchId)
    if (exposure) {
      const marketIds = exposure.set(coupon)
      risen.push(...marketIds.map((marketId) => ({ exposure, siteId, currency, marketId })))
    } else if (watcher?.concerns(siteId, matchId)) {
      const begun = await begin(matchId)
      if (begun) risen.push(...allMarkets(begun))
    }
  }
  return risen
}

/** Null for a match that is not there. */
async function begin(matchId: number): Promise<MatchExposure | null> {
  const row = await db
    .query<{ sport_id: number }>()
    .from('matches')
    .where('id', matchId)
    .select('sport_id')
    .first()
  if (!row) return null
  const exposure = new MatchExposure(matchId, row.sport_id, clock.now())
  for (const coupon of await openCoupons(await openCouponsOfMatch(matchId))) exposure.set(coupon)
  matches.set(matchId, exposure)
  return exposure
}

const allMarkets = (exposure: MatchExposure): RisenMarket[] =>
  exposure
    .booksOf()
    .flatMap(({ siteId, currency, markets }) =>
      [...markets.keys()].map((marketId) => ({ exposure, siteId, currency, marketId }))
    )

function forgetUnseen(): void {
  const before = clock.now() - KEPT_UNSEEN_MS
  for (const [matchId, exposure] of matches) {
    const isNeeded =
      !exposure.isEmpty &&
      exposure.booksOf().some(({ siteId }) => watcher?.concerns(siteId, matchId))
    if (exposure.seenAt < before && !isNeeded) matches.delete(matchId)
  }
}
