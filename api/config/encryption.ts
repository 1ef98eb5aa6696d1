import { defineConfig, drivers } from '@adonisjs/core/encryption'
import { APP_KEYS, ENCRYPTION_ID } from '#core/keys/app_keys'
import type { InferEncryptors } from '@adonisjs/core/types'

const encryptionConfig = defineConfig({
  default: 'gcm',
  list: { gcm: drivers.aes256gcm({ keys: [...APP_KEYS], id: ENCRYPTION_ID }) },
})

export default encryptionConfig

declare module '@adonisjs/core/types' {
  export interface EncryptorsList extends InferEncryptors<typeof encryptionConfig> {}
}
