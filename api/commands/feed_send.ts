import { args, flags } from '@adonisjs/core/ace'
import { readFile } from 'node:fs/promises'
import { Command } from './_command.ts'
import { postDocument } from './_feed_client.ts'

export default class FeedSend extends Command {
  static override commandName = 'feed:send'
  static override description = "Post a feed's documents to the running server"

  @args.string({ description: 'Producer: betbalancer, uof:1, recording' })
  declare producer: string

  @args.spread({ description: 'The documents, in the order in which they are sent' })
  declare files: string[]

  @flags.string({ description: 'The server; without it the one on this machine' })
  declare server?: string

  override async run() {
    for (const file of this.files) {
      const document = await readFile(this.callersPath(file))
      const { status, body } = await postDocument(this.producer, document, this.server)
      this.logger.log(`${file}: ${status} ${body}`)
      if (status !== 202) this.exitCode = 1
    }
  }
}
