/** The people of the day: players, and officers who decide. */
import { atOnce } from '../at_once.ts'
import { Bot, type Surroundings } from '../bot.ts'
import type { Sizes } from './sizes.ts'

export const PASSWORD = 'aPlainOne77'
const OFFICERS = 2

export interface People {
  admin: Bot
  officers: Bot[]
  players: Bot[]
}

/** Opens everybody over HTTP. */
export async function openPeople(at: Surroundings, admin: Bot, sizes: Sizes): Promise<People> {
  const roles = await admin.get<{ id: number; name: string }[]>('/v1/roles?range=[0,49]')
  const roleId = roles.find(({ name }) => name === 'finance')?.id
  let count = 0
  const open = async (username: string, more: object): Promise<Bot> => {
    const bot = new Bot(at, username, ++count)
    await admin.must('POST', '/v1/users', { username, password: PASSWORD, ...more })
    await bot.signIn(PASSWORD)
    return bot
  }
  const officers: Bot[] = []
  for (let i = 0; i < OFFICERS; i++) {
    officers.push(await open(`officer${i}`, { type: 'operator', roleId }))
  }
  const players: Bot[] = []
  const acts = Array.from({ length: sizes.players }, (_, index) => async () => {
    players[index] = await open(`player${index}`, { type: 'player' })
  })
  await atOnce(sizes.workers, acts)
  return { admin, officers, players }
}
