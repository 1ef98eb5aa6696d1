/** What other servers ask the one that takes the feeds. Where it is the only server, it asks itself. */
import type { FeedProducerView } from '@grandstand/shared-types/wire/betting/feed'
import logger from '@adonisjs/core/services/logger'
import { unwritten } from '#book/unwritten'
import { NodeQuestion } from '#core/nodes/question'
import { hasNodes } from '#core/nodes/redis'
import { takesFeeds } from '#feed/leading/turn'
import { persist } from '#feed/persist/persist'
import { producers } from '#feed/producers/producers'
import { producerView, producerViews } from '#feed/producers/views'

const isOurs = (): boolean => !hasNodes() || takesFeeds()

/** The producers as the monitor shows them. */
export const producersQuestion = new NodeQuestion<null, FeedProducerView[]>('producers', {
  isOurs,
  answer: async () => producerViews(),
})

/** Asks a producer for missed messages; answers null when nobody can ask it. */
export const recoverQuestion = new NodeQuestion<string, FeedProducerView | null>('recover', {
  isOurs,
  answer: async (key) => (producers.recover(key) ? producerView(key) : null),
})

/** Writes what the feeds told and the database lacks; answers true. */
const writeQuestion = new NodeQuestion<null, true>('write', {
  isOurs,
  async answer() {
    await persist.flush()
    return true
  },
})

const questions = [producersQuestion, recoverQuestion, writeQuestion]

export const answerQuestions = async (): Promise<void> => {
  await Promise.all(questions.map((question) => question.start()))
}

export function leaveQuestions(): void {
  for (const question of questions) question.stop()
}

unwritten.writtenBy(async () => {
  if (isOurs()) return persist.flush()
  try {
    await writeQuestion.ask(null)
  } catch (error) {
    // the database has all but the last second, so the caller goes on
    logger.warn({ err: error }, 'the server that takes the feeds was not reached')
  }
})
