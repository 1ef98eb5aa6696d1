/** Texts of the commands on the terminal. Files that begin with an underscore are not commands. */
import { MARKET_TYPES } from '@grandstand/shared-types/markets/table/market_types'
import type { ChainFault } from '@grandstand/shared-types/wire/chain_faults'
import type { AppError } from '#core/errors/app_error'
import type { ImportReport } from '#catalogue/actions/import_fixtures'
import type { SeasonImport } from '#season_files/actions/import_season'
import type { SeasonResultReport } from '#season_files/actions/store_season_results'
import type { Rotation } from '#core/keys/rotate_keys'
import type { FileError, FileErrorKey, RejectedRow } from '#season_files/reading/file_error'
import type { OutboundPlace } from '#integrity/outbound'
import type { VerifyReport } from '#ledger/verify'
import type { ChainHead } from '#core/chain/chain'
import type { ChainBreak } from '#core/chain/verify_chain'

const count = (value: number) => value.toLocaleString('en-US')

/** Rows of words in columns; each column is as wide as its widest word. */
function columns(rows: readonly (readonly string[])[]): string[] {
  const widths = rows[0]?.map((_, i) => Math.max(...rows.map((row) => row[i]?.length ?? 0))) ?? []
  return rows.map((row) =>
    `  ${row.map((cell, i) => cell.padEnd(widths[i] ?? 0)).join('   ')}`.trimEnd()
  )
}

type Params = readonly (string | number)[]

const FEED_TEXTS: Record<FileErrorKey, (params: Params) => string> = {
  unknownFeedFormat: ([format, known]) => `there is no format "${format}"; known: ${known}`,
  feedFileNotFound: ([path]) => `cannot be read (${path})`,
  feedEmptyFile: () => 'the file is empty',
  feedNoRows: () => 'there is a header and nothing below it',
  feedWrongHeader: ([names]) => `this is no header of the format, which begins with ${names}`,
  feedMissingColumn: ([names]) => `the header lacks ${names}`,
  feedBrokenQuote: () => 'a quotation mark is opened and never closed',
  feedGluedRow: ([fields, expected]) =>
    `${fields} fields where the header has ${expected}: a row of another season or a torn one`,
  feedUnknownDivision: ([division]) => `there is no division "${division}"`,
  feedRepeatedMatch: ([line]) => `the same match stands in line ${line}`,
  feedUnknownMatch: () => 'this match was never imported',
  isRequiredArea: ([column]) => `${column} is empty`,
  minLengthMaxLength: ([column, min, max]) => `${column} has not ${min} to ${max} characters`,
  feedNoSeason: ([example]) =>
    `the name of the file does not say which season it is, as ${example} does`,
  feedLoneRow: ([column, mark]) =>
    `the row of the other team does not stand beside this one (${column} ${mark})`,
  feedCellWrong: ([column, text]) => `${column} cannot be "${text}"`,
  dateRequired: ([text, pattern]) => `"${text}" is no date (${pattern})`,
  timeRequired: ([text]) => `"${text}" is no time (hh:mm)`,
  resultIncomplete: ([facts]) => `the result contradicts itself or lacks a part: ${facts}`,
}

const FIELD_TEXTS: Record<string, (params: Params) => string> = {
  notFound: () => 'there is nobody of that name',
  minLengthMaxLength: ([field, min, max]) => `${field} must have ${min} to ${max} characters`,
  usernameAlreadyUseRegister: () => 'there is a user of that name',
  commonPassword: () => 'anybody would try this password first',
}

function rejectedRows(rejected: readonly RejectedRow[]): string[] {
  if (rejected.length === 0) return ['rejected rows: none']
  const rows = rejected.map(
    ({ line, key, params }) => `  line ${line}: ${FEED_TEXTS[key](params)} [${key}]`
  )
  return [`rejected rows: ${rejected.length}`, ...rows]
}

const typeKeys = new Map(MARKET_TYPES.map(({ id, key }) => [id, key]))

const pricesMissing = (matchesByType: SeasonImport['withoutPrice']) =>
  Object.entries(matchesByType)
    .map(([typeId, matches]) => `${typeKeys.get(Number(typeId)) ?? typeId} ${matches}`)
    .join(', ')

const CHAIN_FAULT_TEXTS: Record<ChainFault, (id: number) => string> = {
  rowChanged: (id) => `row ${id} or its seal was changed`,
  rowMissing: (id) => `row ${id} is missing`,
  sealMissing: (id) => `seal ${id} is missing`,
  sealedAnew: (id) => `row ${id} was sealed anew`,
  anchorChanged: (id) => `anchor ${id} fits no rows`,
}

