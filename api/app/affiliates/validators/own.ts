import { exactObject, inForm, vine } from '#core/requests/validation'

/** Body of POST /v1/affiliate-clicks. */
export const clickValidator = vine.compile(
  vine.object({
    code: vine.string().maxLength(40),
    clickId: vine.string().use(inForm(/^[0-9a-f]{32}$/, '0123456789abcdef0123456789abcdef')),
    kept: vine.string().maxLength(40).optional(),
  })
)

const MOST_ADDRESS_LENGTH = 500

/** Body of POST /v1/me/affiliate/postbacks. */
export const postbackServerValidator = vine.compile(
  exactObject({ address: vine.string().trim().minLength(1).maxLength(MOST_ADDRESS_LENGTH) })
)
