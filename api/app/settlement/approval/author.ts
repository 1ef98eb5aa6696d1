/** The officer who ordered what a second one approved. */
import db from '@adonisjs/lucid/services/db'
import type { UserType } from '@grandstand/shared-types/accounts/user_types'
import { NO_SESSION, type Editor } from '#core/requests/access'

interface Order {
  site_id: number
  subject_id: number
  asked_by: number
}

interface Officer {
  type: UserType
  username: string
  currency: string
  language: string
}

/**
 * The author as an editor without a session, with the address of the order. They act for the whole brand, wherever they
 * stand in the tree, since they have found the subject in sight.
 */
export async function authorOf(order: Order, subject: 'match' | 'coupon'): Promise<Editor> {
  const userId = Number(order.asked_by)
  const officer: Officer = await db
    .query<Officer>()
    .from('users')
    .where('id', userId)
    .select('type', 'username', 'currency', 'language')
    .firstOrFail()
  const asked = await db
    .query<{ ip: string }>()
    .from('audit_log')
    .where({ subject_type: subject, subject_id: order.subject_id, actor_id: userId })
    .where('action', 'decision.ask')
    .orderBy('id', 'desc')
    .select('ip')
    .first()
  return {
    principal: {
      ...officer,
      sessionId: NO_SESSION,
      userId,
      siteId: Number(order.site_id),
      path: '/',
      permissions: new Set(),
      isInstallationStaff: false,
    },
    ip: asked?.ip ?? '',
  }
}
