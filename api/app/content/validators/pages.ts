import type { Infer } from '@vinejs/vine/types'
import { vine } from '#core/requests/validation'
import { sentTexts } from '#content/translated'

/** Body of POST /v1/pages and PUT /v1/pages/:id. */
export const pageValidator = vine.compile(
  vine.object({ texts: sentTexts(), isShown: vine.boolean({ strict: true }) })
)
export type SentPage = Infer<typeof pageValidator>
