/** Entry point of the sandbox of games, a process of its own. */
import { sandboxGamesSecret } from '#sandbox_games/keys'
import { isSandboxGamesOn, sandboxGamesSettings } from '#sandbox_games/settings'
import { startSandboxGames } from '#sandbox_games/start_sandbox_games'

if (isSandboxGamesOn()) {
  const { stop } = await startSandboxGames({
    ...sandboxGamesSettings(),
    secret: sandboxGamesSecret(),
  })
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () => {
      stop().then(
        () => process.exit(0),
        () => process.exit(1)
      )
    })
  }
}
