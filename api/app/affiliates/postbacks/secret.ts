/** Secrets under which postbacks are signed, one for each server of an affiliate. */
import { randomBytes } from 'node:crypto'
import { secretsFor } from '#core/sealed_secrets'

export const PURPOSE = 'affiliatePostback'
const SECRET_BYTES = 32
const { seal, open } = secretsFor(PURPOSE)

export const newSecret = (): string => `gsp_${randomBytes(SECRET_BYTES).toString('hex')}`

export const sealSecret = (secret: string): string | null => seal({ secret })

/** Null when it was sealed with another `APP_KEY`. */
export const openSecret = (sealed: string): string | null => open(sealed)?.['secret'] ?? null
