import { secretsFor } from '#core/sealed_secrets'

/** Secrets of a method's gateway. */
export const PURPOSE = 'payment-method'
export const { seal: sealSecrets, open: openSecrets } = secretsFor(PURPOSE)
