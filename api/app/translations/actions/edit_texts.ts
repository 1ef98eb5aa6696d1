/** Staff write a brand's own texts of its site. */
import type { TranslationRow } from '@grandstand/shared-types/wire/site/translations'
import { authorOf, recordAudit } from '#audit/record_audit'
import { bus } from '#core/bus'
import { inTransaction, type Trx } from '#core/database/transactions'
import { AppError } from '#core/errors/app_error'
import type { Editor } from '#core/requests/access'
import { clock } from '#core/timing/clock'

type Text = Pick<TranslationRow, 'id' | 'language' | 'key' | 'own' | 'shipped' | 'original'>

/**
 * Keeps a text of the brand's own; our own text again is none of the brand's. Throws 422 `placeholderUnknown` [name] for a
 * placeholder that our text does not have, `placeholderMissing` [name] for one that is lost.
 */
export async function keepText(editor: Editor, text: Text, own: string): Promise<void> {
  if (own === text.shipped) return dropText(editor, text)
  requirePlaceholders(text.shipped ?? text.original, own)
  if (own === text.own) return
  await change(editor, text, own)
}

/** Takes the brand's own text away; nothing happens where there is none. */
export async function dropText(editor: Editor, text: Text): Promise<void> {
  if (text.own !== null) await change(editor, text, null)
}

async function change(editor: Editor, text: Text, own: string | null): Promise<void> {
  const place = {
    site_id: editor.principal.siteId,
    language: text.language,
    text_key: text.key,
  }
  await inTransaction(async (trx) => {
    await trx.from('own_texts').where(place).delete()
    if (own !== null) {
      await trx
        .insertQuery()
        .table('own_texts')
        .insert({ ...place, text: own, updated_at: clock.now() })
    }
    await record(trx, editor, text, own)
  })
  bus.emit('textsChanged', {})
}

const record = (trx: Trx, editor: Editor, { id, language, key, own }: Text, after: string | null) =>
  recordAudit(trx, {
    ...authorOf(editor),
    action: 'siteText.update',
    subjectType: 'siteText',
    subjectId: id,
    detail: { key, language, before: { text: own }, after: { text: after } },
  })

const namesIn = (text: string): string[] =>
  [...text.matchAll(/\{\{(\w+)\}\}/g)].map(([, name = '']) => name)

function requirePlaceholders(known: string, text: string): void {
  const [wanted, found] = [namesIn(known), namesIn(text)]
  const stranger = found.find((name) => !wanted.includes(name))
  if (stranger !== undefined) throw AppError.field('text', 'placeholderUnknown', [stranger])
  const lost = wanted.find((name) => !found.includes(name))
  if (lost !== undefined) throw AppError.field('text', 'placeholderMissing', [lost])
}
