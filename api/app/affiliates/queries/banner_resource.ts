import type { SiteLanguage } from '@grandstand/shared-types/languages/table'
import type { AffiliateBannerRow } from '@grandstand/shared-types/wire/affiliates/affiliates'
import {
  bool,
  number,
  orNull,
  text,
  type FieldsOf,
  type Query,
  type Resource,
} from '#core/lists/resource'
import type { Principal } from '#core/requests/access'

const fields = {
  id: number('affiliate_banners.id'),
  title: text('affiliate_banners.title'),
  language: orNull(text<SiteLanguage>('affiliate_banners.language')),
  picture: text('affiliate_banners.picture'),
  listOrder: number('affiliate_banners.list_order'),
  isShown: bool('affiliate_banners.is_shown'),
} satisfies FieldsOf<AffiliateBannerRow>

export const bannerResource: Resource<typeof fields> = {
  name: 'affiliate-banners',
  fields,
  from: (query) => query.from('affiliate_banners'),
  search: ['affiliate_banners.title'],
  defaultSort: ['listOrder', 'asc'],
}

export const scopeBanners = (query: Query, { siteId }: Pick<Principal, 'siteId'>): void =>
  void query.where('affiliate_banners.site_id', siteId)
