import db from '@adonisjs/lucid/services/db'
import type { UserNote } from '@grandstand/shared-types/wire/people/accounts'
import { isInSight, type Principal } from '#core/requests/access'

interface Row {
  id: number
  text: string
  createdAt: number
  username: string
  siteId: number
  path: string
}

const MOST_NOTES = 200

/** The newest notes on a user. Authors above the principal are not named. */
export async function notesOn(userId: number, principal: Principal): Promise<UserNote[]> {
  const rows: Row[] = await db
    .query<Row>()
    .from('user_notes')
    .join('users', 'users.id', 'user_notes.author_id')
    .where('user_notes.user_id', userId)
    .orderBy('user_notes.id', 'desc')
    .limit(MOST_NOTES)
    .select({
      id: 'user_notes.id',
      text: 'user_notes.text',
      createdAt: 'user_notes.created_at',
      username: 'users.username',
      siteId: 'users.site_id',
      path: 'users.path',
    })
  return rows.map(({ id, text, createdAt, username, ...author }) => ({
    id: Number(id),
    text,
    createdAt: Number(createdAt),
    author: isInSight(principal, { ...author, siteId: Number(author.siteId) }) ? username : null,
  }))
}
