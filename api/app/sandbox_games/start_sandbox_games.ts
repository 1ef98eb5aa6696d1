/** Starts the sandbox of games. */
import { once } from 'node:events'
import { Rounds as Loop } from '#core/timing/rounds'
import { textsByLanguage } from '#core/http/texts_by_language'
import type { FrameTexts } from '#sandbox_games/texts/text_form'
import { findGames } from '#sandbox_games/games/find_games'
import { frameRoutes } from '#sandbox_games/http/frame_api'
import { moduleRoute } from '#sandbox_games/http/modules'
import { pageRoutes } from '#sandbox_games/http/page'
import { providerRoutes } from '#sandbox_games/http/provider_api'
import { serverOf } from '#sandbox_games/http/server'
import { Outbox } from '#sandbox_games/rounds/outbox'
import { Play } from '#sandbox_games/rounds/play'
import { Sessions } from '#sandbox_games/rounds/sessions'
import { Steps } from '#sandbox_games/rounds/steps'
import { removeOld } from '#sandbox_games/store/remove_old'
import { openStore } from '#sandbox_games/store/open_store'
import { WalletClient } from '#sandbox_games/wallet/wallet_client'

const LEAVING_EVERY_MS = 30_000
const REMOVING_EVERY_MS = 10 * 60_000

export interface SandboxGamesSettings {
  host: string
  port: number
  /** Where it keeps its rounds. */
  file: string
  /** Base of the wallet's addresses. */
  walletUrl: string
  /** Address at which browsers reach the sandbox. */
  publicUrl: string
  /** The site that frames a game whose launch names no address of its own. */
  siteUrl: string
  secret: string
}

/** Resolves when it listens. `stop` ends it in order; a kill loses nothing either. */
export async function startSandboxGames(
  settings: SandboxGamesSettings
): Promise<{ stop: () => Promise<void> }> {
  const { host, port, file, walletUrl, secret } = settings
  const games = await findGames()
  const frameTexts = await textsByLanguage<FrameTexts>(
    (language) => import(`./texts/${language}.ts`)
  )
  const store = openStore(file)
  const steps = new Steps(store, games)
  const client = new WalletClient(walletUrl, secret)
  const outbox = new Outbox(steps, client)
  const sessions = new Sessions(steps, client)
  const play = new Play(steps, outbox, games)
  const server = serverOf([
    ...providerRoutes({ ...settings, store, steps, games }),
    ...pageRoutes({ frames: steps.frames, games, frameTexts }),
    ...frameRoutes({ steps, play, sessions }),
    moduleRoute,
  ])
  outbox.start()
  const leaving = new Loop(() => play.endLeft().catch(console.error), LEAVING_EVERY_MS)
  leaving.start(LEAVING_EVERY_MS)
  const removing = new Loop(async () => void removeOld(store), REMOVING_EVERY_MS)
  removing.start(REMOVING_EVERY_MS)
  server.listen(port, host)
  await once(server, 'listening')
  const stop = async () => {
    server.closeAllConnections()
    server.close()
    await Promise.all([outbox.stop(), leaving.stop(), removing.stop()])
    store.close()
  }
  return { stop }
}