export const messages = {
  refused: ({ key, params, fields }: AppError) =>
    (fields ?? [{ field: '', key, params }])
      .map(
        ({ field, ...at }) =>
          FIELD_TEXTS[at.key]?.(at.params) ?? [field, at.key, ...at.params].join(' ')
      )
      .join('; '),
  feedRefused: ({ key, file, line, params }: FileError) =>
    `${file}${line > 0 ? `, line ${line}` : ''}: ${FEED_TEXTS[key](params)} [${key}]. Nothing was written.`,
  badStartDay: (text: string) => `--starts-at ${text} is no day such as 2026-12-01`,
  badAwarded: (text: string) => `--awarded ${text}: it is void or score`,

  imported: ({ tournaments, written, withoutPrice, badLines, rejected }: SeasonImport) => [
    ...tournaments.map(({ names, category }) => `${category.names.en}, ${names.en}`),
    ...columns([
      [
        'matches',
        count(written.matches),
        `${written.added} new, ${written.updated} updated, ${written.unchanged} unchanged, ${written.kept} left alone`,
      ],
      ['markets', count(written.markets), `${written.marketsAdded} new`],
      [
        'prices',
        count(written.outcomes),
        `${written.outcomesAdded} new, ${written.outcomesRepriced} changed`,
      ],
    ]),
    `matches without a price: ${pricesMissing(withoutPrice)}` +
      (badLines > 0 ? ` (of which ${badLines} with a line that is none)` : ''),
    ...rejectedRows(rejected),
  ],
  results: ({ added, corrected, unchanged, withoutScore, rejected }: SeasonResultReport) => [
    `results: ${added} new, ${corrected} corrected, ${unchanged} unchanged` +
      (withoutScore > 0 ? `; ${withoutScore} matches without a score` : ''),
    ...rejectedRows(rejected),
  ],
  settled: ({ results, coupons }: { results: number; coupons: number }) =>
    `settled: ${results} results, ${coupons} coupons`,

  unknownFeed: (format: string, known: readonly string[]) =>
    `nobody speaks "${format}"; known: ${known.join(', ')}`,
  feedTokenMissing: 'FEED_TOKEN is not set: the server takes messages only with it',
  feedTokenWrong: 'the server has another FEED_TOKEN, or none',
  feedServerSilent: (server: string, cause: string) => `${server} does not answer (${cause})`,
  feedRecorded: (lines: number) => `recorded: ${lines} messages`,
  feedReplayed: (sent: number) => `replayed: ${sent} messages`,
  badSpeed: (text: string) => `--speed ${text} is no number from 0`,

  catalogueSynced: ({ sports, marketTypes }: { sports: number; marketTypes: number }) =>
    `Catalogue: ${sports} sports and ${marketTypes} market types added.`,

  demoSignIns: (signIns: readonly { username: string; password: string }[]) => [
    'Demo sign-ins (change them before anybody else can reach this):',
    ...columns([
      ['who', 'password'],
      ...signIns.map(({ username, password }) => [username, password]),
    ]),
  ],
  demoHint: (signIns: readonly { username: string; password: string }[]) =>
    `Demo sign-ins, unless changed: ${signIns.map(({ username, password }) => `${username} / ${password}`).join(', ')}`,
  demoCatalogue: ({ added, marketsAdded, outcomesAdded }: ImportReport) =>
    `Demo board: ${count(added)} matches added (${count(marketsAdded)} markets, ${count(outcomesAdded)} prices).`,

  askUsername: 'Username of the admin',
  askPassword: 'Password (8 to 20 characters)',
  askSiteTitle: 'Name of the brand',
  optionMissing: (option: string) => `--${option} is needed where nobody can be asked`,
  adminOpened: (username: string, siteTitle: string) => `Admin ${username} of ${siteTitle} opened.`,

  brandUnknown: (key: string) =>
    key === '' ? 'there is no brand yet' : `there is no brand ${key}`,
  installationStaff: (username: string, siteTitle: string, isStaff: boolean) =>
    `${username} of ${siteTitle} ${isStaff ? 'is' : 'is no longer'} staff of the installation.`,

  sandboxKeys: ({ key, secret }: { key: string; secret: string }) =>
    columns([
      ['key', key],
      ['secret', secret],
    ]),

  outbound: (places: readonly OutboundPlace[]) =>
    places.length === 0
      ? ['This server connects to no other.']
      : columns(
          places.map(({ namedBy, protocol, host, port }) => [
            ...[protocol, host, String(port), namedBy],
          ])
        ),

  ledgerClean: ({ accounts, transfers, entries, seal }: VerifyReport) =>
    `Ledger clean: ${count(accounts)} accounts, ${count(transfers)} transfers, ${count(entries)} entries; the newest seal is ${seal?.hash || 'none'}.`,
  manifestWritten: (files: number, path: string) => `Hashes of ${count(files)} files: ${path}`,
  auditWhole: ({ id, hash }: ChainHead) =>
    `Audit log whole: ${count(id)} rows; the newest seal is ${hash || 'none'}.`,
  auditBroken: ({ fault, id }: ChainBreak) => `Audit log broken: ${CHAIN_FAULT_TEXTS[fault](id)}`,
  sealedAnew: (column: string, rows: number) => `${column}: ${count(rows)} sealed anew`,
  keysRotated: ({ sealedAnew, left }: Rotation) => [
    `Sealed anew: ${count(Object.values(sealedAnew).reduce((sum, rows) => sum + rows, 0))} values.`,
    ...(left.length === 0
      ? ['Nothing needs another key than APP_KEY, except papers printed before.']
      : ['These need another key than APP_KEY:']),
    ...columns(left.map(({ what, rows }) => [what, count(rows)])),
  ],
  ledgerBroken: (firstBreak: string) => `Ledger broken: ${firstBreak}`,
}
