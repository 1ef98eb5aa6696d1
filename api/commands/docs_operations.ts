import { readFile, writeFile } from 'node:fs/promises'
import { BaseCommand, flags } from '@adonisjs/core/ace'
import type { CommandOptions } from '@adonisjs/core/types/ace'

export default class DocsOperations extends BaseCommand {
  static override commandName = 'docs:operations'
  static override description = 'Compare docs/operations.md with the operations; --write draws it'
  static override options: CommandOptions = { startApp: true }

  @flags.boolean({ description: 'Draw the tables' })
  declare write: boolean

  override async run() {
    const { rooms } = await import('#start/operations')
    const { operationsPage } = await import('#core/reference/operations_page')
    const { errorsText, withErrorTable } = await import('#core/reference/error_table')
    const { callsText } = await import('#core/reference/calls_text')
    const page = this.app.makePath('../docs/operations.md')
    const before = await readFile(page, 'utf8')
    const after = withErrorTable(
      operationsPage(before, rooms, await callsText()),
      await errorsText()
    )
    if (after === before) return
    if (this.write) return writeFile(page, after)
    this.logger.error('docs/operations.md is old: npm run ace -- docs:operations --write')
    this.exitCode = 1
  }
}
