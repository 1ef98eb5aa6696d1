import type { UploadRow } from '@grandstand/shared-types/wire/site/uploads'
import {
  number,
  orNull,
  text,
  type FieldsOf,
  type Query,
  type Resource,
} from '#core/lists/resource'
import type { Principal } from '#core/requests/access'

const fields = {
  id: number('uploads.id'),
  address: text('uploads.address'),
  name: text('uploads.name'),
  width: number('uploads.width'),
  height: number('uploads.height'),
  bytes: number('uploads.bytes'),
  username: orNull(text('users.username')),
  createdAt: number('uploads.created_at'),
} satisfies FieldsOf<UploadRow>

export const uploadResource: Resource<typeof fields> = {
  name: 'uploads',
  fields,
  from: (query) => query.from('uploads').leftJoin('users', 'users.id', 'uploads.user_id'),
  search: ['uploads.name'],
  defaultSort: ['id', 'desc'],
}

export const scopeUploads = (query: Query, { siteId }: Principal): void =>
  void query.where('uploads.site_id', siteId)
