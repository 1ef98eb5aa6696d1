/** The notices of one person, and the lines above the page. */
import db from '@adonisjs/lucid/services/db'
import { firstText, type Translated } from '@grandstand/shared-types/languages/by_language'
import type {
  BarLine,
  NoticeForm,
  NoticeList,
  NoticeText,
  NoticeView,
  SystemNotice,
} from '@grandstand/shared-types/wire/site/notices'
import { pathIds } from '#accounts/tree'
import type { Principal } from '#core/requests/access'
import { clock } from '#core/timing/clock'
import { openAt } from '#core/timing/period'

interface Row {
  id: number
  texts: string
  notice_key: SystemNotice | null
  params: string
  created_at: number
  read_at: number | null
}

type Person = Pick<Principal, 'userId' | 'path' | 'siteId'>

const MOST = 50
const MOST_LINES = 3

interface Brand {
  id: number
  defaultLanguage: string
}

/** The newest fifty messages; those from before the account was opened are not shown. */
export async function ownNotices(
  person: Person,
  brand: Brand,
  language: string
): Promise<NoticeList> {
  const since = await db.from('users').where('id', person.userId).select('created_at').first()
  const rows = await addressedTo<Row>(person, 'message')
    .where('notices.created_at', '>=', Number(since?.created_at ?? 0))
    .leftJoin('notice_reads', (join) => {
      join
        .on('notice_reads.notice_id', 'notices.id')
        .andOnVal('notice_reads.user_id', person.userId)
    })
    .orderBy('notices.id', 'desc')
    .limit(MOST)
    .select('notices.id', 'notices.texts', 'notices.notice_key', 'notices.params')
    .select('notices.created_at', 'notice_reads.read_at')
  const notices = rows.map((row) => viewOf(row, brand, language))
  return { unreadCount: notices.filter(({ isRead }) => !isRead).length, notices }
}

/** Ids of messages that the person may mark as read. */
export async function unreadIds(
  person: Person,
  among: readonly number[] | null
): Promise<number[]> {
  const rows: { id: number }[] = await db
    .query<{ id: number }>()
    .from(addressedTo<Row>(person, 'message').select('notices.id').as('own'))
    .if(among, (query) => query.whereIn('own.id', [...(among ?? [])]))
    .whereNotIn('own.id', (read) => {
      void read.from('notice_reads').where('user_id', person.userId).select('notice_id')
    })
    .orderBy('own.id', 'desc')
    .limit(MOST)
    .select('own.id')
  return rows.map(({ id }) => Number(id))
}

/** Lines for everybody, and with a person theirs too; the newest first, at most three. */
export async function barLines(
  brand: Brand,
  person: Person | null,
  language: string
): Promise<BarLine[]> {
  const visitor = { userId: 0, path: '/', siteId: brand.id }
  const rows = await addressedTo<Row>(person ?? visitor, 'bar')
    .orderBy('notices.id', 'desc')
    .limit(MOST_LINES)
    .select('notices.id', 'notices.texts')
  return rows.flatMap(({ id, texts }) => {
    const text = firstText(textsOf(texts), language, brand.defaultLanguage)?.text
    return text ? [{ id: Number(id), ...text }] : []
  })
}

/** To the person, to a branch that they stand in, or to everybody of the brand; to be shown now. */
function addressedTo<R extends object>({ userId, path, siteId }: Person, form: NoticeForm) {
  return openAt(
    db.query<R>().from('notices'),
    ['notices.shown_from', 'notices.shown_to'],
    clock.now()
  )
    .where({ 'notices.site_id': siteId, 'notices.form': form })
    .where((query) => {
      void query
        .whereNull('notices.user_id')
        .orWhere(
          (own) => void own.where({ 'notices.user_id': userId, 'notices.audience': 'player' })
        )
        .orWhere((branch) => {
          void branch.where('notices.audience', 'branch').whereIn('notices.user_id', pathIds(path))
        })
    })
}

function viewOf(row: Row, brand: Brand, language: string): NoticeView {
  const text = firstText(textsOf(row.texts), language, brand.defaultLanguage)?.text
  return {
    id: Number(row.id),
    title: text?.title ?? '',
    text: text?.text ?? '',
    key: row.notice_key,
    params: JSON.parse(row.params),
    isRead: row.read_at !== null,
    createdAt: Number(row.created_at),
  }
}

const textsOf = (texts: string): Translated<NoticeText> => JSON.parse(texts)
