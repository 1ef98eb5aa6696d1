/** The calls about the site of a brand: settings, themes, content, notices; `Calls` (calls.ts) includes them. */
import type { SiteLanguage } from '../../languages/table.ts'
import type { Maintenance } from '../../sites/maintenance.ts'
import type { SiteScripts } from '../../sites/scripts.ts'
import type { DailyHead, HeadCheck, SelfChecks } from '../integrity.ts'
import type { ServersView } from '../servers.ts'
import type { ContactForm, ContactMessageRow } from '../site/contact.ts'
import type {
  BannerView,
  ChannelView,
  PageView,
  PromotionCard,
  PromotionView,
} from '../site/content.ts'
import type { BarLine, NoticeList, PopupList } from '../site/notices.ts'
import type {
  LobbySettings,
  NewBrandBody,
  OpenedBrand,
  SettingsAnswer,
  SiteView,
} from '../site/sites.ts'
import type { OwnTexts } from '../site/translations.ts'
import type { ThemeChanges, ThemeChoiceView, ThemeRow } from '../site/themes.ts'
import type { Named } from './query.ts'

export interface SiteCalls {
  'GET /v1/texts': { query: { lang: SiteLanguage }; answer: OwnTexts }
  'GET /v1/settings/get': { query: { domain?: string }; answer: SettingsAnswer }
  'PUT /v1/sites/:id/hosts': { body: { hosts: string[] }; answer: SiteView }
  'POST /v1/sites/:id/clones': { body: NewBrandBody; answer: OpenedBrand }
  'PUT /v1/sites/:id/maintenance': { body: Maintenance; answer: SiteView }
  'GET /v1/lobby-settings': { answer: LobbySettings }
  'PUT /v1/lobby-settings': { body: LobbySettings; answer: LobbySettings }
  'PUT /v1/sites/:id/scripts': { body: Partial<SiteScripts>; answer: SiteView }
  'GET /v1/popups/shown': { query: Named; answer: PopupList }
  'GET /v1/notice-bar': { query: Named; answer: BarLine[] }
  'GET /v1/me/notices': { query: Named; answer: NoticeList }
  'POST /v1/me/notices/reads': { body: { ids?: number[] }; answer: void }
  'GET /v1/themes/choices': { answer: ThemeChoiceView[] }
  'PUT /v1/themes/:id': { body: ThemeChanges; answer: ThemeRow }
  'POST /v1/themes/:id/copies': { body: { name: string }; answer: ThemeRow }
  'POST /v1/themes/:id/default': { answer: ThemeRow }
  'GET /v1/content/banners': { query: { lang?: string }; answer: BannerView[] }
  'GET /v1/content/matches/:id/channels': { answer: ChannelView[] }
  'GET /v1/content/promotions': { query: { lang?: string }; answer: PromotionCard[] }
  'GET /v1/content/promotions/:id': { query: { lang?: string }; answer: PromotionView }
  'POST /v1/contact-messages': { body: ContactForm; answer: void }
  'POST /v1/contact-messages/:id/answers': { body: { text: string }; answer: ContactMessageRow }
  'GET /v1/self-checks': { answer: SelfChecks }
  'GET /v1/daily-heads': { query: { from?: string; until?: string }; answer: DailyHead[] }
  'GET /v1/daily-heads/:day/draws': { answer: { text: string } }
  'POST /v1/daily-heads/:day/check': { answer: HeadCheck[] }
  'GET /v1/servers': { answer: ServersView }
  'POST /v1/self-checks': { answer: SelfChecks }
  'GET /v1/content/pages/:id': { query: { lang?: string }; answer: PageView }
}
