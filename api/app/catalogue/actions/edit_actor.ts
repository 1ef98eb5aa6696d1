import type { Principal } from '#core/requests/access'

/** The user who edits the catalogue, for the audit log. */
export interface Editor {
  siteId: number
  actorId: number
  ip: string
}

export function editorOf({ principal, ip }: { principal: Principal; ip: string }): Editor {
  return { siteId: principal.siteId, actorId: principal.userId, ip }
}
