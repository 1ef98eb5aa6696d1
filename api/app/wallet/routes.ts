import type { Operations } from '#core/operations/operation'
import { walletCall, walletGroupCall } from '#wallet/operations/wallet'

export const operations = { walletCall, walletGroupCall } satisfies Operations
