/**
 * Of several servers one takes the feeds. The others follow its book, and one of them with the role `feed` takes the turn over
 * when the holder is silent. A holder that has lost its turn writes nothing more, and follows.
 */
import logger from '@adonisjs/core/services/logger'
import { book } from '#book/book'
import { reloadMatches } from '#book/load'
import { freshBy } from '#book/sharing/freshness'
import { bookSender } from '#book/sharing/share_out'
import { bookFollower } from '#book/sharing/take_in'
import { Rounds } from '#core/timing/rounds'
import { answerQuestions, leaveQuestions } from '#feed/leading/questions'
import { leaveProducers, takeProducers } from '#feed/leading/hand_over'
import { feedLease, feedTurn, wantedLease } from '#feed/leading/turn'
import { persist } from '#feed/persist/persist'

const RENEW_EVERY_MS = 500
/** A server that Redis does not hear for so long leaves the feeds to one that would be heard. */
const UNHEARD_MS = 3_000
/** The other one asks for its turn twice a second. */
const LEAVES_FOR_MS = 10_000

interface Turn {
  begin: () => Promise<void>
  end: () => Promise<void>
}

let turn: Turn | null = null
/** Until then this server leaves the feeds to others; by `performance.now()`. */
let leavesUntil = -Infinity
/** The change to leading or following that is under way. */
let changing: Promise<void> | null = null
const rounds = new Rounds(round, RENEW_EVERY_MS, { isTimeless: true })

/** Follows the book of another server. With `mayLead` this server may take the feeds: `begin` and `end` of its turn. */
export async function startFollowing(mayLead: Turn | null): Promise<void> {
  turn = mayLead
  freshBy(() => (feedTurn.isOn ? feedLease.isHeld : bookFollower.isFresh))
  persist.guardedBy((trx) => feedLease.requireIn(trx))
  await bookFollower.start()
  if (turn) rounds.start(0)
}

export async function stopFollowing(): Promise<void> {
  await stopLeading()
  await bookFollower.stop()
}

/** Takes the feeds no more: leaves them to the next server, and follows its book. */
export async function stopLeading(): Promise<void> {
  await rounds.stop()
  await changing
  if (!feedTurn.isOn) return
  feedTurn.set(false)
  leaveQuestions()
  await turn?.end()
  bookSender.stop()
  try {
    await leaveProducers(feedLease.fence)
    await bookFollower.start(feedLease.fence)
  } catch (error) {
    logger.error({ err: error }, 'the next server begins without the state of the producers')
    await bookFollower.start()
  }
  await feedLease.release()
}

/** A change may take longer than the lease lasts, which is renewed meanwhile. */
async function round(): Promise<void> {
  try {
    if (performance.now() < leavesUntil) return
    if (await isOtherHeard()) {
      changing ??= leaveToOther().finally(() => (changing = null))
      return
    }
    const isOurs = await feedLease.take()
    changing ??= change(isOurs).finally(() => (changing = null))
  } catch (error) {
    logger.error({ err: error }, 'the turn at the feeds could not be looked at; it is tried again')
  }
}

/**
 * A server cut off from Redis alone keeps its lease in the database, and nobody hears its prices. True when another is there
 * that Redis answers. With Redis itself gone nobody asks, and this server goes on alone.
 */
async function isOtherHeard(): Promise<boolean> {
  if (bookFollower.missedMs > UNHEARD_MS) await wantedLease.take()
  return bookSender.silentMs > UNHEARD_MS && (await wantedLease.isTakenByOther())
}

/** Writes all that it took before another server begins with the database. */
async function leaveToOther(): Promise<void> {
  logger.warn('Redis does not hear this server: it leaves the feeds to another')
  leavesUntil = performance.now() + LEAVES_FOR_MS
  feedTurn.set(false)
  leaveQuestions()
  bookSender.stop()
  try {
    await turn?.end()
    await bookFollower.start()
    await feedLease.release()
  } catch (error) {
    // the next round looks again, or the lease ends by itself
    logger.error({ err: error }, 'the turn at the feeds did not end well')
  }
}

async function change(isOurs: boolean): Promise<void> {
  try {
    if (isOurs && !feedTurn.isOn) await lead()
    // a change to leading that failed has stopped the following
    else if (!isOurs && !bookFollower.isOn) await follow()
  } catch (error) {
    logger.error({ err: error }, 'the feeds could not change hands; it is tried again')
  }
}

/** Begins with the database, since the server before may have told what it never wrote. */
async function lead(): Promise<void> {
  logger.info({ fence: feedLease.fence }, 'this server takes the feeds')
  bookSender.stop()
  await bookFollower.stop()
  await reloadMatches([...book.matches()].flatMap(({ id, live }) => (live ? id : [])))
  await bookSender.start(feedLease.fence)
  await takeProducers(feedLease.fence)
  await turn?.begin()
  feedTurn.set(true)
  await answerQuestions()
}

async function follow(): Promise<void> {
  logger.warn('another server takes the feeds')
  feedTurn.set(false)
  leaveQuestions()
  bookSender.stop()
  persist.drop()
  await turn?.end().catch((error: unknown) => {
    logger.error({ err: error }, 'the turn at the feeds did not end well')
  })
  await bookFollower.start()
}
