/** Brings the list of a provider into the catalogue; repeating it changes nothing. */
import type { GameImport } from '@grandstand/shared-types/wire/games/games'
import { authorOf, recordAudit } from '#audit/record_audit'
import { inTransaction, insertAll, type Trx } from '#core/database/transactions'
import { AppError, found } from '#core/errors/app_error'
import type { Editor } from '#core/requests/access'
import { clock } from '#core/timing/clock'
import { forgetGames } from '#games/catalogue/shown_games'
import { readListedGame, type ListedGame } from '#games/importing/listed_game'
import { askProvider } from '#games/providers/ask_provider'
import { providerDialect } from '#games/providers/dialects/provider_dialects'
import { providerById } from '#games/providers/provider'

const LIST_BYTES = 8 * 1_024 * 1_024
const LIST_TIMEOUT_MS = 30_000
const MOST_GAMES = 10_000

interface Stored extends ListedGame {
  id: number
  list_order: number
}

/**
 * New games are shown or not as `showNew` says, behind the others in the order of the list. Of known games, what the provider
 * decides is changed; order, category, countries, branches and the switch stay (rules 12.6). Throws 404 `notFound`, 502 `gameFailed`.
 */
export async function importGames(
  editor: Editor,
  providerId: number,
  showNew: boolean
): Promise<GameImport> {
  const provider = found(await providerById(editor.principal.siteId, providerId))
  const own = providerDialect(provider.dialect)
  const answer = await askProvider(provider, (dialect) => dialect.list(provider), {
    mostBytes: LIST_BYTES,
    timeoutMs: LIST_TIMEOUT_MS,
    isReadable: (read) => own.readList(read) !== null,
  })
  const games = own.readList(answer)
  if (!games) throw new AppError('gameFailed')
  return importList(editor, providerId, games, showNew)
}

/** As `importGames`, with the provider's games in the words of our own dialect. */
export async function importList(
  editor: Editor,
  providerId: number,
  sent: readonly unknown[],
  showNew: boolean
): Promise<GameImport> {
  const { siteId } = editor.principal
  const { listed, refused } = await readList(sent)
  const counts = await inTransaction(async (trx) => {
    const written = await write(trx, { siteId, providerId, listed, showNew })
    const result = { ...written, refused }
    await recordAudit(trx, {
      ...authorOf(editor),
      action: 'gameProvider.import',
      subjectType: 'gameProvider',
      subjectId: providerId,
      detail: { ...result },
    })
    return result
  })
  forgetGames()
  return counts
}

/** The games of the list by their codes; of a code that is named twice the first one counts. */
async function readList(
  sent: readonly unknown[]
): Promise<{ listed: Map<string, ListedGame>; refused: number }> {
  if (sent.length > MOST_GAMES) throw new AppError('gameFailed')
  const listed = new Map<string, ListedGame>()
  let refused = 0
  for (const one of sent) {
    const game = await readListedGame(one)
    if (game && !listed.has(game.code)) listed.set(game.code, game)
    else refused++
  }
  return { listed, refused }
}

interface Writing {
  siteId: number
  providerId: number
  listed: ReadonlyMap<string, ListedGame>
  showNew: boolean
}

async function write(
  trx: Trx,
  { siteId, providerId, listed, showNew }: Writing
): Promise<Omit<GameImport, 'refused'>> {
  // of two imports at once the second waits, and sees the games of the first
  await trx.from('game_providers').where('id', providerId).forUpdate().select('id').first()
  const rows: Stored[] = await trx.query<Stored>().from('games').where('provider_id', providerId)
  const stored = new Map(rows.map((row) => [row.code, row]))
  const now = clock.now()
  let changed = 0
  for (const [code, game] of listed) {
    const before = stored.get(code)
    if (!before || isSame(before, game)) continue
    await trx
      .from('games')
      .where('id', before.id)
      .update({ ...game, ...leavesLobby(before, game), updated_at: now })
    changed++
  }
  const last = Math.max(0, ...rows.map(({ list_order: order }) => Number(order)))
  const fresh = [...listed.values()].filter(({ code }) => !stored.has(code))
  const added = fresh.map((game, at) => ({
    ...game,
    site_id: siteId,
    provider_id: providerId,
    countries: '[]',
    branches: '[]',
    list_order: last + at + 1,
    is_shown: showNew,
    updated_at: now,
  }))
  if (added.length > 0) await insertAll(trx, 'games', added)
  return {
    added: added.length,
    changed,
    unchanged: listed.size - added.length - changed,
    gone: rows.filter(({ code }) => !listed.has(code)).length,
  }
}

/** A game in another lobby leaves its category, which is one of the lobby before. */
const leavesLobby = (before: Stored, { lobby }: ListedGame) =>
  before.lobby === lobby ? {} : { category_id: null }

function isSame(before: Stored, game: ListedGame): boolean {
  const asStored = (value: ListedGame[keyof ListedGame]) =>
    typeof value === 'boolean' ? Number(value) : value
  return (Object.keys(game) as (keyof ListedGame)[]).every(
    (name) => asStored(before[name]) === asStored(game[name])
  )
}
