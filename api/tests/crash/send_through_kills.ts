/** Sends messages to the server, some at once, while it is killed and started again; each is repeated until it is answered. */
import { server } from '#tests/crash/server_process'
import type { generator } from '#tests/support/random'

export const AT_ONCE = 16

interface Sending<Message, Said> {
  messages: readonly Message[]
  kills: number
  random: ReturnType<typeof generator>
  /** Null without an answer: the server was killed. */
  send: (message: Message) => Promise<Said | null>
}

/** Resolves to the answers in the order of their coming, and to what was sent without one. */
export async function sendThroughKills<Message, Said>({
  messages,
  kills,
  random,
  send,
}: Sending<Message, Said>) {
  const part = messages.length / (kills + 1)
  const killsAt = Array.from({ length: kills }, (_, turn) =>
    Math.floor(part * (turn + 0.5) + random(Math.floor(part)))
  )
  // each kill leaves at most those that are under way without an answer
  const mostUnanswered = 3 * AT_ONCE * kills
  const answers: { message: Message; said: Said }[] = []
  const unanswered: Message[] = []
  let next = 0
  let isBack = Promise.resolve()
  async function kill(): Promise<void> {
    await server.stop()
    await server.start()
  }
  async function sendOn(): Promise<void> {
    while (next < messages.length) {
      const message = messages[next]
      if (killsAt.includes(next++)) isBack = isBack.then(kill)
      let said: Said | null = null
      while (message !== undefined && said === null) {
        said = await send(message)
        if (said !== null) answers.push({ message, said })
        else unanswered.push(message)
        if (unanswered.length > mostUnanswered) throw new Error(`no answers: ${server.output}`)
        await isBack
      }
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, sendOn))
  return { answers, unanswered }
}
