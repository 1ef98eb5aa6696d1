import { registrationFaults } from '@grandstand/shared-types/registration/faults'
import type { RegistrationForm } from '@grandstand/shared-types/registration/form'
import { diallingDigits } from '@grandstand/shared-types/registration/phone'
import { isCurrencyCode } from '@grandstand/shared-types/money/currencies'
import { mayPlayFrom } from '@grandstand/shared-types/accounts/play_countries'
import { requireCaptcha } from '#core/captcha/captcha'
import { bus } from '#core/bus'
import { AppError } from '#core/errors/app_error'
import { inTransaction, isUniqueViolation, type Trx } from '#core/database/transactions'
import { countVisit, type Visit } from '#core/throttle/visit_rate'
import { clock } from '#core/timing/clock'
import { recordAudit } from '#audit/record_audit'
import { insertUser } from '#accounts/actions/insert_user'
import type User from '#accounts/models/user'
import { hashPassword } from '#accounts/password_hash'
import type { NewUser } from '#accounts/validators/user'
import { originOf } from '#origins/origins'
import { houseOf, lockHouse } from '#registration/house'
import { writeActivationMail } from '#registration/mails'
import { takenFields } from '#accounts/queries/taken'
import { termsOf } from '#registration/queries/terms'
import type { CurrentSite } from '#sites/current_site'

export interface Registration {
  form: RegistrationForm
  /** The language of the page, which becomes the account's. */
  language: NonNullable<NewUser['language']>
  /** The solved captcha. */
  captcha: string
}

/**
 * Opens an account for a visitor who registers on the web (rules 8.3), and writes the activation mail where the brand
 * asks for one. A stranger learns who has an account only at the price of a captcha, because the checks have this
 * order: throws 403 `registrationClosed`, 403 `countryNotAllowed` for the country of the address, 422 with the key of
 * each broken rule, 429 `tooManyAttempts` [seconds], 422 `captchaWrong` at `captcha`, 422 `usernameAlreadyUseRegister`,
 * `emailAlreadyUse`, `phoneAlreadyUse`, `identityNumberInUse`.
 */
export async function register(
  site: CurrentSite,
  { form, language, captcha }: Registration,
  visit: Visit
): Promise<User> {
  const { settings, id: siteId } = site
  if (settings.flags.registerDisabled) throw new AppError('registrationClosed')
  if (!mayPlayFrom(originOf(visit.ip), settings.countries)) throw new AppError('countryNotAllowed')
  const houseId = await houseOf(site)
  requireNone(registrationFaults(form, { ...termsOf(site), nowMs: clock.now() }))
  await countVisit('registrations', visit)
  await requireCaptcha(captcha)
  requireNone(await takenFields(siteId, form))

  const passwordHash = await hashPassword(form.password, 'stranger')
  const awaitsActivation = settings.flags.mailActivation
  const user = await opening(async (trx) => {
    const house = await lockHouse(trx, houseId)
    // checked again, since somebody may have registered while the password was hashed
    requireNone(await takenFields(siteId, form, undefined, trx))
    const input = newUserOf(form, language)
    const opened = await insertUser(trx, house, input, passwordHash, {
      awaitsActivation,
      promotionCode: form.promotionCode || null,
      affiliateCode: form.affiliateCode || null,
    })
    if (awaitsActivation) await writeActivationMail(trx, site, opened)
    await record(trx, opened, input, visit.ip)
    return opened
  })
  bus.emit('accessChanged', { userId: user.id })
  bus.emit('userRegistered', { siteId, userId: user.id })
  return user
}

function requireNone(fields: ReturnType<typeof registrationFaults>): void {
  if (fields.length > 0) throw new AppError('validationFailed', { fields })
}

/** At the same moment staff may take the username, since they lock another row. */
async function opening(work: (trx: Trx) => Promise<User>): Promise<User> {
  try {
    return await inTransaction(work)
  } catch (error) {
    if (isUniqueViolation(error)) throw AppError.field('username', 'usernameAlreadyUseRegister')
    throw error
  }
}

function newUserOf(form: RegistrationForm, language: Registration['language']): NewUser {
  const { currency, gender, cellPhone } = form
  return {
    type: 'player',
    isOnline: true,
    language,
    username: form.username,
    password: form.password,
    firstName: form.firstName,
    lastName: form.lastName,
    email: form.email,
    birthDate: form.birthDate,
    gender: gender === 'm' || gender === 'f' ? gender : null,
    identityNumber: form.identityNumber || null,
    countryCode: form.countryCode,
    city: form.city || null,
    address: form.address,
    postCode: form.postCode,
    phoneCode: cellPhone ? `+${diallingDigits(form.phoneCode)}` : null,
    cellPhone: cellPhone || null,
    currency: isCurrencyCode(currency) ? currency : null,
  }
}

async function record(trx: Trx, user: User, input: NewUser, ip: string): Promise<void> {
  const { password: _password, ...after } = input
  await recordAudit(trx, {
    siteId: user.siteId,
    actorId: user.id,
    action: 'user.register',
    subjectType: 'user',
    subjectId: user.id,
    detail: { after },
    ip,
  })
}
