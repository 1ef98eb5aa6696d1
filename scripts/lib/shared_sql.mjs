/** What MySQL 8 and MariaDB 10.11 do not share: SQL keeps to the rest. */

/** What is looked for in a line of code, and who lacks it. */
const NOT_SHARED = [
  [
    /\breturning\b\s+(?:\*|\w+(?:,|\s*['"`;]))|\.returning\(/i,
    'RETURNING: MySQL lacks it, MariaDB has none of updates',
  ],
  [
    /->>?\s*'\$/,
    '-> and ->> of JSON: MariaDB lacks them; json_unquote(json_extract(...)) is in both',
  ],
  [/\b(?:create|alter|drop)\s+sequence\b|\bnext value for\b/i, 'sequences: MySQL lacks them'],
  [
    /\bjson_(?:storage_size|storage_free|schema_validation_report)\s*\(/i,
    'functions of JSON that MariaDB lacks',
  ],
  [/\bjson_schema_valid\s*\(/i, 'JSON_SCHEMA_VALID: MariaDB has it since 11.1'],
  [/\bmember of\s*\(/i, 'MEMBER OF: MariaDB lacks it; json_contains is in both'],
  [
    /\bjson_(?:compact|detailed|loose|query|exists|equals|normalize)\s*\(/i,
    'functions of JSON that MySQL lacks',
  ],
  [/\bany_value\s*\(/i, 'ANY_VALUE: MariaDB lacks it'],
  [
    /\)\s*as\s+\w+(?:\s*\([^)]*\))?\s+on duplicate key/i,
    'INSERT ... AS new: MariaDB lacks it; values(column) is in both',
  ],
  [/\blateral\s*\(/i, 'LATERAL: MariaDB lacks it'],
  [/\bfor (?:update|share) of\b/i, 'FOR UPDATE OF: MariaDB lacks it'],
  [/\bfor share\b/i, 'FOR SHARE: MariaDB lacks it; lock in share mode is in both'],
  [/\b(?:uuid_to_bin|bin_to_uuid)\s*\(/i, 'UUID_TO_BIN: MariaDB lacks it'],
  [/\bregexp_like\s*\(/i, 'REGEXP_LIKE: MariaDB lacks it; regexp is in both'],
  [/\bgrouping\s*\(/i, 'GROUPING: MariaDB lacks it'],
  [/\butf8mb4_0900_\w+/i, 'collations that MariaDB lacks'],
  [/\buca1400_\w+/i, 'collations that MySQL lacks'],
  [/\bnot enforced\b/i, 'CHECK ... NOT ENFORCED: MariaDB lacks it'],
  [/\bdrop check\b/i, 'DROP CHECK: MariaDB lacks it; drop constraint is in both'],
  [/\bindex\s+\w+[^(]*\(\(/i, 'an index of an expression: MariaDB lacks it'],
  [/\b(?:in)?visible index\b|\bindex\b.*\binvisible\b/i, 'invisible indexes: MariaDB lacks them'],
  [
    /\b(?:add|drop|modify|change)\s+(?:column|index|key|constraint)\s+if\s+(?:not\s+)?exists\b/i,
    'IF EXISTS of a column or an index: MySQL lacks it',
  ],
  [/\bcreate or replace (?:table|index|user)\b/i, 'CREATE OR REPLACE: MySQL has it of views alone'],
  [/\bsystem versioning\b|\bfor system_time\b/i, 'tables with versions: MySQL lacks them'],
  [/\bfull (?:outer )?join\b/i, 'FULL JOIN: both lack it'],
  [/\blimit rows examined\b/i, 'LIMIT ROWS EXAMINED: MySQL lacks it'],
  [/\bset statement\b.*\bfor\b/i, 'SET STATEMENT ... FOR: MySQL lacks it'],
  [/\/\*\+/, 'hints in comments: MariaDB 10.11 lacks them'],
]

const COMMENT = /^\s*(?:\*|\/\/|\/\*\*)/

/** Why a line does not run on both, in words; empty for one that does, or holds no SQL. */
export const notShared = (line) =>
  COMMENT.test(line)
    ? []
    : NOT_SHARED.filter(([pattern]) => pattern.test(line)).map(([, why]) => why)
