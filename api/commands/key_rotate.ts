import type { CommandOptions } from '@adonisjs/core/types/ace'
import type { SealedOfRoom } from '#core/keys/sealed_columns'
import { Command } from './_command.ts'
import { messages } from './_messages.ts'

export default class KeyRotate extends Command {
  static override commandName = 'key:rotate'
  static override description =
    'Seal anew under APP_KEY what the keys of OTHER_APP_KEYS have sealed; exits 1 while those are still needed'
  static override options: CommandOptions = { startApp: true }

  override async run() {
    const { rotateKeys } = await import('#core/keys/rotate_keys')
    const { inEachRoom } = await import('#start/rooms')
    const rooms = Object.values(await inEachRoom<{ sealed: SealedOfRoom }>('sealed'))
    const { sealedAnew, left } = await rotateKeys(
      rooms.map(({ sealed }) => sealed),
      { onBatch: (column, count) => this.logger.log(messages.sealedAnew(column, count)) }
    )
    for (const line of messages.keysRotated({ sealedAnew, left })) this.logger.log(line)
    if (left.length > 0) this.exitCode = 1
  }
}
