import db from '@adonisjs/lucid/services/db'
import type { GatewaySetup } from '#payments/gateways/gateway'
import { openSecrets } from '#payments/methods/sealed_secrets'

interface SetupRow {
  settings: string
  sealed_secrets: string | null
}

/** Settings and secrets of a method's gateway; null for a method that was removed. */
export async function methodSetup(methodId: number): Promise<GatewaySetup | null> {
  const row: SetupRow | null = await db
    .query<SetupRow>()
    .from('payment_methods')
    .where('id', methodId)
    .select('settings', 'sealed_secrets')
    .first()
  return row && { settings: JSON.parse(row.settings), secrets: openSecrets(row.sealed_secrets) }
}
