/** Providers of games of a brand. Each change writes a row of the audit log, which names secrets and never holds one. */
import { deleteRow, editing, insertRow, updateRow } from '#audit/edit_rows'
import { authorOf, recordAudit } from '#audit/record_audit'
import type { Trx } from '#core/database/transactions'
import { AppError, found } from '#core/errors/app_error'
import type { Editor } from '#core/requests/access'
import { withSent, type Secrets } from '#core/sealed_secrets'
import { forgetProviders } from '#games/providers/provider'
import { openSecrets, sealSecrets } from '#games/providers/sealed_secrets'
import type { SentProvider } from '#games/providers/validators/providers'

/** Throws 409 `alreadyExists` for a code that another provider of the brand has. */
export async function createProvider(editor: Editor, sent: SentProvider): Promise<number> {
  const created = await editing(async (trx) => {
    const id = await insertRow(trx, editor, 'game_providers', columnsOf(sent))
    await storeSecrets(trx, editor, id, sent.secrets)
    return id
  })
  forgetProviders()
  return created
}

/** Throws 404 `notFound`, 409 as `createProvider`. A secret that is not sent stays, unless it cannot be read. */
export async function updateProvider(
  editor: Editor,
  id: number,
  sent: SentProvider
): Promise<void> {
  await editing(async (trx) => {
    await updateRow(trx, editor, 'game_providers', id, columnsOf(sent))
    await storeSecrets(trx, editor, id, sent.secrets)
  })
  forgetProviders()
}

/** Throws 404 `notFound`, 409 `inUse` while the provider has games, or when somebody has played one. */
export async function deleteProvider(editor: Editor, id: number): Promise<void> {
  await editing(async (trx) => {
    const played = await trx.from('game_sessions').where('provider_id', id).select('id').first()
    if (played) throw new AppError('inUse')
    await lockProvider(trx, editor, id)
    // the log keeps the columns of a removed row
    await trx.from('game_providers').where('id', id).update({ sealed_secrets: null })
    await deleteRow(trx, editor, 'game_providers', id)
  })
  forgetProviders()
}

interface LockedProvider {
  sealed_secrets: string | null
}

async function lockProvider(trx: Trx, { principal }: Editor, id: number): Promise<LockedProvider> {
  const row = await trx
    .query<LockedProvider>()
    .from('game_providers')
    .where({ id, site_id: principal.siteId })
    .forUpdate()
    .select('sealed_secrets')
    .first()
  return found(row)
}

async function storeSecrets(trx: Trx, editor: Editor, id: number, sent: Secrets | undefined) {
  const names = Object.keys(sent ?? {})
  if (!sent || names.length === 0) return
  const { sealed_secrets: sealed } = await lockProvider(trx, editor, id)
  const secrets = withSent(openSecrets(sealed) ?? {}, sent)
  await trx
    .from('game_providers')
    .where('id', id)
    .update({ sealed_secrets: sealSecrets(secrets) })
  await recordAudit(trx, {
    ...authorOf(editor),
    action: 'gameProvider.update',
    subjectType: 'gameProvider',
    subjectId: id,
    detail: { after: { secrets: names } },
  })
}

const columnsOf = (sent: SentProvider) => ({
  code: sent.code,
  name: sent.name,
  dialect: sent.dialect,
  api_url: sent.apiUrl,
  allowed_addresses: JSON.stringify(sent.allowedAddresses),
  allowed_origins: JSON.stringify(sent.allowedOrigins),
  public_key: sent.publicKey,
  list_order: sent.listOrder,
  is_enabled: sent.isEnabled,
})
