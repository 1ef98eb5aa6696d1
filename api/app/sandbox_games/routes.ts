import type { Operations } from '#core/operations/operation'
import { sandboxGameLogo } from '#sandbox_games/operations/logo'

/** Of the platform's server; the sandbox itself answers in a process of its own. */
export const operations = { sandboxGameLogo } satisfies Operations
