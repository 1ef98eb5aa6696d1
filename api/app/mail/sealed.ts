import type { SealedOfRoom } from '#core/keys/sealed_columns'
import { PURPOSE } from '#mail/sending/sealed_body'

export const sealed: SealedOfRoom = {
  sealed: [{ table: 'mails', column: 'sealed_body', purpose: PURPOSE }],
}
