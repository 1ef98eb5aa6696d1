/** The forms of payment methods that were made before their titles had languages. */
import { test } from '@japa/runner'
import { Installation } from '#tests/support/installation'

test.group('The migration of titles of payment fields', () => {
  test('a title becomes that of the brand, and comes back', async ({ assert }) => {
    const old = await Installation.migrated()
    const rest = {
      name: 'iban',
      type: 'iban',
      minLength: 15,
      maxLength: 42,
      required: true,
      options: [],
    }
    const before = JSON.stringify([{ ...rest, title: 'Kontonummer', placeHolder: '' }])
    old.run(`insert into sites (key, title, settings, default_language, created_at, updated_at)
      values ('a', 'A', '{}', 'de', 1, 1);
    insert into payment_categories (site_id, direction, names, min_amount, max_amount, info, list_order, is_shown)
      values (1, 'withdrawal', '{}', 0, 0, '{}', 1, 1);
    insert into payment_methods (site_id, category_id, gateway, pay_type, pay_tag, names, info_fields, fields, min_amount,
      max_amount, fee_percent_milli, fee_fixed, pocket, banks, opens, currencies, countries, branches, allowed_origins,
      settings, two_officers_above, expires_after_minutes, list_order, is_shown)
      values (1, 1, 'manual', 'iban', '', '{}', '{}', '${before}', 0, 0, 0, 0, 'balance', 'none', 'redirect', '[]', '[]',
      '[]', '[]', '{}', 0, 60, 1, 1);
    delete from adonis_schema where name like '%0097_titles_by_language'`)
    const holding = (field: object) =>
      old.count(
        `select count(*) from payment_methods where fields = '${JSON.stringify([{ ...rest, ...field }])}'`
      )
    await old.ace(['migration:run', '--force'])
    assert.equal(holding({ titles: { de: 'Kontonummer' }, placeHolders: {} }), 1)
    await old.ace(['migration:rollback', '--force', '--step=1'])
    assert.equal(holding({ title: 'Kontonummer', placeHolder: '' }), 1)
  })
})
