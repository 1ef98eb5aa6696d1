/** The calls about sessions, the signed-in user, users and roles; `Calls` (calls.ts) includes them. */
import type { SiteLanguage } from '../../languages/table.ts'
import type { OwnChange } from '../audit.ts'
import type {
  CurrentSession,
  Me,
  OwnPassword,
  OwnProfile,
  OwnProfileChanges,
  Preferences,
  Proof,
  RecoveryCodes,
  RoleRow,
  SecondFactorSetup,
  SecondFactorView,
  SessionView,
  SharedSearch,
  UserBalances,
  UserLimitsView,
  UserTrail,
  UserNote,
} from '../people/accounts.ts'
import type { EmailTemplateRow, MailPreview, MailText } from '../site/mail.ts'
import type { TranslationRow } from '../site/translations.ts'
import type { MachineProof } from '../desk/machines.ts'
import type { RegistrationForm } from '../../registration/form.ts'
import type {
  Activated,
  CaptchaChallenge,
  Registered,
  RegistrationTermsView,
  TakenAnswer,
  TakenQuestion,
} from '../people/registration.ts'
import type {
  ExclusionByStaff,
  ExclusionOrder,
  OwnLimitOrder,
  ProtectionView,
} from '../people/protection.ts'
import type { ErasureRow, ErasureView, PersonalCopy } from '../people/privacy.ts'

export interface PeopleCalls {
  'POST /v1/sessions': {
    body: { username: string; password: string; code?: string; machine?: MachineProof }
    answer: Me
  }
  'POST /v1/sessions/hand': {
    body: { username: string; pin: string; machine: MachineProof }
    answer: Me
  }
  'GET /v1/sessions/current': { answer: CurrentSession }
  'DELETE /v1/sessions/current': { answer: void }
  'GET /v1/captcha': { answer: CaptchaChallenge }
  'GET /v1/registrations/terms': { answer: RegistrationTermsView }
  'POST /v1/registrations/checks': { body: TakenQuestion; answer: TakenAnswer }
  'POST /v1/registrations': {
    body: RegistrationForm & { language: SiteLanguage; captcha: string }
    answer: Registered
  }
  'POST /v1/activations': { body: { code: string }; answer: Activated }
  'POST /v1/activation-mails': { body: { name: string }; answer: void }
  'POST /v1/password-resets': { body: { name: string }; answer: void }
  'PUT /v1/password-resets': {
    body: { code: string; password: string; repeatPassword: string }
    answer: void
  }
  'GET /v1/me': { answer: Me }
  'GET /v1/me/profile': { answer: OwnProfile }
  'PUT /v1/me/profile': { body: OwnProfileChanges; answer: OwnProfile }
  'PUT /v1/me/password': { body: OwnPassword; answer: void }
  'GET /v1/me/changes': { answer: OwnChange[] }
  'GET /v1/me/sessions': { answer: SessionView[] }
  'DELETE /v1/me/sessions': { answer: void }
  'DELETE /v1/me/sessions/:id': { answer: void }
  'GET /v1/me/second-factor': { answer: SecondFactorView }
  'POST /v1/me/second-factor': { body: { currentPassword: string }; answer: SecondFactorSetup }
  'DELETE /v1/me/second-factor': { answer: void }
  'POST /v1/me/second-factor/confirm': { body: { code: string }; answer: RecoveryCodes }
  'POST /v1/me/second-factor/recovery-codes': { answer: RecoveryCodes }
  'POST /v1/me/second-factor/proof': { body: { code: string }; answer: Proof }
  'DELETE /v1/users/:id/second-factor': { answer: void }
  'GET /v1/me/preferences': { answer: Preferences }
  'PUT /v1/me/preferences/:name': { body: { value: unknown }; answer: void }
  'GET /v1/me/shared-searches/:list': { answer: SharedSearch[] }
  'PUT /v1/me/pin': { body: { currentPassword: string; pin: string }; answer: void }
  'GET /v1/me/protection': { answer: ProtectionView }
  'PUT /v1/me/protection/limits': { body: OwnLimitOrder; answer: ProtectionView }
  'POST /v1/me/protection/limits/:id/confirmation': { answer: ProtectionView }
  'DELETE /v1/me/protection/limits/:id': { answer: ProtectionView }
  'POST /v1/me/protection/exclusions': { body: ExclusionOrder; answer: ProtectionView }
  'PUT /v1/me/protection/reality-check': { body: { minutes: number }; answer: ProtectionView }
  'POST /v1/me/protection/reality-check/answers': { answer: ProtectionView }
  'GET /v1/users/:id/protection': { answer: ProtectionView }
  'POST /v1/users/:id/exclusions': { body: ExclusionByStaff; answer: ProtectionView }
  'GET /v1/me/erasure': { answer: ErasureView }
  'POST /v1/me/erasure': { body: { currentPassword: string }; answer: void }
  'POST /v1/me/personal-data': { body: { currentPassword: string }; answer: PersonalCopy }
  'POST /v1/users/:id/erasure': { body: { reason: string }; answer: ErasureRow }
  'POST /v1/erasures/:id/refusal': { body: { reason: string }; answer: ErasureRow }
  'POST /v1/erasures/:id/hastening': { body: { reason: string }; answer: ErasureRow }
  'PUT /v1/users/:id/password': { body: { password: string }; answer: void }
  'GET /v1/users/:id/sessions': { answer: SessionView[] }
  'DELETE /v1/users/:id/sessions': { answer: void }
  'GET /v1/users/:id/limits': { answer: UserLimitsView }
  'GET /v1/users/:id/trail': { answer: UserTrail }
  'GET /v1/users/:id/balances': { answer: UserBalances }
  'GET /v1/users/:id/notes': { answer: UserNote[] }
  'POST /v1/users/:id/notes': { body: { text: string }; answer: UserNote[] }
  'DELETE /v1/translations/:id': { answer: TranslationRow }
  'DELETE /v1/email-templates/:id': { answer: EmailTemplateRow }
  'POST /v1/email-templates/:id/previews': { body: MailText; answer: MailPreview }
  'POST /v1/email-templates/:id/tests': { body: MailText & { to: string }; answer: void }
  'POST /v1/roles/:id/copies': { body: { name: string }; answer: RoleRow }
}
