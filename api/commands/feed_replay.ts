import { args, flags } from '@adonisjs/core/ace'
import { basename } from 'node:path'
import type { FeedMessage } from '#feed/messages/events'
import type { TimedMessage } from '#feed/sources/recording/replay'
import { Command, CommandRefusal } from './_command.ts'
import { postDocument } from './_feed_client.ts'
import { messages } from './_messages.ts'

export default class FeedReplay extends Command {
  static override commandName = 'feed:replay'
  static override description = 'Play a recording or a StatsBomb match on the running server'

  @args.string({ description: 'A recording (.jsonl), or StatsBomb events (.json, .json.gz)' })
  declare file: string

  @flags.string({
    description: '1 is as fast as it was, 60 a minute in a second, 0 without waiting',
  })
  declare speed?: string

  @flags.string({ description: 'The server; without it the one on this machine' })
  declare server?: string

  override async run() {
    const speed = speedOf(this.speed ?? '1')
    const { replay } = await import('#feed/sources/recording/replay')
    const sent = await replay(await this.timed(), (message) => this.send(message), { speed })
    this.logger.log(messages.feedReplayed(sent))
  }

  private async timed(): Promise<AsyncIterable<TimedMessage> | Iterable<TimedMessage>> {
    const path = this.callersPath(this.file)
    if (path.endsWith('.jsonl')) {
      const { readRecording } = await import('#feed/sources/recording/read_recording')
      return readRecording(path)
    }
    const { replayedMatch } = await import('#feed/sources/statsbomb/replayed_match')
    const name = basename(path).replace(/(_events)?\.json(\.gz)?$/, '')
    return replayedMatch(path, { matchKey: `statsbomb:${name}`, startsAt: Date.now() })
  }

  private async send(message: FeedMessage): Promise<void> {
    const line = JSON.stringify({ receivedAt: message.generatedAt, message })
    const { status, body } = await postDocument('recording', line, this.server)
    if (status !== 202) this.logger.warning(`${message.event.kind}: ${status} ${body}`)
  }
}

function speedOf(text: string): number {
  const speed = Number(text)
  if (!Number.isFinite(speed) || speed < 0) throw new CommandRefusal(messages.badSpeed(text))
  return speed === 0 ? Infinity : speed
}
