import { describe, expect, it } from 'vitest'
import { readLinkCode } from '../../src/affiliates/link_codes.ts'
import { registrationFaults } from '../../src/registration/faults.ts'
import {
  keptText,
  REGISTRATION_FIELDS,
  type RegistrationForm,
  type RegistrationTerms,
} from '../../src/registration/form.ts'

const NOON = Date.UTC(2026, 10, 21, 12)
const STRICT: RegistrationTerms = {
  mobileRequired: true,
  nationalIdRequired: true,
  refuseCommonPasswords: true,
  brandWords: ['northstar'],
  countryCodes: ['TR', 'DE'],
}
const LENIENT: RegistrationTerms = {
  ...STRICT,
  mobileRequired: false,
  nationalIdRequired: false,
  refuseCommonPasswords: false,
}

const GOOD: RegistrationForm = {
  username: 'zeynep34',
  password: 'a-long-secret',
  repeatPassword: 'a-long-secret',
  email: 'zeynep@example.com',
  firstName: 'Zeynep',
  lastName: 'Kaya',
  birthDate: '1990-05-17',
  gender: 'f',
  identityNumber: '23456789138',
  countryCode: 'TR',
  city: 'Bursa',
  address: 'Atatürk Cad. 12',
  postCode: '16000',
  phoneCode: '+90',
  cellPhone: '0532 123 45 67',
  currency: 'TRY',
  promotionCode: '',
  affiliateCode: '',
}

/** The faults as `field: key|params`. */
const faultsOf = (changes: Partial<RegistrationForm>, terms = STRICT) =>
  registrationFaults({ ...GOOD, ...changes }, { ...terms, nowMs: NOON }).map(
    ({ field, key, params }) => `${field}: ${[key, ...params].join('|')}`
  )

