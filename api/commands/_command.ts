/** The base of all commands. Files that begin with an underscore are not commands. */
import { BaseCommand } from '@adonisjs/core/ace'
import { isAbsolute, join } from 'node:path'
import { FileError } from '#season_files/reading/file_error'
import { AppError } from '#core/errors/app_error'
import { BackupRefusal } from '#backups/refusal'
import { MoveRefusal } from '#moves/refusal'
import { UnsafeDemo } from '#dealers/demo_sign_ins'
import { backupMessages } from './_backup_messages.ts'
import { moveMessages } from './_move_messages.ts'
import { messages } from './_messages.ts'

/** Ends a command with a text for the terminal. */
export class CommandRefusal extends Error {}

/**
 * A command whose refusals print one clear line and end with exit code 1; any other error is a fault of ours and shows
 * its stack.
 */
export abstract class Command extends BaseCommand {
  override async completed(): Promise<boolean> {
    const text = refusalText(this.error)
    if (text === null) return false
    this.logger.error(text)
    this.exitCode = 1
    return true
  }

  /** A path relative to the caller's folder, which may not be the API's. */
  protected callersPath(path: string): string {
    return isAbsolute(path) ? path : join(process.env['GRANDSTAND_CWD'] ?? process.cwd(), path)
  }

  /** The folder of backups that the caller named, or the one in the API's own folder. */
  protected backupsPath(folder: string | undefined): string {
    return folder === undefined ? this.app.tmpPath('backups') : this.callersPath(folder)
  }
}

function refusalText(error: unknown): string | null {
  if (error instanceof CommandRefusal || error instanceof UnsafeDemo) return error.message
  if (error instanceof FileError) return messages.feedRefused(error)
  if (error instanceof MoveRefusal) return moveMessages.refused(error)
  if (error instanceof BackupRefusal) return backupMessages.refused(error)
  if (error instanceof AppError) return messages.refused(error)
  return null
}

/** A database server, `host:port`; the port may be missing. */
export function addressOf(text: string): { host: string; port: number } {
  const [host = text, port = '3306'] = text.split(':')
  return { host, port: Number(port) }
}
