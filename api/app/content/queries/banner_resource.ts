import type { Translated } from '@grandstand/shared-types/languages/by_language'
import type { SiteLanguage } from '@grandstand/shared-types/languages/table'
import type {
  BannerPage,
  BannerPosition,
  BannerRow,
  BannerText,
} from '@grandstand/shared-types/wire/site/content'
import {
  bool,
  json,
  number,
  orNull,
  text,
  type FieldsOf,
  type Query,
  type Resource,
} from '#core/lists/resource'
import type { Principal } from '#core/requests/access'

const fields = {
  id: number('banners.id'),
  title: text('banners.title'),
  page: text<BannerPage>('banners.page'),
  position: text<BannerPosition>('banners.position'),
  language: orNull(text<SiteLanguage>('banners.language')),
  picture: text('banners.picture'),
  phonePicture: orNull(text('banners.phone_picture')),
  link: orNull(text('banners.link')),
  startsAt: orNull(number('banners.starts_at')),
  endsAt: orNull(number('banners.ends_at')),
  listOrder: number('banners.list_order'),
  isShown: bool('banners.is_shown'),
  texts: orNull(json<Translated<BannerText>>('banners.texts')),
} satisfies FieldsOf<BannerRow>

export const bannerResource: Resource<typeof fields> = {
  name: 'banners',
  fields,
  from: (query) => query.from('banners'),
  search: ['banners.title'],
  defaultSort: ['listOrder', 'asc'],
}

export const scopeBanners = (query: Query, { siteId }: Principal): void =>
  void query.where('banners.site_id', siteId)
