import { MOST_SCRIPT_LENGTH, MOST_SCRIPT_ORIGINS } from '@grandstand/shared-types/sites/scripts'
import type { Infer } from '@vinejs/vine/types'
import { emptyableText, vine } from '#core/requests/validation'

const text = () => emptyableText(MOST_SCRIPT_LENGTH).optional()

const isOrigin = vine.createRule((value, _options, field) => {
  if (typeof value !== 'string') return
  const isOne = /^https:\/\/[a-z0-9.:-]+$/.test(value) && URL.canParse(value)
  if (!isOne || new URL(value).origin !== value) field.report('originInvalid', 'origin', field)
})

/** Body of PUT /v1/sites/:id/scripts; absent fields stay unchanged. */
export const scriptsValidator = vine.compile(
  vine.object({
    css: text(),
    generalJs: text(),
    liveChatScript: text(),
    analytics: text(),
    origins: vine
      .array(vine.string().trim().maxLength(200).use(isOrigin()))
      .maxLength(MOST_SCRIPT_ORIGINS)
      .distinct()
      .optional(),
  })
)
export type ScriptChanges = Infer<typeof scriptsValidator>
