import { args } from '@adonisjs/core/ace'
import { readFile } from 'node:fs/promises'
import { Command, CommandRefusal } from './_command.ts'
import { messages } from './_messages.ts'

/** Prints one JSON line for each event, fault and refused document of a vendor's file, to examine the file. */
export default class FeedRead extends Command {
  static override commandName = 'feed:read'
  static override description = "Print what a feed's documents say, and write nothing"

  @args.string({ description: 'Language of the documents: betbalancer, uof, recording' })
  declare format: string

  @args.spread({ description: 'The documents' })
  declare files: string[]

  override async run() {
    const { adapterOf, ADAPTER_NAMES } = await import('#feed/sources/adapters')
    const { FeedUnreadable } = await import('#feed/messages/events')
    const adapter = adapterOf(this.format)
    if (!adapter) throw new CommandRefusal(messages.unknownFeed(this.format, ADAPTER_NAMES))
    for (const file of this.files) {
      try {
        const read = adapter.read(await readFile(this.callersPath(file)))
        for (const message of read.messages) this.print({ file, message })
        for (const complaint of read.complaints) this.print({ file, complaint })
      } catch (error) {
        if (!(error instanceof FeedUnreadable)) throw error
        this.print({ file, refused: error.reason, detail: error.message })
        this.exitCode = 1
      }
    }
  }

  private print(line: object): void {
    this.logger.log(JSON.stringify(line))
  }
}
