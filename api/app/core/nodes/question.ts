/**
 * What only one server of an installation can answer, the holder of a lease: the others ask it over Redis. The asker waits
 * for the answer at a key of its own.
 */
import { randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import logger from '@adonisjs/core/services/logger'
import type { Redis } from 'ioredis'
import { AppError } from '#core/errors/app_error'
import { connectRedis } from '#core/nodes/redis'

const ANSWER_WITHIN_SECONDS = 3
/** Without a Redis the question itself would wait for ever. */
const GIVE_UP_MS = 4_000
/** A question that nobody took is forgotten, so that a holder of later does not act on it. */
const KEPT_SECONDS = 5
const AGAIN_MS = 500

interface Asked<Q> {
  replyTo: string
  question: Q
}

interface Answerer<Q, A> {
  /** Whether this server answers. */
  isOurs: () => boolean
  /** The answer, of data alone. */
  answer: (question: Q) => Promise<A>
}

export class NodeQuestion<Q, A> {
  readonly #key: string
  readonly #answerer: Answerer<Q, A>
  #answering: Redis | null = null

  constructor(name: string, answerer: Answerer<Q, A>) {
    this.#key = `grandstand:ask:${name}`
    this.#answerer = answerer
  }

  /** This server answers the others from now on, until `stop`. */
  async start(): Promise<void> {
    if (this.#answering) return
    const redis = await connectRedis('answers', true)
    this.#answering = redis
    void this.#answerAll(redis)
  }

  stop(): void {
    this.#answering?.disconnect()
    this.#answering = null
  }

  /** Throws 503 `tecnicalProblem` when no server answers within three seconds, or Redis does not. */
  async ask(question: Q): Promise<A> {
    if (this.#answerer.isOurs()) return this.#answerer.answer(question)
    const redis = await connectRedis('asks', true)
    const replyTo = `${this.#key}:${randomUUID()}`
    const asked: Asked<Q> = { replyTo, question }
    try {
      const reply = await Promise.race([
        this.#exchange(redis, asked).catch(() => null),
        pause(GIVE_UP_MS, null, { ref: false }),
      ])
      if (reply === null) throw new AppError('tecnicalProblem', { status: 503 })
      const answer: A = JSON.parse(reply)
      return answer
    } finally {
      redis.disconnect()
    }
  }

  /** The answer as JSON; null when nobody answered. Waits for ever while there is no Redis. */
  async #exchange(redis: Redis, asked: Asked<Q>): Promise<string | null> {
    await redis
      .multi()
      .lpush(this.#key, JSON.stringify(asked))
      .expire(this.#key, KEPT_SECONDS)
      .exec()
    const reply = await redis.brpop(asked.replyTo, ANSWER_WITHIN_SECONDS)
    return reply && reply[1]
  }

  async #answerAll(redis: Redis): Promise<void> {
    while (this.#answering === redis) {
      try {
        const taken = await redis.brpop(this.#key, 1)
        if (!taken) continue
        const { replyTo, question }: Asked<Q> = JSON.parse(taken[1])
        const reply = JSON.stringify(await this.#answerer.answer(question))
        await redis.multi().lpush(replyTo, reply).expire(replyTo, KEPT_SECONDS).exec()
      } catch (error) {
        if (this.#answering !== redis) return
        logger.error({ err: error }, 'a question of another server was not answered')
        await pause(AGAIN_MS)
      }
    }
  }
}
