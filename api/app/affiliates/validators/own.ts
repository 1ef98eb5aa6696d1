import { vine, inForm } from '#core/requests/validation'

/** Body of POST /v1/affiliate-clicks. */
export const clickValidator = vine.compile(
  vine.object({
    code: vine.string().maxLength(40),
    clickId: vine.string().use(inForm(/^[0-9a-f]{32}$/, '0123456789abcdef0123456789abcdef')),
  })
)
