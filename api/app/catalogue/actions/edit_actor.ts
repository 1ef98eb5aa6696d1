import type { Principal } from '#core/access'

/** Who edits the catalogue, as the audit log names them. */
export interface Editor {
  siteId: number
  actorId: number
  ip: string
}

export function editorOf({ principal, ip }: { principal: Principal; ip: string }): Editor {
  return { siteId: principal.siteId, actorId: principal.userId, ip }
}
