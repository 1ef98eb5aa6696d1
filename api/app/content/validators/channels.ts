import type { Infer } from '@vinejs/vine/types'
import { rowId, vine } from '#core/requests/validation'
import { webAddress } from '#sites/validators/profile'

const name = () => vine.string().trim().minLength(1).maxLength(60)
const link = () => webAddress().nullable()

/** Body of POST /v1/channels. */
export const newChannelValidator = vine.compile(
  vine.object({ matchId: rowId(), name: name(), link: link() })
)
export type NewChannel = Infer<typeof newChannelValidator>

/** Body of PUT /v1/channels/:id. */
export const channelValidator = vine.compile(vine.object({ name: name(), link: link() }))
export type SentChannel = Infer<typeof channelValidator>
