/** The tree of the month: dealers on levels, a shop below each dealer of the last one, players below every dealer. */
import { randomStream } from '#database/demo/random'
import { atOnce } from './at_once.ts'
import { Bot, type Surroundings } from './bot.ts'
import type { Sizes } from './sizes.ts'

/** Each level has this many times the dealers of the level above. */
const GROWTH = 3
const PASSWORD = 'aPlainOne77'
const HEAD_CREDIT_MINOR = 500_000_000
/** Each level gets credit this many times smaller than the level above. */
const CREDIT_SHRINKS = 10
const PLAYER_CREDIT_MINOR = 60_000

export interface Dealer {
  bot: Bot
  above: Dealer | null
  level: number
  isOnCredit: boolean
}

export interface Player {
  bot: Bot
  dealer: Dealer
}

export interface Network {
  admin: Bot
  dealers: Dealer[]
  players: Player[]
  /** Users of desks, one in each shop or two. */
  desks: Bot[]
}

/** How many dealers each level has, from the top. */
export function dealersByLevel({ levels, dealers }: Sizes): number[] {
  const weights = Array.from({ length: levels }, (_, level) => GROWTH ** level)
  const sum = weights.reduce((total, weight) => total + weight)
  const upper = weights
    .slice(0, -1)
    .map((weight) => Math.max(1, Math.floor((dealers * weight) / sum)))
  return [...upper, dealers - upper.reduce((total, count) => total + count, 0)]
}

/** Opens everybody over HTTP, each by the dealer above, with credit. `told` is called with their number so far. */
export async function openNetwork(
  at: Surroundings,
  admin: Bot,
  sizes: Sizes,
  told: (done: number) => void
): Promise<Network> {
  const random = randomStream('network', sizes.seed)
  const roles = await rolesOf(admin)
  let count = 0
  const open = async (above: Bot, username: string, more: object): Promise<Bot> => {
    const bot = new Bot(at, username, ++count)
    await above.must('POST', '/v1/users', { username, password: PASSWORD, ...more })
    await bot.signIn(PASSWORD)
    told(count)
    return bot
  }
  const credit = (from: Bot, to: Bot, amountMinor: number) =>
    from.must(
      'POST',
      `/v1/users/${to.id}/credits`,
      { direction: 'send', amountMinor },
      `open-${to.id}`
    )

  const dealers: Dealer[] = []
  for (const [level, size] of dealersByLevel(sizes).entries()) {
    const upper = dealers.filter((dealer) => dealer.level === level - 1)
    for (let i = 0; i < size; i++) {
      const above = upper[i % upper.length] ?? null
      const head = above?.bot ?? admin
      const isOnCredit = random() < 0.3
      const more = { type: 'dealer', roleId: roles.dealer, isOnCredit }
      const bot = await open(head, `dealer${level}x${i}`, more)
      await credit(head, bot, HEAD_CREDIT_MINOR / CREDIT_SHRINKS ** level)
      dealers.push({ bot, above, level, isOnCredit })
    }
  }
  const desks: Bot[] = []
  for (const { bot, level } of dealers) {
    if (level < sizes.levels - 1) continue
    const desksHere = random() < 0.3 ? 2 : 1
    for (let i = 0; i < desksHere; i++) {
      const more = { type: 'terminal', roleId: roles.cashier, parentId: bot.id }
      desks.push(await open(admin, `desk${desks.length}`, more))
    }
  }
  const players: Player[] = []
  const choices = Array.from({ length: sizes.players }, (_, index) => {
    const dealer = dealers[Math.floor(random() * dealers.length)]
    return { index, dealer }
  })
  const acts = choices.flatMap(({ index, dealer }) => {
    if (!dealer) return []
    return async () => {
      const bot = await open(dealer.bot, `player${index}`, { type: 'player' })
      await credit(dealer.bot, bot, PLAYER_CREDIT_MINOR)
      players[index] = { bot, dealer }
    }
  })
  await atOnce(sizes.workers, acts)
  return { admin, dealers, players, desks }
}

async function rolesOf(admin: Bot): Promise<{ dealer: number; cashier: number }> {
  const roles = await admin.get<{ id: number; name: string }[]>('/v1/roles?range=[0,49]')
  const of = (name: string): number => {
    const role = roles.find((one) => one.name === name)
    if (!role) throw new Error(`the brand has no role ${name}`)
    return role.id
  }
  return { dealer: of('dealer'), cashier: of('cashier') }
}
