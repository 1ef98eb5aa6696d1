/** Gives each of the demo's brands the sandbox of games as a provider, with all its games, once. */
import db from '@adonisjs/lucid/services/db'
import User from '#accounts/models/user'
import { principalOf } from '#accounts/actions/open_session'
import { jobState, storeJobState } from '#core/database/job_state'
import type { Editor } from '#core/requests/access'
import { DEMO_SITE_KEY, SECOND_BRAND } from '#dealers/demo_sign_ins'
import { importList } from '#games/importing/import_games'
import { createProvider } from '#games/providers/actions/edit_providers'
import { findGames } from '#sandbox_games/games/find_games'
import { listOf } from '#sandbox_games/games/list_of_games'
import { SANDBOX_GAMES_CODE, sandboxGamesSecret } from '#sandbox_games/keys'
import { isSandboxGamesOn, sandboxGamesUrl } from '#sandbox_games/settings'
import Site from '#sites/models/site'

/** Row of `job_states` that notes that it was done for a brand. */
const JOB = 'demo:games'

/**
 * `adminName`: the admin of each brand. The sandbox need not run meanwhile: its list follows from its code. Its address
 * follows the server's port at each start.
 */
export async function fillGames(adminName: string): Promise<void> {
  if (!isSandboxGamesOn()) return
  for (const key of [DEMO_SITE_KEY, SECOND_BRAND.key]) {
    const name = `${JOB}:${key}`
    const site = await Site.findBy('key', key)
    // the second brand is opened after the past of the first, and a demo without its past has one alone
    if (!site) continue
    if (await jobState(name)) {
      await followAddress(site.id)
      continue
    }
    // the admin of a demo that is older may have another name
    const admin = await User.findBy({ siteId: site.id, usernameKey: adminName })
    if (!admin) continue
    await fillBrand({ principal: await principalOf(admin), ip: '' })
    await storeJobState(name, 'done')
  }
}

/** Moves the provider to where the sandbox of this installation runs now. */
async function followAddress(siteId: number): Promise<void> {
  const { api_url: apiUrl, allowed_origins: allowedOrigins } = addresses()
  await db
    .from('game_providers')
    .where({ site_id: siteId, code: SANDBOX_GAMES_CODE })
    .whereNot('api_url', apiUrl)
    .update({ api_url: apiUrl, allowed_origins: allowedOrigins })
}

const addresses = () => {
  const url = sandboxGamesUrl()
  return { api_url: url, allowed_origins: JSON.stringify([new URL(url).origin]) }
}

async function fillBrand(editor: Editor): Promise<void> {
  const url = sandboxGamesUrl()
  const existing: { id: number } | null = await db
    .from('game_providers')
    .where({ site_id: editor.principal.siteId, code: SANDBOX_GAMES_CODE })
    .first()
  const id =
    existing?.id ??
    (await createProvider(editor, {
      code: SANDBOX_GAMES_CODE,
      name: 'Grandstand Sandbox',
      dialect: 'grandstand',
      apiUrl: url,
      allowedAddresses: [],
      allowedOrigins: [new URL(url).origin],
      publicKey: null,
      secrets: { hmacSecret: sandboxGamesSecret() },
      listOrder: 1,
      isEnabled: true,
    }))
  await importList(editor, Number(id), listOf(await findGames()).games, true)
}
