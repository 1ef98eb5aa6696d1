import { expect, test } from 'vitest'
import { notShared } from '../lib/shared_sql.mjs'

const ONE_LACKS = [
  'insert into t (a) values (1) returning id;',
  "trx.table('t').insert(row).returning('id')",
  "select detail->>'$.name' from t",
  'create sequence s',
  "select json_value(a, '$.b') from t where 3 member of (a)",
  'select json_detailed(a) from t',
  'insert into t (a) values (1) as new on duplicate key update a = new.a',
  'select * from t, lateral (select 1) as x',
  'select * from t for update of t',
  'select * from t for share',
  'alter table t add constraint c check (a > 0) not enforced',
  'alter table t drop check c',
  'create index i on t ((lower(a)))',
  'alter table t add column if not exists a int',
  'create table t (a text collate utf8mb4_0900_ai_ci)',
  'select /*+ index(t i) */ a from t',
]

const BOTH_HAVE = [
  'insert into t (a) values (1) on duplicate key update a = values(a)',
  "select json_unquote(json_extract(detail, '$.name')) from t",
  "select * from json_table('[1]', '$[*]' columns (a int path '$')) as t",
  'alter table t drop constraint c',
  'select * from t for update skip locked',
  'const back = (coupon) => coupon.returning',
  '/** Returning players get a bonus. */',
  'with recursive tree as (select 1) select * from tree',
]

test.each(ONE_LACKS)('is found: %s', (line) => {
  expect(notShared(line)).not.toEqual([])
})

test.each(BOTH_HAVE)('runs on both: %s', (line) => {
  expect(notShared(line)).toEqual([])
})
