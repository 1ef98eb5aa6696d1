/** Providers of games of a brand. Each change writes a row of the audit log, which names secrets and never holds one. */
import { editing, insertRow, updateRow } from '#audit/edit_rows'
import { deleteSealedRow, dropSecrets, storeSecrets } from '#audit/edit_secrets'
import type { Trx } from '#core/database/transactions'
import { AppError } from '#core/errors/app_error'
import { mayAskAt } from '#core/partners/partner_origins'
import type { Editor } from '#core/requests/access'
import { forgetProviders } from '#games/providers/provider'
import { openSecrets, sealSecrets } from '#games/providers/sealed_secrets'
import type { SentProvider } from '#games/providers/validators/providers'

const SEALED = { seal: sealSecrets, open: openSecrets }

/**
 * Throws 409 `alreadyExists` for a code that another provider of the brand has, 422 `partnerNotAllowed` [dialect] at `apiUrl` for
 * an address that the installation does not allow.
 */
export async function createProvider(editor: Editor, sent: SentProvider): Promise<number> {
  await requireAllowedServer(sent)
  const created = await editing(async (trx) => {
    const id = await insertRow(trx, editor, 'game_providers', columnsOf(sent))
    await storeSecrets(trx, editor, { table: 'game_providers', id }, sent.secrets, SEALED)
    return id
  })
  forgetProviders()
  return created
}

/**
 * Throws 404 `notFound`, 409 and 422 as `createProvider`. A secret that is not sent stays, unless it cannot be read, or the
 * dialect or the address is another one.
 */
export async function updateProvider(
  editor: Editor,
  id: number,
  sent: SentProvider
): Promise<void> {
  await requireAllowedServer(sent)
  await editing(async (trx) => {
    await dropSecretsOfOthers(trx, editor, id, sent)
    await updateRow(trx, editor, 'game_providers', id, columnsOf(sent))
    await storeSecrets(trx, editor, { table: 'game_providers', id }, sent.secrets, SEALED)
  })
  forgetProviders()
}

async function requireAllowedServer({ dialect, apiUrl }: SentProvider): Promise<void> {
  if (await mayAskAt(dialect, apiUrl)) return
  throw AppError.field('apiUrl', 'partnerNotAllowed', [dialect])
}

/** Takes the secrets away that were meant for another server. Those that are sent come in afterwards. */
async function dropSecretsOfOthers(trx: Trx, editor: Editor, id: number, sent: SentProvider) {
  const isOther = await trx
    .from('game_providers')
    .where({ id, site_id: editor.principal.siteId })
    .where((query) => query.whereNot('dialect', sent.dialect).orWhereNot('api_url', sent.apiUrl))
    .select('id')
    .first()
  if (isOther) await dropSecrets(trx, editor, { table: 'game_providers', id }, SEALED)
}

/** Throws 404 `notFound`, 409 `inUse` while the provider has games, or when somebody has played one. */
export async function deleteProvider(editor: Editor, id: number): Promise<void> {
  await editing(async (trx) => {
    const played = await trx.from('game_sessions').where('provider_id', id).select('id').first()
    if (played) throw new AppError('inUse')
    await deleteSealedRow(trx, editor, { table: 'game_providers', id })
  })
  forgetProviders()
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
  ...boundsOf(sent),
})

const BOUNDS = {
  healthWindowMinutes: 'health_window_minutes',
  healthLeastCalls: 'health_least_calls',
  healthFailurePercent: 'health_failure_percent',
  healthLagSeconds: 'health_lag_seconds',
  healthProbeSeconds: 'health_probe_seconds',
  orphanRollbackMinutes: 'orphan_rollback_minutes',
  interruptedMinutes: 'interrupted_minutes',
} as const

/** A bound that is not sent stays; a new provider gets that of the table. */
function boundsOf(sent: SentProvider): Record<string, number> {
  const names = Object.keys(BOUNDS) as (keyof typeof BOUNDS)[]
  return Object.fromEntries(
    names.flatMap((name) => (sent[name] === undefined ? [] : [[BOUNDS[name], sent[name]]]))
  )
}
