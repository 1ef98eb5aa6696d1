import { args, flags } from '@adonisjs/core/ace'
import { readFile, writeFile } from 'node:fs/promises'
import { Command, CommandRefusal } from './_command.ts'
import { messages } from './_messages.ts'

/** Writes stored documents as a recording, each message with the time of its making. */
export default class FeedRecord extends Command {
  static override commandName = 'feed:record'
  static override description = "Write a feed's documents as a recording that can be replayed"

  @args.string({ description: 'Language of the documents: betbalancer, uof' })
  declare format: string

  @args.spread({ description: 'The documents, in order' })
  declare files: string[]

  @flags.string({ description: 'The recording, a file of JSON lines' })
  declare to?: string

  override async run() {
    const { adapterOf, ADAPTER_NAMES } = await import('#feed/sources/adapters')
    const adapter = adapterOf(this.format)
    if (!adapter) throw new CommandRefusal(messages.unknownFeed(this.format, ADAPTER_NAMES))
    if (this.to === undefined) throw new CommandRefusal(messages.optionMissing('to'))
    const lines: string[] = []
    for (const file of this.files) {
      const read = adapter.read(await readFile(this.callersPath(file)))
      for (const message of read.messages) {
        lines.push(JSON.stringify({ receivedAt: message.generatedAt, message }))
      }
      for (const { reason, detail } of read.complaints) {
        this.logger.warning(`${file}: ${reason} ${detail}`)
      }
    }
    await writeFile(this.callersPath(this.to), lines.map((line) => `${line}\n`).join(''))
    this.logger.log(messages.feedRecorded(lines.length))
  }
}
