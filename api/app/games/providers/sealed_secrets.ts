import { secretsFor } from '#core/sealed_secrets'

/** Secrets that are shared with a provider of games. */
export const { seal: sealSecrets, open: openSecrets } = secretsFor('game-provider')
