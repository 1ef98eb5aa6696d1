/** Writes the messages of each day to a file of JSON lines, so that the day can be played again. */
import { mkdir, open } from 'node:fs/promises'
import type { FileHandle } from 'node:fs/promises'
import { join } from 'node:path'
import { clock } from '#core/timing/clock'
import type { FeedMessage } from '#feed/messages/events'

/** Lines that may wait for a slow disk; further lines are dropped, and the file says how many. */
const MOST_WAITING = 20_000

/** One line of a recording. */
interface RecordedLine {
  receivedAt: number
  message: FeedMessage
}

/** A gap in a recording: this many messages were not written. */
interface LostLine {
  receivedAt: number
  lost: number
}

export class Recorder {
  private waiting: { day: string; line: string }[] = []
  private lost = 0
  private writing: Promise<void> | null = null
  private file: { day: string; handle: FileHandle } | null = null
  private failure: unknown = null

  /** `mostWaiting` lines are kept in memory. */
  constructor(
    private readonly folder: string,
    private readonly mostWaiting = MOST_WAITING
  ) {}

  /** Takes a message without waiting for the disk. */
  record(message: FeedMessage): void {
    const receivedAt = clock.now()
    if (this.waiting.length >= this.mostWaiting) {
      this.lost++
      return
    }
    this.queueLost(receivedAt)
    this.queue(receivedAt, { receivedAt, message })
    this.writing ??= this.write().finally(() => (this.writing = null))
  }

  /** Resolves when all messages taken so far are on the disk. Throws when they cannot be written. */
  async flush(): Promise<void> {
    while (this.writing) await this.writing
    await this.file?.handle.sync()
    if (this.failure !== null) throw this.failure
  }

  async close(): Promise<void> {
    while (this.writing) await this.writing
    this.queueLost(clock.now())
    await this.write()
    await this.flush().finally(async () => {
      await this.file?.handle.close()
      this.file = null
    })
  }

  private queueLost(receivedAt: number): void {
    if (this.lost > 0) this.queue(receivedAt, { receivedAt, lost: this.lost })
    this.lost = 0
  }

  private queue(receivedAt: number, line: RecordedLine | LostLine): void {
    this.waiting.push({ day: dayOf(receivedAt), line: `${JSON.stringify(line)}\n` })
  }

  private async write(): Promise<void> {
    try {
      // messages that come during a write wait for the next one
      while (this.waiting.length > 0) {
        const day = this.waiting[0]?.day ?? ''
        const end = this.waiting.findIndex((entry) => entry.day !== day)
        const lines = this.waiting.splice(0, end === -1 ? this.waiting.length : end)
        const handle = await this.fileOf(day)
        await handle.appendFile(lines.map(({ line }) => line).join(''))
      }
    } catch (error) {
      this.failure ??= error
      this.lost += this.waiting.length
      this.waiting = []
    }
  }

  private async fileOf(day: string): Promise<FileHandle> {
    if (this.file?.day === day) return this.file.handle
    await this.file?.handle.close()
    await mkdir(this.folder, { recursive: true })
    const handle = await open(join(this.folder, `${day}.jsonl`), 'a')
    this.file = { day, handle }
    return handle
  }
}

/** The UTC day of a moment, `2026-11-21`. */
const dayOf = (at: number): string => new Date(at).toISOString().slice(0, 10)
