/** Whether this server works: for the load balancer that sends it requests, and for whoever is called when it does not. */
import { BaseCheck, HealthChecks, Result } from '@adonisjs/core/health'
import type { HealthCheckReport, HealthCheckResult } from '@adonisjs/core/types/health'
import { DbCheck } from '@adonisjs/lucid/database'
import db from '@adonisjs/lucid/services/db'
import { areLivePricesFresh, areLivePricesOld } from '#book/sharing/freshness'
import { bookAgeMs } from '#book/sync'
import type { ReplicaState } from '@grandstand/shared-types/wire/servers'
import { hasReplicas, replicaStates } from '#core/database/replicas'
import { schemaDifference } from '#core/database/schema_version'
import { BriefCache } from '#core/timing/brief_cache'
import { REPORTED_DRIFT_MS } from '@grandstand/shared-types/wire/integrity'
import { clockState } from '#integrity/clock/clock_check'
import { isDiskFullNow } from '#core/errors/full_disk'
import { bettingPauses } from '#core/requests/betting_pause'

/** The book asks the database each second for changes. */
const BOOK_LATE_MS = 10_000
const CAUGHT_UP_WITHIN_MS = 20_000
const VERSION_KEPT_MS = 60_000

/** Without prices that follow the database no bet would be right. */
class BookCheck extends BaseCheck {
  name = 'Book of prices'

  async run(): Promise<HealthCheckResult> {
    const ageMs = bookAgeMs()
    if (ageMs === null) return Result.failed('The book is not loaded')
    if (ageMs > BOOK_LATE_MS) return Result.failed(`The book is ${Math.round(ageMs)} ms old`)
    return Result.ok('The book follows the database')
  }
}

/** A server that takes no bets still serves all else, so that it stays among those that get requests. */
class BettingCheck extends BaseCheck {
  name = 'Betting'

  async run(): Promise<HealthCheckResult> {
    const pauses = bettingPauses()
    return pauses.length === 0
      ? Result.ok('Bets are taken')
      : Result.warning(`Bets are paused: ${pauses.join(', ')}`)
  }
}

/** Such a server still shows what it has, so that it stays among those that get requests. */
class DiskCheck extends BaseCheck {
  name = 'Disk of the database'

  async run(): Promise<HealthCheckResult> {
    return isDiskFullNow()
      ? Result.warning('The disk of the database is full')
      : Result.ok('The database has room')
  }
}

class ClockCheck extends BaseCheck {
  name = 'Clock'

  async run(): Promise<HealthCheckResult> {
    const { driftMs, reference } = clockState()
    if (driftMs === null) return Result.ok('The clock has nothing to be compared with')
    return Math.abs(driftMs) <= REPORTED_DRIFT_MS
      ? Result.ok('The clock is right')
      : Result.warning(`The clock is ${driftMs} ms ahead of ${reference}`)
  }
}

/** A server that starts beside others shows no prices in play until it has caught up with the feeds, if anybody takes them. */
class CatchingUpCheck extends BaseCheck {
  name = 'Prices in play'
  #isOver = false

  async run(): Promise<HealthCheckResult> {
    this.#isOver ||= areLivePricesFresh() || process.uptime() * 1000 > CAUGHT_UP_WITHIN_MS
    if (!this.#isOver) return Result.failed('The server catches up with the feeds')
    return areLivePricesOld()
      ? Result.warning('Prices in play are old: no bets at them')
      : Result.ok('The server has caught up')
  }
}

/** An older server beside newer ones serves until it is replaced. */
class VersionCheck extends BaseCheck {
  name = 'Version'
  readonly #kept = new BriefCache<'later', string[]>(VERSION_KEPT_MS)

  async run(): Promise<HealthCheckResult> {
    const later = this.#kept.get('later') ?? (await this.#read())
    return later.length === 0
      ? Result.ok('The database is of this version')
      : Result.warning(`The database is newer than this server: ${later.join(', ')}`)
  }

  async #read(): Promise<string[]> {
    const keep = this.#kept.reading()
    const { later } = await schemaDifference()
    keep('later', later)
    return later
  }
}

/** Without replicas all reads go to the primary, so that the server serves on. */
class ReplicaCheck extends BaseCheck {
  name = 'Replicas'

  async run(): Promise<HealthCheckResult> {
    const unused = replicaStates().filter(({ isUsed }) => !isUsed)
    return unused.length === 0
      ? Result.ok('Every replica is near enough')
      : Result.warning(`Read at the primary instead: ${unused.map(described).join(', ')}`)
  }
}

const described = ({ address, lagMs }: ReplicaState): string =>
  lagMs === null ? `${address} does not answer` : `${address} is ${lagMs} ms behind`

const checks = new HealthChecks()
const catchingUp = new CatchingUpCheck()
const version = new VersionCheck()

/** `isHealthy` is false while the server should get no requests. */
export function readiness(): Promise<HealthCheckReport> {
  return checks
    .register([
      new DbCheck(db.connection()),
      new BookCheck(),
      catchingUp,
      version,
      new DiskCheck(),
      new ClockCheck(),
      new BettingCheck(),
      ...(hasReplicas() ? [new ReplicaCheck()] : []),
    ])
    .run()
}
