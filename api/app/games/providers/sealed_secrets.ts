import { secretsFor } from '#core/sealed_secrets'

/** Secrets that are shared with a provider of games. */
export const PURPOSE = 'game-provider'
export const { seal: sealSecrets, open: openSecrets } = secretsFor(PURPOSE)