describe('a registration', () => {
  it('that keeps every rule has no fault', () => {
    expect(faultsOf({})).toEqual([])
  })

  const optional = ['city', 'promotionCode', 'affiliateCode']
  it.each(REGISTRATION_FIELDS.filter((field) => !optional.includes(field)))('needs %s', (field) => {
    expect(faultsOf({ [field]: '' })).toContain(`${field}: isRequiredArea`)
  })

  it('names every missing field at once, in the order of the form', () => {
    const empty = Object.fromEntries(REGISTRATION_FIELDS.map((field) => [field, '']))
    expect(faultsOf(empty)).toEqual(
      REGISTRATION_FIELDS.filter((field) => !optional.includes(field)).map(
        (field) => `${field}: isRequiredArea`
      )
    )
  })

  it.each<[fault: string, changes: Partial<RegistrationForm>]>([
    ['username: minLengthMaxLength|username|5|20', { username: 'ayse' }],
    ['username: minLengthMaxLength|username|5|20', { username: 'a'.repeat(21) }],
    ['username: usernameCharacters', { username: 'ayşe34' }],
    ['username: usernameCharacters', { username: 'ayse_34' }],
    ['password: minLengthMaxLength|password|8|20', { password: 'secret7' }],
    ['password: minLengthMaxLength|password|8|20', { password: 'x'.repeat(21) }],
    ['password: passwordIsUsername', { password: 'ZEYNEP34' }],
    ['password: commonPassword', { password: 'Fenerbahce1' }],
    ['repeatPassword: passwordMatchError', { repeatPassword: 'a-long-secre' }],
    ['email: emailRequired', { email: 'zeynep@example' }],
    ['email: emailRequired', { email: 'zeynep.example.com' }],
    ['email: emailRequired', { email: 'a b@example.com' }],
    ['email: emailRequired', { email: '.a@example.com' }],
    ['email: emailRequired', { email: 'a@-example.com' }],
    ['email: emailRequired', { email: 'a@example.com\nBcc: all@example.com' }],
    ['firstName: minLengthMaxLength|firstName|1|80', { firstName: 'x'.repeat(81) }],
    ['birthDate: dateRequired', { birthDate: '1990-02-30' }],
    ['birthDate: minimumAge|18', { birthDate: '2008-11-22' }],
    ['gender: isRequiredArea', { gender: 'x' }],
    ['identityNumber: identityNumberWrong', { identityNumber: '23456789139' }],
    ['identityNumber: identityNumberWrong', { identityNumber: '---', countryCode: 'TR' }],
    ['countryCode: countryNotAllowed', { countryCode: 'FR' }],
    ['city: minLengthMaxLength|city|1|80', { city: 'x'.repeat(81) }],
    ['address: minLengthMaxLength|address|1|255', { address: 'x'.repeat(256) }],
    ['postCode: minLengthMaxLength|postCode|1|20', { postCode: '1'.repeat(21) }],
    ['phoneCode: unknownEntry', { phoneCode: '999' }],
    ['cellPhone: numberRequired', { cellPhone: '0532 ABC' }],
    ['cellPhone: minLengthMaxLength|cellPhone|4|13', { cellPhone: '123' }],
    ['cellPhone: minLengthMaxLength|cellPhone|4|13', { cellPhone: '1'.repeat(14) }],
    ['currency: unknownEntry', { currency: 'GBP' }],
    ['promotionCode: formWrong|SUMMER-26', { promotionCode: '50%' }],
    ['promotionCode: minLengthMaxLength|promotionCode|1|40', { promotionCode: 'x'.repeat(41) }],
    ['affiliateCode: minLengthMaxLength|affiliateCode|1|40', { affiliateCode: 'x'.repeat(41) }],
  ])('is refused: %s', (fault, changes) => {
    expect(faultsOf(changes)).toContain(fault)
  })

  it.each([
    'ABC 123',
    '  abc-123 ',
    'ＡＢＣ１２３',
    'abc ۱۲۳',
    '\u202aABC\u200b123\u202c',
    'АВС123',
  ])('reads the promotion code %s as ABC123', (promotionCode) => {
    expect(keptText('promotionCode', promotionCode)).toBe('ABC123')
    expect(faultsOf({ promotionCode })).toEqual([])
  })

  it.each([' K7M2 X9AB-Spring ', 'ｋ７ｍ２ｘ９ａｂ-spring', 'k۷m۲x۹ab‑spring\u200e'])(
    "reads the code of an affiliate's link %s with its campaign",
    (affiliateCode) => {
      expect(readLinkCode(keptText('affiliateCode', affiliateCode))).toEqual({
        code: 'k7m2x9ab',
        campaign: 'spring',
      })
      expect(faultsOf({ affiliateCode })).toEqual([])
    }
  )

  it('is possible on the day on which somebody comes of age', () => {
    expect(faultsOf({ birthDate: '2008-11-21' })).toEqual([])
    for (const day of ['17.5.1990', '17/05/1990', '17-05-1990', '۱۷/۰۵/۱۹۹۰']) {
      expect(faultsOf({ birthDate: day })).toEqual([])
    }
  })

  it('needs neither phone nor identity number where the brand asks for none', () => {
    const without = { cellPhone: '', identityNumber: '' }
    expect(faultsOf(without, LENIENT)).toEqual([])
    expect(faultsOf({ cellPhone: '12', phoneCode: '' }, LENIENT)).toHaveLength(2)
    expect(faultsOf({ identityNumber: '1' }, LENIENT)).toEqual([
      'identityNumber: identityNumberWrong',
    ])
  })

  it('takes a common password where the brand takes it', () => {
    const common = { password: 'password123', repeatPassword: 'password123' }
    expect(faultsOf(common, LENIENT)).toEqual([])
  })

  it('takes identity numbers of other countries as they are', () => {
    const german = { countryCode: 'DE', phoneCode: '49', identityNumber: 'L01X00T47' }
    expect(faultsOf(german)).toEqual([])
    expect(faultsOf({ ...german, identityNumber: 'L01' })).toEqual([
      'identityNumber: minLengthMaxLength|identityNumber|4|40',
    ])
    expect(faultsOf({ ...german, identityNumber: '-----' })).toEqual([
      'identityNumber: identityNumberWrong',
    ])
  })
})
