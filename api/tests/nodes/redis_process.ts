/** A Redis of its own in memory, which a test may kill and empty. */
import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { setTimeout as pause } from 'node:timers/promises'
import { Redis } from 'ioredis'
import { freePort } from '#tests/support/free_port'

const START_WITHIN_MS = 10_000

export class RedisProcess {
  #child: ChildProcess | null = null
  #port = 0

  get url(): string {
    return `redis://127.0.0.1:${this.#port}`
  }

  /** Resolves when it answers; starts on the same port each time. */
  async start(): Promise<void> {
    if (this.#port === 0) this.#port = await freePort()
    const settings = ['--port', String(this.#port), '--bind', '127.0.0.1', '--save', '']
    this.#child = spawn('redis-server', [...settings, '--appendonly', 'no'], { stdio: 'ignore' })
    const giveUpAt = Date.now() + START_WITHIN_MS
    while (!(await this.#does((redis) => redis.ping()))) {
      if (Date.now() > giveUpAt) throw new Error('Redis did not start')
      await pause(20)
    }
  }

  async kill(): Promise<void> {
    const child = this.#child
    if (!child || child.exitCode !== null || child.signalCode !== null) return
    child.kill('SIGKILL')
    await once(child, 'exit')
  }

  /** Removes all that it holds. */
  empty(): Promise<boolean> {
    return this.#does((redis) => redis.flushall())
  }

  async #does(work: (redis: Redis) => Promise<unknown>): Promise<boolean> {
    const redis = new Redis(this.url, { lazyConnect: true, retryStrategy: () => null })
    redis.on('error', () => undefined)
    try {
      await redis.connect()
      await work(redis)
      return true
    } catch {
      return false
    } finally {
      redis.disconnect()
    }
  }
}
