import type { Personal } from '#core/retention/personal_data'

export const personal: Personal = {
  tables: [
    { table: 'account_links', erased: 'rows', hidden: ['code_hash'] },
    { table: 'hand_login_pins', erased: 'rows', isWithoutId: true, hidden: ['pin_hash'] },
    { table: 'recovery_codes', erased: 'rows', hidden: ['code_hash'] },
    { table: 'second_factors', erased: 'rows', isWithoutId: true, hidden: ['secret'] },
    { table: 'user_notes', erased: 'rows' },
    { table: 'user_preferences', erased: 'rows', isWithoutId: true },
    { table: 'user_sessions', erased: 'rows', hidden: ['token_hash', 'device_hash'] },
    { table: 'idempotency_keys', erased: 'rows', hidden: ['request_hash', 'response'] },
    {
      table: 'users',
      of: 'id',
      erased: {
        username: pseudonym,
        username_key: pseudonym,
        // no password has this hash
        password_hash: '',
        first_name: '',
        last_name: '',
        email: null,
        email_key: null,
        phone_code: null,
        cell_phone: null,
        phone_key: null,
        birth_date: null,
        gender: null,
        identity_number: null,
        identity_key: null,
        country_code: null,
        city: null,
        town: null,
        state: null,
        address: null,
        post_code: null,
        last_login_ip: null,
        allowed_networks: null,
        promotion_code: null,
        affiliate_code: null,
      },
      hidden: ['password_hash', 'token_version', 'username_key', 'email_key', 'phone_key', 'path'],
    },
  ],
  ofThings: { roles: ['name'] },
}

/** The name of an erased account; nobody else can have it, since names have no dash after a dot. */
function pseudonym(userId: number): string {
  return `erased.-${userId}`
}
