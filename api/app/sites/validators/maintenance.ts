import { SITE_LANGUAGES, type SiteLanguage } from '@grandstand/shared-types/languages/table'
import { MOST_MAINTENANCE_TEXT } from '@grandstand/shared-types/sites/maintenance'
import type { Infer } from '@vinejs/vine/types'
import { emptyableText, vine } from '#core/requests/validation'

const LATEST = Number.MAX_SAFE_INTEGER
const time = () =>
  vine.number({ strict: true }).withoutDecimals().min(0).max(LATEST).nullable().optional()
const text = () => emptyableText(MOST_MAINTENANCE_TEXT).optional()

function texts() {
  const ofLanguages = SITE_LANGUAGES.map((code) => [code, text()])
  const shape: Record<SiteLanguage, ReturnType<typeof text>> = Object.fromEntries(ofLanguages)
  return vine.object(shape)
}

/** Body of PUT /v1/sites/:id/maintenance: the whole of it; a window that is left out is none, and so is an empty text. */
export const maintenanceValidator = vine.compile(
  vine.object({
    isOn: vine.boolean({ strict: true }),
    from: time(),
    to: time(),
    texts: texts(),
  })
)
export type MaintenanceChange = Infer<typeof maintenanceValidator>
