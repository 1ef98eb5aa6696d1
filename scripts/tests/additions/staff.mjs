/** A resource of the back office, an error key of it, and an operation of the API. */

/** TV channels of matches are the plainest resource; tips repeat them. */
const WORDS = [
  ['wire/site/content', 'wire/site/tips'],
  ['match_channels', 'tips'],
  ['Channel', 'Tip'],
  ['channel', 'tip'],
  ['CHANNEL', 'TIP'],
]
const asTips = (text) => WORDS.reduce((out, [from, to]) => out.replaceAll(from, to), text)

const ROOM = 'api/app/content'
const SCREENS = 'backoffice/src/resources/channels'
const REPEATED = [
  `${ROOM}/actions/edit_channels.ts`,
  `${ROOM}/operations/channels.ts`,
  `${ROOM}/queries/channel_resource.ts`,
  `${ROOM}/validators/channels.ts`,
  `${SCREENS}/ChannelForm.tsx`,
  `${SCREENS}/ChannelList.tsx`,
  `${SCREENS}/channelColumns.tsx`,
  `${SCREENS}/index.ts`,
  `${SCREENS}/texts/en.ts`,
  `${SCREENS}/texts/tr.ts`,
]

const MIGRATION = `import { BaseSchema } from '@adonisjs/lucid/schema'

export default class extends BaseSchema {
  override async up() {
    this.schema.createTable('tips', (table) => {
      table.bigIncrements('id')
      table.bigInteger('site_id').unsigned().notNullable().references('sites.id')
      table.bigInteger('match_id').unsigned().notNullable()
      table.string('name', 60).notNullable()
      table.string('link', 500).nullable()
    })
  }

  override async down() {
    this.schema.dropTable('tips')
  }
}
`
const OWNED = `
    tips: {
      by: 'site_id',
      rows: 'removed',
      clone: 'copied',
      edited: 'tip',
      calledBy: 'name',
      names: { match_id: 'matches' },
    },`

export function addResource(copy) {
  for (const file of REPEATED) copy.add(asTips(file), asTips(copy.read(file)))
  const rows = copy.read('shared-types/src/wire/site/content.ts')
  const ofChannels = rows.match(/export interface Channel\w+ [^}]+\}\n/g)
  copy.add('shared-types/src/wire/site/tips.ts', asTips(ofChannels.join('\n')))
  copy.add('database/migrations/9999_tips.ts', MIGRATION)
  copy.edit(
    `${ROOM}/routes.ts`,
    "import type { Operations } from '#core/operations/operation'\n",
    "import { showTips, tipEdits } from '#content/operations/tips'\n"
  )
  copy.edit(`${ROOM}/routes.ts`, '  showChannels,\n', '  ...tipEdits,\n  showTips,\n')
  copy.edit(`${ROOM}/owners.ts`, 'brand: {', OWNED)
  copy.edit(`${ROOM}/personal.ts`, 'ofThings: {', "\n    tips: ['name'],")
}

/** A refusal of the resource, whose texts stand beside it. */
export function addErrorKey(copy) {
  copy.edit(
    'shared-types/src/core/staff_errors.ts',
    '  ...SETTLEMENT_ERRORS',
    '  /** the brand has a tip on the match @params name */\n  tipTaken: 409,\n',
    { before: true }
  )
  for (const language of ['tr', 'en']) {
    const file = `${SCREENS}/texts/${language}.ts`.replace('channels', 'tips')
    copy.edit(file, '  values: {', "  errors: { tipTaken: '%{0}' },\n", { before: true })
  }
  copy.edit(`${ROOM}/operations/tips.ts`, '],\n    run: editing.createTip', ", 'tipTaken'", {
    before: true,
  })
}

const OPERATION = `/** The numbers of the matches of a day that have a tip. */
import { operation } from '#core/operations/operation'
import { reply } from '#core/operations/reply'

export const tippedMatches = operation({
  method: 'GET',
  path: '/v1/content/tipped-matches',
  does: 'The numbers of matches that have a tip.',
  who: 'visitor',
  answers: reply<number[]>(),
  handle: async () => [],
})
`

export function addOperation(copy) {
  copy.add(`${ROOM}/operations/tipped_matches.ts`, OPERATION)
  copy.edit(
    `${ROOM}/routes.ts`,
    "import { showTips, tipEdits } from '#content/operations/tips'\n",
    "import { tippedMatches } from '#content/operations/tipped_matches'\n"
  )
  copy.edit(`${ROOM}/routes.ts`, '  ...tipEdits,\n', '  tippedMatches,\n')
  copy.edit(
    'shared-types/src/wire/calls/site_calls.ts',
    "  'GET /v1/content/matches/:id/channels'",
    "  'GET /v1/content/tipped-matches': { answer: number[] }\n",
    { before: true }
  )
}
