/** Staff with a permission of their own change the styles and scripts that every page of a brand carries. */
import { createHash } from 'node:crypto'
import { Script } from 'node:vm'
import { cssFault } from '@grandstand/shared-types/sites/check_css'
import {
  originsOf,
  scriptParts,
  type ScriptPart,
} from '@grandstand/shared-types/sites/script_parts'
import { NO_SCRIPTS, SCRIPT_FIELDS, type SiteScripts } from '@grandstand/shared-types/sites/scripts'
import { authorOf, changedFields, recordAudit } from '#audit/record_audit'
import { bus } from '#core/bus'
import { inTransaction } from '#core/database/transactions'
import { AppError } from '#core/errors/app_error'
import type { Editor } from '#core/requests/access'
import { requireStepUp } from '#core/requests/step_up'
import { clock } from '#core/timing/clock'
import { forgetSites } from '#sites/current_site'
import Site from '#sites/models/site'
import type { ScriptChanges } from '#sites/validators/scripts'

/**
 * Texts that were not sent stay. The audit log names the length and the fingerprint of each text that changed. Throws 404
 * `notFound`, 403 `stepUpNeeded`, and 422 at a field: `cssUnbalanced` [line], `cssForbidden` [piece], `scriptInvalid`
 * [fault], `scriptOriginMissing` [origin].
 */
export async function updateScripts(
  editor: Editor,
  id: number,
  changes: ScriptChanges
): Promise<void> {
  await inTransaction(async (trx) => {
    const site = await Site.query({ client: trx }).where('id', id).forUpdate().first()
    if (!site) throw AppError.notFound()
    const before = { ...NO_SCRIPTS, ...site.scripts }
    const sent = Object.entries(changes).filter(([, value]) => value !== undefined)
    const after: SiteScripts = { ...before, ...Object.fromEntries(sent) }
    requireSafe(after)
    const detail = changedFields(named(before), named(after))
    if (Object.keys(detail.after).length === 0) return
    await requireStepUp(editor.principal, trx)
    await site.merge({ scripts: after, updatedAt: clock.now() }).save()
    await recordAudit(trx, {
      ...authorOf(editor),
      action: 'site.scripts',
      subjectType: 'site',
      subjectId: id,
      detail,
    })
  })
  forgetSites()
  bus.emit('siteChanged', { siteId: id })
}

function requireSafe(scripts: SiteScripts): void {
  const fault = cssFault(scripts.css)
  if (fault?.kind === 'unbalanced') throw AppError.field('css', 'cssUnbalanced', [fault.line])
  if (fault?.kind === 'forbidden') throw AppError.field('css', 'cssForbidden', [fault.piece])
  for (const name of SCRIPT_FIELDS) {
    const parts = scriptParts(scripts[name])
    if (!parts) throw AppError.field(name, 'scriptInvalid', [''])
    for (const part of parts) requireCode(name, part)
    const missing = originsOf(parts).find((origin) => !scripts.origins.includes(origin))
    if (missing !== undefined) throw AppError.field(name, 'scriptOriginMissing', [missing])
  }
}

/** Compiles plain code without running it. Modules and data of a vendor are left to the browser. */
function requireCode(field: string, { code, attributes }: ScriptPart): void {
  if (attributes['type'] !== undefined) return
  try {
    new Script(code)
  } catch (error) {
    const fault = error instanceof Error ? error.message : ''
    throw AppError.field(field, 'scriptInvalid', [fault])
  }
}

/** Texts by length and fingerprint: the log is no place for whole scripts. */
const named = ({ origins, ...texts }: SiteScripts) => ({
  origins,
  ...Object.fromEntries(Object.entries(texts).map(([name, text]) => [name, printOf(text)])),
})

const printOf = (text: string) => ({
  characters: text.length,
  sha256: createHash('sha256').update(text).digest('hex'),
})
