/** What this process writes to its log. */
import logger from '@adonisjs/core/services/logger'
import { must } from '#core/errors/must'

/** The stream that the loggers of all requests share. */
function streamOfLog(): { write: (line: string) => void } {
  const symbols = Object.getOwnPropertySymbols(logger.pino)
  const name = must(
    symbols.find(({ description }) => description === 'pino.stream'),
    'stream of the log'
  )
  return Reflect.get(logger.pino, name)
}

/** Every line, of every level, that is logged while `work` runs. */
export async function loggedBy(work: () => Promise<unknown>): Promise<string> {
  const stream = streamOfLog()
  const { write } = stream
  const { level } = logger
  const lines: string[] = []
  stream.write = (line) => void lines.push(line)
  logger.level = 'trace'
  try {
    await work()
  } finally {
    stream.write = write
    logger.level = level
  }
  return lines.join('')
}
