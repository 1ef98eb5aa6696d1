/** What the key in `OTHER_APP_KEYS` of the tests has sealed and signed. */
import { createHmac } from 'node:crypto'
import { AES256GCM } from '@adonisjs/core/encryption/drivers/aes_256_gcm'
import { must } from '#core/errors/must'
import env from '#start/env'

const earlierKey = must(env.get('OTHER_APP_KEYS'), 'earlier key').release()
const earlier = new AES256GCM({ id: 'gcm', key: earlierKey })
const present = new AES256GCM({ id: 'gcm', key: env.get('APP_KEY').release() })

export const sealedEarlier = (content: unknown, purpose: string): string =>
  earlier.encrypt(content, { purpose })

export const opensEarlier = (sealed: unknown, purpose: string): unknown =>
  earlier.decrypt(String(sealed), purpose)

/** What a server without the earlier key reads; null for what it cannot open. */
export const opensPresent = (sealed: unknown, purpose: string): unknown =>
  present.decrypt(String(sealed), purpose)

export const signedEarlier = (text: string, purpose: string): Buffer =>
  createHmac('sha256', createHmac('sha256', earlierKey).update(purpose).digest())
    .update(text)
    .digest()
