import { writeFile } from 'node:fs/promises'
import { args } from '@adonisjs/core/ace'
import { Command } from './_command.ts'
import { messages } from './_messages.ts'

export default class ReleaseManifest extends Command {
  static override commandName = 'release:manifest'
  static override description = 'Write the hashes of all files of this release to a file'

  @args.string({ description: 'The file to write' })
  declare file: string

  override async run() {
    const { makeManifest } = await import('#integrity/release/manifest')
    const manifest = await makeManifest()
    const path = this.callersPath(this.file)
    await writeFile(path, `${JSON.stringify(manifest, null, 2)}\n`)
    this.logger.log(messages.manifestWritten(Object.keys(manifest).length, path))
  }
}
