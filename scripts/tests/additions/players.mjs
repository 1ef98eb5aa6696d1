/** A page of the player app, a market rule, and a language. */

const PAGES = 'player-web/src/features'
const PAGE = `import { useTranslation } from 'react-i18next'

/** The tips of the day. */
export default function TipsPage() {
  const { t } = useTranslation()
  return <h1>{t('tipsPage.title')}</h1>
}
`
const DESCRIPTION = `import type { PlayerPage } from '../../navigation/page.ts'

export const pages: readonly PlayerPage[] = [
  {
    paths: ['tips'],
    title: 'tipsPage.title',
    section: 'sports',
    layout: 'plain',
    load: () => import('./TipsPage.tsx'),
  },
]
`

/** Repeats the title of the contact form in each language. */
export function addPlayerPage(copy) {
  copy.add(`${PAGES}/tips/TipsPage.tsx`, PAGE)
  copy.add(`${PAGES}/tips/pages.ts`, DESCRIPTION)
  const titles = copy.files.filter((file) => file.startsWith(`${PAGES}/contact/texts/`))
  for (const file of titles) {
    copy.add(
      file.replace('/contact/', '/tips/'),
      copy.read(file).replace('contactPage', 'tipsPage')
    )
  }
}

const MARKETS = 'shared-types/src/markets'
const RULE = `/** Parity of the total, told as a tip. */
import { won } from '../shared/result.ts'
import { scoreRule } from '../shared/score_rule.ts'

export const tip = scoreRule('tip', ({ key, count }) =>
  won(key === (count % 2 === 0 ? 'even' : 'odd'))
)
`

/** A rule with its name in each language, the subject that is settled by it, and a market type. */
export function addMarketRule(copy) {
  copy.add(`${MARKETS}/rules/counts/tip.ts`, RULE)
  const subjects = `${MARKETS}/table/subjects/subjects.ts`
  copy.edit(
    subjects,
    "import { oddEven } from '../../rules/counts/odd_even.ts'\n",
    "import { tip } from '../../rules/counts/tip.ts'\n"
  )
  const oddEven = "  oddEven: plain(oddEven, outcomes.ODD_EVEN, 'totals'),\n"
  copy.edit(subjects, oddEven, "  tip: plain(tip, outcomes.ODD_EVEN, 'totals'),\n")
  copy.edit(`${MARKETS}/table/goals.ts`, '(100, [', "\n  market(9001, 'match', 'tip', GOALS),")
  for (const file of copy.files) {
    const [, language] = /languages\/(\w+)\/rules\.ts$/.exec(file) ?? []
    if (language) copy.edit(file, '  oddEven: ', `  tip: 'Tip (${language})',\n`, { before: true })
  }
}

const DUTCH_FILE = /\/nl(\.ts|\/.*)$/
/** What a table of words by language says in Dutch. */
const DUTCH_WORDS = /\n {2}nl: [\s\S]*?(?=\n {2}\w+: |\n\})/
const HAS_TABLES = /^(?:api\/app|player-web\/src)\/.*\.tsx?$/

/** Danish, which repeats the texts of Dutch: in files of its own, and in the tables that hold the words of all languages. */
export function addLanguage(copy) {
  copy.edit(
    'shared-types/src/languages/table.ts',
    "  ['nl', 'Nederlands', 'nl', 'ltr', COMMA, ONE_OTHER],\n",
    "  ['da', 'Dansk', 'da', 'ltr', COMMA, ONE_OTHER],\n"
  )
  for (const file of copy.all().filter((one) => DUTCH_FILE.test(one))) {
    const words = copy.read(file).replaceAll(/(?<=['/])nl(?='|\.ts')/g, 'da')
    copy.add(file.replace(DUTCH_FILE, '/da$1'), words)
  }
  for (const file of copy.files.filter((one) => HAS_TABLES.test(one))) {
    const [words] = DUTCH_WORDS.exec(copy.read(file)) ?? []
    if (words) copy.edit(file, words, words.replace('nl: ', 'da: '))
  }
}
