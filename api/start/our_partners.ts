/** The sandboxes of this installation, which the platform asks as it asks the servers of others. */
import { ownAddress } from '#core/http/own_address'
import { addOurPartner } from '#core/partners/partner_origins'
import { isSandboxGamesOn, sandboxGamesUrl } from '#sandbox_games/settings'

export function addOurPartners(): void {
  addOurPartner('sandbox', ownAddress)
  addOurPartner('grandstand', async () => (isSandboxGamesOn() ? sandboxGamesUrl() : null))
}
