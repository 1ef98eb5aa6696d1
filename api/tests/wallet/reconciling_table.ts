/** A player at a game whose provider lists what a test says, and two officers who compare. */
import type { GameFindingRow } from '@grandstand/shared-types/wire/games/findings'
import { must } from '#core/errors/must'
import { clock } from '#core/timing/clock'
import { providerById } from '#games/providers/provider'
import { reconcile } from '#wallet/reconciling/reconcile'
import { startProvider } from '#tests/games/test_provider'
import { signInAs, type Refusal } from '#tests/support/client'
import { cashOf, makeUser } from '#tests/support/factories'
import { makeTable } from '#tests/wallet/wallet_support'

export const MINUTE_MS = 60_000
export const REASON = 'Agreed with the provider'

type Cleanup = (undo: () => void) => void

/** A player at a game whose provider lists what the test says. */
export async function atTable(
  cleanup: Cleanup,
  columns: { orphan_rollback_minutes?: number } = {}
) {
  clock.reset()
  const maker = await startProvider()
  cleanup(() => {
    maker.close()
    clock.reset()
  })
  const table = await makeTable({
    api_url: maker.url,
    allowed_origins: '["https://games.example"]',
    ...columns,
  })
  const { site, player } = table
  const provider = must(await providerById(site.id, table.provider.id), 'provider')
  const [first, other] = [
    await makeUser({ site, type: 'admin' }),
    await makeUser({ site, type: 'admin' }),
  ]
  const [admin, second] = [await signInAs(site, first), await signInAs(site, other)]
  const began = Date.now()
  const listed = (kind: string, transactionId: string, amountMinor: number, more = {}) => ({
    ...{ kind, transactionId, amountMinor, at: began, currency: 'TRY' },
    ...{ playerId: String(player.id), roundId: 'round-1', gameCode: table.provider.gameCode },
    ...more,
  })
  return {
    ...table,
    ...{ maker, provider, admin, second, officers: [first, other] as const, listed },
    bet: listed('bet', 'bet-1', 100),
    won: listed('win', 'win-1', 250, { betTransactionId: 'bet-1', roundClosed: true }),
    sendBet: () => table.server.send('bet', table.bet()),
    /** The comparison as it comes some minutes later. */
    compare: async (transactions: object[], minutes = 3) => {
      clock.set(began + minutes * MINUTE_MS)
      maker.answers({ transactions, state: 'closed' })
      return reconcile(provider, { fromMs: began - MINUTE_MS, toMs: clock.now() })
    },
    findings: async () => (await admin.get<GameFindingRow[]>('/v1/game-findings')).body,
    /** An officer orders something about a finding. */
    order: (id: number, act: string, by = admin) =>
      by.post<GameFindingRow & Refusal>(`/v1/game-findings/${id}/decide`, { act, reason: REASON }),
    approve: (id: number, by = second) =>
      by.post<GameFindingRow & Refusal>(`/v1/game-findings/${id}/approve`, {}),
    refuse: (id: number, by = second) =>
      by.post<GameFindingRow & Refusal>(`/v1/game-findings/${id}/refuse`, { reason: REASON }),
    cash: () => cashOf(player.id),
  }
}
