import { vine } from '#core/requests/validation'

/** Body of PUT /v1/me/preferences/:name: any JSON; null removes it. */
export const preferenceValidator = vine.compile(vine.object({ value: vine.any().nullable() }))
