import type { HttpContext } from '@adonisjs/core/http'
import type { Permission } from '@grandstand/shared-types/accounts/user_types'
import { requirePermission } from '#core/access'

/** Who edits the catalogue, as the audit log names them. */
export interface Editor {
  siteId: number
  actorId: number
  ip: string
}

/** Throws 401 `notSignedIn`, 403 `notAllowed`. */
export function editorOf(ctx: HttpContext, permission: Permission): Editor {
  const { siteId, userId } = requirePermission(ctx, permission)
  return { siteId, actorId: userId, ip: ctx.request.ip() }
}
